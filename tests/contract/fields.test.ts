import { describe, expect, it } from 'vitest';
import { companyFields } from '../../src/wire/company';
import { type Field, type Fields, isList, type KeyOf, keysOf, mapFields } from '../../src/wire/field';
import { byCurrency, currencies, type PriceKey, priceKeys, pricesPerCurrency } from '../../src/wire/price-levels';
import { productFields } from '../../src/wire/product';
import { callCompany, createSomeCompany, freshName, listCompanies } from './companies/company-calls';
import { listPrices } from './prices/price-calls';
import { confirm, type Pair, priceOf, upload, xlsxFile } from './prices/price-files';
import { callProduct, createSomeProduct, newSku, uploadProducts } from './products/product-calls';
import { onBothStores } from './stores';

onBothStores('The described fields', (backEnd) => {
  /** A distinct value for each field. */
  function valuesOf<F extends Fields>(fields: F, company: string): Readonly<Record<KeyOf<F>, unknown>> {
    return mapFields(fields, (key, field) => sampleOf(key, field, company));
  }
  function sampleOf(key: string, field: Field, company: string): unknown {
    switch (field.kind) {
      case 'companies':
        return [company];
      case 'number':
        return 12.5 + key.length;
      case 'yes-no':
        return true;
      case 'status':
        return 'Inactive';
      case 'address':
        return 'https://pictures.test/one.png';
      default:
        return isList(field) ? [freshName(key)] : freshName(key);
    }
  }
  const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String);

  describe('Of a company', { tags: 'HS01' }, () => {
    it.each(keysOf(companyFields))('are saved, read, found and offered: %s', async (key) => {
      const values = valuesOf(companyFields, '');
      const made = await createSomeCompany(backEnd(), values);
      expect(made[key]).toEqual(values[key]);
      const next = valuesOf(companyFields, '')[key];
      const changed = await callCompany(backEnd(), 'updateCompany', { ID: made.ID, [key]: next }, 'PATCH');
      expect(changed.body.data).toMatchObject({ ...values, [key]: next });
      const filters = { COMPANY_NAME: [String(changed.body.data.COMPANY_NAME)], [key]: texts(next) };
      expect((await listCompanies(backEnd(), { filters, tableColumns: [key] })).items).toEqual([
        { ID: made.ID, VERSION: made.VERSION + 1, [key]: next },
      ]);
      const { kind, mostlyUnique }: Field = companyFields[key];
      if (kind !== 'status') {
        const found = await listCompanies(backEnd(), { search: texts(next)[0] });
        expect(found.items.map(({ ID }) => ID)).toContain(made.ID);
      }
      const token = await backEnd().tokenOf('admin');
      const choices = await backEnd().call<{ filterData: Record<string, string[]> }>('company/getCompanyFilterData', {
        body: {},
        token,
      });
      if (!mostlyUnique) expect(choices.body.data.filterData[key]).toEqual(expect.arrayContaining([...texts(next)]));
    });

    it('are offered by the form if they have choices', async () => {
      const offered = keysOf(companyFields).filter((key) => {
        const { kind, dependsOn }: Field = companyFields[key];
        return kind === 'list' || (kind === 'choice' && dependsOn === undefined);
      });
      const { body } = await callCompany<object>(backEnd(), 'getCompanyAttributes');
      expect(Object.keys(body.data).sort()).toEqual([...offered].sort());
    });
  });

  describe('Of a product', { tags: 'HS01' }, () => {
    it.each(keysOf(productFields))('are saved, read and found: %s', async (key) => {
      const { COMPANY_NAME } = await createSomeCompany(backEnd());
      const values = { ...valuesOf(productFields, COMPANY_NAME), MAIN_SKU: newSku() };
      const made = await createSomeProduct(backEnd(), values);
      expect(made).toMatchObject(values);
      const filters = { MAIN_SKU: [values.MAIN_SKU], ...(key !== 'IMAGE_URL' && { [key]: filterOf(values[key]) }) };
      const page = await callProduct<{ items: object[] }>(backEnd(), 'getProduct', { filters, tableColumns: [key] });
      expect(page.body.data.items).toEqual([{ ID: made.ID, VERSION: made.VERSION, [key]: values[key] }]);
      const file = xlsxFile([
        ['MAIN_SKU', ...(key === 'MAIN_SKU' ? ['UNIT'] : [key])],
        [newSku(), key === 'MAIN_SKU' ? 'box' : cellOf(values[key])],
      ]);
      const uploaded = await uploadProducts(backEnd(), file);
      expect([uploaded.status, uploaded.body.data]).toEqual([200, expect.objectContaining({ created: 1 })]);
    });
  });
  const filterOf = (value: unknown): readonly string[] => (value === true ? ['YES'] : texts(value));
  const cellOf = (value: unknown): string | number =>
    typeof value === 'number' ? value : value === true ? 'YES' : texts(value).join(', ');

  describe('Of a price', { tags: 'HS02' }, () => {
    const textOf = (key: PriceKey) => `${priceKeys.indexOf(key) + 1}.5`;
    it('are saved, read, filtered and recorded in every currency and level', async () => {
      const { MAIN_SKU } = await createSomeProduct(backEnd());
      const PRICES = byCurrency((currency) =>
        Array.from({ length: pricesPerCurrency }, (_, index) => `${currencies.indexOf(currency) * 20 + index + 1}.5`),
      );
      const token = await backEnd().tokenOf('admin');
      const made = await backEnd().call<object>('price/createPrice', { body: { MAIN_SKU, PRICES }, token });
      const all = Object.fromEntries(priceKeys.map((key) => [key, textOf(key)]));
      expect([made.status, made.body.data]).toEqual([200, expect.objectContaining(all)]);
      for (const key of priceKeys) {
        const page = await listPrices(backEnd(), { filters: { MAIN_SKU: [MAIN_SKU], [key]: [textOf(key)] } });
        expect(page.items).toMatchObject([{ MAIN_SKU }]);
      }
      const history = await backEnd().call<{ items: { CHANGES: object[] }[] }>('price/getPriceHistory', {
        body: { MAIN_SKU },
        token,
      });
      expect(history.body.data.items[0]?.CHANGES).toEqual(
        priceKeys.map((key) => ({ KEY: key, OLD: '', NEW: textOf(key) })),
      );
    });

    it.each(currencies)('are uploaded, confirmed and taken back: %s', async (currency) => {
      const key: PriceKey = `SP_${currency}_01`;
      const { MAIN_SKU } = await createSomeProduct(backEnd());
      const token = await backEnd().tokenOf('admin');
      const body = { MAIN_SKU, PRICES: byCurrency(() => ['1']) };
      expect((await backEnd().call('price/createPrice', { body, token })).status).toBe(200);
      const file = xlsxFile([
        ['MAIN_SKU', key],
        [MAIN_SKU, 2],
      ]);
      // SAFETY: the next line checks it.
      const pairs = (await upload(backEnd(), file)).body.data.duplicateData as readonly Pair[];
      expect(pairs).toMatchObject([{ existingData: { [key]: '1' }, newData: { [key]: '2' } }]);
      expect((await confirm(backEnd(), pairs)).status).toBe(200);
      expect(await priceOf(backEnd(), MAIN_SKU)).toMatchObject({ [key]: '2' });
      const uploads = await backEnd().call<{ items: { ID: number }[] }>('price/getPriceUploads', { token });
      const undo = { body: { ID: uploads.body.data.items[0]?.ID }, token };
      expect((await backEnd().call('price/takeBackUpload', undo)).status).toBe(200);
      expect(await priceOf(backEnd(), MAIN_SKU)).toMatchObject({ [key]: '1' });
    });

    it.each(currencies)('have categories that companies can choose: %s', async (currency) => {
      const attributes = await callCompany<{ CURRENCY: string[] }>(backEnd(), 'getCompanyAttributes');
      expect(attributes.body.data.CURRENCY).toContain(currency);
      const categories = await callCompany<Record<string, string[]>>(
        backEnd(),
        `getPriceCategory?CURRENCY=${currency}`,
      );
      for (const list of Object.values(categories.body.data)) expect(list).toContain(`${currency} 01`);
    });
  });
});
