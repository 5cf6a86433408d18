import { sheetFailure } from '../sheet-failure';

/** What is in an old Office file: a workbook of Excel 97 and later, an older one, a protected .xlsx, or no workbook. */
export type CompoundKind = 'workbook' | 'old-workbook' | 'protected' | 'document';

const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether an entry of this name stands in the file's directory, where names are UTF-16 and end in a zero. */
const hasEntry = (latin1: string, name: string) => latin1.includes(`${[...name].join('\0')}\0\0\0`);

/** Tells what an old Office file holds, by the names of its streams. */
export const compoundKind = (bytes: Uint8Array): CompoundKind => {
  if (!compound.every((byte, index) => bytes[index] === byte)) return 'old-workbook';
  const text = new TextDecoder('latin1').decode(bytes);
  if (hasEntry(text, 'EncryptedPackage')) return 'protected';
  if (hasEntry(text, 'Workbook') || hasEntry(text, 'WORKBOOK')) return 'workbook';
  if (hasEntry(text, 'Book') || hasEntry(text, 'BOOK')) return 'old-workbook';
  return 'document';
};

/**
 * Checks that an old Office file holds a workbook that can be opened.
 * @throws SheetFailure `encrypted`, `wrong-type`
 */
export const checkCompound = async (file: Blob): Promise<void> => {
  const kind = compoundKind(new Uint8Array(await file.arrayBuffer()));
  if (kind === 'protected') throw sheetFailure('encrypted');
  if (kind === 'document') throw sheetFailure('wrong-type', 'an older Office document without a workbook');
};
