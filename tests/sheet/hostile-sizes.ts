import { blanks, book, compound, type HostileCase, mebibyte, sheet, sheetPart, table, worksheet } from './hostile-kit';
import { makeXlsx } from './make-xlsx';

/** Files that are too large, or that declare a wrong size. */
export const hostileSizes: readonly HostileCase[] = [
  {
    title: 'a dimension that is too small',
    file: () => makeXlsx({ sheets: [{ xml: worksheet(`<dimension ref="A1"/><sheetData>${table}</sheetData>`) }] }),
    outcome: [2, 2],
  },
  {
    title: 'a dimension that is the whole grid',
    file: () =>
      makeXlsx({ sheets: [{ xml: worksheet(`<dimension ref="A1:XFD1048576"/><sheetData>${table}</sheetData>`) }] }),
    outcome: [2, 2],
  },
  {
    title: 'an unusual sheet whose dimension is the whole grid',
    file: () =>
      makeXlsx({
        sheets: [
          {
            xml: worksheet(
              `<x:dimension ref="A1:XFD1048576"/><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>2</x:v></x:c></x:row></x:sheetData>`,
              'x:',
            ),
          },
        ],
      }),
    outcome: [1, 1],
  },
  {
    title: 'a link over the whole grid',
    file: () =>
      makeXlsx({
        sheets: [
          {
            xml: worksheet(
              `<x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>2</x:v></x:c></x:row></x:sheetData><x:hyperlinks><x:hyperlink ref="A1:XFD1048576" location="a"/></x:hyperlinks>`,
              'x:',
            ),
          },
        ],
      }),
    outcome: [1, 1],
  },
  {
    title: 'a claimed size beyond the limit',
    file: () => book({ change: { [sheetPart]: { claimedBytes: 301 * mebibyte } } }),
    outcome: 'inflated-too-large',
  },
  {
    title: 'a size that is claimed too small',
    file: () => book({ change: { [sheetPart]: { claimedBytes: 10 } } }),
    outcome: 'damaged-zip',
  },
  {
    title: 'a bomb in a part that nobody reads',
    file: () =>
      book({ extra: [{ name: 'xl/media/image1.png', content: blanks(8 * mebibyte), claimedBytes: 999 * mebibyte }] }),
    outcome: [2, 2],
  },
  {
    title: 'a text as long as a bomb',
    file: () => sheet(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(20 * mebibyte)}</t></is></c></row>`),
    outcome: 'cell-too-long',
  },
  {
    title: 'a row as long as a bomb',
    file: () => sheet(`<row r="1">${'<c r="A1"><v>1</v></c>'.repeat(mebibyte)}</row>`),
    outcome: 'row-too-long',
  },
  {
    title: 'a shared string as long as a bomb',
    file: () =>
      book({
        strings: `<si><t>${'x'.repeat(20 * mebibyte)}</t></si>`,
        sheets: [{ rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' }],
      }),
    outcome: 'cell-too-long',
  },
  {
    title: 'six million shared strings',
    file: () => book({ strings: '<si/>'.repeat(6_000_000) }),
    outcome: 'damaged-sheet',
  },
  {
    title: 'an unusual workbook beyond the limit for those',
    file: () =>
      book({
        sheets: [{ xml: worksheet(`<x:sheetData>${' '.repeat(20 * mebibyte)}</x:sheetData>`, 'x:') }],
        extra: [{ name: 'xl/big.xml', content: blanks(41 * mebibyte) }],
      }),
    outcome: 'whole-too-large',
  },
  {
    title: 'entries beyond the limit',
    file: () => book({ extra: Array.from({ length: 200 }, (_, i) => ({ name: `xl/media/${i}.png`, content: '' })) }),
    outcome: 'too-many-entries',
  },
  {
    title: 'a file beyond the limit',
    file: () => new Blob(['PK\x03\x04', blanks(25 * mebibyte)]),
    outcome: 'file-too-large',
  },
  {
    title: 'a csv beyond the limit',
    file: () => new Blob(['a,b\n', blanks(25 * mebibyte)]),
    name: 'a.csv',
    outcome: 'file-too-large',
  },
  {
    title: 'an .xls beyond the limit',
    file: () => new Blob([compound('Workbook'), blanks(15 * mebibyte)]),
    name: 'a.xls',
    outcome: 'file-too-large',
  },
];
