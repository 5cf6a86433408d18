import { afterEach, describe, expect, test, vi } from 'vitest';
import { latch } from './backend';
import { anything, setUpClient, text } from './client-setup';

afterEach(() => {
  vi.useRealTimers();
});

describe('Without a readable response', () => {
  test('a read is a network error, and succeeds when the network returns', async () => {
    const { proxy, client } = await setUpClient();
    await proxy.refuse();
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({
      kind: 'network',
      message: 'Error in network connection',
    });
    await proxy.restore();
    await expect(client.read('get', 'api/x', text)).resolves.toMatchObject({ data: 'ok' });
  });

  test.each(['request', 'response headers', 150] as const)(
    'a read that is cut after %s is a network error',
    async (cut) => {
      const { proxy, client } = await setUpClient();
      proxy.cutAfter(cut);
      await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'network' });
    },
  );

  test.each(['request', 'response headers'] as const)(
    'a write that is cut after %s is executed; outcome unknown',
    async (cut) => {
      const { backend, proxy, client } = await setUpClient();
      proxy.cutAfter(cut);
      await expect(client.write('post', 'api/x', text)).rejects.toMatchObject({
        kind: 'unknown-outcome',
        message: expect.stringMatching(/^Error in network connection\. It is not known whether/),
      });
      expect(backend.got).toHaveLength(1);
    },
  );

  test('a write is not sent twice', async () => {
    const { backend, proxy, client } = await setUpClient();
    await client.read('get', 'api/warm', text);
    proxy.cutAfter('request');
    await expect(client.write('patch', 'api/x', text)).rejects.toMatchObject({ kind: 'unknown-outcome' });
    expect(backend.got.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test.each([
    ['cut-off JSON', { text: '{"status":200' }],
    ['a gateway’s error page', { status: 504, text: '<h1>Gateway timeout</h1>', type: 'text/html' }],
  ])('a write that returns %s has an unknown outcome', { tags: 'A099' }, async (_, reply) => {
    const { client } = await setUpClient(() => reply);
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({ kind: 'unknown-outcome' });
  });

  test.each([
    [
      '502 without a body',
      { status: 502, text: '', type: 'text/plain' },
      /^The server has a problem \(HTTP 502\)\. It is not/,
    ],
    [
      '504 with JSON of a gateway',
      { status: 504, json: { error: 'upstream' } },
      /^The server has a problem \(HTTP 504\)/,
    ],
    [
      '500 with a message',
      { status: 500, json: { status: 500, message: 'Deadlock found' } },
      /^Deadlock found\. It is not/,
    ],
    ['503 without Retry-After', { status: 503, text: '', type: 'text/plain' }, /It is not known/],
    ['a status of 500 in the body', { json: { status: 500, message: 'No.' } }, /^No\. It is not known/],
  ])('a write refused with %s has an unknown outcome', { tags: 'KF01' }, async (_, reply, message) => {
    const { client } = await setUpClient(() => reply);
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({
      kind: 'unknown-outcome',
      message: expect.stringMatching(message),
    });
  });

  test.each([
    ['501', { status: 501, text: '' }],
    ['503 with Retry-After', { status: 503, text: '', headers: { 'Retry-After': '5' } }],
    ['400', { status: 400, text: '' }],
  ])('a write refused with %s is a refusal', { tags: 'KF01' }, async (_, reply) => {
    const { client } = await setUpClient(() => reply);
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a read times out 30 s after it was sent, not queued', {
    tags: 'A091',
  }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = [latch(), latch()];
    let count = 0;
    const { client } = await setUpClient(() => {
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

  test('a write has an unknown outcome after 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = latch();
    const { client } = await setUpClient(() => {
      arrived.open();
      return undefined;
    });
    const write = expect(client.write('post', 'api/x', text)).rejects.toMatchObject({ kind: 'unknown-outcome' });
    await arrived.opened;
    await vi.advanceTimersByTimeAsync(30_000);
    await write;
  });
});
