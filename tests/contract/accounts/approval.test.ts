import { expect, it } from 'vitest';
import { lastMailTo, linkIn } from '../mail/mails';
import { onBothStores } from '../stores';
import { login } from './login-calls';
import { applicant, listUsers, OWN_PASSWORD } from './user-calls';

const WEEK_MS = 7 * 24 * 3_600_000;

onBothStores('Approval by the mailed link', (backEnd) => {
  const approve = (body: object) => backEnd().call('users/singlePageApproval', { body });
  const userOf = async (email: string) => (await listUsers(backEnd(), { filters: { EMAIL: [email] } })).items[0];
  const choice = { INPUT_COMPANY: 'Harbour', COMPANY_ID: 2, ROLE: 'Manager' };

  it('assigns role and company, notifies the user, and allows sign-in', { tags: 'CD12' }, async () => {
    const person = await applicant(backEnd());
    const { status, body } = await approve({ ...person, ...choice });
    expect(status).toBe(200);
    expect(body.message).toContain(person.NAME);
    expect(await userOf(person.EMAIL)).toMatchObject({
      STATUS: 'Active',
      ROLE: 'Manager',
      COMPANY: { ID: 2, COMPANY_NAME: 'Harbour City Courts' },
    });
    expect((await lastMailTo(backEnd(), person.EMAIL)).subject).toBe('Your account is approved');
    expect((await login(backEnd(), person.EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(200);
  });

  it('works once, even when two administrators use the link at once', {
    tags: ['C909', 'CD12'],
  }, async () => {
    const person = await applicant(backEnd());
    const other = linkIn(await lastMailTo(backEnd(), 'totp@pricebook.test')).searchParams.get('token');
    const responses = await Promise.all([
      approve({ ...person, ...choice }),
      approve({ ...person, ...choice, TOKEN: other, ROLE: 'Customer' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    const again = await approve({ ...person, ...choice });
    expect(again.status).toBe(410);
    expect(again.body.message).toContain('used');
  });

  it('fails with a forged link or another account’s', { tags: 'CD12' }, async () => {
    const [person, other] = [await applicant(backEnd()), await applicant(backEnd())];
    const forged = [
      { ...person, TOKEN: 'x'.repeat(43) },
      { ...person, TOKEN: `${person.TOKEN}x` },
      { ...person, TOKEN: other.TOKEN },
      { ...person, EMAIL: 'admin@pricebook.test' },
      { ...person, TOKEN: "' or 1=1 --" },
    ];
    for (const link of forged) expect((await approve({ ...link, ...choice })).status).toBe(400);
    expect(await userOf(person.EMAIL)).toMatchObject({ STATUS: 'Pending', ROLE: 'UNKNOWN' });
  });

  it('never creates a Super Admin; a refusal does not use the link', { tags: 'CD12' }, async () => {
    const person = await applicant(backEnd());
    expect((await approve({ ...person, ...choice, ROLE: 'SuperAdmin' })).status).toBe(403);
    const noCompany = await approve({ ...person, ...choice, COMPANY_ID: 99_999 });
    expect(noCompany.body).toMatchObject({ status: 400, data: { fields: { COMPANY_ID: expect.any(String) } } });
    expect(await userOf(person.EMAIL)).toMatchObject({ STATUS: 'Pending' });
    expect((await approve({ ...person, ...choice })).status).toBe(200);
  });

  it.each(['EMAIL', 'TOKEN', 'COMPANY_ID', 'ROLE'])('requires %s', async (field) => {
    const body = { EMAIL: 'a@b.example', TOKEN: 'x', ...choice, [field]: undefined };
    expect((await approve(body)).body).toMatchObject({ status: 400, data: { fields: { [field]: 'is needed' } } });
  });

  it('offers the companies without a session until the link is used', { tags: 'CD13' }, async () => {
    const person = await applicant(backEnd());
    const companies = (token: string) => backEnd().call<object[]>('company/getCompanyList', { token });
    const offered = await companies(person.TOKEN);
    expect(offered.status).toBe(200);
    expect(offered.body.data).toContainEqual({ ID: 2, COMPANY_NAME: 'Harbour City Courts' });
    expect((await companies('x'.repeat(43))).status).toBe(400);
    expect((await backEnd().call('company/getCompanies', { body: {}, token: person.TOKEN })).status).toBe(401);
    await approve({ ...person, ...choice });
    expect((await companies(person.TOKEN)).status).toBe(410);
  });

  it('expires after 7 days', { tags: 'CD12' }, async () => {
    const [soon, late] = [await applicant(backEnd()), await applicant(backEnd())];
    backEnd().wait(WEEK_MS - 60_000);
    expect((await approve({ ...soon, ...choice })).status).toBe(200);
    backEnd().wait(120_000);
    const { status, body } = await approve({ ...late, ...choice });
    expect(status).toBe(410);
    expect(body.message).toContain('expired');
  });
});
