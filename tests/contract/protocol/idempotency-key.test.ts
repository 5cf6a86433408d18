import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { someUser } from '../accounts/user-calls';
import { freshName, listCompanies } from '../companies/company-calls';
import { csvFile, freeSkus, type Uploaded } from '../prices/price-files';
import { onBothStores } from '../stores';

onBothStores('A repeated creation', (backEnd) => {
  const create = async (
    body: object,
    key: string,
    path = 'company/createCompany',
    account: 'admin' | 'sales' = 'admin',
  ) =>
    backEnd().call<{ readonly ID: number } | null>(path, {
      body,
      token: await backEnd().tokenOf(account),
      headers: { 'Idempotency-Key': key },
    });

  describe('with the same Idempotency-Key', () => {
    it('gets the response of the first and creates nothing', { tags: 'RH20' }, async () => {
      const [key, body] = [
        randomUUID(),
        {
          COMPANY_NAME: freshName(),
          CUSTOM_LOGO: Array.from({ length: 40 }, (_, at) => `A logo with a long name, number ${at}`),
        },
      ];
      const first = await create(body, key);
      const second = await create(body, key);
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
      const { items } = await listCompanies(backEnd(), { search: body.COMPANY_NAME });
      expect(items).toHaveLength(1);
    });

    it.each([
      ['product/createProduct', () => ({ MAIN_SKU: freshName() })],
      ['users/createUser', () => someUser({ STATUS: 'Inactive' })],
      ['price/saveUploadTemplate', () => ({ NAME: freshName(), TEMPLATE: {} })],
    ])('of %s too', { tags: 'RH20' }, async (path, bodyOf) => {
      const [key, body] = [randomUUID(), bodyOf()];
      const first = await create(body, key, path);
      expect([200, 201]).toContain(first.status);
      expect(await create(body, key, path)).toMatchObject({ status: first.status, body: first.body });
    });

    it('of a price too', { tags: 'RH20' }, async () => {
      const MAIN_SKU = freshName();
      await create({ MAIN_SKU }, randomUUID(), 'product/createProduct');
      const [key, body] = [randomUUID(), { MAIN_SKU, PRICES: { AUD: ['1.50'] } }];
      const first = await create(body, key, 'price/createPrice');
      expect(first.status).toBe(200);
      expect((await create(body, key, 'price/createPrice')).body).toEqual(first.body);
    });

    it('and another body is refused, and changes nothing', { tags: 'RH20' }, async () => {
      const [key, COMPANY_NAME] = [randomUUID(), freshName()];
      await create({ COMPANY_NAME, CITY: 'Hobart' }, key);
      const other = await create({ COMPANY_NAME, CITY: 'Perth' }, key);
      expect(other.status).toBe(422);
      expect(other.body.message).toContain('The first attempt was saved');
    });

    it('creates one record when both arrive at once', { tags: 'RH20' }, async () => {
      const [key, body] = [randomUUID(), { COMPANY_NAME: freshName() }];
      const responses = await Promise.all([create(body, key), create(body, key)]);
      expect(responses.map(({ status }) => status)).toContain(200);
      for (const { status } of responses) expect([200, 409]).toContain(status);
      expect((await create(body, key)).status).toBe(200);
    });

    it('is handled again when the first was refused', { tags: 'RH20' }, async () => {
      const [key, COMPANY_NAME] = [randomUUID(), freshName()];
      expect((await create({ COMPANY_NAME, STATUS: 'Lost' }, key)).status).toBe(400);
      expect((await create({ COMPANY_NAME }, key)).status).toBe(200);
    });

    it('belongs to one account', { tags: 'RH20' }, async () => {
      const [key, body] = [randomUUID(), { COMPANY_NAME: freshName() }];
      expect((await create(body, key)).status).toBe(200);
      expect((await create(body, key, undefined, 'sales')).status).toBe(409);
    });
  });

  it('of a file, in another form with the same key, is an upload once', { tags: 'RH22' }, async () => {
    const [one = '', two = ''] = await freeSkus(backEnd(), 2);
    const key = randomUUID();
    const token = await backEnd().tokenOf('sales');
    const upload = (text: string) => {
      const body = new FormData();
      body.set('file', csvFile(text));
      return backEnd().call<Uploaded>('price/uploadPrice', { body, token, headers: { 'Idempotency-Key': key } });
    };
    const uploads = async () =>
      (await backEnd().call<{ readonly meta: { readonly totalItems: number } }>('price/getPriceUploads', { token }))
        .body.data.meta.totalItems;
    const before = await uploads();
    const first = await upload(`MAIN_SKU,SP_AUD_01\n${one},1`);
    expect(first.body).toMatchObject({ data: { created: 1, unchanged: 0 } });
    expect((await upload(`MAIN_SKU,SP_AUD_01\n${one},1`)).body).toEqual(first.body);
    expect((await upload(`MAIN_SKU,SP_AUD_01\n${two},1`)).status).toBe(422);
    expect(await uploads()).toBe(before + 1);
  });

  it('of a refused file is handled again', { tags: 'RH22' }, async () => {
    const [key, [sku = '']] = [randomUUID(), await freeSkus(backEnd(), 1)];
    const token = await backEnd().tokenOf('sales');
    const upload = (price: string) => {
      const body = new FormData();
      body.set('file', csvFile(`MAIN_SKU,SP_AUD_01\n${sku},${price}`));
      return backEnd().call<Uploaded>('price/uploadPrice', { body, token, headers: { 'Idempotency-Key': key } });
    };
    expect((await upload('-1')).status).toBe(422);
    expect((await upload('1')).body).toMatchObject({ data: { created: 1 } });
  });

  it('with an unusable key is refused', { tags: 'RH20' }, async () => {
    const refused = await create({ COMPANY_NAME: freshName() }, 'x'.repeat(256));
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('Idempotency-Key');
  });

  it('is announced to clients that have signed in', { tags: 'RH20' }, async () => {
    const signedIn = await backEnd().call<{ readonly userInfo: object }>('auth/login', {
      body: { EMAIL: 'admin@pricebook.test', PASSWORD: 'Pricebook-demo-1', MFA_FLAG: true },
    });
    expect(signedIn.body.data.userInfo).toMatchObject({ CAPABILITIES: expect.arrayContaining(['idempotency-key']) });
  });
});
