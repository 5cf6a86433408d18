import { expect, onTestFinished, test } from 'vitest';
import { login } from '../../src/api/resources/auth';
import { sessionOf } from '../../src/api/session/session';
import { createClient } from '../../src/api/transport/client';
import { type Reply, startBackend } from './backend';

async function backendReturning(reply: Reply) {
  const backend = await startBackend(() => reply);
  onTestFinished(backend.close);
  return { client: createClient({ apiBase: backend.url }), got: backend.got };
}

const credentials = { EMAIL: 'ann@example.com', PASSWORD: 'secret' };

test('Signing in sends MFA_FLAG and returns the session without setting it', async () => {
  const userInfo = { NAME: 'Ann', EMAIL: 'ann@example.com', PHONE_NUMBER: 61400, PROFILE_PICTURE: null, ROLE: 'Admin' };
  const { client, got } = await backendReturning({
    json: { status: 200, message: 'Welcome.', data: { accessToken: 't', userInfo } },
  });
  expect(await login(client, { ...credentials, MFA_FLAG: true })).toEqual({
    step: 'signed-in',
    message: 'Welcome.',
    session: { accessToken: 't', userInfo: { NAME: 'Ann', EMAIL: 'ann@example.com', PHONE_NUMBER: '61400' } },
  });
  expect(got[0]).toMatchObject({ method: 'POST', url: '/api/auth/login' });
  expect(JSON.parse(got[0]?.body ?? '')).toEqual({ ...credentials, MFA_FLAG: true });
  expect(sessionOf(client.apiBase).value).toBeUndefined();
});

test.each([
  [201, 'authenticator-code'],
  [202, 'password-reset'],
  [203, 'email-code'],
])('Signing in with response %i continues with %s', async (status, step) => {
  const { client } = await backendReturning({
    status,
    json: { status, message: 'Next.', data: { TWO_STEP_VERIFICATION: true } },
  });
  expect(await login(client, { ...credentials, MFA_FLAG: true })).toEqual({ step, message: 'Next.' });
});

test.each([
  { ...credentials, OTPFLAG: true, OTP: '123456' } as const,
  { ...credentials, TOTPFLAG: true, TOTP: '123456' } as const,
  { ...credentials, MFA_FLAG: false, OTPFLAG: false, TOTPFLAG: false } as const,
])('A further sign-in request is sent unchanged (%j)', async (request) => {
  const { client, got } = await backendReturning({ status: 203, json: { status: 203, data: null } });
  await login(client, request);
  expect(JSON.parse(got[0]?.body ?? '')).toEqual(request);
});

test.each([[{ accessToken: 't' }], [{ accessToken: 't', userInfo: 'Ann' }], [{ accessToken: 't', userInfo: null }]])(
  'Signing in accepts missing or malformed user information (%j)',
  async (data) => {
    const { client } = await backendReturning({ json: { status: 200, data } });
    const answer = await login(client, { ...credentials, MFA_FLAG: true });
    expect(answer).toMatchObject({ session: { accessToken: 't' } });
  },
);

test('Signing in with 200 and no token reports what is missing', async () => {
  const { client } = await backendReturning({ json: { status: 200, data: {} } });
  await expect(login(client, { ...credentials, MFA_FLAG: true })).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining('accessToken is not what was expected'),
  });
});

test.each([
  ['Bearer ey.J0.x_-', 'ey.J0.x_-'],
  [' bearer\tt ', 't'],
  ['t\r\n', 't'],
  ['Bearer-1', 'Bearer-1'],
])('Signing in takes the token %j as %j', { tags: 'OC22' }, async (accessToken, token) => {
  const { client } = await backendReturning({ json: { status: 200, data: { accessToken } } });
  expect(await login(client, { ...credentials, MFA_FLAG: true })).toMatchObject({ session: { accessToken: token } });
});

test.each(['Bearer ', ' ', 'ey\nJ0', 'two words', 'tökén'])(
  'Signing in with a token that no header can carry reports it (%j)',
  { tags: 'OC22' },
  async (accessToken) => {
    const { client } = await backendReturning({ json: { status: 200, data: { accessToken } } });
    await expect(login(client, { ...credentials, MFA_FLAG: true })).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('accessToken is not what was expected'),
    });
  },
);

test('Wrong credentials are a refusal with the server’s message', async () => {
  const { client } = await backendReturning({
    status: 401,
    json: { status: 401, message: 'Wrong email or password.', detail: 'x' },
  });
  await expect(login(client, { ...credentials, MFA_FLAG: true })).rejects.toMatchObject({
    kind: 'refused',
    status: 401,
    message: 'Wrong email or password.',
  });
});

test('A sign-in without a response is a network error, not unknown', async () => {
  const nowhere = createClient({ apiBase: 'http://127.0.0.1:9' });
  await expect(login(nowhere, { ...credentials, MFA_FLAG: true })).rejects.toMatchObject({ kind: 'network' });
});
