import { describe, expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { type Company, callCompany, createSomeCompany, freshName, listCompanies } from './company-calls';

const allFields = {
  UNIT: '3',
  ADDRESS1: '1 Bell Street',
  ADDRESS2: 'Rear',
  CITY: 'Hobart',
  REGION: 'Tasmania',
  COUNTRY: 'Australia',
  POSTAL_CODE: '7000',
  SALES_PERSON: 'Tom Brandt',
  CURRENCY: 'AUD',
  PRICE_CATEGORY_STRIPS: 'AUD 03',
  PRICE_CATEGORY_BULK: 'AUD 04',
  STATUS: 'Inactive',
  CUSTOM_LOGO: ['Club crest', 'Sponsor'],
  APPROVED_APPLICATOR: 'No',
};

onBothStores('Changing companies', (backEnd) => {
  const create = (body: object) => callCompany(backEnd(), 'createCompany', body);
  const update = <T = Company>(body: object) => callCompany<T>(backEnd(), 'updateCompany', body, 'PATCH');
  const remove = (id: unknown) => callCompany(backEnd(), `deleteCompany?ID=${id}`, undefined, 'DELETE');
  const stored = async ({ ID }: Company) => {
    const { items } = await listCompanies(backEnd(), { itemsPerPage: 100 });
    return items.find((item) => item.ID === ID);
  };

  describe('Creating', () => {
    it('stores every field and returns the record', { tags: 'CD03' }, async () => {
      const COMPANY_NAME = freshName();
      const created = await create({ COMPANY_NAME: `  ${COMPANY_NAME} `, ...allFields });
      expect(created.status).toBe(200);
      expect(created.body.message).toBe('Company created successfully!');
      expect(created.body.data).toEqual({ ID: expect.any(Number), VERSION: 1, COMPANY_NAME, ...allFields });
      expect(await stored(created.body.data)).toEqual(created.body.data);
    });

    it('refuses a name that is taken without changing that company', { tags: 'CD03' }, async () => {
      const made = await createSomeCompany(backEnd(), allFields);
      const again = await create({ COMPANY_NAME: made.COMPANY_NAME });
      expect(again.status).toBe(409);
      expect(again.body.message).toContain(made.COMPANY_NAME);
      expect(await stored(made)).toEqual(made);
    });

    it('succeeds once for simultaneous creations of the same company', { tags: 'CD03' }, async () => {
      const body = { COMPANY_NAME: freshName() };
      const responses = await Promise.all([create(body), create(body), create(body)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it.each([
      ['no name', {}, 'COMPANY_NAME'],
      ['a blank name', { COMPANY_NAME: ' ' }, 'COMPANY_NAME'],
      ['a name of a million letters', { COMPANY_NAME: 'x'.repeat(1_000_000) }, 'COMPANY_NAME'],
      ['a name that is no text', { COMPANY_NAME: { $ne: '' } }, 'COMPANY_NAME'],
      ['another status', { COMPANY_NAME: 'x', STATUS: 'Asleep' }, 'STATUS'],
      ['a logo that is no list', { COMPANY_NAME: 'x', CUSTOM_LOGO: 'Club crest' }, 'CUSTOM_LOGO'],
      ['a blank logo', { COMPANY_NAME: 'x', CUSTOM_LOGO: [''] }, 'CUSTOM_LOGO.0'],
      ['a NUL character', { COMPANY_NAME: 'x', CITY: 'a\0b' }, 'CITY'],
    ])('refuses %s by its field, and changes nothing', async (_, body, field) => {
      const before = await listCompanies(backEnd());
      const { status, body: response } = await create(body);
      expect(status).toBe(400);
      expect(response.data).toHaveProperty(['fields', field]);
      expect(response.message).toContain(field);
      expect(await listCompanies(backEnd())).toEqual(before);
    });

    it('stores SQL and prototype keys as data', { tags: 'C915' }, async () => {
      const made = await createSomeCompany(backEnd(), { CITY: "'); drop table company; --", constructor: { x: 1 } });
      expect(await stored(made)).toMatchObject({ CITY: "'); drop table company; --" });
    });
  });

  describe('Editing', () => {
    it('changes only what is sent and increments the version', { tags: 'CD03' }, async () => {
      const made = await createSomeCompany(backEnd(), allFields);
      const saved = await update({ ID: String(made.ID), VERSION: 1, CITY: 'Launceston', CUSTOM_LOGO: [] });
      expect(saved.status).toBe(200);
      expect(saved.body.message).toBe('Company updated successfully!');
      expect(saved.body.data).toEqual({ ...made, CITY: 'Launceston', CUSTOM_LOGO: [], VERSION: 2 });
      expect(await stored(made)).toEqual(saved.body.data);
      const found = await listCompanies(backEnd(), { search: 'launceston' });
      expect(found.items.map(({ ID }) => ID)).toContain(made.ID);
    });

    it('refuses a stale version with the current record', { tags: ['A097', 'CD04'] }, async () => {
      const made = await createSomeCompany(backEnd());
      const first = await update({ ID: made.ID, VERSION: 1, CITY: 'Perth' });
      const second = await update({ ID: made.ID, VERSION: 1, CITY: 'Cairns' });
      expect(second.status).toBe(409);
      expect(second.body.data).toEqual(first.body.data);
      expect(await stored(made)).toEqual(first.body.data);
    });

    it('succeeds once for simultaneous saves of the same version', { tags: 'CD04' }, async () => {
      const made = await createSomeCompany(backEnd());
      const saves = ['A', 'B', 'C'].map((CITY) => update({ ID: made.ID, VERSION: 1, CITY }));
      expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it('refuses a name that another company has', { tags: 'CD03' }, async () => {
      const [one, other] = [await createSomeCompany(backEnd()), await createSomeCompany(backEnd())];
      const renamed = await update({ ID: one.ID, COMPANY_NAME: other.COMPANY_NAME });
      expect(renamed.status).toBe(409);
      expect(await stored(one)).toEqual(one);
    });

    it('renames the company in the products exclusive to it', { tags: 'CD05' }, async () => {
      const company = (await listCompanies(backEnd(), { search: 'Lakeside Athletics' })).items[0];
      const exclusive = async (name: string) => {
        const body = { filters: { EXCLUSIVE_FOR_COMPANY: [name] }, itemsPerPage: 100 };
        const token = await backEnd().tokenOf('sales');
        const response = await backEnd().call<{ items: { ID: number }[] }>('product/getProduct', { body, token });
        return response.body.data.items.map(({ ID }) => ID);
      };
      const before = await exclusive('Lakeside Athletics');
      expect(before.length).toBeGreaterThan(0);
      const COMPANY_NAME = freshName('Lakeside');
      await update({ ID: company?.ID, COMPANY_NAME });
      expect(await exclusive(COMPANY_NAME)).toEqual(before);
      expect(await exclusive('Lakeside Athletics')).toEqual([]);
      await update({ ID: company?.ID, COMPANY_NAME: 'Lakeside Athletics' });
    });

    it.each([
      [{ CITY: 'x' }, 'ID'],
      [{ ID: 'first', CITY: 'x' }, 'ID'],
      [{ ID: 1, COMPANY_NAME: '' }, 'COMPANY_NAME'],
      [{ ID: 1, CITY: null }, 'CITY'],
      [{ ID: 1, VERSION: 'old' }, 'VERSION'],
    ])('refuses %j and names the field', async (body, field) => {
      const { status, body: response } = await update<{ fields: object }>(body);
      expect(status).toBe(400);
      expect(response.data.fields).toHaveProperty([field]);
    });
  });

  describe('Deleting', () => {
    it('deletes an unused company once', { tags: 'CD05' }, async () => {
      const made = await createSomeCompany(backEnd());
      const responses = await Promise.all([remove(made.ID), remove(made.ID)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(responses.find(({ status }) => status === 200)?.body).toMatchObject({
        message: 'Company deleted successfully!',
        data: { ID: made.ID },
      });
      expect(await stored(made)).toBeUndefined();
      expect((await update({ ID: made.ID, CITY: 'x' })).status).toBe(404);
    });

    it('refuses a company that users or products reference, with the reason', { tags: 'CD05' }, async () => {
      const company = (await listCompanies(backEnd(), { search: 'Harbour City' })).items[0];
      const { status, body } = await remove(company?.ID);
      expect(status).toBe(409);
      expect(body.message).toMatch(
        /^Harbour City Courts is in use by \d+ users? and \d+ exclusive products? and was not deleted/,
      );
      expect((await listCompanies(backEnd(), { search: 'Harbour City' })).items).toEqual([company]);
    });

    it.each(['', 'abc', '1;2', '-1'])('refuses the ID "%s"', async (id) => {
      expect((await remove(id)).status).toBe(400);
    });
  });

  describe('An unauthorised user', () => {
    const calls = [
      ['GET', 'getCompanyAttributes'],
      ['GET', 'getPriceCategory?CURRENCY=AUD'],
      ['GET', 'getCompanyList'],
      ['POST', 'getCompanies'],
      ['POST', 'getCompanyFilterData'],
      ['POST', 'createCompany'],
      ['PATCH', 'updateCompany'],
      ['DELETE', 'deleteCompany?ID=1'],
    ] as const;

    it.each(calls)(
      'is refused at %s %s: without a session, or as a customer',
      { tags: 'CD11' },
      async (method, path) => {
        const token = await backEnd().tokenOf('customer');
        expect((await backEnd().call(`company/${path}`, { method })).status).toBe(401);
        expect((await backEnd().call(`company/${path}`, { method, token })).status).toBe(403);
      },
    );
  });
});
