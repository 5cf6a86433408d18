const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const signatures: readonly (readonly [type: string, matches: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['image/webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
];

/** The media type by the first bytes, for PNG, JPEG, GIF and WebP; the file's name is not trusted. */
export function imageType(bytes: Uint8Array): string | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}
