import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { readSheet } from '../sheetjs/read-sheet';
import type { WorkbookPart } from '../sheetjs/sheetjs';
import { hiddenColumns, markHidden } from './hidden-rows';
import { inflateWhole } from './inflate';
import { normalizeCharacters, normalizeXml, prepareRows } from './prepare-xml';
import { readStyles } from './styles';
import type { ZipDirectory } from './zip';

/** Parts that are needed to read rows. */
const usedParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
/** The XML after the rows is removed, because a link or merge over all cells makes SheetJS fill them all. */
const afterRows = /(<\/sheetData\s*>).*(<\/worksheet\s*>)/s;
/** SheetJS does not count shared strings of this form. */
const emptyString = /<si\s*\/>/g;

/** Maximum number of shared strings: SheetJS takes too many seconds to read more. */
const maxStrings = 1_000_000;

const checkStrings = (xml: string): void => {
  let strings = 0;
  for (const _ of xml.matchAll(/<si[\s/>]/g)) {
    if (++strings > maxStrings) throw sheetFailure('whole-too-large');
  }
};

const normalizePart = (name: string, bytes: Uint8Array): Uint8Array => {
  if (/styles\.xml$/i.test(name)) return new TextEncoder().encode(readStyles(new TextDecoder().decode(bytes)).xml);
  if (!/worksheets\/|sharedStrings/i.test(name)) return bytes;
  const xml = normalizeXml(new TextDecoder().decode(bytes));
  checkStrings(xml);
  const isRows = /worksheets\//i.test(name);
  return new TextEncoder().encode(
    isRows ? prepareRows(xml.replace(afterRows, '$1$2')) : normalizeCharacters(xml.replace(emptyString, '<si></si>')),
  );
};

const unpack = async (file: Blob, zip: ZipDirectory): Promise<readonly WorkbookPart[]> => {
  const parts: WorkbookPart[] = [];
  let remainingBytes = limits.wholeInflatedBytes;
  for (const entry of zip.values()) {
    if (!usedParts.test(entry.name)) continue;
    const bytes = await inflateWhole(file, entry, { bytes: remainingBytes, failure: 'whole-too-large' });
    remainingBytes -= bytes.length;
    parts.push({ name: entry.name, bytes: normalizePart(entry.name, bytes) });
  }
  return parts;
};

/**
 * Inflates a whole .xlsx in an unusual format. Does not leave that to SheetJS, which trusts the declared sizes. Returns
 * a function that reads a sheet by its position from 0; `part` is the name of its part, if known.
 * @throws SheetFailure `whole-too-large`, `damaged-zip`
 */
export const readWholeWorkbook = async (file: Blob, zip: ZipDirectory) => {
  const declared = [...zip.values()].reduce((sum, entry) => sum + (usedParts.test(entry.name) ? entry.declared : 0), 0);
  if (declared > limits.wholeInflatedBytes) throw sheetFailure('whole-too-large');
  const parts = await unpack(file, zip);
  return async (index: number, part?: string) => {
    const sheet = await readSheet(parts, index);
    const xml = new TextDecoder().decode(parts.find(({ name }) => name === part)?.bytes);
    const head = xml.slice(0, xml.indexOf('<sheetData'));
    return { ...sheet, rows: markHidden(sheet.rows, xml), hiddenColumns: hiddenColumns(head) };
  };
};
