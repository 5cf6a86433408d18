import { expect, it } from 'vitest';
import { clearSession } from '../../../src/api/session/clear-session';
import { sessionOf, setSession } from '../../../src/api/session/session';
import { codeIn, lastMailTo } from '../mail/mails';
import { onBothStores, onOneStore, startBackEndForTest } from '../stores';
import { login, withOtp } from './login-calls';

const sales = 'sales@pricebook.test';

onBothStores('Signing out', (backEnd) => {
  const signIn = async () => (await login(backEnd(), sales)).body.data;
  const statusOf = async (token: string) => (await backEnd().call('price/getPrice', { body: {}, token })).status;

  it('ends the session on the server, and no other of the account', { tags: 'PC08' }, async () => {
    backEnd().wait(60_000);
    const { accessToken: one } = await signIn();
    // Tokens of one second are the same.
    backEnd().wait(2000);
    const { accessToken: other } = await signIn();
    const signedOut = await backEnd().call('auth/signOut', { method: 'POST', token: one });
    expect(signedOut.status).toBe(200);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
    expect((await backEnd().call('auth/signOut', { method: 'POST', token: one })).status).toBe(401);
  });

  it('ends the session for every spelling of its token', { tags: 'OC37' }, async () => {
    backEnd().wait(60_000);
    const { accessToken } = await signIn();
    await backEnd().call('auth/signOut', { method: 'POST', token: accessToken });
    const signature = Buffer.from(accessToken.split('.')[2] ?? '', 'base64url');
    // The last two bits of its last character are not read.
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => accessToken.slice(0, -1) + last)
      .filter((token) => Buffer.from(token.split('.')[2] ?? '', 'base64url').equals(signature));
    expect(spellings.length).toBe(4);
    expect(await Promise.all([...spellings, `${accessToken}=`].map(statusOf))).toEqual([401, 401, 401, 401, 401]);
  });

  it('in a widget ends the session there, without waiting', { tags: 'PC09' }, async () => {
    backEnd().wait(60_000);
    const { accessToken, userInfo } = await signIn();
    setSession({ accessToken, userInfo }, { apiBase: backEnd().url });
    clearSession({ apiBase: backEnd().url });
    expect(sessionOf(backEnd().url).value).toBeUndefined();
    await expect.poll(() => statusOf(accessToken)).toBe(401);
  });

  it('in a widget sends nothing to a back end that does not offer it', { tags: 'PC09' }, async () => {
    backEnd().wait(60_000);
    const { accessToken, userInfo } = await signIn();
    setSession({ accessToken, userInfo: { ...userInfo, CAPABILITIES: [] } }, { apiBase: backEnd().url });
    clearSession({ apiBase: backEnd().url });
    expect(await statusOf(accessToken)).toBe(200);
  });
});

onOneStore('A second factor of chosen roles', () => {
  it('is asked for by mail from those without an authenticator', { tags: 'PC10' }, async () => {
    const backEnd = await startBackEndForTest({ secondFactorRoles: ['Sales'] });
    expect((await login(backEnd, sales)).status).toBe(203);
    const code = codeIn(await lastMailTo(backEnd, sales));
    expect((await login(backEnd, sales, withOtp('000000' === code ? '000001' : '000000'))).status).toBe(400);
    expect((await login(backEnd, sales, withOtp(code))).status).toBe(200);
    expect((await login(backEnd, 'customer@pricebook.test')).status).toBe(200);
  });
});
