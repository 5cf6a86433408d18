import { expect, it } from 'vitest';
import { confirmAddress, lastMailTo, linkIn, mailsTo } from '../mail/mails';
import { onBothStores } from '../stores';
import { login } from './login-calls';
import { callUsers, listUsers, OWN_PASSWORD, someUser } from './user-calls';

const administrators = ['admin@pricebook.test', 'totp@pricebook.test'];

onBothStores('Confirming the address of a registration', (backEnd) => {
  const register = async (fields: object = {}) => {
    const { NAME, EMAIL, PHONE_NUMBER } = someUser();
    const person = { NAME, EMAIL, PHONE_NUMBER, INPUT_COMPANY_NAME: 'Harbour', PASSWORD: OWN_PASSWORD, ...fields };
    await backEnd().call('auth/register', { body: person });
    return person;
  };
  const linkOf = async (email: string) => linkIn(await lastMailTo(backEnd(), email));
  const open = async (link: URL) => {
    const response = await fetch(link);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const press = async (link: URL) => {
    const { status, text } = await confirmAddress(link);
    return { status, text };
  };
  const requestsFor = async (email: string) => {
    const lists = await Promise.all(administrators.map((to) => mailsTo(backEnd(), to)));
    return lists.flat().filter(({ text }) => text.includes(email));
  };

  it('needs a button on the page that the welcome mail links', { tags: 'IG28' }, async () => {
    const person = await register({ NAME: '<b>Ana</b>', INPUT_COMPANY_NAME: '"Núñez" & Sons' });
    const link = await linkOf(person.EMAIL);
    expect(link.origin + link.pathname).toBe(`${backEnd().url}/confirm-email`);
    expect([...link.searchParams.keys()]).toEqual(['token']);
    const { status, headers, text } = await open(link);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|script-src/);
    expect(text).toContain(person.EMAIL);
    expect(text).toContain('&#60;b&#62;Ana&#60;/b&#62; of “&#34;Núñez&#34; &#38; Sons”');
    expect(text).toContain('<button>Confirm this address</button>');
    expect(text).not.toContain('<script');
  });

  it('mails the administrators a request for approval, and not before', { tags: ['CA07', 'IG28'] }, async () => {
    const person = await register();
    const link = await linkOf(person.EMAIL);
    // Mail programs prefetch links.
    await open(link);
    await fetch(link, { method: 'HEAD' });
    expect(await requestsFor(person.EMAIL)).toEqual([]);
    const { status, text } = await press(link);
    expect(status).toBe(200);
    expect(text).toContain('Your email address is confirmed');
    const requests = await requestsFor(person.EMAIL);
    expect(requests.map(({ to }) => to).sort()).toEqual(administrators);
    expect(new Set(requests.map((mail) => linkIn(mail).searchParams.get('token'))).size).toBe(2);
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(403);
  });

  it('works once, even with two simultaneous requests', { tags: ['C909', 'IG28'] }, async () => {
    const person = await register();
    const link = await linkOf(person.EMAIL);
    const both = await Promise.all([press(link), press(link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await requestsFor(person.EMAIL)).toHaveLength(2);
    for (const again of [await open(link), await press(link)]) {
      expect(again.status).toBe(410);
      expect(again.text).toContain('used already, or is no longer valid');
    }
  });

  it('expires after 7 days', { tags: 'IG28' }, async () => {
    const [soon, late] = [await register(), await register()];
    const links = [await linkOf(soon.EMAIL), await linkOf(late.EMAIL)] as const;
    backEnd().wait(7 * 24 * 3_600_000 - 60_000);
    expect((await press(links[0])).status).toBe(200);
    backEnd().wait(120_000);
    const expired = await press(links[1]);
    expect(expired.status).toBe(410);
    expect(expired.text).toContain('expired');
    expect(await requestsFor(late.EMAIL)).toEqual([]);
  });

  it('fails with a forged link or that of another purpose', { tags: 'IG28' }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    await backEnd().call('auth/forgotPassword', { body: { EMAIL } });
    const reset = (await linkOf(EMAIL)).searchParams.get('token') ?? '';
    for (const token of [reset, 'x'.repeat(43), '', "' or 1=1 --", '"><script>alert(1)</script>']) {
      link.searchParams.set('token', token);
      for (const refused of [await open(link), await press(link)]) {
        expect(refused.status).toBe(400);
        expect(refused.text).toContain('This link does not work');
        expect(refused.text).not.toContain('<script');
      }
    }
    expect((await fetch(link, { method: 'POST', body: '{}' })).status).toBe(415);
    expect(await requestsFor(EMAIL)).toEqual([]);
  });

  it('works after registering again, with the first password', { tags: ['CA06', 'IG28'] }, async () => {
    const person = await register();
    await register({ EMAIL: person.EMAIL, PASSWORD: 'something else' });
    const mail = await lastMailTo(backEnd(), person.EMAIL);
    expect(mail.subject).toBe('You already have an account');
    expect((await press(linkIn(mail))).status).toBe(200);
    expect(await requestsFor(person.EMAIL)).toHaveLength(2);
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: 'something else' })).status).toBe(401);
    await register({ EMAIL: person.EMAIL });
    expect((await linkOf(person.EMAIL)).pathname).toBe('/');
  });

  it('is not needed for an approval in User Management', { tags: ['CD14', 'IG29'] }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    const [waiting] = (await listUsers(backEnd(), { STATUS: 'Pending', filters: { EMAIL: [EMAIL] } })).items;
    const body = { ID: waiting?.ID, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 };
    expect((await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body })).status).toBe(200);
    expect((await login(backEnd(), EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(200);
    const late = await press(link);
    expect(late.status).toBe(200);
    expect(late.text).toContain('approved already');
    expect(await requestsFor(EMAIL)).toEqual([]);
  });

  it('does not announce a decision about an inactive account', { tags: 'IG28' }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    const [waiting] = (await listUsers(backEnd(), { STATUS: 'Pending', filters: { EMAIL: [EMAIL] } })).items;
    const body = { ID: waiting?.ID, STATUS: 'Inactive' };
    expect((await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body })).status).toBe(200);
    for (const { status, text } of [await open(link), await press(link)]) {
      expect(status).toBe(200);
      expect(text).toContain('account is inactive');
      expect(text).not.toMatch(/looks at your application|approved/);
    }
    expect(await requestsFor(EMAIL)).toEqual([]);
  });

  it('fails after an administrator changes the address', { tags: 'IG29' }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    const [waiting] = (await listUsers(backEnd(), { STATUS: 'Pending', filters: { EMAIL: [EMAIL] } })).items;
    const body = { ID: waiting?.ID, EMAIL: someUser().EMAIL };
    expect((await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body })).status).toBe(200);
    expect((await press(link)).status).toBe(410);
  });
});
