import { describe, expect, it } from 'vitest';
import { confirmAddress, lastMailTo, linkIn, mailsTo } from '../mail/mails';
import { onBothStores } from '../stores';
import { login } from './login-calls';

const administrators = ['admin@pricebook.test', 'totp@pricebook.test'];
const thanks =
  'Thank you for applying for an account. Your account is currently pending approval by the site administrator. In the meantime, a welcome message with further instructions has been sent to your email address.';

let registered = 0;
/** An application with a new address. */
function application(fields: object = {}) {
  registered += 1;
  return {
    NAME: 'Ana <b>Núñez</b> & Co',
    EMAIL: `ana-${registered}@courts.example`,
    PHONE_NUMBER: '+34 5550 118',
    INPUT_COMPANY_NAME: 'Núñez "Courts" & Sons',
    PASSWORD: 'correct horse',
    ...fields,
  };
}

onBothStores('Registering', (backEnd) => {
  const register = (body: object) => backEnd().call('auth/register', { body });
  const confirm = async (email: string, password?: string) =>
    confirmAddress(linkIn(await lastMailTo(backEnd(), email)), password);
  const requestsFor = async (email: string) => {
    const lists = await Promise.all(administrators.map((to) => mailsTo(backEnd(), to)));
    return lists.flat().filter(({ text }) => text.includes(email));
  };

  it('creates an account that is pending approval', { tags: 'CA05' }, async () => {
    const person = application();
    const { status, body } = await register(person);
    expect(status).toBe(201);
    expect(body).toEqual({ status: 201, message: thanks, data: null });
    await confirm(person.EMAIL, person.PASSWORD);
    const waiting = await login(backEnd(), person.EMAIL, { PASSWORD: person.PASSWORD });
    expect(waiting.status).toBe(403);
    expect(waiting.body.message).toContain('pending');
  });

  it('welcomes the applicant by mail', { tags: 'CA07' }, async () => {
    const person = application();
    await register(person);
    const mails = await mailsTo(backEnd(), person.EMAIL);
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Pricebook']);
    expect(mails[0]?.html).not.toContain('<b>Núñez');
    expect(mails[0]?.text).not.toContain(person.PASSWORD);
  });

  it('mails no typed text to an unconfirmed address', { tags: 'PS19' }, async () => {
    const person = application({ NAME: 'Win a prize at evil.example', INPUT_COMPANY_NAME: 'also evil.example' });
    await register(person);
    await register(person);
    await backEnd().call('auth/forgotPassword', { body: { EMAIL: person.EMAIL } });
    const mails = await mailsTo(backEnd(), person.EMAIL);
    expect(mails).toHaveLength(3);
    for (const { text, html, subject } of mails) expect(`${subject}${text}${html}`).not.toContain('evil.example');
    const newest = mails.find(({ subject }) => subject === 'You already have an account') ?? mails[0];
    expect(newest?.text).toMatch(/^Hello,/);
    await confirmAddress(linkIn(newest ?? { text: '' }), person.PASSWORD);
    await backEnd().call('auth/forgotPassword', { body: { EMAIL: person.EMAIL } });
    expect((await lastMailTo(backEnd(), person.EMAIL)).text).toContain(person.NAME);
  });

  it.each(['\u200b', '\u3164 '])('refuses the name %j, which cannot be seen', { tags: 'PS17' }, async (NAME) => {
    const { status, body } = await register(application({ NAME }));
    expect([status, body.message]).toEqual([400, expect.stringContaining('NAME')]);
  });

  it('mails each administrator an own link to the approval page', { tags: 'CA07' }, async () => {
    const person = application();
    await register(person);
    await confirm(person.EMAIL);
    const requests = await requestsFor(person.EMAIL);
    expect(requests.map(({ to }) => to).sort()).toEqual(administrators);
    const links = requests.map(linkIn);
    for (const link of links) {
      expect(link.origin).toBe(backEnd().url);
      expect(link.pathname).toBe('/admin-approval');
      const { token, ...shown } = Object.fromEntries(link.searchParams);
      expect(shown).toEqual({ email: person.EMAIL, name: person.NAME, company: person.INPUT_COMPANY_NAME });
      expect(token).toMatch(/^[\w-]{43}$/);
    }
    expect(new Set(links.map(({ searchParams }) => searchParams.get('token'))).size).toBe(2);
  });

  it('for a taken address returns the same and notifies the account’s owner', {
    tags: 'CA06',
  }, async () => {
    const person = application();
    await register(person);
    // Mails are sent after the response: the mail of the second registration follows that of the first.
    expect(await mailsTo(backEnd(), person.EMAIL)).toHaveLength(1);
    await confirm(person.EMAIL, person.PASSWORD);
    const again = await register({ ...person, EMAIL: person.EMAIL.toUpperCase(), PASSWORD: 'something else' });
    expect(again.status).toBe(201);
    expect(again.body).toEqual({ status: 201, message: thanks, data: null });
    expect((await lastMailTo(backEnd(), person.EMAIL)).subject).toBe('You already have an account');
    expect(await requestsFor(person.EMAIL)).toHaveLength(2);
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: 'something else' })).status).toBe(401);
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: person.PASSWORD })).status).toBe(403);
  });

  it('twice at once creates one account', { tags: 'CA06' }, async () => {
    const person = application();
    const both = await Promise.all([register(person), register(person)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const subjects = (await mailsTo(backEnd(), person.EMAIL)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Welcome to Pricebook', 'You already have an account']);
    expect(await requestsFor(person.EMAIL)).toEqual([]);
  });

  it.each(["o'brien+prices@mail.courts.example", 'ANA@COURTS.example', 'a.b_c-d@xn--bcher-kva.example'])(
    'accepts the address %s',
    async (EMAIL) => {
      expect((await register(application({ EMAIL }))).status).toBe(201);
      expect(await mailsTo(backEnd(), EMAIL.toLowerCase())).not.toEqual([]);
    },
  );

  describe('refuses and names the field:', () => {
    it.each([
      ['NAME', '   '],
      ['NAME', undefined],
      ['NAME', 'x'.repeat(201)],
      ['NAME', 'a\0b'],
      ['EMAIL', 'nobody'],
      ['EMAIL', 'a@b.example\r\nBcc: c@d.example'],
      ['EMAIL', 'a@b.example, c@d.example'],
      ['EMAIL', '"a b"@c.example'],
      ['EMAIL', { toString: 'a@b.example' }],
      ['PHONE_NUMBER', ''],
      ['INPUT_COMPANY_NAME', ''],
      ['PASSWORD', 'seven77'],
      ['PASSWORD', undefined],
      ['PASSWORD', 12345678],
    ])('%s as %j', { tags: 'CA05' }, async (field, value) => {
      const answer = await register(application({ [field]: value }));
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain(field);
      expect(answer.body.data).toEqual({ fields: { [field]: expect.any(String) } });
    });
  });

  it('grants nothing beyond the fields of the form', { tags: 'CA05' }, async () => {
    const greedy = { ROLE: 'SuperAdmin', STATUS: 'Active', role: 'SuperAdmin', COMPANY_ID: 1 };
    const person = application();
    const body = JSON.stringify({ ...person, ...greedy }).replace('{', '{"__proto__":{"STATUS":"Active"},');
    expect((await backEnd().call('auth/register', { body })).status).toBe(201);
    await confirm(person.EMAIL, person.PASSWORD);
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: person.PASSWORD })).status).toBe(403);
  });

  it('stores SQL as plain text', { tags: 'C915' }, async () => {
    const NAME = `Robert'); drop table account; --`;
    const person = application({ NAME });
    expect((await register(person)).status).toBe(201);
    await confirm(person.EMAIL);
    expect((await requestsFor(person.EMAIL))[0]?.text).toContain(NAME);
  });
});
