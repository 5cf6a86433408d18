import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Client, createClient, type ShowMessage } from '../../src/api/client';
import { clearSession, sessionOf, setSession } from '../../src/api/session';
import { setApiSettings } from '../../src/api/settings';
import { createProxy, type NetworkProxy } from '../support/proxy';
import { type Backend, gate, type Reply, startBackend } from './backend';

interface Stage {
  readonly backend: Backend;
  readonly proxy: NetworkProxy;
  readonly client: Client;
  readonly shows: readonly ShowMessage[];
  /** Messages of sessions that ended by a 401. */
  readonly ends: readonly string[];
  /** One more widget on the same page. */
  another(): Client;
}

/** A back end behind a proxy, and a client of it. */
async function stage(
  reply: Parameters<typeof startBackend>[0] = () => ({ json: { status: 200, data: 'ok' } }),
): Promise<Stage> {
  const backend = await startBackend(reply);
  const proxy = await createProxy(backend.url);
  onTestFinished(async () => {
    await proxy.close();
    await backend.close();
  });
  const shows: ShowMessage[] = [];
  const ends: string[] = [];
  const another = () =>
    createClient({
      apiBase: proxy.url,
      onShow: (show) => shows.push(show),
      onUnauthorized: (message) => ends.push(message),
    });
  return { backend, proxy, client: another(), shows, ends, another };
}

const text = { schema: v.string() };
const anything = { schema: v.unknown() };
const ok: Reply = { json: { status: 200, message: '', data: 'ok' } };
const refused = (status: number, more: object = {}): Reply => ({ status, json: { status, message: 'No.', ...more } });

afterEach(() => {
  vi.useRealTimers();
  setApiSettings({ headers: undefined, onSessionExpired: undefined });
});

describe('A request', () => {
  test('carries its query, JSON body and the two default headers, and no token while signed out', async () => {
    const { backend, client } = await stage();
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

  test('carries the session’s token as bearer', async () => {
    const { backend, client } = await stage();
    setSession({ accessToken: 'token-1' }, client);
    await client.read('get', 'api/x', text);
    expect(backend.got[0]?.headers.authorization).toBe('Bearer token-1');
  });

  test('never carries a token that another origin issued', async () => {
    const ours = await stage();
    const theirs = await stage();
    setSession({ accessToken: 'ours' }, ours.client);
    await theirs.client.read('get', 'api/x', text);
    expect(theirs.backend.got[0]?.headers).not.toHaveProperty('authorization');
  });

  test('carries the page’s own headers in place of the default ones', async () => {
    const { backend, client } = await stage();
    setApiSettings({ headers: (token) => ({ 'X-Token': token ?? 'none' }) });
    setSession({ accessToken: 'token-1' }, client);
    await client.read('get', 'api/x', text);
    await client.read('get', 'api/x', { ...text, access: 'anonymous' });
    expect(backend.got.map(({ headers }) => headers['x-token'])).toEqual(['token-1', 'none']);
    expect(backend.got[0]?.headers).not.toHaveProperty('ngrok-skip-browser-warning');
  });

  test('may bring its own token, or none, whatever the session', async () => {
    const { backend, client } = await stage();
    setSession({ accessToken: 'session' }, client);
    await client.read('get', 'api/x', { ...text, access: { bearer: 'approval' } });
    await client.read('get', 'api/x', { ...text, access: 'anonymous' });
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer approval', undefined]);
  });

  test('goes to the path under the back end’s own path', async () => {
    const { backend, proxy } = await stage();
    await createClient({ apiBase: `${proxy.url}/shop/` }).read('get', 'api/x', text);
    expect(backend.got[0]?.url).toBe('/shop/api/x');
  });
});

describe('Same-path requests', () => {
  test('of all widgets run one at a time, in order', async () => {
    const { backend, proxy, client, another } = await stage();
    proxy.delay(20);
    const other = another();
    await Promise.all([
      client.write('post', 'api/x', { ...text, body: { n: 1 } }),
      other.read('post', 'api/x', { ...text, body: { n: 2 } }),
      client.write('post', 'api/x', { ...text, body: { n: 3 } }),
    ]);
    expect(backend.got.map(({ body }) => body)).toEqual(['{"n":1}', '{"n":2}', '{"n":3}']);
    expect(backend.crowd()).toBe(1);
  });

  test('of another path or another back end do not wait', async () => {
    const held = gate();
    const one = await stage(({ url }) => (url === '/api/slow' ? held.opened.then(() => ok) : ok));
    const two = await stage();
    const slow = one.client.read('get', 'api/slow', text);
    await one.client.read('get', 'api/quick', text);
    await two.client.read('get', 'api/slow', text);
    held.open();
    await slow;
  });

  test('go on after one that failed', async () => {
    const { client } = await stage(({ url }) => (url.includes('bad') ? refused(500) : ok));
    const bad = client.write('post', 'api/x', { ...text, query: { bad: '1' } });
    const good = client.write('post', 'api/x', text);
    await expect(bad).rejects.toMatchObject({ kind: 'refused' });
    await expect(good).resolves.toMatchObject({ data: 'ok' });
  });
});

describe('A newer read for the same purpose', () => {
  test('aborts the one in flight and drops the ones that wait: the back end sees the first and the last', async () => {
    const held = gate();
    const arrived = gate();
    const { backend, client } = await stage(({ body }) => {
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

  test('of another widget, or for another purpose, leaves it alone', async () => {
    const { proxy, client, another } = await stage();
    proxy.delay(20);
    const answers = await Promise.all([
      client.read('get', 'api/list', text),
      client.read('get', 'api/list', { ...text, purpose: 'edit' }),
      another().read('get', 'api/list', text),
    ]);
    expect(answers).toHaveLength(3);
  });

  test('never drops or aborts a write, nor does the end of the widget', async () => {
    const { backend, proxy, client } = await stage();
    proxy.delay(20);
    const writes = [1, 2, 3].map((n) => client.write('post', 'api/x', { ...text, body: { n } }));
    client.dispose();
    await Promise.all(writes);
    expect(backend.got).toHaveLength(3);
  });

  test('keeps a superseded answer from raising its toast', async () => {
    const { client, shows } = await stage(({ body }) => ({
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

test('A removed widget’s reads are aborted, and other widgets’ are not', async () => {
  const arrived = gate();
  const held = gate();
  const { client, another } = await stage(({ url }) => {
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

test('Activity counts the reads and writes under way', async () => {
  const held = gate();
  const { client } = await stage(() => held.opened.then(() => ok));
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

describe('An answer', () => {
  test('that refuses is an error with the back end’s message, status, fields and data', async () => {
    const { client } = await stage(() => ({
      status: 400,
      json: { status: 400, message: 'PRICES is wrong.', data: { fields: { PRICES: 'is wrong' } } },
    }));
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'PRICES is wrong.',
      fields: { PRICES: 'is wrong' },
      data: { fields: { PRICES: 'is wrong' } },
    });
  });

  test('of a back end that always says HTTP 200 is judged by its own status', async () => {
    const { client } = await stage(() => ({ json: { status: 409, message: 'Taken.' } }));
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  test('raises the toast that it asks for, once, and its message need not be shown again', async () => {
    const { client, shows } = await stage(() => ({
      json: { status: 200, message: 'Saved.', data: 1, show: { type: 'success', message: 'Saved.' } },
    }));
    await expect(client.write('post', 'api/x', anything)).resolves.toMatchObject({ message: '' });
    expect(shows).toEqual([{ type: 'success', message: 'Saved.' }]);
  });

  test('whose toast says something else keeps its message', async () => {
    const { client } = await stage(() => ({
      json: { status: 200, message: 'Saved.', data: 1, show: { type: 'warning', message: 'Nearly full.' } },
    }));
    await expect(client.write('post', 'api/x', anything)).resolves.toMatchObject({ message: 'Saved.' });
  });

  test('that refuses with a toast says that its message was shown', async () => {
    const { client } = await stage(() => refused(400, { show: { type: 'error', message: 'No.' } }));
    await expect(client.read('get', 'api/x', anything)).rejects.toMatchObject({ shown: true, message: 'No.' });
  });

  test.each([
    ['a web page', { text: '<html></html>', type: 'text/html' }],
    ['cut-off JSON', { text: '{"status":200,"data":' }],
    ['JSON of another kind', { json: { status: 200, data: { no: 'text' } } }],
  ])('of %s to a read is unreadable', async (_, reply) => {
    const { client } = await stage(() => reply);
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  });

  test('of a web page with an error status is a refusal that names the status', async () => {
    const { client } = await stage(() => ({ status: 403, text: '<html></html>', type: 'text/html' }));
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({
      kind: 'refused',
      status: 403,
      message: expect.stringContaining('HTTP 403'),
    });
  });

  test('of 204 has no data', async () => {
    const { client } = await stage(() => ({ status: 204 }));
    await expect(client.write('delete', 'api/x', anything)).resolves.toEqual({
      status: 204,
      message: '',
      data: undefined,
    });
  });
});

describe('Without an answer', () => {
  test('a read is an error in the network connection, and goes through once the network is back', async () => {
    const { proxy, client } = await stage();
    await proxy.refuse();
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({
      kind: 'network',
      message: 'Error in network connection',
    });
    await proxy.restore();
    await expect(client.read('get', 'api/x', text)).resolves.toMatchObject({ data: 'ok' });
  });

  test.each(['request', 'response headers', 150] as const)(
    'a read that is cut after %s is an error in the network connection',
    async (cut) => {
      const { proxy, client } = await stage();
      proxy.cutAfter(cut);
      await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'network' });
    },
  );

  test.each(['request', 'response headers'] as const)(
    'a write that is cut after %s was done all the same, and its outcome is unknown',
    async (cut) => {
      const { backend, proxy, client } = await stage();
      proxy.cutAfter(cut);
      await expect(client.write('post', 'api/x', text)).rejects.toMatchObject({
        kind: 'unknown-outcome',
        message: expect.stringMatching(/^Error in network connection\. It is not known whether/),
      });
      expect(backend.got).toHaveLength(1);
    },
  );

  test('a write is not sent twice', async () => {
    const { backend, proxy, client } = await stage();
    await client.read('get', 'api/warm', text);
    proxy.cutAfter('request');
    await expect(client.write('patch', 'api/x', text)).rejects.toMatchObject({ kind: 'unknown-outcome' });
    expect(backend.got.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test.each([
    ['cut-off JSON', { text: '{"status":200' }],
    ['a gateway’s error page', { status: 504, text: '<h1>Gateway timeout</h1>', type: 'text/html' }],
  ])('that can be read, as with %s, a write’s outcome is unknown', async (_, reply) => {
    const { client } = await stage(() => reply);
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({ kind: 'unknown-outcome' });
  });

  test('a read gives up 30 s after it was sent, not after it was asked for, and the next one has its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = [gate(), gate()];
    let count = 0;
    const { client } = await stage(() => {
      arrived[count++]?.open();
      return undefined;
    });
    const failures: string[] = [];
    const note = (name: string) => (error: { kind: string }) => failures.push(`${name}: ${error.kind}`);
    const first = client.read('get', 'api/x', { ...text, purpose: 'first' }).catch(note('first'));
    const second = client.read('get', 'api/x', { ...text, purpose: 'second' }).catch(note('second'));
    await arrived[0]?.opened;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await first;
    await arrived[1]?.opened;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failures).toEqual(['first: timeout']);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(failures).toEqual(['first: timeout', 'second: timeout']);
  });

  test('within 30 s a write’s outcome is unknown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = gate();
    const { client } = await stage(() => {
      arrived.open();
      return undefined;
    });
    const write = expect(client.write('post', 'api/x', text)).rejects.toMatchObject({ kind: 'unknown-outcome' });
    await arrived.opened;
    await vi.advanceTimersByTimeAsync(30_000);
    await write;
  });
});

describe('A download', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  test.each(['get', 'post'] as const)('by %s gives the file byte for byte', async (method) => {
    const bytes = Buffer.from([0x50, 0x4b, 0, 255, 10, 13]);
    const { backend, client } = await stage(() => ({ text: bytes, type: xlsx }));
    const file = await client.download(method, 'api/x', {
      query: { download: '1' },
      ...(method === 'post' && { body: { search: 'a' } }),
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(backend.got[0]).toMatchObject({
      method: method.toUpperCase(),
      url: '/api/x?download=1',
      body: method === 'post' ? '{"search":"a"}' : '',
    });
  });

  test.each([
    ['an error in its envelope', refused(403), { kind: 'refused', status: 403, message: 'No.' }],
    [
      'an error in an envelope with HTTP 200',
      { json: { status: 500, message: 'No.' } },
      { kind: 'refused', status: 500 },
    ],
    ['a good envelope', ok, { kind: 'unreadable' }],
    ['a web page', { text: '<html></html>', type: 'text/html' }, { kind: 'unreadable' }],
    ['nothing', { text: '', type: xlsx }, { kind: 'unreadable' }],
  ])('fails when %s comes in place of the file', async (_, reply, error) => {
    const { client } = await stage(() => reply);
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject(error);
  });

  test('that is cut off is an error in the network connection, not half a file', async () => {
    const { proxy, client } = await stage(() => ({ text: Buffer.alloc(300_000), type: xlsx }));
    proxy.cutAfter(100_000);
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('A 401', () => {
  const expired = { status: 401, json: { status: 401, detail: 'Token expired.', message: 'Unauthorized' } };
  const byToken = (good: string) => (got: { headers: { authorization?: string | undefined } }) =>
    got.headers.authorization === `Bearer ${good}` ? ok : expired;

  test('ends the session and says its detail once, however many widgets asked', async () => {
    const { client, another, ends } = await stage(() => expired);
    setSession({ accessToken: 'old' }, client);
    const requests = [
      client.read('get', 'api/a', text),
      another().read('get', 'api/b', text),
      another().write('post', 'api/c', text),
    ];
    const settled = await Promise.allSettled(requests);
    for (const { status, ...rest } of settled) {
      expect(status).toBe('rejected');
      expect(rest).toMatchObject({ reason: { kind: 'unauthorized' } });
    }
    expect(sessionOf(client.apiBase).value).toBeUndefined();
    expect(ends).toEqual(['Token expired.']);
  });

  test('without a detail says its message', async () => {
    const { client, ends } = await stage(() => refused(401));
    setSession({ accessToken: 'old' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ message: 'No.' });
    expect(ends).toEqual(['No.']);
  });

  test('that comes late, for an old token, changes nothing: the read is repeated with the new one', async () => {
    const held = gate();
    const arrived = gate();
    const { backend, client, ends } = await stage(async (got) => {
      if (got.headers.authorization !== 'Bearer old') return ok;
      arrived.open();
      await held.opened;
      return expired;
    });
    setSession({ accessToken: 'old' }, client);
    const late = client.read('get', 'api/a', text);
    await arrived.opened;
    setSession({ accessToken: 'new' }, client);
    held.open();
    await expect(late).resolves.toMatchObject({ data: 'ok' });
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'new' });
    expect(ends).toEqual([]);
    expect(backend.got).toHaveLength(2);
  });

  test('that comes after signing out changes nothing and says nothing', async () => {
    const held = gate();
    const arrived = gate();
    const { client, ends } = await stage(async () => {
      arrived.open();
      await held.opened;
      return expired;
    });
    setSession({ accessToken: 'old' }, client);
    const late = expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived.opened;
    clearSession(client);
    held.open();
    await late;
    expect(ends).toEqual([]);
  });

  test('asks the page for a new session once, and repeats every request with it', async () => {
    const { backend, client, another, ends } = await stage(byToken('new'));
    const asked: string[] = [];
    setApiSettings({
      onSessionExpired: async (apiBase) => {
        asked.push(apiBase);
        return { accessToken: 'new' };
      },
    });
    setSession({ accessToken: 'old' }, client);
    const answers = await Promise.all([client.read('get', 'api/a', text), another().write('post', 'api/b', text)]);
    expect(answers.map(({ data }) => data)).toEqual(['ok', 'ok']);
    expect(asked).toEqual([client.apiBase]);
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'new' });
    expect(backend.got).toHaveLength(4);
    expect(ends).toEqual([]);
  });

  test.each([
    ['has none', async () => undefined],
    ['fails', () => Promise.reject(new Error('no'))],
    ['gives one that is refused too', async () => ({ accessToken: 'bad' })],
  ])('ends the session when the page %s', async (_, onSessionExpired) => {
    const { backend, client, ends } = await stage(() => expired);
    setApiSettings({ onSessionExpired });
    setSession({ accessToken: 'old' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sessionOf(client.apiBase).value).toBeUndefined();
    expect(ends).toEqual(['Token expired.']);
    expect(backend.got.length).toBeLessThanOrEqual(2);
  });

  test('to a call without the session is a plain refusal and ends nothing', async () => {
    const { client, ends } = await stage(() => expired);
    setSession({ accessToken: 'current' }, client);
    await expect(client.read('post', 'api/auth/login', { ...text, access: 'anonymous' })).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
    });
    await expect(client.read('get', 'api/y', { ...text, access: { bearer: 'approval' } })).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
    });
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'current' });
    expect(ends).toEqual([]);
  });

  test('in an envelope with HTTP 200 is a 401', async () => {
    const { client, ends } = await stage(() => ({ json: { status: 401, message: 'Over.' } }));
    setSession({ accessToken: 'old' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(ends).toEqual(['Over.']);
  });

  test.each([403, 429, 500])('is not what a %i is: the session stays', async (status) => {
    const { client } = await stage(() => refused(status));
    setSession({ accessToken: 'current' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'refused', status });
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'current' });
  });
});

describe('When somebody else signs in while requests wait', () => {
  const ann = { accessToken: 'ann', userInfo: { EMAIL: 'ann@example.com' } };
  const bob = { accessToken: 'bob', userInfo: { EMAIL: 'bob@example.com' } };

  test('a waiting write of the one before is not sent in the new one’s name', async () => {
    const held = gate();
    const arrived = gate();
    const { backend, client } = await stage(async () => {
      arrived.open();
      await held.opened;
      return ok;
    });
    setSession(ann, client);
    const first = client.write('post', 'api/x', text);
    const waiting = expect(client.write('post', 'api/x', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived.opened;
    setSession(bob, client);
    held.open();
    await Promise.all([first, waiting]);
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer ann']);
  });

  test('a waiting request is not sent at all once everybody has signed out', async () => {
    const held = gate();
    const arrived = gate();
    const { backend, client, another } = await stage(async () => {
      arrived.open();
      await held.opened;
      return ok;
    });
    setSession(ann, client);
    const first = client.read('get', 'api/x', text);
    const waiting = expect(another().read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived.opened;
    clearSession(client);
    held.open();
    await Promise.all([first, waiting]);
    expect(backend.got).toHaveLength(1);
  });
});
