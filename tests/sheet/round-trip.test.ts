import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { type Cell, cellText } from '../../src/sheet/cell';
import { createNotationDetector, readNumber } from '../../src/sheet/numbers';
import { openSheet } from '../../src/sheet/open-sheet';

interface Line {
  readonly sku: string;
  /** Decimal text; '' is unset. */
  readonly prices: readonly string[];
}

const header = ['MAIN_SKU', 'SP_AUD_01', 'SP_USD_01'];

const plain = fc.string({ unit: fc.constantFrom(...'ABCxyz0123456789-_ /.,;"\'éß€漢'), minLength: 1, maxLength: 12 });
const awkward = fc.constantFrom(
  '00123',
  '1E5',
  '3-4',
  '=1+1',
  '<b>',
  'a&b',
  '__proto__',
  "'x",
  '"',
  ' lead',
  'trail ',
  'TRUE',
  '#',
  'a\nb',
);
const sku = fc.oneof(plain, awkward).filter((text) => text.trim() !== '');
const price = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.nat(9_999_999_999), fc.nat(9999))
      .map(([whole, part]) => cellText(Number(`${whole}.${String(part).padStart(4, '0')}`))),
  },
);
const lines = fc.array(fc.record({ sku, prices: fc.tuple(price, price) }), { minLength: 1, maxLength: 80 });

/** The cells read from a file, as they were written. */
const readBack = async (file: Blob, name: string): Promise<readonly Line[]> => {
  const sheet = await openSheet(file, { name, known: header.map((key) => ({ key })) });
  const rows: (readonly Cell[])[] = [];
  for await (const batch of sheet.rows()) rows.push(...batch.map(({ cells }) => cells));
  expect(await sheet.total()).toBe(rows.length);
  expect(sheet.header).toMatchObject({ source: 'matched', names: header });
  const census = createNotationDetector();
  for (const [, ...prices] of rows) for (const cell of prices) census.add(cell);
  const verdict = census.result();
  expect(verdict.kind).not.toBe('mixed');
  const sign = verdict.kind === 'clear' ? verdict.separator : 'point';
  const read = (cell: Cell = '') => {
    const reading = readNumber(cell, sign);
    return reading.kind === 'number' ? reading.decimal : reading.kind === 'text' ? reading.text : '';
  };
  // If every price is ambiguous, the user chooses the separator: here, a point.
  return rows.map(([first = '', aud, usd]) => ({ sku: cellText(first), prices: [read(aud), read(usd)] }));
};

const asWorkbook = (table: readonly Line[], bookType: 'xlsx' | 'biff8' | 'biff5', bookSST: boolean): Blob => {
  const cells = table.map(({ sku, prices }) => [sku, ...prices.map((text) => (text === '' ? null : Number(text)))]);
  const book = utils.book_new(utils.aoa_to_sheet([header, ...cells]), 'Prices');
  const bytes: ArrayBuffer = write(book, { bookType, bookSST, type: 'array' });
  return new Blob([bytes]);
};

describe('any table of SKUs and prices', () => {
  it('round-trips through an .xlsx, with shared strings or without', { tags: 'B013' }, async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), async (table, shared) => {
        expect(await readBack(asWorkbook(table, 'xlsx', shared), 'a.xlsx')).toEqual(table);
      }),
      { numRuns: 60 },
    );
  });

  it('round-trips through an .xls', { tags: 'B013' }, async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (table) => {
        expect(await readBack(asWorkbook(table, 'biff8', false), 'a.xls')).toEqual(table);
      }),
      { numRuns: 40 },
    );
  });

  it('round-trips through a .csv, however it is written', { tags: 'B013' }, async () => {
    const style = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
      mark: fc.constantFrom('', '\ufeff'),
      comma: fc.boolean(),
      quoteAll: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(lines, style, async (table, { delimiter, lineEnd, mark, comma, quoteAll }) => {
        // A separator in every price column defines the format, so that no choice is needed.
        const told = [...table, { sku: 'LAST', prices: ['1.5', '22.75'] }];
        const field = (text: string) =>
          quoteAll || /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        const written = told.map(({ sku, prices }) => [
          sku,
          ...prices.map((text) => (comma ? text.replace('.', ',') : text)),
        ]);
        const text = mark + [header, ...written].map((cells) => cells.map(field).join(delimiter) + lineEnd).join('');
        expect(await readBack(new Blob([text]), 'a.csv')).toEqual(told);
      }),
      { numRuns: 100 },
    );
  });
});
