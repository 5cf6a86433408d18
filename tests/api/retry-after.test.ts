import { describe, expect, test, vi } from 'vitest';
import { ok, refused, setUpClient, text } from './client-setup';

const busy = (seconds: number | string, status = 503) => ({
  ...refused(status),
  headers: { 'Retry-After': String(seconds) },
});

describe('A read that is refused with Retry-After', () => {
  test.each([429, 503])('with status %i is retried once automatically', { tags: 'KC03' }, async (status) => {
    const { backend, client } = await setUpClient(() => (backend.got.length === 1 ? busy(1, status) : ok));
    await expect(client.read('get', 'api/x', text)).resolves.toMatchObject({ data: 'ok' });
    expect(backend.got).toHaveLength(2);
  });

  test('is retried as a download, too', { tags: 'KC03' }, async () => {
    const file = { text: 'a,b', type: 'text/csv' };
    const { backend, client } = await setUpClient(() => (backend.got.length === 1 ? busy(1) : file));
    expect(await (await client.download('get', 'api/x', {})).text()).toBe('a,b');
    expect(backend.got).toHaveLength(2);
  });

  test('lets other reads of the same path run while it waits', { tags: 'KC03' }, async () => {
    const { backend, client } = await setUpClient(() => (backend.got.length === 1 ? busy(1) : ok));
    const order: string[] = [];
    const first = client.read('get', 'api/x', { ...text, purpose: 'first' }).then(() => order.push('first'));
    const second = client.read('get', 'api/x', { ...text, purpose: 'second' }).then(() => order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['second', 'first']);
  });

  test('is refused with the time when the retry is refused too', { tags: 'KC03' }, async () => {
    const { backend, client } = await setUpClient(() => busy(1, 429));
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^No\. You can try again at \d+:\d\d:\d\d.*\.$/),
    });
    expect(backend.got).toHaveLength(2);
  });

  test.each([
    ['more than 60 s', 61],
    ['no time', 'soon'],
  ])('is not retried for %s', { tags: 'KC03' }, async (_, seconds) => {
    const { backend, client } = await setUpClient(() => busy(seconds));
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'refused' });
    expect(backend.got).toHaveLength(1);
  });

  test('is not retried once a newer read has superseded it', { tags: 'KC03' }, async () => {
    const { backend, client } = await setUpClient(() => (backend.got.length === 1 ? busy(60) : ok));
    const first = client.read('get', 'api/x', text);
    await vi.waitFor(() => expect(backend.got).toHaveLength(1));
    const second = client.read('get', 'api/x', text);
    await expect(first).rejects.toMatchObject({ kind: 'superseded' });
    await expect(second).resolves.toMatchObject({ data: 'ok' });
    expect(backend.got).toHaveLength(2);
  });
});

describe('A refusal with Retry-After', () => {
  test.each([
    // With seconds, and no number of them, which would soon be wrong.
    ['seconds', 20, /^No\. You can try again at \d+:\d\d:\d\d.*\.$/],
    ['minutes', 900, /^No\. You can try again at .+\.$/],
    ['a date', new Date(Date.now() + 3_600_000).toUTCString(), /^No\. You can try again at .+\.$/],
  ])('of a write reports the time from %s, and is not retried', { tags: 'KC03' }, async (_, value, message) => {
    const { backend, client } = await setUpClient(() => busy(value, 429));
    await expect(client.write('post', 'api/x', text)).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(backend.got).toHaveLength(1);
  });

  test.each([
    ['20 seconds after the Date of the response', '2020-01-01T00:00:00Z', '2020-01-01T00:00:20Z', 20],
    ['before it', '2040-01-01T00:00:20Z', '2040-01-01T00:00:00Z', undefined],
    ['a year after it', '2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z', 86_400],
  ])('by a date that is %s waits as long, whatever the clock of the browser', { tags: 'RC13' }, async (...given) => {
    const [, date, retryAt, seconds] = given;
    const headers = { Date: new Date(date).toUTCString(), 'Retry-After': new Date(retryAt).toUTCString() };
    const { client } = await setUpClient(() => ({ ...refused(429), headers }));
    await expect(client.write('post', 'api/x', text)).rejects.toMatchObject({ retryAfter: seconds });
  });

  test('after more seconds than a day has is taken as one day', { tags: 'RC13' }, async () => {
    const { client } = await setUpClient(() => busy('9'.repeat(400), 429));
    await expect(client.write('post', 'api/x', text)).rejects.toMatchObject({
      retryAfter: 86_400,
      message: expect.not.stringContaining('Invalid'),
    });
  });

  test('of a sign-in is not retried', { tags: 'KC03' }, async () => {
    const { backend, client } = await setUpClient(() => busy(1, 429));
    await expect(client.read('post', 'api/auth/login', { ...text, access: 'anonymous' })).rejects.toMatchObject({
      retryAfter: 1,
    });
    expect(backend.got).toHaveLength(1);
  });
});
