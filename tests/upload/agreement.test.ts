import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSheet } from '../../demo/server/prices/upload/price-sheet';
import { productSheet } from '../../demo/server/products/upload/product-sheet';
import type { Cell } from '../../src/sheet/cell';
import { rulesOf } from '../../src/upload/reading/contents';
import { isError } from '../../src/upload/reading/finding-kinds';
import type { ReadingStyle } from '../../src/upload/reading/number-style';
import type { ColumnContent } from '../../src/upload/upload-shape';
import { fieldProblem } from '../../src/wire/field-value';
import { parsePrice } from '../../src/wire/price-text';
import { productFields } from '../../src/wire/product';

const style: ReadingStyle = { separator: 'point', currency: 'AUD' };

/** Cells as in real files, with values on which client and server once disagreed. */
const cells: fc.Arbitrary<Cell> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -5, max: 2e12 }),
  fc.boolean(),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 1e-7),
  fc.string({ maxLength: 130 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'TRUE',
    'false',
    ' #N/A ',
    '#REF!',
    'POA',
    '-',
    '—',
    '1e5',
    '1,234.50',
    '12.50/m2',
    '$5',
    'nan',
    'Inf',
  ),
  fc.constantFrom('YES', 'no', 'Active', 'inactive', 'https://a.b/c.png', '/api/x', '//x', '1000000000001', '-3', '٣'),
  fc.constantFrom(
    'A\nB',
    'A\u0000B',
    'x'.repeat(4001),
    'x'.repeat(4000),
    'x'.repeat(101),
    Array.from({ length: 5000 }, (_, item) => item).join(','),
  ),
);

const isRefused = (content: ColumnContent, cell: Cell): boolean => {
  const finding = rulesOf(content).check(cell, style);
  return finding !== undefined && isError(finding);
};
/** A cell of the workbook that is sent as read. */
function sentCell(content: ColumnContent, cell: Cell): Cell {
  const text = rulesOf(content).read(cell, style);
  const isNumber = (content === 'price' || content === 'number') && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

describe('Preview and server agree', { tags: 'IU31' }, () => {
  it('on every price', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const finding = rulesOf('price').check(cell, style);
        // Only the preview strips the currency of a text and reads TRUE as a boolean.
        fc.pre(finding !== 'other-currency');
        const server = priceSheet.read('SP_AUD_01', sentCell('price', cell), 'point');
        expect([cell, server.kind === 'wrong']).toEqual([cell, isRefused('price', cell)]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['text', 'DESCRIPTION'],
    ['list', 'PRIME_LOGO_NAMES'],
    ['yes-no', 'EXCLUSIVE'],
    ['status', 'STATUS'],
    ['address', 'IMAGE_URL'],
    ['number', 'UNIT_SIZE'],
  ] as const)('on every value of the content %s', (content, key) => {
    fc.assert(
      fc.property(cells, (cell) => {
        const server = productSheet.read(key, sentCell(content, cell), 'point');
        expect([cell, server.kind === 'wrong']).toEqual([cell, isRefused(content, cell)]);
      }),
      { numRuns: 1000 },
    );
  });

  it('on every SKU, and on how it is stored', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const text = String(sentCell('key', cell));
        fc.pre(text !== '');
        const problem = fieldProblem(productFields.MAIN_SKU, text);
        expect([cell, problem !== undefined]).toEqual([cell, isRefused('key', cell)]);
      }),
      { numRuns: 1000 },
    );
  });

  it('with the form on every price text', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        fc.pre(typeof cell === 'string' && !/[$]|aud|usd|[-–—−,]/i.test(cell));
        expect([cell, parsePrice(String(cell)).kind === 'wrong']).toEqual([cell, isRefused('price', cell)]);
      }),
      { numRuns: 1000 },
    );
  });
});
