import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('the tests that docs/security.md names exist', { tags: 'GV07' }, () => {
  const page = readFileSync(inProject('docs/security.md'), 'utf8');
  // A file in code, then titles in quotation marks.
  const named = [...page.matchAll(/`([\w./-]+)`((?: “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file: inProject(`${file}.test.ts`), title })),
  );
  const missing = named.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});
