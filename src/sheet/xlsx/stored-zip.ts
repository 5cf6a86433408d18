export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const localSignature = 0x04034b50;
const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const localBytes = 30;
const entryBytes = 46;
const endBytes = 22;

/** Creates an uncompressed zip file for SheetJS. Omits checksums, because SheetJS does not check them. */
export const storedZip = (parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> => {
  const named = parts.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes }));
  const size = named.reduce(
    (sum, { name, bytes }) => sum + localBytes + entryBytes + 2 * name.length + bytes.length,
    0,
  );
  const zip = new Uint8Array(size + endBytes);
  const view = new DataView(zip.buffer);
  let at = 0;
  const offsets = named.map(({ name, bytes }) => {
    const offset = at;
    view.setUint32(at, localSignature, true);
    view.setUint16(at + 4, 20, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint32(at + 22, bytes.length, true);
    view.setUint16(at + 26, name.length, true);
    zip.set(name, at + localBytes);
    zip.set(bytes, at + localBytes + name.length);
    at += localBytes + name.length + bytes.length;
    return offset;
  });
  const directory = at;
  for (const [index, { name, bytes }] of named.entries()) {
    view.setUint32(at, entrySignature, true);
    view.setUint16(at + 4, 20, true);
    view.setUint16(at + 6, 20, true);
    view.setUint32(at + 20, bytes.length, true);
    view.setUint32(at + 24, bytes.length, true);
    view.setUint16(at + 28, name.length, true);
    view.setUint32(at + 42, offsets[index] ?? 0, true);
    zip.set(name, at + entryBytes);
    at += entryBytes + name.length;
  }
  view.setUint32(at, endSignature, true);
  view.setUint16(at + 8, named.length, true);
  view.setUint16(at + 10, named.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return zip;
};
