import { limits } from '../limits';
import { sheetFailure } from '../sheet-failure';

export interface ZipEntry {
  readonly name: string;
  /** Whether the entry is compressed; otherwise it is stored as it is. */
  readonly isDeflated: boolean;
  readonly crc32: number;
  /** Compressed size in bytes. */
  readonly compressed: number;
  /** Declared uncompressed size in bytes, which may be wrong. */
  readonly declared: number;
  readonly offset: number;
}

/** Entries by name in lower case. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const longestComment = 0xffff;
const encryptedFlag = 1;
const storedMethod = 0;
const deflatedMethod = 8;
/** Placeholder for a value in the zip64 field. */
const inZip64 = 0xffffffff;
const zip64Field = 1;

const dataOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());

const findEnd = (tail: DataView): number => {
  for (let at = tail.byteLength - endBytes; at >= 0; at--) if (tail.getUint32(at, true) === endSignature) return at;
  throw sheetFailure('damaged-zip');
};

/** Returns the 64-bit values that replace overflowing values of the header, in their order. */
const zip64Values = (directory: DataView, from: number, to: number): number[] => {
  for (let at = from; at + 4 <= to; ) {
    const length = directory.getUint16(at + 2, true);
    if (directory.getUint16(at, true) === zip64Field) {
      const count = Math.floor(length / 8);
      return Array.from({ length: count }, (_, index) => Number(directory.getBigUint64(at + 4 + 8 * index, true)));
    }
    at += 4 + length;
  }
  return [];
};

const readEntry = (directory: DataView, at: number): { entry: ZipEntry; next: number } => {
  if (directory.getUint32(at, true) !== entrySignature) throw sheetFailure('damaged-zip');
  if (directory.getUint16(at + 8, true) & encryptedFlag) throw sheetFailure('encrypted');
  const method = directory.getUint16(at + 10, true);
  if (method !== storedMethod && method !== deflatedMethod) throw sheetFailure('damaged-zip');
  const nameEnd = at + 46 + directory.getUint16(at + 28, true);
  const extraEnd = nameEnd + directory.getUint16(at + 30, true);
  const zip64 = zip64Values(directory, nameEnd, extraEnd);
  /** Takes the next 64-bit value for an overflowing one: call it in the order of the zip64 field, which is not that of the header. */
  const readSize = (place: number) => {
    const value = directory.getUint32(at + place, true);
    return value === inZip64 ? (zip64.shift() ?? value) : value;
  };
  const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameEnd - at - 46));
  const declared = readSize(24);
  const compressed = readSize(20);
  const offset = readSize(42);
  const entry = {
    name: name.replaceAll('\\', '/').replace(/^\//, ''),
    isDeflated: method === deflatedMethod,
    crc32: directory.getUint32(at + 16, true),
    compressed,
    declared,
    offset,
  };
  return { entry, next: extraEnd + directory.getUint16(at + 32, true) };
};

/** Reads the directory of a zip file. Throws SheetFailure `damaged-zip`, `encrypted`, `too-many-entries`. */
export const readZipDirectory = async (file: Blob): Promise<ZipDirectory> => {
  const tail = await dataOf(file, Math.max(0, file.size - endBytes - longestComment), file.size);
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  if (count > limits.zipEntries) throw sheetFailure('too-many-entries');
  const from = tail.getUint32(end + 16, true);
  const directory = await dataOf(file, from, from + tail.getUint32(end + 12, true));
  const entries = new Map<string, ZipEntry>();
  try {
    for (let at = 0, remaining = count; remaining > 0; remaining--) {
      const { entry, next } = readEntry(directory, at);
      const key = entry.name.toLowerCase();
      if (entries.has(key)) throw sheetFailure('damaged-zip');
      entries.set(key, entry);
      at = next;
    }
  } catch (error) {
    // The directory is truncated.
    throw error instanceof RangeError ? sheetFailure('damaged-zip') : error;
  }
  return entries;
};
