import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { priceSheet } from '../../demo/server/prices/upload/price-sheet';
import { readRows } from '../../demo/server/uploads/read-rows';
import type { ExclusionKind, ReadingOptions } from '../../src/machines/reading.types';
import { openSheet } from '../../src/sheet/open-sheet';
import { createReading } from '../../src/upload/reading/reading';
import { parsePrice } from '../../src/wire/price-text';
import { priceShape } from './price-shape';

type Row = readonly (string | number)[];

const row = fc.tuple(
  fc.oneof(fc.constantFrom('A-1', 'B-2', '00123', 'C 3', '', '-', 'Pumps'), fc.integer({ min: 1, max: 40 })),
  fc.oneof(
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    fc.constantFrom('POA', '', '-', '#N/A', 'AUD 12.50', '7 each', '1,284.50', '33.333333'),
  ),
  fc.constantFrom('AU', 'NZ', ''),
);
const optional: readonly ExclusionKind[] = ['section', 'no-value', 'hidden'];
const table = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 12 }),
  above: fc.integer({ min: 0, max: 29 }),
  sheet: fc.integer({ min: 0, max: 2 }),
  bookType: fc.constantFrom('xlsx', 'biff8', 'csv'),
  kinds: fc.subarray([...optional]),
  duplicates: fc.constantFrom('keep-first', 'keep-last', 'keep-none'),
  country: fc.option(fc.constantFrom('AU', 'NZ', ''), { nil: undefined }),
  single: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
} as const);
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

const header: Row = ['Item', 'Net', 'Country'];

/** The file, and the options with which it is read: rows that cannot be stored are always excluded. */
function given({ rows, above, sheet, bookType, kinds, duplicates, country, single }: Table) {
  const lines: readonly Row[] = [
    ...Array.from({ length: above }, (_, at) => [`Condition ${at}`]),
    header,
    ...rows.map((cells): Row => cells),
  ];
  const book = utils.book_new();
  const at = bookType === 'csv' ? 0 : sheet;
  for (let index = 0; index < at; index++) utils.book_append_sheet(book, utils.aoa_to_sheet([['Contents'], ['x']]));
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((cells) => [...cells])));
  const extension = bookType === 'biff8' ? 'xls' : bookType;
  const options: ReadingOptions = {
    ...(at > 0 && { sheet: at }),
    header: above,
    columns: ['MAIN_SKU', 'SP_AUD_01', null],
    decimalSeparator: 'point',
    rounding: 4,
    exclusions: {
      kinds: ['no-sku', 'error', ...kinds],
      duplicates,
      ...(single !== undefined && { rows: [above + 1 + single] }),
      ...(country !== undefined && { only: { column: 2, values: [country] } }),
    },
  };
  // SAFETY: with type 'array' the library returns an ArrayBuffer.
  const bytes = write(book, { type: 'array', bookType }) as ArrayBuffer;
  return { file: new Blob([bytes]), name: `list.${extension}`, options };
}

it('the server stores exactly the rows that the preview shows', { tags: 'IU33', timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(table, async (chosen) => {
      const { file, name, options } = given(chosen);
      const reading = createReading(file, name, () => undefined);
      await reading.open(priceShape, options);
      const checked = await reading.check();
      expect(checked.errorRows).toBe(0);
      const shown = (await reading.page(1, 100, 'all')).rows.filter(({ excluded }) => excluded === undefined);
      fc.pre(shown.length > 0);
      const sent = await openSheet(await reading.write(), { name: 'a.xlsx', known: [{ key: 'MAIN_SKU' }] });
      const read = await readRows(sent, priceSheet);
      expect(read.problems.total).toBe(0);
      const rows = read.batches.flatMap((batch) => JSON.parse(batch));
      const stored = rows.map(({ sku, values }) => [sku, ...values]);
      expect(stored).toEqual(
        shown.map(({ cells }) => {
          const price = parsePrice(cells.SP_AUD_01 ?? '');
          return [cells.MAIN_SKU, price.kind === 'price' ? price.text : price];
        }),
      );
    }),
    { numRuns: 60 },
  );
});
