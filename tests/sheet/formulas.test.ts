import { describe, expect, it } from 'vitest';
import { openBook, openSheet } from '../../src/sheet/open-sheet';
import { worksheet } from './hostile-kit';
import { formula, makeXls, sharedFormula, textFollows, textResult } from './make-xls';
import { makeXlsx } from './make-xlsx';

const missing = '#NOT_CALCULATED!';
/** A price that is a formula, as written by programs that do not calculate it, or with an empty text as result. */
const prices: readonly (readonly [cell: string, read: string | number])[] = [
  ['<c r="B2"><f>1+1</f></c>', missing],
  ['<c r="B2"><f>1+1</f><v></v></c>', missing],
  ['<c r="B2"><f>1+1</f><v/></c>', missing],
  ['<c r="B2" s="0" t="n"><f ca="1">1+1</f><v /></c>', missing],
  ['<c r="B2"><f t="shared" si="0"/></c>', missing],
  ['<c r="B2" t="str"><f>"a"</f></c>', missing],
  ["<c r='B2' t='str'><f>\"a\"</f></c>", missing],
  ['<c r="B2" t="b"><f>TRUE()</f></c>', missing],
  ['<c r="B2" t="str"><f>""</f><v></v></c>', ''],
  ["<c r='B2' t='str'><f>\"\"</f><v/></c>", ''],
  ['<c r="B2"><f>1+1</f><v>2</v></c>', 2],
  ['<c r="B2" t="str"><f>"a&lt;"</f><v>a&amp;lt;</v></c>', 'a&lt;'],
];

const table = (price: string, sku = '<c r="A2" t="str"><v>A</v></c>') =>
  `<row r="1"><c r="A1" t="str"><v>MAIN_SKU</v></c><c r="B1" t="str"><v>SP_AUD_01</v></c></row><row r="2">${sku}${price}</row><row r="3"><c r="A3" t="str"><v>B</v></c></row>`;
const prefixed = (xml: string) => xml.replace(/(<\/?)(\w)/g, '$1x:$2');
const readers: readonly (readonly [title: string, write: (rows: string) => string])[] = [
  ['a usual workbook', (rows) => worksheet(`<sheetData>${rows}</sheetData>`)],
  ['a workbook with a comment', (rows) => worksheet(`<sheetData>${rows}<!-- x --></sheetData>`)],
  ['a workbook with prefixed names', (rows) => worksheet(`<x:sheetData>${prefixed(rows)}</x:sheetData>`, 'x:')],
];
const open = (xml: string) =>
  openSheet(makeXlsx({ sheets: [{ xml }] }), { name: 'a.xlsx', known: [{ key: 'MAIN_SKU' }] });

describe('a formula without a stored result', () => {
  it.each(readers)('is not read as a blank cell in %s', { tags: 'IG07' }, async (_, write) => {
    for (const [price, read] of prices) {
      const sheet = await open(write(table(price)));
      const [row] = await sheet.page(1, 50);
      expect([price, row?.cells[1] ?? '']).toEqual([price, read]);
    }
  });

  it.each(readers)('prevents its row from being blank in %s', { tags: 'IG07' }, async (_, write) => {
    for (const [price, read] of prices) {
      const sheet = await open(write(table(price, '')));
      const rows = await sheet.page(1, 50);
      expect([price, rows.map(({ number }) => number)]).toEqual([price, read === '' ? [3] : [2, 3]]);
      expect([price, await sheet.total()]).toEqual([price, rows.length]);
    }
  });
});

describe('a formula in an .xls', () => {
  const rows = (last: readonly (string | number)[]) => [['MAIN_SKU', 'SP_AUD_01', 'NOTE'], ['A', 9001, 'x'], last];
  const read = async (blob: Blob, index = 0) => {
    const content = await (await openBook(blob, { name: 'a.xls' })).open(index);
    return (await content.store.read(1, 9)).map(({ number, cells }) => [number, ...cells]);
  };

  it.each([
    ['without its text is no blank cell', formula(textFollows), missing],
    ['with its text is read', formula(textFollows, textResult('POA')), 'POA'],
    ['with an empty text is blank', formula(textFollows, textResult('')), ''],
    ['that is shared keeps its text', formula(textFollows, sharedFormula, textResult('POA')), 'POA'],
    ['that is shared, without its text, is no blank cell', formula(textFollows, sharedFormula), missing],
    ['with the result of no text is blank', formula([3, 0, 0, 0, 0, 0, 0xff, 0xff]), ''],
    ['with a number is read', formula([0, 0, 0, 0, 0, 0, 0, 0x40]), 2],
  ])('%s', { tags: 'IG07' }, async (_, price, value) => {
    expect(await read(makeXls(rows(['B', 5, 'y']), [price]))).toEqual([
      [2, 'A', value, 'x'],
      [3, 'B', 5, 'y'],
    ]);
  });

  it('prevents its row from being blank', { tags: 'IG07' }, async () => {
    const blob = makeXls(
      [
        ['MAIN_SKU', 'SP_AUD_01'],
        ['A', 1],
        ['', 9001],
        ['C', 3],
      ],
      [formula(textFollows)],
    );
    expect(await read(blob)).toEqual([
      [2, 'A', 1],
      [3, '', missing],
      [4, 'C', 3],
    ]);
  });
});
