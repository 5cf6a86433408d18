import { beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../back-end';
import { lastMailTo, linkIn, mailsTo } from '../mail/mails';
import { auditPage } from '../operation/audit-calls';
import { onBothStores } from '../stores';
import { login, shownCode, withTotp } from './login-calls';
import { applicant, callUsers, createSomeUser, listUsers, OWN_PASSWORD, signedInUser, someUser } from './user-calls';

const choice = { INPUT_COMPANY: 'Harbour', COMPANY_ID: 2, ROLE: 'Customer' };

onBothStores('An approval link', (backEnd) => {
  const approve = (body: object) => backEnd().call('users/singlePageApproval', { body });
  /** A registered applicant, and the link mailed to another administrator. */
  const linkOf = async (email: string) => {
    const { EMAIL } = await applicant(backEnd());
    const TOKEN = linkIn(await lastMailTo(backEnd(), email)).searchParams.get('token') ?? '';
    return { EMAIL, TOKEN };
  };

  it.each([
    ['inactive', { STATUS: 'Inactive' }],
    ['no administrator', { ROLE: 'Sales' }],
  ])('stops working when its administrator is %s', { tags: ['IG25'] }, async (_, change) => {
    const { user } = await signedInUser(backEnd(), { ROLE: 'Admin' });
    const link = await linkOf(user.EMAIL);
    const token = link.TOKEN;
    expect((await backEnd().call('company/getCompanyList', { token })).status).toBe(200);
    await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body: { ID: user.ID, ...change } });
    const refused = await approve({ ...link, ...choice });
    expect(refused.status).toBe(410);
    expect(refused.body.message).toContain('no active administrator');
    expect((await backEnd().call('company/getCompanyList', { token })).status).toBe(410);
    const [waiting] = await listUsers(backEnd(), { filters: { EMAIL: [link.EMAIL] } }).then(({ items }) => items);
    expect(waiting?.STATUS).toBe('Pending');
  });

  it('is deleted with its administrator', { tags: ['IG25'] }, async () => {
    const { ID, EMAIL } = await createSomeUser(backEnd(), { ROLE: 'Admin' });
    const link = await linkOf(EMAIL);
    const deleted = await callUsers(backEnd(), `deleteUser?ID=${ID}`, { method: 'DELETE' });
    expect(deleted.status).toBe(200);
    expect((await approve({ ...link, ...choice })).status).toBe(400);
  });
});

onBothStores('The owner of an account', (backEnd) => {
  const EMAIL = 'sales@pricebook.test';
  beforeEach(() => backEnd().wait(60 * 60_000));
  const generate = (token: string) =>
    backEnd().call<{ secret: string }>('auth/generateAuthSecret', { method: 'POST', token });
  const enable = (token: string, secret: string) => {
    const body = { secret, token: shownCode(backEnd(), secret), deviceName: 'My phone' };
    return backEnd().call('auth/enableMFA', { body, token });
  };
  const subjects = async (email: string) => (await mailsTo(backEnd(), email)).map(({ subject }) => subject);

  it('is mailed when the password changes, by administrator or by link', { tags: ['IG26'] }, async () => {
    const NEW_PASSWORD = 'quite another one';
    const body = { EMAIL, PASSWORD: DEMO_PASSWORD, NEW_PASSWORD };
    expect((await backEnd().call('auth/resetPassword', { body })).status).toBe(200);
    expect(await subjects(EMAIL)).toEqual(['Your password was changed']);
    await backEnd().call('auth/forgotPassword', { body: { EMAIL } });
    const TOKEN = linkIn(await lastMailTo(backEnd(), EMAIL)).searchParams.get('token');
    await backEnd().call('auth/resetPassVerify', { body: { EMAIL, TOKEN, NEW_PASSWORD: DEMO_PASSWORD } });
    expect((await subjects(EMAIL))[0]).toBe('Your password was changed');
  });

  it('is mailed at the old address when the address changes', { tags: ['IG26'] }, async () => {
    const { user } = await signedInUser(backEnd());
    const next = someUser().EMAIL;
    await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body: { ID: user.ID, EMAIL: next } });
    expect((await subjects(user.EMAIL))[0]).toBe('Your email address was changed');
    expect(await subjects(next)).toEqual([]);
  });

  it('needs a recent sign-in to replace an authenticator, and is mailed', { tags: ['IG26', 'IG27'] }, async () => {
    const { user, token } = await signedInUser(backEnd());
    backEnd().wait(16 * 60_000);
    const { secret } = (await generate(token)).body.data;
    expect((await enable(token, secret)).status).toBe(200);
    expect((await subjects(user.EMAIL))[0]).toBe('Your authenticator was changed');

    const refused = await generate(token);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('15 minutes');
    backEnd().wait(60_000);
    const code = { ...withTotp(shownCode(backEnd(), secret)), PASSWORD: OWN_PASSWORD };
    const { accessToken } = (await login(backEnd(), user.EMAIL, code)).body.data;
    const next = (await generate(accessToken)).body.data.secret;
    backEnd().wait(16 * 60_000);
    const late = await enable(accessToken, next);
    expect(late.status).toBe(403);
    expect(late.body.message).toContain('15 minutes');
    expect(
      await subjects(user.EMAIL).then((all) => all.filter((subject) => subject.includes('authenticator'))),
    ).toHaveLength(1);
  });

  it('is mailed when a code of the authenticator is used twice', { tags: 'IG31' }, async () => {
    const { user, token } = await signedInUser(backEnd());
    const { secret } = (await generate(token)).body.data;
    await enable(token, secret);
    backEnd().wait(60_000);
    const code = { ...withTotp(shownCode(backEnd(), secret)), PASSWORD: OWN_PASSWORD };
    expect((await login(backEnd(), user.EMAIL, code)).status).toBe(200);
    const reused = await login(backEnd(), user.EMAIL, code);
    expect(reused).toMatchObject({ status: 400, body: { message: expect.stringContaining('Invalid TOTP') } });
    expect((await subjects(user.EMAIL))[0]).toBe('A code of your authenticator was used twice');
    const wrong = await login(backEnd(), user.EMAIL, { ...withTotp('000000'), PASSWORD: OWN_PASSWORD });
    expect(wrong.status).toBe(400);
    const mails = await subjects(user.EMAIL);
    expect(mails.filter((subject) => subject.includes('used twice'))).toHaveLength(1);
    const [entry] = (await auditPage(backEnd(), { KIND: 'sign-in.refused', WHO: user.EMAIL })).items.slice(1);
    expect(entry?.DETAIL).toBe('Code used before');
  });

  it('loses an authenticator removed by an administrator, with all sessions', { tags: 'IG32' }, async () => {
    const { user, token } = await signedInUser(backEnd());
    const { secret } = (await generate(token)).body.data;
    await enable(token, secret);
    const remove = (as?: string) =>
      callUsers(backEnd(), 'removeAuthenticator', { body: { ID: user.ID }, ...(as !== undefined && { token: as }) });
    expect((await remove(token)).status).toBe(403);
    const signInAdmin = async () => (await login(backEnd(), 'admin@pricebook.test')).body.data.accessToken;
    const unattended = await signInAdmin();
    backEnd().wait(16 * 60_000);
    expect((await remove(unattended)).body.message).toContain('15 minutes');
    const admin = await signInAdmin();
    expect((await remove(admin)).status).toBe(200);

    const session = await backEnd().call('auth/generateAuthSecret', { method: 'POST', token });
    expect(session.status).toBe(401);
    const signedIn = await login(backEnd(), user.EMAIL, { MFA_FLAG: true, PASSWORD: OWN_PASSWORD });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.data.userInfo.DEVICE_NAME).toBe('');
    expect((await subjects(user.EMAIL))[0]).toBe('Your authenticator was removed');
    const { items } = await auditPage(backEnd(), { KIND: 'user.authenticator-removed', WHAT: user.EMAIL });
    expect(items.map(({ BY }) => BY?.EMAIL)).toEqual(['admin@pricebook.test']);
    const again = await remove(admin);
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('has no authenticator') } });
  });

  it('who is a Super Admin is protected from other administrators', { tags: 'IG32' }, async () => {
    const { token } = await signedInUser(backEnd(), { ROLE: 'Admin' });
    const { items } = await listUsers(backEnd(), { filters: { EMAIL: ['admin@pricebook.test'] } });
    const refused = await callUsers(backEnd(), 'removeAuthenticator', { body: { ID: items[0]?.ID }, token });
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('Super Admin') } });
  });
});
