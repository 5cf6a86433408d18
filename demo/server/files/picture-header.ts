const latinText = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const signatures: readonly (readonly [type: string, matches: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => latinText(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => latinText(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(latinText(bytes, 0, 6))],
  ['image/webp', (bytes) => latinText(bytes, 0, 4) === 'RIFF' && latinText(bytes, 8, 12) === 'WEBP'],
];

/** The media type by the first bytes, for PNG, JPEG, GIF and WebP; the file's name is not trusted. */
export function imageType(bytes: Uint8Array): string | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}

/** Number of pixels of a picture, from its header; `undefined` if the header does not have it. */
export function picturePixels(type: string, bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return view.getUint32(16) * view.getUint32(20);
      case 'image/gif':
        return view.getUint16(6, true) * view.getUint16(8, true);
      case 'image/jpeg':
        return jpegPixels(view);
      case 'image/webp':
        return webpPixels(view);
    }
  } catch (error) {
    // The header is cut off.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Whether a frame header follows, which has the size: the markers C0 to CF, except tables (C4), arithmetic coding (CC) and an extension (C8). */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegPixels(view: DataView): number | undefined {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrameMarker(marker)) return view.getUint16(offset + 5) * view.getUint16(offset + 7);
    // Before a marker there may be any number of fill bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

function webpPixels(view: DataView): number | undefined {
  const readBits = (offset: number, from: number, count: number): number =>
    (view.getUint32(offset, true) >>> from) & (2 ** count - 1);
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X: the canvas
      return (1 + readBits(24, 0, 24)) * (1 + readBits(27, 0, 24));
    case 0x5650384c: // VP8L: lossless
      return (1 + readBits(21, 0, 14)) * (1 + readBits(21, 14, 14));
    case 0x56503820: // VP8: lossy
      return readBits(26, 0, 14) * readBits(26, 16, 14);
    default:
      return undefined;
  }
}
