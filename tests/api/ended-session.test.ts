import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { draftOwnerKey } from '../../src/api/drafts/draft-key';
import { clearSession } from '../../src/api/session/clear-session';
import { onUserChange, sessionOf, setSession } from '../../src/api/session/session';
import { setApiSettings } from '../../src/api/session/settings';
import { latch } from './backend';
import { setUpClient, text } from './client-setup';

afterEach(() => {
  setApiSettings({ onSessionExpired: undefined });
  vi.useRealTimers();
});

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

test('a renewal after signing out of an expired session signs nobody in', { tags: 'OC20' }, async () => {
  const { client, ends } = await setUpClient(() => ({ status: 401, json: { status: 401, message: 'Token expired.' } }));
  const [called, answered, settled] = [latch(), latch(), latch()];
  setApiSettings({
    async onSessionExpired() {
      called.open();
      await answered.opened;
      // Immediates run after the client has read what is returned.
      setImmediate(settled.open);
      return { accessToken: 'late' };
    },
  });
  setSession({ accessToken: 'old', userInfo: { EMAIL: 'ann@example.com' } }, client);
  const userChanges: string[] = [];
  onTestFinished(onUserChange(client.apiBase, () => userChanges.push('changed')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
  await called.opened;
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  expect([draftOwnerKey(client.apiBase), userChanges]).toEqual(['ann@example.com', []]);
  clearSession(client);
  expect([draftOwnerKey(client.apiBase), userChanges]).toEqual(['', ['changed']]);
  answered.open();
  await settled.opened;
  expect(sessionOf(client.apiBase).value).toBeUndefined();
  expect(ends).toEqual(['Token expired.']);
});
