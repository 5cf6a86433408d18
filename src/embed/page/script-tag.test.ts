import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const folder = new URL('.', import.meta.url).href;
const tag = (file: string, apiBase = '') =>
  `<script type="module" src="${folder}${file}"${apiBase && ` data-api-base="${apiBase}"`}></script>`;

let document: Document;

/** The module, as a page with these tags evaluates it. */
async function start(head: string) {
  document = new JSDOM(head).window.document;
  vi.stubGlobal('document', document);
  const { scriptApiBase } = await import('./script-tag');
  return scriptApiBase;
}

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('pricebook'));
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['its first file', tag('prices.js', 'https://api.example') + tag('header.js')],
  ['a later one', tag('prices.js') + tag('header.js?v=2', 'https://api.example')],
  ['that of pricebook.js, which comes later', tag('prices.js') + tag('pricebook.js', 'https://api.example')],
])('the data-api-base of a page with areas’ files is read from %s at once', { tags: 'JB01' }, async (_, head) => {
  const scriptApiBase = await start(head);
  expect(scriptApiBase()).toBe('https://api.example');
});

test('a tag that is added later does not change the back end', { tags: 'JB01' }, async () => {
  const scriptApiBase = await start(tag('prices.js'));
  expect(scriptApiBase()).toBeUndefined();
  document.head.insertAdjacentHTML('beforeend', tag('header.js', 'https://other.example'));
  expect(scriptApiBase()).toBeUndefined();
});

test("another product's file of our folder is not read", { tags: 'OC32' }, async () => {
  const scriptApiBase = await start(tag('reviews.js', 'https://reviews.example') + tag('prices.js'));
  expect(scriptApiBase()).toBeUndefined();
});
