import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseClipboardText, toClipboardText } from './clipboard-text';

test('cells are copied as lines of tab-separated text, in quotes where spreadsheets use them', {
  tags: ['LL08', 'NC72'],
}, () => {
  expect(toClipboardText([['A-1', '', '12.50']])).toBe('A-1\t\t12.50');
  expect(toClipboardText([['two\nlines'], ['a\ttab'], ['"quoted"'], ['5" screen']])).toBe(
    '"two\nlines"\n"a\ttab"\n"""quoted"""\n5" screen',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+A1', "'+A1"],
  ['-A1', "'-A1"],
  ['-1+2', "'-1+2"],
  ["'=1", "''=1"],
  ['\t=1', '"\'\t=1"'],
  ['-12.50', '-12.50'],
  ['+1,234.5', '+1,234.5'],
  ['+61 2 9999 1234', '+61 2 9999 1234'],
  ['+61 (2) 9999-1234', '+61 (2) 9999-1234'],
  ["'tis", "'tis"],
  ['a=b', 'a=b'],
])('%j is copied as %j', { tags: 'NC72' }, (text, copied) => {
  expect(toClipboardText([[text]])).toBe(copied);
  expect(parseClipboardText(copied)).toEqual([[text]]);
});

test('the line break at the end of a block from Excel adds no row', { tags: 'NC72' }, () => {
  expect(parseClipboardText('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseClipboardText('1\t2\n\n3')).toEqual([
    ['1', '2'],
    ['', ''],
    ['3', ''],
  ]);
  expect(parseClipboardText('5" screen\t"half')).toEqual([['5" screen', '"half']]);
  expect(parseClipboardText('')).toEqual([['']]);
});

test('what is copied is pasted as it was', { tags: 'NC72' }, () => {
  const piece = fc.constantFrom('=', '+', '-', '@', "'", '"', '\t', '\n', '\r', ',', '.', '1', '23', ' ', 'a', 'é');
  const cell = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    fc.string(),
  );
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
    // An empty last row of one column is the line break that spreadsheets add.
    .filter(
      (cells) =>
        cells.length === 1 || cells.at(-1)?.some((text) => text !== '') === true || (cells[0]?.length ?? 0) > 1,
    );
  fc.assert(
    fc.property(block, (cells) => {
      expect(parseClipboardText(toClipboardText(cells))).toEqual(cells);
    }),
  );
});
