import { sheetFailure } from '../sheet-failure';

const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** Names in the file's directory are zero-terminated UTF-16. */
const hasEntry = (latin1: string, name: string) => latin1.includes(`${[...name].join('\0')}\0\0\0`);

/** Returns what an old Office file contains; `old-workbook` is older than Excel 97, `protected` an encrypted .xlsx. */
export const compoundKind = (bytes: Uint8Array) => {
  if (!compound.every((byte, index) => bytes[index] === byte)) return 'old-workbook';
  const text = new TextDecoder('latin1').decode(bytes);
  if (hasEntry(text, 'EncryptedPackage')) return 'protected';
  if (hasEntry(text, 'Workbook') || hasEntry(text, 'WORKBOOK')) return 'workbook';
  if (hasEntry(text, 'Book') || hasEntry(text, 'BOOK')) return 'old-workbook';
  return 'document';
};

/** Checks that an old Office file is a readable workbook. Throws SheetFailure `encrypted`, `wrong-type`. */
export const checkCompound = async (file: Blob): Promise<void> => {
  const kind = compoundKind(new Uint8Array(await file.arrayBuffer()));
  if (kind === 'protected') throw sheetFailure('encrypted');
  if (kind === 'document') throw sheetFailure('wrong-type', 'an older Office document without a workbook');
};
