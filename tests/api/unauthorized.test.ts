import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '../../src/api/session/clear-session';
import { sessionOf, setSession } from '../../src/api/session/session';
import { setApiSettings } from '../../src/api/session/settings';
import { createClient } from '../../src/api/transport/client';
import { latch } from './backend';
import { ok, refused, setUpClient, setUpHeldClient, text } from './client-setup';

afterEach(() => {
  setApiSettings({ headers: undefined, onSessionExpired: undefined });
  vi.useRealTimers();
});

describe('A 401', () => {
  const expired = { status: 401, json: { status: 401, detail: 'Token expired.', message: 'Unauthorized' } };

  test('ends the session and reports its detail once for many widgets', { tags: 'A070' }, async () => {
    const { client, another, ends } = await setUpClient(() => expired);
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

  test('tells whether the session was accepted before, until it ends', { tags: 'RC28' }, async () => {
    let isExpired = true;
    const { client } = await setUpClient(() => (isExpired ? expired : ok));
    const ends: boolean[] = [];
    const own = createClient({
      apiBase: client.apiBase,
      onUnauthorized: (_, wasAccepted) => ends.push(wasAccepted),
    });
    const signInAndRead = async (accessToken: string) => {
      setSession({ accessToken }, client);
      await own.read('get', 'api/a', text).catch(() => undefined);
    };
    await signInAndRead('stored');
    isExpired = false;
    await signInAndRead('new');
    isExpired = true;
    await signInAndRead('renewed');
    await signInAndRead('refused-at-once');
    expect(ends).toEqual([false, true, false]);
  });

  test('without a detail reports its message', async () => {
    const { client, ends } = await setUpClient(() => refused(401));
    setSession({ accessToken: 'old' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ message: 'No.' });
    expect(ends).toEqual(['No.']);
  });

  test('for a stale token retries the read with the new one', {
    tags: 'A094',
  }, async () => {
    const { backend, client, ends, arrived, release } = await setUpHeldClient((got) =>
      got.headers.authorization === 'Bearer old' ? expired : ok,
    );
    setSession({ accessToken: 'old' }, client);
    const late = client.read('get', 'api/a', text);
    await arrived;
    setSession({ accessToken: 'new' }, client);
    release();
    await expect(late).resolves.toMatchObject({ data: 'ok' });
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'new' });
    expect(ends).toEqual([]);
    expect(backend.got).toHaveLength(2);
  });

  test('ends the session when its renewal is pending for 30 s', { tags: ['JC02'] }, async () => {
    const { client, ends } = await setUpClient(() => expired);
    const [called, answered] = [latch(), latch()];
    setApiSettings({
      onSessionExpired: async () => {
        called.open();
        await answered.opened;
        return { accessToken: 'late' };
      },
    });
    setSession({ accessToken: 'old' }, client);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await called.opened;
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
    expect(sessionOf(client.apiBase).value).toBeUndefined();
    expect(ends).toEqual(['Token expired.']);
    answered.open();
    await vi.waitFor(() => expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'late' }));
  });

  test('that arrives after signing out is ignored', async () => {
    const { client, ends, arrived, release } = await setUpHeldClient(() => expired);
    setSession({ accessToken: 'old' }, client);
    const late = expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived;
    clearSession(client);
    release();
    await late;
    expect(ends).toEqual([]);
  });

  test('requests a new session once, and retries every request with it', async () => {
    const { backend, client, another, ends } = await setUpClient(({ headers }) =>
      headers.authorization === 'Bearer old' ? expired : ok,
    );
    const asked: string[] = [];
    setApiSettings({
      onSessionExpired: async (apiBase) => {
        asked.push(apiBase);
        // Each path is free once the request before it has been refused.
        await another().read('get', 'api/a', { ...text, access: 'anonymous' });
        await another().read('get', 'api/b', { ...text, access: 'anonymous' });
        return { accessToken: 'new' };
      },
    });
    setSession({ accessToken: 'old' }, client);
    const responses = await Promise.all([client.read('get', 'api/a', text), another().write('post', 'api/b', text)]);
    expect(responses.map(({ data }) => data)).toEqual(['ok', 'ok']);
    expect(asked).toEqual([client.apiBase]);
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'new' });
    const tokens = backend.got.map(({ headers }) => headers.authorization);
    expect(tokens.filter((token) => token === 'Bearer new')).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  test('preserves the known user when the new session names none', {
    tags: 'AF01',
  }, async () => {
    const { backend, client, ends } = await setUpClient(({ headers }) =>
      headers.authorization === 'Bearer old' ? expired : ok,
    );
    setApiSettings({ onSessionExpired: async () => ({ accessToken: 'new' }) });
    const userInfo = { EMAIL: 'ann@example.com' };
    setSession({ accessToken: 'old', userInfo }, client);
    await expect(client.write('post', 'api/a', text)).resolves.toMatchObject({ data: 'ok' });
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'new', userInfo });
    expect(backend.got).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  test('retries an unknown user’s write when the new session names the user', async () => {
    const { backend, client } = await setUpClient(({ headers }) =>
      headers.authorization === 'Bearer old' ? expired : ok,
    );
    setApiSettings({ onSessionExpired: async () => ({ accessToken: 'new', userInfo: { EMAIL: 'ann@example.com' } }) });
    setSession({ accessToken: 'old' }, client);
    await expect(client.write('post', 'api/a', text)).resolves.toMatchObject({ data: 'ok' });
    expect(backend.got).toHaveLength(2);
  });

  test('does not restore a session that was signed out meanwhile', async () => {
    const asked = latch();
    const answered = latch();
    const { client, ends } = await setUpClient(() => expired);
    setApiSettings({
      onSessionExpired: async () => {
        asked.open();
        await answered.opened;
        return { accessToken: 'new' };
      },
    });
    setSession({ accessToken: 'old' }, client);
    const read = expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await asked.opened;
    clearSession(client);
    answered.open();
    await read;
    expect(sessionOf(client.apiBase).value).toBeUndefined();
    expect(ends).toEqual([]);
  });

  test('retries a request at most once, even if the session changes again', async () => {
    let count = 0;
    const { backend, client } = await setUpClient(() => {
      setSession({ accessToken: `token-${++count}` }, client);
      return expired;
    });
    setSession({ accessToken: 'token-0' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(backend.got).toHaveLength(2);
  });

  test.each([
    ['returns undefined', async () => undefined],
    ['fails', () => Promise.reject(new Error('no'))],
    ['returns a token that is refused too', async () => ({ accessToken: 'bad' })],
  ])('ends the session when the renewal %s', async (_, onSessionExpired) => {
    const { backend, client, ends } = await setUpClient(() => expired);
    setApiSettings({ onSessionExpired });
    setSession({ accessToken: 'old' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sessionOf(client.apiBase).value).toBeUndefined();
    expect(ends).toEqual(['Token expired.']);
    expect(backend.got.length).toBeLessThanOrEqual(2);
  });

  test('for an anonymous call is a plain refusal and ends no session', async () => {
    const { client, ends } = await setUpClient(() => expired);
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

  test('in an envelope with HTTP 200 counts as a 401', async () => {
    const { client, ends } = await setUpClient(() => ({ json: { status: 401, message: 'Over.' } }));
    setSession({ accessToken: 'old' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(ends).toEqual(['Over.']);
  });

  test.each([403, 429, 500])('ends the session, but a %i does not', async (status) => {
    const { client } = await setUpClient(() => refused(status));
    setSession({ accessToken: 'current' }, client);
    await expect(client.read('get', 'api/a', text)).rejects.toMatchObject({ kind: 'refused', status });
    expect(sessionOf(client.apiBase).value).toEqual({ accessToken: 'current' });
  });
});

describe('When another user signs in while requests are queued', () => {
  const ann = { accessToken: 'ann', userInfo: { EMAIL: 'ann@example.com' } };
  const bob = { accessToken: 'bob', userInfo: { EMAIL: 'bob@example.com' } };

  test('a queued write of the previous user is not sent', async () => {
    const { backend, client, arrived, release } = await setUpHeldClient();
    setSession(ann, client);
    const first = client.write('post', 'api/x', text);
    const waiting = expect(client.write('post', 'api/x', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived;
    setSession(bob, client);
    release();
    await Promise.all([first, waiting]);
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer ann']);
  });

  test('a queued write is not sent for an unknown later user', async () => {
    const { backend, client, arrived, release } = await setUpHeldClient();
    setSession(ann, client);
    const first = client.write('post', 'api/x', text);
    const waiting = expect(client.write('post', 'api/x', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived;
    clearSession(client);
    setSession({ accessToken: 'somebody' }, client);
    release();
    await Promise.all([first, waiting]);
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer ann']);
  });

  test('a queued write uses the token that was renewed meanwhile', async () => {
    const { backend, client, arrived, release } = await setUpHeldClient();
    setSession(ann, client);
    const writes = [client.write('post', 'api/x', text), client.write('post', 'api/x', text)];
    await arrived;
    setSession({ accessToken: 'ann-again' }, client);
    release();
    await Promise.all(writes);
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer ann', 'Bearer ann-again']);
  });

  test('a queued read uses the new user’s token', async () => {
    const { backend, client, another, arrived, release } = await setUpHeldClient();
    setSession(ann, client);
    const reads = [client.read('get', 'api/x', text), another().read('get', 'api/x', text)];
    await arrived;
    setSession(bob, client);
    release();
    await Promise.all(reads);
    expect(backend.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer ann', 'Bearer bob']);
  });

  test('a queued request is not sent after signing out', async () => {
    const { backend, client, another, arrived, release } = await setUpHeldClient();
    setSession(ann, client);
    const first = client.read('get', 'api/x', text);
    const waiting = expect(another().read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'unauthorized' });
    await arrived;
    clearSession(client);
    release();
    await Promise.all([first, waiting]);
    expect(backend.got).toHaveLength(1);
  });
});
