import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../dist/embed/', import.meta.url));

const staticImports = /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;
/** The dynamic import of the grid, which lists load while they request their rows. */
const gridImport = /\bimport\(["'`]\.\/(grid\.[^"'`]+)["'`]/g;

/** A built file and all that it imports by these patterns, which a browser loads before its first use. */
function filesOf(entry: string, patterns = [staticImports, gridImport], found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const code = readFileSync(folder + entry, 'utf8');
  for (const pattern of patterns)
    for (const [, file] of code.matchAll(pattern)) if (file) filesOf(file, patterns, found);
  return found;
}

/** KiB that a page transfers for these files, gzipped. */
function weight(files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(folder + file), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('the script tag is at most 2.25 KiB, with no static imports', { tags: 'A133' }, () => {
  expect(filesOf('pricebook.js')).toEqual(new Set(['pricebook.js']));
  expect(weight(['pricebook.js'])).toBeLessThanOrEqual(2.25);
});

test.each([
  ['login', 116],
  ['prices', 147],
  ['products', 147],
])('%s needs at most %f KiB for its first use', { tags: 'A133' }, (area, budget) => {
  const files = new Set([...filesOf('pricebook.js'), ...filesOf(`${area}.js`)]);
  expect([...files].some((file) => file.startsWith('core.'))).toBe(true);
  expect(weight(files)).toBeLessThanOrEqual(budget);
});

test.each(['prices', 'products', 'companies', 'users'])(
  '%s requests its rows after 7 files, without the grid',
  { tags: ['A133', 'LB02'] },
  (area) => {
    const files = filesOf(`${area}.js`, [staticImports]).add('pricebook.js');
    expect(files.size).toBeLessThanOrEqual(7);
    const grid = [...filesOf(`${area}.js`)].filter((file) => !files.has(file));
    expect(grid).toEqual([expect.stringMatching(/^grid\./)]);
  },
);

test('the shared code is compiled while it is downloaded', { tags: 'A133' }, () => {
  const shared = [...filesOf('prices.js')].filter((file) => /^(core|lists|grid|prices-list)\./.test(file));
  expect(shared).toHaveLength(4);
  // V8 reads the hint only in the first line.
  const withoutHint = shared.filter(
    (file) => !/^\/\/# allFunctionsCalledOnLoad\n/.test(readFileSync(folder + file, 'utf8')),
  );
  expect(withoutHint).toEqual([]);
});

test('code that is needed later is not loaded at once', () => {
  const later =
    /machines|login-steps|combobox-control|sortable|toaster|dialog-in-place|price-card|(price|product)-form/;
  const atOnce = [
    ...filesOf('login.js'),
    ...filesOf('header.js'),
    ...filesOf('prices.js'),
    ...filesOf('products.js'),
    ...filesOf('quotes.js'),
  ];
  expect(atOnce.filter((file) => later.test(file))).toEqual([]);
});

test('each file of texts is at most 14 KiB', { tags: 'OT07' }, () => {
  const ofTexts = readdirSync(folder).filter((file) =>
    /^(?:ar|de|es|fr|zh-Hans|(?:upload|rule|history)-texts|server-errors)\..*\.js$/.test(file),
  );
  expect(ofTexts.length).toBeGreaterThanOrEqual(5 * 5);
  expect(ofTexts.filter((file) => weight([file]) > 14)).toEqual([]);
});
