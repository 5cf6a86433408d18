import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { writeCdnFolder } from '../../scripts/build/cdn-folder.mjs';
import { inProject } from './built-manifest';

const built = inProject('dist/embed');
const [major = ''] = manifest.version.split('.');
let target: string;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'pricebook-cdn-'));
});
afterEach(() => rmSync(target, { recursive: true, force: true }));

test('a CDN folder has the scripts by version and by major', { tags: 'OP05' }, () => {
  writeCdnFolder(built, target);
  // Again, as when a publication is repeated.
  writeCdnFolder(built, target);
  expect(readdirSync(target).sort()).toEqual([major, manifest.version].sort());
  for (const folder of [major, manifest.version])
    expect(readdirSync(join(target, folder))).toEqual(expect.arrayContaining(readdirSync(built)));
});

test('the folder of a major keeps the files of former versions', { tags: 'OP05' }, () => {
  writeCdnFolder(built, target);
  const former = join(target, major, 'prices-list.former.js');
  writeFileSync(former, '');
  writeCdnFolder(built, target);
  expect(existsSync(former)).toBe(true);
});

test('a published version is not replaced by other files', { tags: 'OP05' }, () => {
  writeCdnFolder(built, target);
  const integrity = join(target, manifest.version, 'integrity.json');
  const published = readFileSync(integrity, 'utf8').replace('sha384-', 'sha384-x');
  writeFileSync(integrity, published);
  expect(() => writeCdnFolder(built, target)).toThrow(`other files of version ${manifest.version}`);
  expect(readFileSync(integrity, 'utf8')).toBe(published);
});
