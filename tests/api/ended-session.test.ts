import { expect, test } from 'vitest';
import { setSession } from '../../src/api/session/session';
import { setUpClient, text } from './client-setup';

test('after a session has ended nothing more is sent until somebody signs in', { tags: 'RC30' }, async () => {
  let requests = 0;
  const { client, ends } = await setUpClient(() => {
    requests++;
    return { status: 401, json: { status: 401, message: 'Unauthorized' } };
  });
  setSession({ accessToken: 'old' }, client);
  await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(client.write('patch', 'api/b', text)).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(client.read('get', 'api/c', text)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(requests).toBe(1);
  expect(ends).toHaveLength(1);
});
