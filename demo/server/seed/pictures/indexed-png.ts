import { crc32, deflateSync } from 'node:zlib';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Compresses a picture of palette indexes, one byte per pixel, and returns the function that makes a PNG of it with a palette. */
export function indexedPng(
  pixels: Uint8Array,
  { width, height }: PictureSize,
): (palette: readonly Rgb[]) => Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  // Each row begins with its filter: 0, none.
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // 8 bits, with a palette.
  header.setUint8(8, 8);
  header.setUint8(9, 3);
  const before = chunk('IHDR', new Uint8Array(header.buffer));
  const after = [chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())];
  return (palette) => Buffer.concat([signature, before, chunk('PLTE', Uint8Array.from(palette.flat())), ...after]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.byteLength);
  ends.setUint32(4, crc32(body));
  return Buffer.concat([new Uint8Array(ends.buffer, 0, 4), body, new Uint8Array(ends.buffer, 4)]);
}
