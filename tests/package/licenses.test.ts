import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('licenses.md has the text of every bundled package', { tags: 'GS12' }, () => {
  const text = readFileSync(new URL('../../dist/embed/licenses.md', import.meta.url), 'utf8');
  const sections = text.split(/^(?=## )/m).slice(1);
  const short = sections.filter((section) => !/copyright/i.test(section)).map((section) => section.split('\n')[0]);
  expect(sections.length).toBeGreaterThan(20);
  expect(short).toEqual([]);
});
