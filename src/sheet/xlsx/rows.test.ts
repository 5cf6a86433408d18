import { describe, expect, it } from 'vitest';
import { readCommonRows } from './common-rows';
import { readRowsBySheetJs } from './rows-by-sheetjs';
import { SharedStrings } from './shared-strings';
import { readStyles } from './styles';

const strings = new SharedStrings(
  new TextEncoder().encode(
    '<sst><si><t>first</t></si><si><r><t>rich </t></r><r><t>text</t></r></si><si/><si><t>a &amp; b</t></si></sst>',
  ),
);
const styles = readStyles(
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
);
const context = { sharedStrings: strings, styles, uses1904Dates: false };
const encode = (text: string) => new TextEncoder().encode(text);
const row = (...cells: readonly string[]) => `<row r="7">${cells.join('')}</row>`;
const plain = (...cells: readonly string[]) => readCommonRows(encode(row(...cells)), context)?.[0]?.cells;
const window = async (...cells: readonly string[]) => (await readRowsBySheetJs(row(...cells), context))[0];

describe('reading plain rows', () => {
  it('reads texts, numbers and booleans, each in its column', () => {
    expect(
      plain(
        '<c r="B7" s="0" t="s"><v>0</v></c>',
        '<c r="D7" s="0"><v>12.50</v></c>',
        '<c r="E7"/>',
        '<c r="F7" t="b"><v>1</v></c>',
        '<c r="G7" t="str"><f>A1&amp;""</f><v>x</v></c>',
        '<c r="H7" t="inlineStr"><is><t xml:space="preserve"> y </t></is></c>',
        '<c r="AA7" t="s"><v>3</v></c>',
      ),
    ).toEqual(['', 'first', '', 12.5, '', true, 'x', ' y ', ...Array(18).fill(''), 'a & b']);
  });

  it('reads several rows, skipping blank ones and white space', () => {
    const rows = `\n<row r="1"><c r="A1"><v>1</v></c></row>\n<row r="2"/><row r="3"><c r="A3"/></row> <row r="9"><c r="A9"><v>9</v></c></row>\n`;
    expect(readCommonRows(encode(rows), context)).toEqual([
      { number: 1, cells: [1] },
      { number: 9, cells: [9] },
    ]);
  });

  it('reads empty cells of any type as blank', () => {
    expect(
      plain(
        '<c r="A7" s="1" />',
        '<c r="B7" s="1"></c>',
        '<c r="C7" t="s"><v></v></c>',
        '<c r="D7" t="b"/>',
        '<c r="E7" cm="1" xml:space="preserve" s="0"><v>-0.5</v></c>',
      ),
    ).toEqual(['', '', '', '', -0.5]);
  });

  it('marks hidden rows', () => {
    const rows = `<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row ht="20" hidden="0" r="2"><c r="A2"><v>2</v></c></row>`;
    expect(readCommonRows(encode(rows), context)).toEqual([
      { number: 1, cells: [1], hidden: true },
      { number: 2, cells: [2] },
    ]);
  });

  it.each([
    ['a date', '<c r="A7" s="1"><v>45000</v></c>'],
    ['a code with leading zeros', '<c r="A7" s="2"><v>7</v></c>'],
    ['an error', '<c r="A7" t="e"><v>#N/A</v></c>'],
    ['rich text', '<c r="A7" t="s"><v>1</v></c>'],
    ['a formula without a result', '<c r="A7"><f>1+1</f></c>'],
    ['a formula without a value', '<c r="A7" t="str"><f>A1</f></c>'],
    ['a shared string that is not there', '<c r="A7" t="s"><v>9</v></c>'],
    ['a shared string of a formula without a result', '<c r="A7" t="s"><f>B1</f></c>'],
    ['a style in other quotes', `<c r="A7" s='1'><v>45000</v></c>`],
    ['a value that is only a space', '<c r="A7"><v> </v></c>'],
    ['an inline string as a value', '<c r="A7" t="inlineStr"><v>x</v></c>'],
    ['a cell that does not end', '<c r="A7"'],
    ['an attribute that does not end', '<c r="A7" cm="1><v>1</v></c>'],
    ['a number that is none', '<c r="A7"><v>x</v></c>'],
    ['another quote', "<c r='A7'><v>1</v></c>"],
    ['another row', '<c r="A8"><v>1</v></c>'],
    ['columns out of order', '<c r="B7"><v>1</v></c><c r="A7"><v>2</v></c>'],
    ['a column beyond the limit', '<c r="IW7"><v>1</v></c>'],
    ['anything else', '<c r="A7"><v>1</v></c><extLst/>'],
  ])('returns undefined for %s, which SheetJS reads', (_, cells) => {
    expect(plain(cells)).toBeUndefined();
  });
});

describe('reading rows through SheetJS', () => {
  it('reads dates as ISO text, and times, errors and codes as displayed', async () => {
    const cells = ['45000', '45000.75', '0.5'].map((value, i) => `<c r="${'ABC'[i]}7" s="1"><v>${value}</v></c>`);
    expect(
      await window(
        ...cells,
        '<c r="D7" t="e"><v>#DIV/0!</v></c>',
        '<c r="E7" s="2"><v>7</v></c>',
        '<c r="F7" t="s"><v>1</v></c>',
      ),
    ).toEqual({
      number: 7,
      cells: ['2023-03-15', '2023-03-15 18:00:00', '12:00:00', '#DIV/0!', '00007', 'rich text'],
    });
  });

  it('marks formulas without a stored result, but not empty results', async () => {
    expect(
      await window(
        '<c r="A7"><f>1+1</f></c>',
        '<c r="B7" s="0"><f t="shared" si="0"/><v></v></c>',
        '<c r="C7" t="str"><f>""</f><v></v></c>',
        '<c r="D7"><f>1+1</f><v>2</v></c>',
        '<c r="E7" t="s"><v>0</v></c>',
        '<c r="F7" t="str"><f>A1</f></c>',
      ),
    ).toMatchObject({ cells: ['#NOT_CALCULATED!', '#NOT_CALCULATED!', '', 2, 'first', '#NOT_CALCULATED!'] });
  });

  it('loads only the shared strings in use, and fails for missing ones', async () => {
    expect(
      await window('<c r="A7" t="s"><v>3</v></c>', '<c r="B7" t="s"/>', '<c r="C7" t="s"><v>2</v></c>'),
    ).toMatchObject({ cells: ['a & b'] });
    await expect(window('<c r="A7" t="s"><v>4</v></c>')).rejects.toMatchObject({ id: 'damaged-sheet' });
  });

  it('refuses one long rich text in very many cells', async () => {
    const long = `<sst><si>${'<r><t>x</t></r>'.repeat(100_000)}</si></sst>`;
    const cells = Array.from(
      { length: 50 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    );
    const longStrings = { ...context, sharedStrings: new SharedStrings(encode(long)) };
    await expect(readRowsBySheetJs(cells.join(''), longStrings)).rejects.toMatchObject({ id: 'whole-too-large' });
  });
});
