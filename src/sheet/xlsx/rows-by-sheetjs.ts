import type { SheetRow } from '../cell';
import { sheetFailure } from '../sheet-failure';
import { readSheet, type WorkbookPart } from '../sheetjs/read-sheet';
import { markHidden } from './hidden-parts';
import { normalizeCharacters, prepareRows } from './prepare-xml';
import type { SharedStrings } from './shared-strings';
import { UnusualFormat } from './unusual-format';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface SheetContext {
  readonly sharedStrings: SharedStrings;
  /** The XML of `readStyles`. */
  readonly styles: string;
  readonly uses1904Dates: boolean;
}

const part = (name: string, xml: string): WorkbookPart => ({ name, bytes: new TextEncoder().encode(xml) });

const contentTypes = part(
  '[Content_Types].xml',
  `<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/><Override PartName="/xl/strings.xml" ContentType="${contentType}.sharedStrings+xml"/></Types>`,
);
const packageRelations = part(
  '_rels/.rels',
  `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
);
const workbookRelations = part(
  'xl/_rels/workbook.xml.rels',
  `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="r1" Type="${relationships}/worksheet" Target="sheet.xml"/><Relationship Id="r2" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${relationships}/sharedStrings" Target="strings.xml"/></Relationships>`,
);
const workbook = (uses1904Dates: boolean) =>
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr date1904="${uses1904Dates ? 1 : 0}"/><sheets><sheet name="Rows" sheetId="1" r:id="r1"/></sheets></workbook>`,
  );

const sharedType = /\st=["']s["']/g;
const sharedCell = /(<c\s[^>]*?\bt="s"[^>]*>\s*(?:<f[^>]*?(?:\/>|>[^<]*<\/f>)\s*)?<v>\s*)(\d+)(\s*<\/v>)/g;
const blankSharedCell = /<c\s[^>]*?\bt="s"[^>]*?(?:\/>|>\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>)/g;

/** Renumbers shared strings, so that the small workbook has only those of its rows. */
const renumber = (rows: string, strings: SharedStrings): { rows: string; strings: readonly string[] } => {
  const used: string[] = [];
  const newIndexes = new Map<string, number>();
  let cells = 0;
  const renumbered = rows.replace(sharedCell, (_, before: string, index: string, after: string) => {
    cells++;
    let newIndex = newIndexes.get(index);
    if (newIndex === undefined) {
      const xml = strings.xml(Number(index));
      if (xml === undefined) throw sheetFailure('damaged-sheet');
      newIndex = used.push(xml) - 1;
      newIndexes.set(index, newIndex);
    }
    return `${before}${newIndex}${after}`;
  });
  const shared = rows.match(sharedType)?.length ?? 0;
  if (shared !== cells && shared !== cells + (rows.match(blankSharedCell)?.length ?? 0)) {
    throw new UnusualFormat('shared strings written in an unusual way');
  }
  return { rows: renumbered, strings: used };
};

/**
 * Parses `<row>` elements with SheetJS, from a small workbook with only these rows, their strings and styles.
 * @throws UnusualFormat, SheetFailure `damaged-sheet` and those of `readSheet`
 */
export const readRowsBySheetJs = async (rows: string, context: SheetContext): Promise<readonly SheetRow[]> => {
  const { rows: renumbered, strings } = renumber(prepareRows(rows), context.sharedStrings);
  const read = await readSheet([
    contentTypes,
    packageRelations,
    workbookRelations,
    workbook(context.uses1904Dates),
    part('xl/styles.xml', context.styles),
    part(
      'xl/strings.xml',
      `<sst xmlns="${main}">${strings.map((xml) => `<si>${normalizeCharacters(xml)}</si>`).join('')}</sst>`,
    ),
    part('xl/sheet.xml', `<worksheet xmlns="${main}"><sheetData>${renumbered}</sheetData></worksheet>`),
  ]);
  return markHidden(read.rows, rows);
};
