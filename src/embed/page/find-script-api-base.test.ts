import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { findScriptApiBase } from './find-script-api-base';

const folder = 'https://shop.example/embed/';
const tag = (src: string, apiBase = 'https://api.example', type = 'module') =>
  `<script type="${type}" src="${src}" data-api-base="${apiBase}"></script>`;

function baseOf(head: string, moduleAddress = `${folder}pricebook.js`): string | undefined {
  const { window } = new JSDOM(head, { url: 'https://shop.example/prices' });
  vi.stubGlobal('document', window.document);
  return findScriptApiBase(moduleAddress);
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['/embed/pricebook.js', 'pricebook.js'],
  ['/embed/pricebook.js', 'pricebook.js?v=abc'],
  ['/embed/pricebook.js?v=1', 'pricebook.js'],
  ['/embed/renamed.js', 'renamed.js?v=abc'],
  ['/embed/pricebook.latest.js', 'pricebook.js'],
  ['/latest/pricebook.js?x=/y', 'pricebook.js'],
  ['https://cdn.example/pricebook/latest', 'pricebook.js'],
  ['https://cdn.example/npm/pricebook@1', 'pricebook.js'],
])('the tag of %s is that of %s', { tags: 'JB01' }, (src, module) => {
  expect(baseOf(tag('/reviews.js', 'https://reviews.example') + tag(src), folder + module)).toBe('https://api.example');
});

test.each([
  'https://pricebook.acme.com/vendor/reviews.js',
  'https://pricebook/latest.js',
  '/pricebook/reviews.js',
  '/embed/reviews.js',
  '/reviews/latest.js',
  '/embed/latest.js',
  '/load.js?next=/embed/pricebook.js',
  '/load.js?/pricebook.js',
])('%s is not ours', { tags: 'OC32' }, (src) => {
  expect(baseOf(tag(src, 'https://reviews.example'))).toBeUndefined();
});

test('only module scripts are ours, and of several renamed ones none', { tags: 'OC32' }, () => {
  expect(baseOf(tag('/v1/pricebook.js', undefined, 'text/javascript'))).toBeUndefined();
  expect(baseOf(tag('/v1/pricebook.js') + tag('/v2/pricebook.js', 'https://other.example'))).toBeUndefined();
});

test('our own tag without an address is not overruled', { tags: 'OC32' }, () => {
  expect(baseOf(`<script type="module" src="/embed/pricebook.js"></script>${tag('/v1/pricebook.js')}`)).toBeUndefined();
});
