import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { type ReadSheet, readSheet } from '../sheetjs/read-sheet';
import { hiddenColumns, markHidden } from './hidden-parts';
import { inflateWhole } from './inflate';
import { normalizeCharacters, normalizeXml, prepareRows } from './prepare-xml';
import { storedZip, type ZipPart } from './stored-zip';
import { readStyles } from './styles';
import type { ZipDirectory } from './zip';

/** Parts that hold rows, or lead to them. Pictures, comments, links and the like stay behind. */
const wanted =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
/** What follows the rows of a sheet; a link or merge over all cells there makes SheetJS fill them all. */
const afterRows = /(<\/sheetData\s*>).*(<\/worksheet\s*>)/s;
/** SheetJS skips a shared string of this form, and takes every later one for its neighbour. */
const emptyString = /<si\s*\/>/g;

/** So many take SheetJS some seconds. */
const mostStrings = 1_000_000;

const checkStrings = (xml: string): void => {
  let strings = 0;
  for (const _ of xml.matchAll(/<si[\s/>]/g)) {
    if (++strings > mostStrings) throw sheetFailure('whole-too-large');
  }
};

const tidy = (name: string, bytes: Uint8Array): Uint8Array => {
  if (/styles\.xml$/i.test(name)) return new TextEncoder().encode(readStyles(new TextDecoder().decode(bytes)).xml);
  if (!/worksheets\/|sharedStrings/i.test(name)) return bytes;
  const xml = normalizeXml(new TextDecoder().decode(bytes));
  checkStrings(xml);
  const isRows = /worksheets\//i.test(name);
  return new TextEncoder().encode(
    isRows ? prepareRows(xml.replace(afterRows, '$1$2')) : normalizeCharacters(xml.replace(emptyString, '<si></si>')),
  );
};

const unpack = async (file: Blob, zip: ZipDirectory): Promise<readonly ZipPart[]> => {
  const parts: ZipPart[] = [];
  let left = limits.wholeInflatedBytes;
  for (const entry of zip.values()) {
    if (!wanted.test(entry.name)) continue;
    const bytes = await inflateWhole(file, entry, { bytes: left, failure: 'whole-too-large' });
    left -= bytes.length;
    parts.push({ name: entry.name, bytes: tidy(entry.name, bytes) });
  }
  return parts;
};

/** A workbook that is in memory whole. */
export interface WholeWorkbook {
  /**
   * Reads a sheet by its position from 0; `part` is the name of the part that holds its rows, where it is known.
   * @throws SheetFailure those of `readSheet`
   */
  read(index: number, part?: string): Promise<ReadSheet>;
}

/**
 * Unpacks an .xlsx whole, for those written in an unusual way. Unpacked by us, so that its claims about sizes do not
 * matter.
 * @throws SheetFailure `whole-too-large`, `damaged-zip`
 */
export const readWholeWorkbook = async (file: Blob, zip: ZipDirectory): Promise<WholeWorkbook> => {
  const declared = [...zip.values()].reduce((sum, entry) => sum + (wanted.test(entry.name) ? entry.declared : 0), 0);
  if (declared > limits.wholeInflatedBytes) throw sheetFailure('whole-too-large');
  const parts = await unpack(file, zip);
  const packed = storedZip(parts);
  return {
    async read(index, part) {
      const sheet = await readSheet(packed, 'damaged-sheet', index);
      const bytes = parts.find(({ name }) => name === part)?.bytes;
      const xml = bytes === undefined ? '' : new TextDecoder().decode(bytes);
      const head = xml.slice(0, xml.indexOf('<sheetData'));
      return { ...sheet, rows: markHidden(sheet.rows, xml), hiddenColumns: hiddenColumns(head) };
    },
  };
};
