import { expect, it } from 'vitest';
import { type Calls, startBackEnd } from '../back-end';
import { listPrices } from '../prices/price-calls';
import { csvFile, upload } from '../prices/price-files';
import { newPostgresDatabase, onBothStores, onPostgres } from '../stores';
import { customersCompany, type ListRow, productOf, readAllRows, rowsPerPage, severalSegments } from './all-rows';
import {
  callProduct,
  confirmProducts,
  createSomeProduct,
  listProducts,
  type Product,
  removeProduct,
  uploadProducts,
} from './product-calls';

type Filter = readonly [key: string, values: readonly string[], matches: (product: Product) => boolean];

/** The filters of one column each, and some of them together. */
const combined = (filters: readonly Filter[]): readonly (readonly Filter[])[] => [
  ...filters.map((filter) => [filter]),
  ...[
    ['GROUP_NAME', 'STATUS'],
    ['UNIT', 'APPLICATION_GROUP'],
    ['EXCLUSIVE', 'GROUP_NAME'],
    ['UNIT_SIZE', 'STATUS', 'APPLICATION_GROUP'],
    ['SUB_GROUP', 'UNIT'],
  ].map((keys) =>
    filters.filter(
      (filter, at) => keys.includes(filter[0]) && at === filters.findLastIndex(([key]) => key === filter[0]),
    ),
  ),
];

const textFilter = (key: string, values: readonly string[]): Filter => [
  key,
  values,
  (product) => values.includes(String(product[key])),
];

const listOf = (product: Product, key: string) => product[key] as readonly string[];

const filters: readonly Filter[] = [
  textFilter('GROUP_NAME', ['Long']),
  textFilter('GROUP_NAME', ['Long', 'Moved', 'Long']),
  textFilter('UNIT', ['']),
  textFilter('UNIT', ['rare']),
  textFilter('UNIT', ['none has it']),
  textFilter('STATUS', ['Inactive']),
  ['UNIT_SIZE', ['5.0', ''], ({ UNIT_SIZE }) => UNIT_SIZE === 5 || UNIT_SIZE === null],
  ['UNIT_SIZE', ['0.5', 'five'], ({ UNIT_SIZE }) => UNIT_SIZE === 0.5],
  ['EXCLUSIVE', ['true'], ({ EXCLUSIVE }) => EXCLUSIVE === true],
  ['LOGO_CHANGEABLE', ['NO', ''], ({ LOGO_CHANGEABLE }) => LOGO_CHANGEABLE !== true],
  ['SUB_GROUP', ['One', ''], ({ SUB_GROUP }) => SUB_GROUP === 'One' || SUB_GROUP === ''],
  ['PRIME_LOGO_NAMES', [''], (product) => listOf(product, 'PRIME_LOGO_NAMES').length === 0],
  ['APPLICATION_GROUP', ['Indoor'], (product) => listOf(product, 'APPLICATION_GROUP').includes('Indoor')],
  [
    'APPLICATION_GROUP',
    ['Indoor', 'Outdoor'],
    (product) => listOf(product, 'APPLICATION_GROUP').some((group) => group === 'Indoor' || group === 'Outdoor'),
  ],
];

/** Compares the first, a middle and the last page of each filter with those rows of the whole list that match. */
async function expectFiltered(backEnd: Calls): Promise<void> {
  for (const account of ['admin', 'customer'] as const) {
    const token = await backEnd.tokenOf(account);
    for (const list of [listProducts, listPrices]) {
      const rows = await readAllRows(list, backEnd, token);
      for (const together of combined(filters)) {
        const matching = rows.filter((row) => together.every(([, , matches]) => matches(productOf(row))));
        const expected = matching.map(({ MAIN_SKU }) => MAIN_SKU);
        const chosen = Object.fromEntries(together);
        const last = Math.max(1, Math.ceil(expected.length / rowsPerPage));
        for (const currentPage of new Set([1, Math.ceil(last / 2), last])) {
          const query = { currentPage, itemsPerPage: rowsPerPage, filters: chosen };
          const { items, meta } = await list(backEnd, query, token);
          expect(meta, `${account}, ${JSON.stringify(chosen)}`).toMatchObject({
            totalItems: expected.length,
            currentPage,
          });
          const skus: readonly ListRow[] = items;
          const before = (currentPage - 1) * rowsPerPage;
          expect(skus.map(({ MAIN_SKU }) => MAIN_SKU)).toEqual(expected.slice(before, before + rowsPerPage));
        }
      }
    }
  }
}

const header =
  'MAIN_SKU,GROUP_NAME,UNIT,UNIT_SIZE,STATUS,LOGO_CHANGEABLE,APPLICATION_GROUP,EXCLUSIVE,EXCLUSIVE_FOR_COMPANY';

function productFile(group: (row: number) => string): File {
  const lines = Array.from({ length: severalSegments }, (_, row) => {
    const exclusive = row % 9 === 0 ? `YES,${row % 2 === 0 ? customersCompany : ''}` : 'NO,';
    const use = ['Indoor', 'Outdoor', '"Indoor, Outdoor"', ''][row % 4];
    const unit = row % 500 === 250 ? 'rare' : ['m', ''][row % 2];
    const cells = [group(row), unit, ['5', '', '0.5'][row % 3], row % 7 === 0 ? 'Inactive' : 'Active', 'NO', use];
    return `LONG-${String(row).padStart(5, '0')},${cells.join(',')},${exclusive}`;
  });
  return csvFile([header, ...lines].join('\n'));
}

async function takeBackLastUpload(backEnd: Calls): Promise<void> {
  const token = await backEnd.tokenOf('admin');
  const { body } = await backEnd.call<{ items: readonly { ID: number }[] }>('price/getPriceUploads', { token });
  const taken = await backEnd.call('price/takeBackUpload', { body: { ID: body.data.items[0]?.ID }, token });
  expect(taken.status).toBe(200);
}

onBothStores('Pages filtered by counted columns', (backEnd) => {
  it('have the rows that match after every kind of write', { tags: 'PC40' }, async () => {
    // Columns are counted before there are many products, too.
    await expectFiltered(backEnd());
    await uploadProducts(
      backEnd(),
      productFile(() => 'Long'),
    );
    const prices = Array.from(
      { length: severalSegments },
      (_, row) => `LONG-${String(row).padStart(5, '0')},${row + 1}`,
    );
    const priced = prices.filter((_, row) => row % 4 !== 3);
    await upload(backEnd(), csvFile(['MAIN_SKU,SP_AUD_01', ...priced].join('\n')));
    await expectFiltered(backEnd());

    const changed = await uploadProducts(
      backEnd(),
      productFile((row) => (row % 5 === 0 ? 'Moved' : 'Long')),
    );
    const confirmed = await confirmProducts(backEnd(), changed.body.data.duplicateData);
    expect(confirmed.body.data.changed).toBe(severalSegments / 5);
    await takeBackLastUpload(backEnd());
    await expectFiltered(backEnd());

    const { ID } = await createSomeProduct(backEnd(), {
      GROUP_NAME: 'Long',
      UNIT: 'rare',
      UNIT_SIZE: 0.5,
      EXCLUSIVE: true,
      EXCLUSIVE_FOR_COMPANY: [customersCompany],
    });
    await expectFiltered(backEnd());
    const change = { ID, GROUP_NAME: 'Moved', MAIN_SKU: 'AA-moved', UNIT_SIZE: null, EXCLUSIVE_FOR_COMPANY: [] };
    expect((await callProduct(backEnd(), 'updateProduct', change, 'PATCH')).status).toBe(200);
    await expectFiltered(backEnd());
    await removeProduct(backEnd(), ID);
    await expectFiltered(backEnd());
  });
});

onPostgres('Filtered pages of two processes', () => {
  it('have the writes of the other at once, and count while others write', { tags: 'PC40' }, async () => {
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    const [one, other] = [await startBackEnd({ store }), await startBackEnd({ store })];
    const rare = async (server: Calls) =>
      (await listProducts(server, { filters: { UNIT: ['furlong'] } })).meta.totalItems;
    try {
      expect([await rare(one), await rare(other)]).toEqual([0, 0]);
      const { ID } = await createSomeProduct(one, { UNIT: 'furlong' });
      expect([await rare(other), await rare(one)]).toEqual([1, 1]);
      await removeProduct(other, ID);
      expect([await rare(one), await rare(other)]).toEqual([0, 0]);

      const writes = Array.from({ length: 20 }, async (_, count) => {
        const server = count % 2 === 0 ? one : other;
        const product = await createSomeProduct(server, { UNIT: 'furlong', UNIT_SIZE: count });
        expect(await rare(server)).toBeGreaterThan(0);
        if (count % 4 === 0) await removeProduct(server, product.ID);
      });
      const upload = uploadProducts(
        one,
        productFile(() => 'Long'),
      );
      const reads = Array.from({ length: 40 }, (_, count) =>
        listPrices(count % 2 === 0 ? one : other, { filters: { [filters[count % filters.length]?.[0] ?? '']: ['x'] } }),
      );
      await Promise.all([...writes, upload, ...reads]);
      expect([await rare(one), await rare(other)]).toEqual([15, 15]);
      await expectFiltered(one);
      await expectFiltered(other);
      expect([...one.unexpected, ...other.unexpected]).toEqual([]);
    } finally {
      await one.close();
      await other.close();
    }
  });
});
