import { expect, it } from 'vitest';
import { imageType } from './image-type';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
])('knows a picture by its bytes: %j is %s', (start, type) => {
  expect(imageType(bytes(start))).toBe(type);
});

it.each([
  '',
  'PNG',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<html>',
  'RIFF\x10\0\0\0WAVE',
  'GIF88a',
  '\x89PNG\r\n',
])('takes %j for no picture', (start) => {
  expect(imageType(bytes(start))).toBeUndefined();
});
