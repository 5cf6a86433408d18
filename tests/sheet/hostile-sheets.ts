import { type HostileCase, sheet, table, worksheet } from './hostile-kit';
import { makeXlsx, rowsXml } from './make-xlsx';

/** Workbooks whose sheets are missing or unusual, or have cells in unusual positions. */
export const hostileSheets: readonly HostileCase[] = [
  {
    title: 'a hidden first sheet',
    file: () => makeXlsx({ sheets: [{ rows: table, state: 'hidden' }, { rows: table }] }),
    outcome: 'first-sheet-hidden',
  },
  {
    title: 'an empty first sheet before a full one',
    file: () => makeXlsx({ sheets: [{}, {}, { rows: table }] }),
    outcome: 'first-sheet-empty',
  },
  { title: 'only empty sheets', file: () => makeXlsx({ sheets: [{}, {}] }), outcome: 'no-cells' },
  {
    title: 'a sheet that says it has no rows',
    file: () => makeXlsx({ sheets: [{ xml: worksheet('<sheetData/>') }] }),
    outcome: 'no-cells',
  },
  {
    title: 'a chart as the first sheet',
    file: () => makeXlsx({ sheets: [{ type: 'chartsheet' }, { rows: table }] }),
    outcome: 'no-first-sheet',
  },
  { title: 'no sheet at all', file: () => makeXlsx({ sheets: [] }), outcome: 'no-first-sheet' },
  { title: 'a header alone', file: () => sheet(rowsXml([['Main SKU', 'x']])), outcome: 'header-only' },
  {
    title: 'a sheet that ends in the middle',
    file: () => makeXlsx({ sheets: [{ xml: worksheet(`<sheetData>${table}`).replace('</worksheet>', '') }] }),
    outcome: 'damaged-sheet',
  },
  {
    title: 'a shared string that is not there',
    file: () => sheet('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'),
    outcome: 'damaged-sheet',
  },
  {
    title: 'a row beyond the grid',
    file: () => sheet(`${table}<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>`),
    outcome: 'cell-out-of-range',
  },
  {
    title: 'a column beyond the grid',
    file: () => sheet(`${table}<row r="9"><c r="ZZZZZZ9"><v>1</v></c></row>`),
    outcome: 'cell-out-of-range',
  },
  {
    title: 'a cell in the last row of the grid',
    file: () => sheet(`${table}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`),
    outcome: [3, 2],
  },
  {
    title: 'a cell in the last column of the grid',
    file: () => sheet(`${table}<row r="9"><c r="XFD9"><v>1</v></c></row>`),
    outcome: 'too-many-columns',
  },
  {
    title: 'a blank cell in the last column of the grid',
    file: () => sheet(`${table}<row r="9"><c r="A9"><v>1</v></c><c r="XFD9" s="0"/></row>`),
    outcome: [3, 2],
  },
  {
    title: 'a csv with 16,384 columns',
    file: () => new Blob([`${'x,'.repeat(16_384)}\n1\n`]),
    name: 'a.csv',
    outcome: 'too-many-columns',
  },
  {
    title: '100,000 rows',
    file: () =>
      sheet(
        Array.from({ length: 100_001 }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c></row>`).join(''),
      ),
    outcome: [100_000, 1],
  },
  {
    title: '100,001 rows',
    file: () =>
      sheet(
        Array.from({ length: 100_002 }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c></row>`).join(''),
      ),
    outcome: 'too-many-rows',
  },
  {
    title: 'a million blank rows',
    file: () => sheet(`${table}${Array.from({ length: 1_000_000 }, (_, i) => `<row r="${i + 4}" s="1"/>`).join('')}`),
    outcome: [2, 2],
  },
  {
    title: 'rows without numbers',
    file: () => sheet('<row><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row>'),
    outcome: [1, 2],
  },
  {
    title: 'rows out of order',
    file: () => sheet('<row r="2"><c r="A2"><v>2</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>'),
    outcome: [1, 1],
  },
];
