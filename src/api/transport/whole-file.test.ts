import { expect, test } from 'vitest';
import { isWholeFile } from './whole-file';

const response = (headers: Record<string, string>) =>
  new Response('', { headers: { 'Content-Type': 'text/csv', ...headers } });
const ten = new Blob(['0123456789']);

test.each([
  ['shorter than its Content-Length', { 'Content-Length': '11' }, false],
  ['as long as its Content-Length', { 'Content-Length': '10' }, true],
  ['without a Content-Length', {}, true],
  ['compressed, whose Content-Length is another', { 'Content-Length': '7', 'Content-Encoding': 'gzip' }, true],
])('detects whether a download is complete: %s', { tags: 'KC02' }, async (_, headers, whole) => {
  expect(await isWholeFile(response(headers), ten)).toBe(whole);
});
