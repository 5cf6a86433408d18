import { expect, it } from 'vitest';
import { type Field, isColumn, keysWhere } from '../../../src/wire/field';
import { productFields } from '../../../src/wire/product';
import { type Calls, startBackEnd } from '../back-end';
import { listPrices } from '../prices/price-calls';
import { csvFile, upload } from '../prices/price-files';
import { newPostgresDatabase, onBothStores, onPostgres } from '../stores';
import { customersCompany, type ListRow, productOf, readAllRows, severalSegments } from './all-rows';
import {
  callProduct,
  confirmProducts,
  createSomeProduct,
  listProducts,
  newSku,
  removeProduct,
  uploadProducts,
} from './product-calls';

const keys = keysWhere(productFields, (field: Field) => isColumn(field) && field.mostlyUnique !== true);

/** A column with more values has no choices. */
const mostChoices = 200;

/** The choices of each column, sorted, as the rows have them. */
function choicesIn(rows: readonly ListRow[]): Readonly<Record<string, readonly string[]>> {
  const columns = keys.map((key) => {
    const texts = rows.flatMap((row) => textsOf(productOf(row)[key]));
    return [key, [...new Set(texts)].filter((text) => text !== '').sort()] as const;
  });
  return Object.fromEntries(columns.filter(([, { length }]) => length > 0 && length <= mostChoices));
}

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'boolean') return [value ? 'YES' : 'NO'];
  return value === null || value === undefined ? [] : [String(value)];
}

/** Compares the choices of staff and of a customer with those that the rows of their lists have. */
async function expectChoices(backEnd: Calls): Promise<void> {
  for (const account of ['admin', 'customer'] as const) {
    const token = await backEnd.tokenOf(account);
    for (const [path, list] of [
      ['product/getProdctsFilterData', listProducts],
      ['price/priceFiltersData', listPrices],
    ] as const) {
      const { body } = await backEnd.call<{ filterData: Record<string, readonly string[]> }>(path, {
        method: 'POST',
        body: {},
        token,
      });
      const offered = Object.entries(body.data.filterData).map(([key, texts]) => [key, texts.toSorted()]);
      const rows = await readAllRows(list, backEnd, token);
      expect(Object.fromEntries(offered), `${account}, ${path}`).toEqual(choicesIn(rows));
    }
  }
}

const change = async (backEnd: Calls, body: object) =>
  expect((await callProduct(backEnd, 'updateProduct', body, 'PATCH')).status).toBe(200);

const skuOf = (row: number) => `LONG-${String(row).padStart(5, '0')}`;

const header = 'MAIN_SKU,GROUP_NAME,UNIT,UNIT_SIZE,WEIGHT_PER_UNIT,APPLICATION_GROUP,EXCLUSIVE,EXCLUSIVE_FOR_COMPANY';

/**
 * All sizes are different, but open products have only a few. Products with a price that the customer's company shares have different
 * weights.
 */
const productFile = (group: string): File =>
  csvFile(
    [
      header,
      ...Array.from({ length: severalSegments }, (_, row) => {
        const size = row % 9 === 0 ? row % 50 : row;
        const exclusive = row % 9 === 0 ? 'NO,' : `YES,${row % 2 === 0 ? customersCompany : ''}`;
        const weight = row % 8 === 0 ? row : row % 4;
        return `${skuOf(row)},${group},m,${size},${weight},"Indoor, Use ${row % 30}",${exclusive}`;
      }),
    ].join('\n'),
  );

/** Makes each kind of change by one server, and compares the choices of another. */
async function expectChoicesAfterChanges(writer: Calls, reader: Calls): Promise<void> {
  const added = { UNIT: 'furlong', GROUP_NAME: 'Only one', APPLICATION_GROUP: ['Attic', 'Indoor'], UNIT_SIZE: 0.5 };
  const { ID, MAIN_SKU } = await createSomeProduct(writer, added);
  await expectChoices(reader);
  await change(writer, { ID, EXCLUSIVE: true, EXCLUSIVE_FOR_COMPANY: [] });
  await expectChoices(reader);
  await change(writer, { ID, EXCLUSIVE_FOR_COMPANY: [customersCompany] });
  await expectChoices(reader);
  await upload(writer, csvFile(`MAIN_SKU,SP_AUD_01\n${MAIN_SKU},5`));
  await expectChoices(reader);
  await change(writer, { ID, MAIN_SKU: `AA-${newSku()}` });
  await expectChoices(reader);
  await change(writer, { ID, UNIT: 'chain', APPLICATION_GROUP: [], UNIT_SIZE: null });
  await expectChoices(reader);
  const token = await writer.tokenOf('admin');
  const { items } = await listPrices(writer, { filters: { UNIT: ['chain'] } }, token);
  const price = await writer.call(`price/deletePrice?ID=${items[0]?.ID}`, { method: 'DELETE', token });
  expect(price.status).toBe(200);
  await expectChoices(reader);
  await removeProduct(writer, ID);
  await expectChoices(reader);
}

onBothStores('Filter choices', (backEnd) => {
  it('are those of the rows that each may see after every kind of write', { tags: 'PC02' }, async () => {
    await expectChoicesAfterChanges(backEnd(), backEnd());
    await uploadProducts(backEnd(), productFile('Long'));
    const priced = Array.from({ length: severalSegments / 2 }, (_, row) => `${skuOf(row * 2)},${row + 1}`);
    await upload(backEnd(), csvFile(['MAIN_SKU,SP_AUD_01', ...priced].join('\n')));
    await expectChoices(backEnd());
    const changed = await uploadProducts(backEnd(), productFile('Moved'));
    await confirmProducts(backEnd(), changed.body.data.duplicateData);
    await createSomeProduct(backEnd(), { UNIT: 'furlong', EXCLUSIVE: true, EXCLUSIVE_FOR_COMPANY: [customersCompany] });
    await expectChoices(backEnd());
  });
});

onPostgres('Filter choices of two processes', () => {
  it('have each kind of write of the other at once', { tags: 'PC02' }, async () => {
    const store = { kind: 'postgres', url: await newPostgresDatabase() } as const;
    const [one, other] = [await startBackEnd({ store }), await startBackEnd({ store })];
    try {
      await expectChoicesAfterChanges(one, other);
      expect([...one.unexpected, ...other.unexpected]).toEqual([]);
    } finally {
      await one.close();
      await other.close();
    }
  });
});
