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
      message: 'No. You can try again in 1 second.',
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
    ['seconds', 20, /^No\. You can try again in 20 seconds\.$/],
    ['minutes', 900, /^No\. You can try again at .+\.$/],
    ['a date', new Date(Date.now() + 3_600_000).toUTCString(), /^No\. You can try again at .+\.$/],
  ])('of a write reports the time from %s, and is not retried', { tags: 'KC03' }, async (_, value, message) => {
    const { backend, client } = await setUpClient(() => busy(value, 429));
    await expect(client.write('post', 'api/x', text)).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(backend.got).toHaveLength(1);
  });

  test('of a sign-in is not retried', { tags: 'KC03' }, async () => {
    const { backend, client } = await setUpClient(() => busy(1, 429));
    await expect(client.read('post', 'api/auth/login', { ...text, access: 'anonymous' })).rejects.toMatchObject({
      retryAfter: 1,
    });
    expect(backend.got).toHaveLength(1);
  });
});
