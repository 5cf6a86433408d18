import { describe, expect, it } from 'vitest';
import { callCompany, createSomeCompany, freshName } from '../companies/company-calls';
import { base } from '../remote-back-end';
import { onBothStores } from '../stores';
import { applicant, callUsers, createSomeUser, listUsers, signedInUser, type User } from './user-calls';

onBothStores('The user list', (backEnd) => {
  const emails = async (query: object) =>
    (await listUsers(backEnd(), { itemsPerPage: 100, ...query })).items.map(({ EMAIL }) => EMAIL);

  it.skipIf(base !== undefined)(
    'has pages sorted by name, each user with a company object',
    { tags: 'CD06' },
    async () => {
      const { items, meta } = await listUsers(backEnd(), { search: 'pricebook.test', itemsPerPage: 2 });
      expect(meta).toEqual({ currentPage: 1, itemsPerPage: 2, totalItems: 4, totalPages: 2 });
      expect(items).toEqual([
        {
          ID: expect.any(Number),
          VERSION: expect.any(Number),
          NAME: 'Ines Moreau',
          EMAIL: 'customer@pricebook.test',
          ROLE: 'Customer',
          STATUS: 'Active',
          COMPANY: { ID: 2, COMPANY_NAME: 'Harbour City Courts' },
          PHONE_NUMBER: '+61 2 5550 0163',
          LAST_LOGIN: null,
          INPUT_COMPANY_NAME: '',
        },
        expect.objectContaining({ NAME: 'Kai Lindgren' }),
      ]);
    },
  );

  it('has the last sign-in in ISO 8601', { tags: 'CD06' }, async () => {
    const { user } = await signedInUser(backEnd());
    const { items } = await listUsers(backEnd(), { search: user.EMAIL });
    expect(items[0]?.LAST_LOGIN).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await emails({ filters: { LAST_LOGIN: [items[0]?.LAST_LOGIN] } })).toEqual([user.EMAIL]);
  });

  it('is filtered by status; without one it has all users', { tags: 'CD06' }, async () => {
    const { EMAIL } = await applicant(backEnd());
    const inactive = await createSomeUser(backEnd(), { STATUS: 'Inactive' });
    expect(await emails({ STATUS: 'Pending' })).toContain(EMAIL);
    expect(await emails({ STATUS: 'Active' })).not.toContain(EMAIL);
    expect(await emails({ STATUS: 'Inactive' })).toContain(inactive.EMAIL);
    expect(await emails({})).toEqual(expect.arrayContaining([EMAIL, inactive.EMAIL, 'admin@pricebook.test']));
  });

  it('shows pending users without a company, and the name they typed', async () => {
    const { EMAIL } = await applicant(backEnd());
    const { items } = await listUsers(backEnd(), { search: EMAIL });
    expect(items[0]).toMatchObject({
      STATUS: 'Pending',
      ROLE: 'UNKNOWN',
      COMPANY: null,
      INPUT_COMPANY_NAME: 'Harbour',
    });
  });

  it.each([
    ['a part of the name, whatever the case', 'KAI LIND'],
    ['a part of the email', 'totp@price'],
    ['a phone number', '5550 1431'],
  ])('is searched by %s', async (_, search) => {
    expect(await emails({ search })).toEqual(['totp@pricebook.test']);
  });

  it("is searched by the company's name, which a renamed company changes", { tags: 'CD06' }, async () => {
    const company = await createSomeCompany(backEnd(), { COMPANY_NAME: freshName('Öresund Courts'), CITY: 'Malmberg' });
    const { EMAIL } = await createSomeUser(backEnd(), { COMPANY_ID: company.ID });
    expect(await emails({ search: company.COMPANY_NAME.toUpperCase() })).toEqual([EMAIL]);
    expect(await emails({ search: 'malmberg' })).toEqual([]);
    const COMPANY_NAME = freshName('Skåne Halls');
    await callCompany(backEnd(), 'updateCompany', { ID: company.ID, COMPANY_NAME }, 'PATCH');
    expect(await emails({ search: company.COMPANY_NAME })).toEqual([]);
    expect(await emails({ search: COMPANY_NAME })).toEqual([EMAIL]);
    expect(await emails({ filters: { COMPANY: [COMPANY_NAME] } })).toEqual([EMAIL]);
  });

  it('finds a user by a name that was changed in the profile', async () => {
    const { user, token } = await signedInUser(backEnd());
    const form = new FormData();
    form.set('NAME', 'Zoë Brontë');
    await backEnd().call('auth/updateProfile', { body: form, token });
    expect(await emails({ search: 'ZOË BRONTË' })).toEqual([user.EMAIL]);
    expect(await emails({ search: user.NAME })).not.toContain(user.EMAIL);
  });

  // As wildcards they would find the demo's administrator.
  it.each(['%dmin@', 'a_min@', "' or 1=1 --"])('treats %s in a search literally', { tags: 'A117' }, async (search) => {
    expect(await emails({ search })).toEqual([]);
  });

  it('has only the requested columns, and always the ID', async () => {
    const { items } = await listUsers(backEnd(), { tableColumns: ['NAME', 'COMPANY', 'ID', 'IMAGE_URL'] });
    for (const item of items) expect(Object.keys(item).sort()).toEqual(['COMPANY', 'ID', 'NAME', 'VERSION']);
  });

  it('never contains credentials', async () => {
    const { items } = await listUsers(backEnd(), { itemsPerPage: 100 });
    expect(JSON.stringify(items)).not.toMatch(/scrypt|secret|JBSWY3DPEHPK3PXP|token/i);
  });

  it('offers companies and roles as filter choices that each find users', { tags: 'CD06' }, async () => {
    const { body } = await callUsers<{ filterData: Record<string, string[]> }>(backEnd(), 'getUserFilterData', {
      body: {},
    });
    expect(body.data.filterData.ROLE).toEqual(expect.arrayContaining(['Admin', 'Customer', 'Sales', 'SuperAdmin']));
    expect(body.data.filterData.COMPANY).toContain('Harbour City Courts');
    for (const [key, values] of Object.entries(body.data.filterData)) {
      for (const value of values) expect(await emails({ filters: { [key]: [value] } }), value).not.toEqual([]);
    }
  });

  describe('Bad input', () => {
    it.each([
      [{ STATUS: 'Asleep' }, 'STATUS'],
      [{ itemsPerPage: 0 }, 'itemsPerPage'],
      [{ tableColumns: ['PASSWORD_HASH'] }, 'tableColumns'],
      [{ filters: { PASSWORD_HASH: ['x'] } }, 'filters.PASSWORD_HASH'],
    ])('is refused by its field: %j', async (body, field) => {
      const response = await callUsers<User & { fields: object }>(backEnd(), 'getUsers', { body });
      expect(response.status).toBe(400);
      expect(response.body.data.fields).toHaveProperty([field]);
    });
  });
});
