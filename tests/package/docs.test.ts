import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { generatePages } from '../../scripts/docs/pages';
import { areas } from '../../src/areas';
import { inProject, manifest } from './built-manifest';

const read = (path: string) => (existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : 'missing');

test.each(Object.entries(generatePages(manifest)))(
  '%s matches the manifest (else run npm run docs)',
  { tags: ['F205', 'FH05'] },
  (path, text) => {
    expect(read(path)).toBe(text);
  },
);

test('there is a page for each element, and no other', { tags: ['F205', 'FH06'] }, () => {
  const pages = readdirSync(inProject('docs/elements')).sort();
  expect(pages).toEqual(areas.map((area) => `${area}.md`).sort());
});

test('the links of README, contributing and guides lead to files that exist', { tags: 'F205' }, () => {
  const guides = readdirSync(inProject('docs'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('docs', name),
  );
  const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides].filter((name) => name.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link = '']) => join(dirname(page), link))
      .filter((target) => !existsSync(inProject(target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("README's examples are as short as promised", { tags: ['F206', 'FH07'] }, () => {
  const [react = '', html = ''] = [/```tsx\n([\s\S]*?)\n```/, /```html\n([\s\S]*?)\n```/].map(
    (fence) => fence.exec(read('README.md'))?.[1],
  );
  expect(react.split('\n').length).toBeLessThanOrEqual(12);
  expect(html.split('\n').length).toBeLessThanOrEqual(5);
  expect(react).toContain("from 'pricebook'");
  expect(html).toContain('<pricebook-prices');
});
