import { describe, expect, it } from 'vitest';
import { listUsers } from '../accounts/user-calls';
import { upload, xlsxFile } from '../prices/price-files';
import { callProduct, createSomeProduct, newSku, productOf, uploadProducts } from '../products/product-calls';
import { onBothStores } from '../stores';
import { callCompany, createSomeCompany, freshName } from './company-calls';

/** The name with all sorts of white space between its words, and at its ends. */
const spaced = (name: string): string => ` ${name.replaceAll(' ', ' \u00a0\r\n\t')}\n`;

onBothStores('Names', (backEnd) => {
  const exclusiveTo = (name: string) => createSomeProduct(backEnd(), { EXCLUSIVE_FOR_COMPANY: [name] });

  describe('White space', { tags: ['FI01'] }, () => {
    it('is normalised to one blank in a company name that products use', async () => {
      const name = freshName();
      const made = await createSomeCompany(backEnd(), { COMPANY_NAME: spaced(name) });
      expect(made.COMPANY_NAME).toBe(name);
      const renamed = freshName();
      const { body } = await callCompany(
        backEnd(),
        'updateCompany',
        { ID: made.ID, COMPANY_NAME: spaced(renamed) },
        'PATCH',
      );
      expect(body.data.COMPANY_NAME).toBe(renamed);
      const product = await exclusiveTo(spaced(renamed));
      expect(product.EXCLUSIVE_FOR_COMPANY).toEqual([renamed]);
      const again = await callProduct(backEnd(), 'updateProduct', product, 'PATCH');
      expect([again.status, again.body.data.EXCLUSIVE_FOR_COMPANY]).toEqual([200, [renamed]]);
      const file = xlsxFile([
        ['MAIN_SKU', 'EXCLUSIVE_FOR_COMPANY'],
        [product.MAIN_SKU, spaced(renamed).replace(/\s*\n\s*/g, '  ')],
      ]);
      expect((await uploadProducts(backEnd(), file)).body.data).toMatchObject({ unchanged: 1, duplicateData: [] });
    });

    it('is one blank in the names of users', async () => {
      const [NAME, EMAIL] = [freshName('Ann'), `${newSku()}@names.test`.toLowerCase()];
      const body = {
        NAME: spaced(NAME),
        EMAIL,
        PHONE_NUMBER: '1',
        INPUT_COMPANY_NAME: 'A \u00a0 B',
        PASSWORD: 'long enough',
      };
      expect((await backEnd().call('auth/register', { body })).status).toBe(201);
      const found = await listUsers(backEnd(), { search: EMAIL });
      expect(found.items).toMatchObject([{ NAME, INPUT_COMPANY_NAME: 'A B' }]);
    });

    it('is one blank in a SKU, typed or uploaded', async () => {
      const sku = `${newSku()} a b`;
      const made = await createSomeProduct(backEnd(), { MAIN_SKU: spaced(sku) });
      expect(made.MAIN_SKU).toBe(sku);
      const price = await callPrice({ MAIN_SKU: spaced(sku), PRICES: { AUD: ['1'] } });
      expect([price.status, price.body.data.MAIN_SKU]).toEqual([200, sku]);
      const file = xlsxFile([
        ['MAIN_SKU', 'UNIT'],
        [spaced(sku), ''],
        [spaced(`${sku} c`), 'box'],
      ]);
      expect((await uploadProducts(backEnd(), file)).body.data).toMatchObject({ created: 1, unchanged: 1 });
      expect(await productOf(backEnd(), `${sku} c`)).toMatchObject({ UNIT: 'box' });
    });
  });

  const callPrice = async (body: object) =>
    backEnd().call<{ readonly MAIN_SKU: string }>('price/createPrice', {
      body,
      token: await backEnd().tokenOf('sales'),
    });

  it.each(['\u0007', '\u0085', '\ud800', '\0'])('refuses a control character or lone surrogate: %j', async (wrong) => {
    const company = await callCompany(backEnd(), 'createCompany', { COMPANY_NAME: `A${wrong}B` });
    expect(company).toMatchObject({ status: 400, body: { message: expect.stringContaining('COMPANY_NAME') } });
    const product = await callProduct(backEnd(), 'createProduct', { MAIN_SKU: `A${wrong}B` });
    expect(product).toMatchObject({ status: 400, body: { message: expect.stringContaining('MAIN_SKU') } });
  });

  describe('Letter case and Unicode form', { tags: ['FI02'] }, () => {
    it('create no second company: the refusal names the existing one', async () => {
      const name = `${freshName()} Café Straße`;
      const made = await createSomeCompany(backEnd(), { COMPANY_NAME: name });
      for (const COMPANY_NAME of [name.toUpperCase(), name.normalize('NFD'), name.toLowerCase()]) {
        const { status, body } = await callCompany(backEnd(), 'createCompany', { COMPANY_NAME });
        expect([status, body.message]).toEqual([409, `There is a company named ${name} already. Choose another name.`]);
      }
      const own = { ID: made.ID, COMPANY_NAME: name.toUpperCase() };
      expect((await callCompany(backEnd(), 'updateCompany', own, 'PATCH')).body.data).toMatchObject(own);
    });

    it('create no second SKU: the refusal names the existing one', async () => {
      const sku = `${newSku()} Café`;
      const made = await createSomeProduct(backEnd(), { MAIN_SKU: sku });
      for (const MAIN_SKU of [sku.toUpperCase(), sku.normalize('NFD')]) {
        const { status, body } = await callProduct(backEnd(), 'createProduct', { MAIN_SKU });
        expect([status, body.message]).toEqual([409, expect.stringContaining(`There is a product ${sku} already`)]);
      }
      const own = { ID: made.ID, MAIN_SKU: sku.toUpperCase() };
      expect((await callProduct(backEnd(), 'updateProduct', own, 'PATCH')).body.data).toMatchObject(own);
    });

    it('of an uploaded SKU are an error that names the existing one', async () => {
      const made = await createSomeProduct(backEnd());
      const lower = made.MAIN_SKU.toLowerCase();
      const fresh = newSku();
      const products = await uploadProducts(
        backEnd(),
        xlsxFile([
          ['MAIN_SKU', 'UNIT'],
          [lower, 'box'],
          [fresh, 'box'],
          [fresh.toLowerCase(), 'box'],
        ]),
      );
      expect([products.status, products.body.data.problems]).toEqual([
        422,
        [
          {
            row: 2,
            column: 'MAIN_SKU',
            reason: `“${lower}” differs from the product “${made.MAIN_SKU}” only in letter case or Unicode form`,
          },
          {
            row: 4,
            column: 'MAIN_SKU',
            reason: `“${fresh.toLowerCase()}” differs from “${fresh}” in row 3 only in letter case or Unicode form`,
          },
        ],
      ]);
      const prices = await upload(
        backEnd(),
        xlsxFile([
          ['MAIN_SKU', 'SP_AUD_01'],
          [lower, 1],
        ]),
      );
      const reason = `“${lower}” is no product that exists; “${made.MAIN_SKU}” is, which differs only in letter case or Unicode form`;
      expect([prices.status, prices.body.data.problems]).toEqual([422, [{ row: 2, column: 'MAIN_SKU', reason }]]);
    });
  });

  it('with a comma or quotation mark remain one name in a list', { tags: ['FI04'] }, async () => {
    const name = `${freshName()}, "Sons"; & Co`;
    await createSomeCompany(backEnd(), { COMPANY_NAME: name });
    const product = await exclusiveTo(name);
    expect(product.EXCLUSIVE_FOR_COMPANY).toEqual([name]);
    const cell = (text: string) =>
      xlsxFile([
        ['MAIN_SKU', 'EXCLUSIVE_FOR_COMPANY'],
        [product.MAIN_SKU, text],
      ]);
    const quoted = await uploadProducts(backEnd(), cell(`"${name.replaceAll('"', '""')}"`));
    expect(quoted.body.data).toMatchObject({ unchanged: 1, duplicateData: [] });
    const bare = await uploadProducts(backEnd(), cell(name));
    expect([bare.status, bare.body.message]).toEqual([422, expect.stringContaining('stands in quotation marks')]);
  });
});
