import { crc32, deflateSync } from 'node:zlib';

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Compresses a picture of palette indexes, one byte per pixel, and returns the function that makes a PNG of it with a palette. */
export function indexedPng(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): (palette: readonly Rgb[]) => Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  // Each row begins with its filter: 0, none.
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  // 8 bits, with a palette.
  const before = chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Uint8Array.of(8, 3, 0, 0, 0)]));
  const after = [chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())];
  return (palette) => Buffer.concat([signature, before, chunk('PLTE', Uint8Array.from(palette.flat())), ...after]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.byteLength), body, uint32(crc32(body))]);
}

function uint32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
