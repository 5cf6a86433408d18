/** The first bytes of each kind of picture, and something after them. */
export const pictures = {
  'image/png': pictureOf('\x89PNG\r\n\x1a\n'),
  'image/jpeg': pictureOf('\xff\xd8\xff\xe0'),
  'image/gif': pictureOf('GIF89a\x01\0\x01\0'),
  'image/webp': pictureOf('RIFF\x2a\0\0\0WEBPVP8 '),
} as const;

function pictureOf(start: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(`${start}picture`, (character) => character.charCodeAt(0));
}

/** A file as a browser sends it, whose name and type need not match its content. */
export function fileOf(bytes: Uint8Array<ArrayBuffer> | string, name = 'me.png', type = 'image/png'): File {
  return new File([bytes], name, { type });
}
