import { type DetectedEncoding, decodeText } from '../../src/sheet/csv/encoding';

const pair = (value: number) => [value & 0xff, value >> 8];
const record = (type: number, ...body: readonly number[]) => [...pair(type), ...pair(body.length), ...body];

/** Encodes text by the reverse of decoding each byte. */
function encode(text: string, encoding: DetectedEncoding): readonly number[] {
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decodeText(Uint8Array.of(code), encoding), code] as const),
  );
  return Array.from(text, (character) => codes.get(character) ?? 0x3f);
}

/** An .xls of Excel 2 with rows of texts, and its code page if it names one. */
export function oldXls(rows: readonly (readonly string[])[], encoding: DetectedEncoding, codePage?: number): Blob {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((text, column) => {
      const bytes = encode(text, encoding);
      return record(0x04, ...pair(at), ...pair(column), 0, 0, 0, bytes.length, ...bytes);
    }),
  );
  const page = codePage === undefined ? [] : record(0x42, ...pair(codePage));
  return new Blob([Uint8Array.from([...record(0x09, 2, 0, 0x10, 0), ...page, ...cells, ...record(0x0a)])]);
}
