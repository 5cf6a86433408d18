import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { type FirstSheet, readFirstSheet } from '../sheetjs/read-first-sheet';
import { inflateWhole } from './inflate';
import { storedZip, type ZipPart } from './stored-zip';
import { readStyles } from './styles';
import type { ZipDirectory } from './zip';

/** Parts that hold rows, or lead to them. Pictures, comments, links and the like stay behind. */
const wanted =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i;
/** What follows the rows of a sheet; a link or merge over all cells there makes SheetJS fill them all. */
const afterRows = /(<\/(?:\w+:)?sheetData\s*>).*(<\/(?:\w+:)?worksheet\s*>)/s;
/** SheetJS skips a shared string of this form, and takes every later one for its neighbour. */
const emptyString = /<((?:\w+:)?si)\s*\/>/g;

/** So many take SheetJS some seconds. */
const mostStrings = 1_000_000;

const checkStrings = (xml: string): void => {
  let strings = 0;
  for (const _ of xml.matchAll(/<(?:\w+:)?si[\s/>]/g)) {
    if (++strings > mostStrings) throw sheetFailure('whole-too-large');
  }
};

const tidy = (name: string, bytes: Uint8Array): Uint8Array => {
  if (/styles\.xml$/i.test(name)) return new TextEncoder().encode(readStyles(new TextDecoder().decode(bytes)).xml);
  if (!/worksheets\/|sharedStrings/i.test(name)) return bytes;
  const xml = new TextDecoder().decode(bytes);
  checkStrings(xml);
  return new TextEncoder().encode(xml.replace(afterRows, '$1$2').replace(emptyString, '<$1></$1>'));
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

/**
 * Reads an .xlsx whole, for those written in an unusual way. Unpacked by us, so that its claims about sizes do not
 * matter.
 * @throws SheetFailure `whole-too-large`, `damaged-zip`, and those of `readFirstSheet`
 */
export const readWhole = async (file: Blob, zip: ZipDirectory): Promise<FirstSheet> => {
  const declared = [...zip.values()].reduce((sum, entry) => sum + (wanted.test(entry.name) ? entry.declared : 0), 0);
  if (declared > limits.wholeInflatedBytes) throw sheetFailure('whole-too-large');
  return readFirstSheet(storedZip(await unpack(file, zip)), 'damaged-sheet');
};
