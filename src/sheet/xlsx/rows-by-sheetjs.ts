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

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** SheetJS finds the other parts by their usual names. */
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>';

const part = (name: string, xml: string): WorkbookPart => ({ name, bytes: new TextEncoder().encode(xml) });

const sharedType = /\st=["']s["']/g;
const sharedCell = /(<c\s[^>]*?\bt=")s("[^>]*>)\s*(?:<f[^>]*?(?:\/>|>[^<]*<\/f>)\s*)?<v>\s*(\d+)\s*<\/v>/g;
const blankSharedCell = /<c\s[^>]*?\bt="s"[^>]*?(?:\/>|>\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>)/g;

/** Replaces the indexes of shared strings by the strings. A string may be used so often that they need a limit. */
const inlineStrings = (rows: string, strings: SharedStrings): string => {
  let cells = 0;
  let characters = 0;
  const inlined = rows.replace(sharedCell, (_, before: string, after: string, index: string) => {
    cells++;
    const xml = strings.xml(Number(index));
    if (xml === undefined) throw sheetFailure('damaged-sheet');
    characters += xml.length;
    if (characters > limits.wholeInflatedBytes) throw sheetFailure('whole-too-large');
    return `${before}inlineStr${after}<is>${normalizeCharacters(xml)}</is>`;
  });
  const shared = rows.match(sharedType)?.length ?? 0;
  if (shared !== cells && shared !== cells + (rows.match(blankSharedCell)?.length ?? 0)) {
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
    part('[Content_Types].xml', contentTypes),
    part('xl/workbook.xml', `<workbook xmlns="${main}">${workbook}</workbook>`),
    part('xl/styles.xml', styles.xml),
    part('xl/worksheets/sheet1.xml', `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`),
  ]);
  return markHidden(read.rows, rows);
};
