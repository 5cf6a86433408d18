import type { SheetRow } from '../cell';
import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { readSheet } from '../sheetjs/read-sheet';
import type { WorkbookPart } from '../sheetjs/sheetjs';
import type { RowContext } from './common-rows';
import { markHidden } from './hidden-rows';
import { normalizeCharacters, prepareRows } from './prepare-xml';
import type { SharedStrings } from './shared-strings';
import { UnusualFormat } from './unusual-format';

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** SheetJS finds the other parts by their usual names. */
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>';

const workbookPart = (name: string, xml: string): WorkbookPart => ({ name, bytes: new TextEncoder().encode(xml) });

const sharedStringType = /\st=["']s["']/g;
const cellOfSharedString = /(<c\s[^>]*?\bt=")s("[^>]*>)\s*(?:<f[^>]*?(?:\/>|>[^<]*<\/f>)\s*)?<v>\s*(\d+)\s*<\/v>/g;
const cellOfNoSharedString = /<c\s[^>]*?\bt="s"[^>]*?(?:\/>|>\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>)/g;

/**
 * Replaces the indexes of shared strings by the strings. Their total length is limited, because one string may be used by very
 * many cells. Throws `UnusualFormat` unless each cell of this type was replaced or has no index.
 */
const inlineStrings = (rows: string, strings: SharedStrings): string => {
  let cells = 0;
  let characters = 0;
  const inlined = rows.replace(cellOfSharedString, (_, before: string, after: string, index: string) => {
    cells++;
    const xml = strings.xml(Number(index));
    if (xml === undefined) throw sheetFailure('damaged-sheet');
    characters += xml.length;
    if (characters > limits.wholeInflatedBytes) throw sheetFailure('whole-too-large');
    return `${before}inlineStr${after}<is>${normalizeCharacters(xml)}</is>`;
  });
  const shared = rows.match(sharedStringType)?.length ?? 0;
  if (shared !== cells && shared !== cells + (rows.match(cellOfNoSharedString)?.length ?? 0)) {
    throw new UnusualFormat('shared strings written in an unusual way');
  }
  return inlined;
};

/**
 * Parses `<row>` elements with SheetJS, from a small workbook with only these rows and the styles.
 * @throws UnusualFormat, SheetFailure `damaged-sheet`, `whole-too-large` and those of `readSheet`
 */
export const readRowsBySheetJs = async (
  rows: string,
  { sharedStrings, styles, uses1904Dates }: RowContext,
): Promise<readonly SheetRow[]> => {
  const sheetData = inlineStrings(prepareRows(rows), sharedStrings);
  const workbook = `<workbookPr date1904="${uses1904Dates ? 1 : 0}"/><sheets><sheet name="Rows" sheetId="1"/></sheets>`;
  const read = await readSheet([
    workbookPart('[Content_Types].xml', contentTypes),
    workbookPart('xl/workbook.xml', `<workbook xmlns="${mainNamespace}">${workbook}</workbook>`),
    workbookPart('xl/styles.xml', styles.xml),
    workbookPart(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${mainNamespace}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  ]);
  return markHidden(read.rows, rows);
};
