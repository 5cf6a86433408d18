import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newWorkbook } from '../../demo/server/exports/workbook';
import type { SheetRow } from '../../src/sheet/cell';
import { openSheet } from '../../src/sheet/open-sheet';
import { inflateWhole } from '../../src/sheet/xlsx/inflate';
import { readZipDirectory } from '../../src/sheet/xlsx/zip';
import { parseField } from '../../src/wire/field-value';
import { productFields } from '../../src/wire/product';
import { worksheet } from './hostile-kit';
import { makeXlsx } from './make-xlsx';

const piece = fc.oneof(
  fc.constantFrom(
    '&amp;',
    '&lt;',
    '&amp;lt;',
    '&#65;',
    '&#x1F600;',
    '&',
    '<',
    '>',
    '"',
    "'",
    ']]>',
    '<![CDATA[',
    '<!--',
  ),
  fc.constantFrom('_x0041_', '_x005F_', '_X000d_', '_x000D_\n', '_x', '_', 'x', '0041_'),
  fc.constantFrom('\n', '\r\n', '\t', ' ', '\u0001', '\u0085', '\ufffe', '\ud800', 'A', '1', 'é', '漢', '😀', '</v>'),
);
/** Any text as the server stores it. */
const stored = fc
  .array(piece, { minLength: 1, maxLength: 6 })
  .map((pieces) => parseField(productFields.DESCRIPTION, pieces.join('')))
  .map((reading) => (reading.kind === 'value' ? String(reading.value) : ''))
  .filter((text) => text !== '');

const exported = (texts: readonly string[]): Blob => {
  const workbook = newWorkbook('Products');
  workbook.add([['MAIN_SKU', 'UNIT', 'WEIGHT'], ...texts.map((text, index) => [text, text, index])]);
  return new Blob([workbook.finish()]);
};
interface ExportXml {
  /** The XML inside `<sheetData>`. */
  readonly rows: string;
  /** The XML inside `<sst>`: the texts, to which the cells refer. */
  readonly strings: string;
}

/** The XML of an export's cells and texts. */
const xmlOf = async (file: Blob): Promise<ExportXml> => {
  // Its names are in lower case.
  const directory = await readZipDirectory(file);
  const read = async (name: string) => {
    const entry = directory.get(name);
    if (!entry) throw new Error(`The export has no ${name}.`);
    return new TextDecoder().decode(await inflateWhole(file, entry, { bytes: 1e8, failure: 'inflated-too-large' }));
  };
  const [sheet, strings] = await Promise.all([read('xl/worksheets/sheet1.xml'), read('xl/sharedstrings.xml')]);
  return {
    rows: /<sheetData>(.*)<\/sheetData>/s.exec(sheet)?.[1] ?? '',
    strings: /<sst[^>]*>(.*)<\/sst>/s.exec(strings)?.[1] ?? '',
  };
};

type Rebuild = (rows: string) => string;
/** The XML of a sheet of the same rows. */
const readers: readonly (readonly [title: string, rebuild: Rebuild])[] = [
  ['as it is', (rows) => worksheet(`<sheetData>${rows}</sheetData>`)],
  [
    'beside spreadsheet errors',
    (rows) =>
      worksheet(
        `<sheetData>${rows.replace(/(<row r="(\d+)".*?)<\/row>/gs, '$1<c r="Z$2" t="e"><v>#N/A</v></c></row>')}</sheetData>`,
      ),
  ],
  ['with a comment', (rows) => worksheet(`<sheetData><!-- <c r="A1" t="str"><v>x</v></c> -->${rows}</sheetData>`)],
  [
    'with prefixed names',
    (rows) => worksheet(`<x:sheetData>${rows.replace(/(<\/?)(\w)/g, '$1x:$2')}</x:sheetData>`, 'x:'),
  ],
];

describe('a stored text', () => {
  it.each(readers)('round-trips through an export, %s', { tags: 'IG06' }, async (_, rebuild) => {
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 200 }), async (texts) => {
        const { rows: rowsXml, strings } = await xmlOf(exported(texts));
        const file = makeXlsx({ sheets: [{ xml: rebuild(rowsXml) }], strings });
        const sheet = await openSheet(file, { name: 'a.xlsx', known: [{ key: 'MAIN_SKU' }] });
        const checked: SheetRow[] = [];
        for await (const batch of sheet.rows()) checked.push(...batch);
        const shown = [...(await sheet.page(1, 50)), ...(await sheet.page(2, 50))];
        for (const rows of [checked, shown]) {
          const read = rows.map(({ cells }) => cells.slice(0, 2));
          expect(read).toEqual(texts.slice(0, read.length).map((text) => [text, text]));
        }
        expect(checked).toHaveLength(texts.length);
      }),
      { numRuns: 25 },
    );
  });
});
