import { describe, expect, it } from 'vitest';
import { read, write } from 'xlsx';
import { openBook } from '../../src/sheet/open-sheet';
import { sheetRows } from '../../src/sheet/sheetjs/sheet-rows';
import { makeXlsx, rowsXml } from './make-xlsx';

const other = rowsXml([
  ['Main SKU', 'x'],
  ['A-1', 1],
  ['A-2', 2],
]);
const rowsOf = async (file: Blob, name: string, index: number) => {
  const { store } = await (await openBook(file, { name })).open(index);
  return store.read(0, 10);
};

describe('another sheet of a workbook', () => {
  const windowed = () =>
    makeXlsx({ sheets: [{ rows: rowsXml([['Contents', '']]) }, {}, { name: 'Prices', rows: other }] });

  it('is read like the first: in parts, whole, from .xls', { tags: ['EI20'] }, async () => {
    const parts = await rowsOf(windowed(), 'a.xlsx', 2);
    expect(parts.map(({ cells }) => cells)).toEqual([
      ['Main SKU', 'x'],
      ['A-1', 1],
      ['A-2', 2],
    ]);
    const unusual = makeXlsx({
      sheets: [
        {},
        {},
        {
          xml: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><!-- x --><sheetData>${other}</sheetData></worksheet>`,
        },
      ],
    });
    expect(await rowsOf(unusual, 'a.xlsx', 2)).toEqual(parts);
    const book = read(new Uint8Array(await windowed().arrayBuffer()), { type: 'array' });
    // SAFETY: with type 'array' the library returns an ArrayBuffer.
    const xls = new Blob([write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer]);
    expect(await rowsOf(xls, 'a.xls', 2)).toEqual(parts);
    expect((await openBook(xls, { name: 'a.xls' })).sheets.map(({ name }) => name)).toEqual([
      'Sheet1',
      'Sheet2',
      'Prices',
    ]);
  });
});

describe('what the spreadsheet program hides', () => {
  const rows = other.replace('<row r="2"', '<row r="2" hidden="1"');
  const columns =
    '<cols><col min="2" max="3" hidden="1" width="9"/><col min="5" max="99999999" width="9"/><col min="-99999999" max="0" hidden="1"/></cols>';
  const sheet = (beginning = '') =>
    makeXlsx({
      sheets: [
        {
          xml: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${beginning}${columns}<sheetData>${rows}</sheetData></worksheet>`,
        },
      ],
    });

  it.each([
    ['in parts', ''],
    ['whole', '<!-- x -->'],
  ])('is reported when the file is read %s', { tags: ['EI23'] }, async (_, beginning) => {
    const { store, hiddenColumns } = await (await openBook(sheet(beginning), { name: 'a.xlsx' })).open(0);
    expect((await store.read(0, 9)).map(({ hidden }) => hidden)).toEqual([undefined, true, undefined]);
    expect([...hiddenColumns]).toEqual([1, 2]);
  });

  it('is reported for the rows of an .xls', { tags: ['EI23'] }, () => {
    const cell = (v: string) => ({ t: 's', v }) as const;
    const rows = sheetRows({ '!data': [[cell('SKU')], [cell('A')]], '!rows': [{}, { hidden: true }] });
    expect(rows.map(({ hidden }) => hidden)).toEqual([undefined, true]);
  });
});

describe('a number in a code format', () => {
  it.each([
    ['&quot;AB-&quot;00000', 123, 'AB-00123'],
    ['00000', 7, '00007'],
    ['000-000', 12345, '012-345'],
    ['000-000', 12345678, '12345-678'],
    ['0.00', 7, 7],
    ['&quot;A$&quot;0', 7, 7],
  ])('%s is read as displayed', { tags: ['EI24'] }, async (format, value, shown) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>`;
    const file = makeXlsx({ styles, sheets: [{ rows: `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>` }] });
    expect((await rowsOf(file, 'a.xlsx', 0))[0]?.cells).toEqual([shown]);
  });
});

describe('the encoding of a text file', () => {
  it.each([
    ['windows-1250', [0x9a], 'š'],
    ['windows-1251', [0xc0], 'А'],
    ['windows-1252', [0x80], '€'],
    ['macintosh', [0x80], 'Ä'],
  ] as const)('can be chosen as %s', { tags: ['EI22'] }, async (encoding, bytes, letter) => {
    const file = new Blob(['sku;x\nA', new Uint8Array(bytes), ';1']);
    const { store } = await (await openBook(file, { name: 'a.csv', encoding })).open(0);
    expect((await store.read(1, 2))[0]?.cells[0]).toBe(`A${letter}`);
  });
});
