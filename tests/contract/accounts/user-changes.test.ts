import { describe, expect, it } from 'vitest';
import { createSomeCompany } from '../companies/company-calls';
import { lastMailTo, mailsTo } from '../mail/mails';
import { onBothStores } from '../stores';
import { login } from './login-calls';
import {
  applicant,
  callUsers,
  createSomeUser,
  listUsers,
  OWN_PASSWORD,
  signedInUser,
  someUser,
  temporaryPasswordOf,
  type User,
} from './user-calls';

onBothStores('Changing users', (backEnd) => {
  const create = (body: object, token?: string) =>
    callUsers(backEnd(), 'createUser', { body, ...(token !== undefined && { token }) });
  const update = (body: object, token?: string) =>
    callUsers(backEnd(), 'updateUser', { method: 'PATCH', body, ...(token !== undefined && { token }) });
  const remove = (id: unknown, token?: string) =>
    callUsers(backEnd(), `deleteUser?ID=${id}`, { method: 'DELETE', ...(token !== undefined && { token }) });
  const stored = async ({ EMAIL }: Pick<User, 'EMAIL'>) =>
    (await listUsers(backEnd(), { filters: { EMAIL: [EMAIL] } })).items[0];
  const readsPrices = async (token: string) => (await backEnd().call('price/getPrice', { body: {}, token })).status;

  describe('Creating', () => {
    it('stores every field, returns 201, and mails a temporary password', { tags: 'CD07' }, async () => {
      const { EMAIL, COMPANY_ID, ...fields } = someUser({ ROLE: 'Manager' });
      const created = await create({ ...fields, COMPANY_ID, EMAIL: EMAIL.toUpperCase() });
      expect(created.status).toBe(201);
      expect(created.body).not.toHaveProperty('show');
      expect(created.body.data).toMatchObject({
        ...fields,
        EMAIL,
        COMPANY: { ID: COMPANY_ID, COMPANY_NAME: 'Harbour City Courts' },
        LAST_LOGIN: null,
        VERSION: 1,
      });
      expect(await stored({ EMAIL })).toEqual(created.body.data);
      const PASSWORD = await temporaryPasswordOf(backEnd(), EMAIL);
      expect((await login(backEnd(), EMAIL, { PASSWORD, MFA_FLAG: true })).status).toBe(202);
    });

    it('invites no Inactive user until activated', { tags: 'CD07' }, async () => {
      const user = await createSomeUser(backEnd(), { STATUS: 'Inactive' });
      expect(await mailsTo(backEnd(), user.EMAIL)).toEqual([]);
      await update({ ID: user.ID, STATUS: 'Active' });
      const PASSWORD = await temporaryPasswordOf(backEnd(), user.EMAIL);
      expect((await login(backEnd(), user.EMAIL, { PASSWORD })).status).toBe(202);
    });

    it('refuses an email that is taken, whatever its case', async () => {
      const user = await createSomeUser(backEnd());
      const again = await create(someUser({ EMAIL: user.EMAIL.toUpperCase() }));
      expect(again.status).toBe(409);
      expect(again.body.message).toContain(user.EMAIL);
      expect(await stored(user)).toEqual(user);
    });

    it('succeeds once for simultaneous requests, with one invitation', { tags: 'CD07' }, async () => {
      const body = someUser();
      const responses = await Promise.all([create(body), create(body), create(body)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await mailsTo(backEnd(), body.EMAIL)).toHaveLength(1);
    });

    it.each([
      ['no name', { NAME: ' ' }, 'NAME'],
      ['a role that does not exist', { ROLE: 'Owner' }, 'ROLE'],
      ['no email address', { EMAIL: 'person' }, 'EMAIL'],
      ['a status that only registering gives', { STATUS: 'Pending' }, 'STATUS'],
      ['no company', { COMPANY_ID: undefined }, 'COMPANY_ID'],
      ['a company that does not exist', { COMPANY_ID: 99_999 }, 'COMPANY_ID'],
      ['no phone number', { PHONE_NUMBER: '' }, 'PHONE_NUMBER'],
    ])('refuses %s by its field, and changes nothing', async (_, fields, field) => {
      const before = await listUsers(backEnd());
      const { status, body } = await create(someUser(fields));
      expect(status).toBe(400);
      expect(body.data).toHaveProperty(['fields', field]);
      expect(await listUsers(backEnd())).toEqual(before);
    });
  });

  describe('Editing', () => {
    it('changes only what is sent and increments the version', async () => {
      const user = await createSomeUser(backEnd());
      const saved = await update({ ID: user.ID, VERSION: 1, NAME: 'Renamed', COMPANY_ID: '3' });
      expect(saved.status).toBe(200);
      expect(saved.body.data).toEqual({
        ...user,
        NAME: 'Renamed',
        COMPANY: { ID: 3, COMPANY_NAME: 'Kauri Sports Flooring' },
        VERSION: 2,
      });
      expect(await stored(user)).toEqual(saved.body.data);
    });

    it('refuses a stale version with the current record; one of several wins', {
      tags: 'CD04',
    }, async () => {
      const user = await createSomeUser(backEnd());
      const saves = ['A', 'B', 'C'].map((NAME) => update({ ID: user.ID, VERSION: 1, NAME }));
      const responses = await Promise.all(saves);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const now = await stored(user);
      for (const { body } of responses) expect(body.data).toEqual(now);
    });

    it('refuses a taken email and an unknown company', async () => {
      const user = await createSomeUser(backEnd());
      expect((await update({ ID: user.ID, EMAIL: 'admin@pricebook.test' })).status).toBe(409);
      expect((await update({ ID: user.ID, COMPANY_ID: 99_999 })).body.data).toHaveProperty('fields.COMPANY_ID');
      expect(await stored(user)).toEqual(user);
    });

    it('applies to the next request: new role, same session', { tags: 'CD08' }, async () => {
      const { user, token } = await signedInUser(backEnd());
      expect(await readsPrices(token)).toBe(200);
      await update({ ID: user.ID, ROLE: 'UNKNOWN' });
      expect(await readsPrices(token)).toBe(403);
      await update({ ID: user.ID, ROLE: 'Customer' });
      expect(await readsPrices(token)).toBe(200);
    });

    it('permanently ends the session of a deactivated user', { tags: 'CD08' }, async () => {
      const { user, token } = await signedInUser(backEnd());
      await update({ ID: user.ID, STATUS: 'Inactive' });
      expect(await readsPrices(token)).toBe(401);
      expect((await login(backEnd(), user.EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(403);
      const mails = await mailsTo(backEnd(), user.EMAIL);
      await update({ ID: user.ID, STATUS: 'Active' });
      expect(await readsPrices(token)).toBe(401);
      expect((await login(backEnd(), user.EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(200);
      expect(await mailsTo(backEnd(), user.EMAIL)).toEqual(mails);
    });

    it('sends a pending invitation again when its address is corrected', { tags: 'CD07' }, async () => {
      const user = await createSomeUser(backEnd());
      const first = await temporaryPasswordOf(backEnd(), user.EMAIL);
      const EMAIL = `right-${user.EMAIL}`;
      await update({ ID: user.ID, EMAIL });
      const PASSWORD = await temporaryPasswordOf(backEnd(), EMAIL);
      expect((await login(backEnd(), EMAIL, { PASSWORD: first })).status).toBe(401);
      expect((await login(backEnd(), EMAIL, { PASSWORD })).status).toBe(202);
    });

    it('approves a pending user, notifies them, and disables the link', { tags: 'CD14' }, async () => {
      const { EMAIL, NAME, TOKEN } = await applicant(backEnd());
      const user = await stored({ EMAIL });
      const saved = await update({ ID: user?.ID, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 });
      expect(saved).toMatchObject({ status: 200, body: { data: { STATUS: 'Active', ROLE: 'Customer' } } });
      expect((await lastMailTo(backEnd(), EMAIL)).subject).toBe('Your account is approved');
      expect((await login(backEnd(), EMAIL, { PASSWORD: OWN_PASSWORD })).status).toBe(200);
      const body = { EMAIL, NAME, INPUT_COMPANY: 'x', TOKEN, COMPANY_ID: 3, ROLE: 'Admin' };
      expect((await backEnd().call('users/singlePageApproval', { body })).status).toBe(410);
    });

    it('refuses to make another user pending', async () => {
      const user = await createSomeUser(backEnd());
      const { status, body } = await update({ ID: user.ID, STATUS: 'Pending' });
      expect(status).toBe(400);
      expect(body.data).toHaveProperty(['fields', 'STATUS']);
    });

    it('returns 404 for a deleted user and 400 for no ID', async () => {
      expect((await update({ ID: 99_999, NAME: 'x' })).status).toBe(404);
      expect((await update({ NAME: 'x' })).status).toBe(400);
    });
  });

  describe('Deleting', () => {
    it('ends the account and its session, once', { tags: 'CD09' }, async () => {
      const { user, token } = await signedInUser(backEnd());
      const responses = await Promise.all([remove(user.ID), remove(user.ID)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await readsPrices(token)).toBe(401);
      expect(await stored(user)).toBeUndefined();
    });

    it('refuses the own account', { tags: 'CD09' }, async () => {
      const { user, token } = await signedInUser(backEnd(), { ROLE: 'Admin' });
      expect((await remove(user.ID, token)).status).toBe(409);
      expect(await stored(user)).toMatchObject({ ID: user.ID });
    });

    it.each(['', 'abc', '-1'])('refuses the ID "%s"', async (id) => {
      expect((await remove(id)).status).toBe(400);
    });
  });

  describe('A Super Admin', () => {
    it('is created, changed and deleted only by a Super Admin', { tags: 'CD10' }, async () => {
      const { token } = await signedInUser(backEnd(), { ROLE: 'Admin' });
      const other = await createSomeUser(backEnd(), { ROLE: 'SuperAdmin' });
      const customer = await createSomeUser(backEnd());
      const refused = [
        await create(someUser({ ROLE: 'SuperAdmin' }), token),
        await update({ ID: customer.ID, ROLE: 'SuperAdmin' }, token),
        await update({ ID: other.ID, NAME: 'Mine' }, token),
        await update({ ID: other.ID, ROLE: 'Customer' }, token),
        await remove(other.ID, token),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect(await stored(other)).toEqual(other);
      expect((await update({ ID: customer.ID, ROLE: 'Sales' }, token)).status).toBe(200);
      expect((await remove(other.ID)).status).toBe(200);
    });

    it('cannot be deactivated or demoted if it is the last one', { tags: 'CD09' }, async () => {
      const admin = await stored({ EMAIL: 'admin@pricebook.test' });
      const [demoted, deactivated] = [
        await update({ ID: admin?.ID, ROLE: 'Admin' }),
        await update({ ID: admin?.ID, STATUS: 'Inactive' }),
      ];
      expect([demoted.status, deactivated.status]).toEqual([409, 409]);
      expect(demoted.body.message).toContain('last Super Admin');
      expect(await stored({ EMAIL: 'admin@pricebook.test' })).toEqual(admin);
    });

    it('remains even when two administrators demote each other at once', { tags: 'CD09' }, async () => {
      const [one, two] = [
        await signedInUser(backEnd(), { ROLE: 'SuperAdmin' }),
        await signedInUser(backEnd(), { ROLE: 'SuperAdmin' }),
      ];
      const admin = await stored({ EMAIL: 'admin@pricebook.test' });
      await update({ ID: admin?.ID, ROLE: 'Admin' }, one.token);
      const responses = await Promise.all([
        update({ ID: two.user.ID, ROLE: 'Admin' }, one.token),
        remove(one.user.ID, two.token),
      ]);
      const { meta } = await listUsers(backEnd(), { filters: { ROLE: ['SuperAdmin'] } });
      expect(meta.totalItems).toBe(1);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = responses[0]?.status === 200 ? one : two;
      await update({ ID: admin?.ID, ROLE: 'SuperAdmin' }, left.token);
      await remove(left.user.ID);
    });
  });

  describe('An unauthorised user', () => {
    it.each([
      ['POST', 'getUsers', 200],
      ['POST', 'getUserFilterData', 200],
      ['POST', 'createUser', 403],
      ['PATCH', 'updateUser', 403],
      ['DELETE', 'deleteUser?ID=1', 403],
    ])(
      'is refused at %s %s: anonymous, customer or writing Sales',
      { tags: 'CD11' },
      async (method, path, forSales) => {
        const [customer, sales] = [await backEnd().tokenOf('customer'), await backEnd().tokenOf('sales')];
        const statuses = [
          await backEnd().call(`users/${path}`, { method }),
          await backEnd().call(`users/${path}`, { method, token: customer }),
          await backEnd().call(`users/${path}`, { method, token: sales }),
        ].map(({ status }) => status);
        expect(statuses).toEqual([401, 403, forSales]);
      },
    );
  });

  it('prevents the deletion of a company that has users', { tags: 'CD05' }, async () => {
    const company = await createSomeCompany(backEnd());
    const user = await createSomeUser(backEnd(), { COMPANY_ID: company.ID });
    const token = await backEnd().tokenOf('sales');
    const removal = () => backEnd().call(`company/deleteCompany?ID=${company.ID}`, { method: 'DELETE', token });
    expect((await removal()).status).toBe(409);
    await remove(user.ID);
    expect((await removal()).status).toBe(200);
  });
});
