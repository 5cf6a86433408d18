const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** What the first bytes of each kind of picture are. */
const kinds: readonly (readonly [type: string, matches: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6))],
  ['image/webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
];

/** The media type of a PNG, JPEG, GIF or WebP picture by its bytes, whatever its name says; `undefined` for anything else. */
export function imageType(bytes: Uint8Array): string | undefined {
  return kinds.find(([, matches]) => matches(bytes))?.[0];
}
