import { expect, it } from 'vitest';
import { imageType, picturePixels } from './picture-header';

/** Bytes from hexadecimal digits. */
const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'));

it.each([
  ['image/png', '89504e470d0a1a0a 0000000d 49484452 00002710 00001388', 10_000 * 5_000],
  ['image/gif', '474946383961 1027 8813', 10_000 * 5_000],
  ['image/jpeg', 'ffd8 ffe00004 0000 ffff c0000b 08 1388 2710', 5_000 * 10_000],
  ['image/jpeg', 'ffd8 ffc40004 0000 ffc2000b 08 0001 0002', 2],
  ['image/webp', '52494646 00000000 57454250 56503858 0a000000 00000000 0f2700 871300 00', 10_000 * 5_000],
  ['image/webp', '52494646 00000000 57454250 5650384c 0a000000 2f 2bc13100', 300 * 200],
  ['image/webp', '52494646 00000000 57454250 56503820 0a000000 000000 9d012a 1000 0800', 16 * 8],
])('reads the pixel count of %s', { tags: 'GS08' }, (type, hex, pixels) => {
  expect(picturePixels(type, bytes(hex))).toBe(pixels);
});

it.each([
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8 ffe0'],
  ['image/jpeg', 'ffd8 00'],
  ['image/webp', '52494646 00000000 57454250 58585858 00'],
])('returns undefined for %s with a truncated header', (type, hex) => {
  expect(picturePixels(type, bytes(hex))).toBeUndefined();
});

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
])('detects the image type by the first bytes: %j is %s', (start, type) => {
  expect(imageType(latin(start))).toBe(type);
});

it.each([
  '',
  'PNG',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<html>',
  'RIFF\x10\0\0\0WAVE',
  'GIF88a',
  '\x89PNG\r\n',
])('detects no image type in %j', (start) => {
  expect(imageType(latin(start))).toBeUndefined();
});
