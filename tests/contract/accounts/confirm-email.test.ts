import { expect, it } from 'vitest';
import { confirmAddress, lastMailTo, linkIn, mailsTo } from '../mail/mails';
import { onBothStores } from '../stores';
import { login } from './login-calls';
import { callUsers, listUsers, OWN_PASSWORD, someUser } from './user-calls';

const administrators = ['admin@pricebook.test', 'totp@pricebook.test'];

onBothStores('Confirming the address of a registration', (backEnd) => {
  const register = async (fields: object = {}) => {
    const { NAME, EMAIL, PHONE_NUMBER } = someUser();
    const person = {
      NAME,
      EMAIL,
      PHONE_NUMBER,
      INPUT_COMPANY_NAME: 'Harbour',
      PASSWORD: 'typed by anybody',
      ...fields,
    };
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
    expect(text).toContain('Somebody of “&#34;Núñez&#34; &#38; Sons”');
    expect(text).toContain('value="&#60;b&#62;Ana&#60;/b&#62;"');
    expect(text).toContain('<button>Confirm this address</button>');
    expect(text).not.toContain('<script');
  });

  it('is a page in the language of the browser', { tags: 'OK23' }, async () => {
    const link = await linkOf((await register()).EMAIL);
    const headers = { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' };
    const page = await (await fetch(link, { headers })).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<button>Diese Adresse bestätigen</button>');
    link.searchParams.set('token', 'x'.repeat(43));
    const refused = await (await fetch(link, { headers: { 'Accept-Language': 'ar' } })).text();
    expect(refused).toContain('<html lang="ar" dir="rtl">');
    expect(refused).toContain('هذا الرابط لا يعمل');
    expect(refused).not.toMatch(/This link|Please/);
  });

  it('with a corrected name makes a form stale that is open in user management', { tags: 'OC39' }, async () => {
    const person = await register({ NAME: 'Typed by a stranger' });
    const [shown] = (await listUsers(backEnd(), { search: person.EMAIL })).items;
    const form = new FormData();
    form.append('TOKEN', (await linkOf(person.EMAIL)).searchParams.get('token') ?? '');
    form.append('NAME', 'Olga Righter');
    form.append('NEW_PASSWORD', OWN_PASSWORD);
    expect((await fetch(`${backEnd().url}/confirm-email`, { method: 'POST', body: form })).status).toBe(200);
    const { ID, VERSION, NAME } = shown ?? {};
    const saved = await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body: { ID, VERSION, NAME } });
    expect([saved.status, saved.body.data.NAME]).toEqual([409, 'Olga Righter']);
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
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: person.PASSWORD })).status).toBe(401);
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

  it('works after registering again; no registration sets the password', { tags: ['CA06', 'PS06'] }, async () => {
    const person = await register({ PASSWORD: 'of somebody else' });
    await register({ EMAIL: person.EMAIL, PASSWORD: 'something else' });
    const mail = await lastMailTo(backEnd(), person.EMAIL);
    expect(mail.subject).toBe('You already have an account');
    expect((await press(linkIn(mail))).status).toBe(200);
    expect(await requestsFor(person.EMAIL)).toHaveLength(2);
    for (const PASSWORD of ['of somebody else', 'something else'])
      expect((await login(backEnd(), person.EMAIL, { PASSWORD })).status).toBe(401);
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(403);
    await register({ EMAIL: person.EMAIL });
    expect((await linkOf(person.EMAIL)).pathname).toBe('/');
  });

  it('requires a password that can be shown and corrected', { tags: 'PS06' }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    for (const [typed, reason] of [
      ['', 'at least 8 characters'],
      ['"<b>', 'at least 8 characters'],
      ['password123', 'most common ones'],
    ] as const) {
      const { status, text } = await confirmAddress(link, typed);
      expect(status).toBe(400);
      expect(text).toContain(reason);
      expect(text).toContain('aria-describedby="problem hint" aria-invalid="true"');
      expect(text).not.toContain('<b>"');
    }
    const shown = await confirmAddress(link, 'my "own" <one>', { SHOW: 'yes' });
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/type="text"[^>]* value="my &#34;own&#34; &#60;one&#62;"/);
    expect(shown.text).toContain('Hide password');
    expect((await confirmAddress(link, 'my "own" <one>', { SHOWN: 'yes', SHOW: 'no' })).text).toContain(
      'type="password"',
    );
    expect((await confirmAddress(link, 'my "own" <one>')).status).toBe(200);
    expect((await login(backEnd(), EMAIL, { PASSWORD: 'my "own" <one>' })).status).toBe(403);
  });

  it('lets the owner correct the name that somebody else typed', { tags: 'PS27' }, async () => {
    const { EMAIL } = await register({ NAME: 'Visit evil.example' });
    const link = await linkOf(EMAIL);
    const refused = await confirmAddress(link, OWN_PASSWORD, { NAME: '\u200b' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('The name is needed.')]);
    expect((await confirmAddress(link, 'short', { NAME: 'Ana "A" <Núñez>' })).text).toContain(
      'value="Ana &#34;A&#34; &#60;Núñez&#62;"',
    );
    expect((await confirmAddress(link, OWN_PASSWORD, { NAME: ' Ana  Núñez ' })).status).toBe(200);
    const [request] = await requestsFor(EMAIL);
    expect(request?.subject).toBe('Ana Núñez applies for an account');
    const [waiting] = (await listUsers(backEnd(), { STATUS: 'Pending', search: 'ana núñez' })).items;
    expect(waiting).toMatchObject({ EMAIL, NAME: 'Ana Núñez' });
  });

  it('is done by the reset of a forgotten password too', { tags: 'PS06' }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    await backEnd().call('auth/forgotPassword', { body: { EMAIL } });
    const TOKEN = (await linkOf(EMAIL)).searchParams.get('token');
    const body = { EMAIL, TOKEN, NEW_PASSWORD: OWN_PASSWORD };
    expect((await backEnd().call('auth/resetPassVerify', { body })).status).toBe(200);
    expect(await requestsFor(EMAIL)).toHaveLength(2);
    expect((await login(backEnd(), EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(403);
    expect((await press(link)).status).toBe(410);
  });

  it('is needed again when an administrator changes the address', { tags: 'PS06' }, async () => {
    const { EMAIL } = await register();
    await press(await linkOf(EMAIL));
    const [waiting] = (await listUsers(backEnd(), { STATUS: 'Pending', filters: { EMAIL: [EMAIL] } })).items;
    const next = someUser().EMAIL;
    const body = { ID: waiting?.ID, EMAIL: next, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 };
    expect((await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body })).status).toBe(200);
    expect((await login(backEnd(), next, { PASSWORD: OWN_PASSWORD })).status).toBe(401);
    expect((await confirmAddress(await linkOf(next), 'another password')).status).toBe(200);
    expect((await login(backEnd(), next, { PASSWORD: 'another password' })).status).toBe(200);
  });

  it('is not needed for an approval in User Management', { tags: ['CD14', 'IG29'] }, async () => {
    const { EMAIL } = await register();
    const link = await linkOf(EMAIL);
    const [waiting] = (await listUsers(backEnd(), { STATUS: 'Pending', filters: { EMAIL: [EMAIL] } })).items;
    const body = { ID: waiting?.ID, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 };
    expect((await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body })).status).toBe(200);
    // The account is Active, and its owner has not chosen a password.
    const refused = await login(backEnd(), EMAIL, { PASSWORD: OWN_PASSWORD });
    expect([refused.status, refused.body.message]).toEqual([401, 'Invalid credentials']);
    const approved = await lastMailTo(backEnd(), EMAIL);
    expect([approved.subject, linkIn(approved).pathname]).toEqual(['Your account is approved', '/confirm-email']);
    const late = await press(link);
    expect(late.status).toBe(200);
    expect(late.text).toContain('approved already');
    expect((await login(backEnd(), EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(200);
    expect((await press(linkIn(approved))).status).toBe(410);
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
