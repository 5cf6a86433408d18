import { afterEach, describe, expect, test } from 'vitest';
import { setSession } from '../../src/api/session/session';
import { setApiSettings } from '../../src/api/session/settings';
import { createClient } from '../../src/api/transport/client';
import { latch } from './backend';
import { ok, refused, setUpClient, text } from './client-setup';

afterEach(() => setApiSettings({ headers: undefined, onSessionExpired: undefined }));

describe('A request', () => {
  test('has query, JSON body and default headers, without a token signed out', {
    tags: 'A055',
  }, async () => {
    const { backend, client } = await setUpClient();
    await client.read('post', 'api/price/getPrice', {
      ...text,
      query: { a: 'b c' },
      body: { search: 'x', filters: undefined },
    });
    const [got] = backend.got;
    expect(got).toMatchObject({ method: 'POST', url: '/api/price/getPrice?a=b+c', body: '{"search":"x"}' });
    expect(got?.headers).toMatchObject({ 'content-type': 'application/json', 'ngrok-skip-browser-warning': 'true' });
    expect(got?.headers).not.toHaveProperty('authorization');
  });

  test('has the session’s token as bearer token', { tags: 'A055' }, async () => {
    const { backend, client } = await setUpClient();
    setSession({ accessToken: 'token-1' }, client);
    await client.read('get', 'api/x', text);
    expect(backend.got[0]?.headers.authorization).toBe('Bearer token-1');
  });

  test('never has a token that another origin issued', { tags: 'A086' }, async () => {
    const ours = await setUpClient();
    const theirs = await setUpClient();
    setSession({ accessToken: 'ours' }, ours.client);
    await theirs.client.read('get', 'api/x', text);
    expect(theirs.backend.got[0]?.headers).not.toHaveProperty('authorization');
  });

  test('has the page’s own headers in place of the default ones', async () => {
    const { backend, client } = await setUpClient();
    setApiSettings({ headers: (token) => ({ 'X-Token': token ?? 'none' }) });
    setSession({ accessToken: 'token-1' }, client);
    await client.read('get', 'api/x', text);
    await client.read('get', 'api/x', { ...text, access: 'anonymous' });
    expect(backend.got.map(({ headers }) => headers['x-token'])).toEqual(['token-1', 'none']);
    expect(backend.got[0]?.headers).not.toHaveProperty('ngrok-skip-browser-warning');
  });

  test('may have its own token, or none, whatever the session', async () => {
    const { backend, client } = await setUpClient();
    setSession({ accessToken: 'session' }, client);
    await client.read('get', 'api/x', { ...text, access: { bearer: 'approval' } });
    await client.read('get', 'api/x', { ...text, access: 'anonymous' });
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer approval', undefined]);
  });

  test('uses the path below the back end’s own path', async () => {
    const { backend, proxy } = await setUpClient();
    await createClient({ apiBase: `${proxy.url}/shop/` }).read('get', 'api/x', text);
    expect(backend.got[0]?.url).toBe('/shop/api/x');
  });
});

describe('Same-path requests', () => {
  test('of all widgets run one at a time, in order', { tags: 'A057' }, async () => {
    const { backend, proxy, client, another } = await setUpClient();
    proxy.delay(20);
    const other = another();
    await Promise.all([
      client.write('post', 'api/x', { ...text, body: { n: 1 } }),
      other.read('post', 'api/x', { ...text, body: { n: 2 } }),
      client.write('post', 'api/x', { ...text, body: { n: 3 } }),
    ]);
    expect(backend.got.map(({ body }) => body)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
    expect(backend.maxConcurrent()).toBe(1);
  });

  test('do not delay another path or another back end', async () => {
    const held = latch();
    const one = await setUpClient(({ url }) => (url === '/api/slow' ? held.opened.then(() => ok) : ok));
    const two = await setUpClient();
    const slow = one.client.read('get', 'api/slow', text);
    await one.client.read('get', 'api/quick', text);
    await two.client.read('get', 'api/slow', text);
    held.open();
    await slow;
  });

  test('continue after one that failed', { tags: 'A089' }, async () => {
    const { client } = await setUpClient(({ url }) => (url.includes('bad') ? refused(400) : ok));
    const bad = client.write('post', 'api/x', { ...text, query: { bad: '1' } });
    const good = client.write('post', 'api/x', text);
    await expect(bad).rejects.toMatchObject({ kind: 'refused' });
    await expect(good).resolves.toMatchObject({ data: 'ok' });
  });
});

describe('A newer read for the same purpose', () => {
  test('aborts the pending read and discards queued ones, except the last', {
    tags: 'A087',
  }, async () => {
    const held = latch();
    const arrived = latch();
    const { backend, client } = await setUpClient(({ body }) => {
      arrived.open();
      return body.includes('"a"') ? held.opened.then(() => ok) : ok;
    });
    const read = (search: string) => client.read('post', 'api/list', { ...text, body: { search } });
    const first = expect(read('a')).rejects.toMatchObject({ kind: 'superseded' });
    await arrived.opened;
    const second = expect(read('ab')).rejects.toMatchObject({ kind: 'superseded' });
    await expect(read('abc')).resolves.toMatchObject({ data: 'ok' });
    await Promise.all([first, second]);
    expect(backend.got.map(({ body }) => body)).toEqual(['{"search":"a"}', '{"search":"abc"}']);
    held.open();
  });

  test('of another widget, or for another purpose, does not affect it', async () => {
    const { proxy, client, another } = await setUpClient();
    proxy.delay(20);
    const responses = await Promise.all([
      client.read('get', 'api/list', text),
      client.read('get', 'api/list', { ...text, purpose: 'edit' }),
      another().read('get', 'api/list', text),
    ]);
    expect(responses).toHaveLength(3);
  });

  test('never discards or aborts a write, even after the widget is removed', { tags: 'A088' }, async () => {
    const { backend, proxy, client } = await setUpClient();
    proxy.delay(20);
    const writes = [1, 2, 3].map((n) => client.write('post', 'api/x', { ...text, body: { n } }));
    client.dispose();
    await Promise.all(writes);
    expect(backend.got).toHaveLength(3);
  });

  test('suppresses the toast of a superseded response', async () => {
    const { client, shows } = await setUpClient(({ body }) => ({
      json: { data: 'ok', show: { type: 'success', message: body } },
    }));
    const old = expect(client.read('post', 'api/x', { ...text, body: { n: 1 } })).rejects.toMatchObject({
      kind: 'superseded',
    });
    await client.read('post', 'api/x', { ...text, body: { n: 2 } });
    await old;
    expect(shows).toEqual([{ type: 'success', message: '{"n":2}' }]);
  });
});

test('A removed widget’s reads are aborted, and other widgets’ are not', { tags: 'A090' }, async () => {
  const arrived = latch();
  const held = latch();
  const { client, another } = await setUpClient(({ url }) => {
    arrived.open();
    return url === '/api/mine' ? held.opened.then(() => ok) : ok;
  });
  const mine = expect(client.read('get', 'api/mine', text)).rejects.toMatchObject({ kind: 'superseded' });
  const theirs = another().read('get', 'api/theirs', text);
  await arrived.opened;
  client.dispose();
  await mine;
  await expect(theirs).resolves.toMatchObject({ data: 'ok' });
  held.open();
});

test('Activity counts the pending reads and writes', async () => {
  const held = latch();
  const { client } = await setUpClient(() => held.opened.then(() => ok));
  const requests = [
    client.read('get', 'api/a', text),
    client.write('post', 'api/b', text),
    client.write('post', 'api/b', text),
  ];
  expect(client.activity.value).toEqual({ reads: 1, writes: 2 });
  held.open();
  await Promise.all(requests);
  expect(client.activity.value).toEqual({ reads: 0, writes: 0 });
});
