import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { onePath, withPath } from './lucide-path.mjs';

/** The icons that a file of `src` imports. */
function iconsInUse(): readonly string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, 'src', file), 'utf8').matchAll(/^import \{([^}]*)\} from 'lucide-react';$/gm),
  ]);
  return [...new Set(imports.flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? []))].filter(
    (name) => name !== 'LucideIcon',
  );
}

/** The elements that lucide itself draws an icon by. */
function nodesOf(icon: lucide.LucideIcon) {
  const [, inside = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return [...inside.matchAll(/<(\w+) ([^>]*)>/g)].map(
    ([, tag = '', attributes = '']): [string, Record<string, string>] => [
      tag,
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    ],
  );
}

test('all elements become one path that starts with an absolute command', () => {
  const path = onePath([
    ['path', { d: 'm15 5 4 4', key: 'a' }],
    ['path', { d: 'M8 6V4a2 2 0 0 1 2-2h4' }],
    ['circle', { cx: '12', cy: '12', r: '3' }],
    ['rect', { width: '18', height: '10', x: '3', y: '3', rx: '2' }],
    ['polyline', { points: '1 2 3 4' }],
  ]);
  expect(path).toBe(
    'M15 5l4 4M8 6V4a2 2 0 0 1 2-2h4M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0' +
      'M5 3h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM1 2 3 4',
  );
});

test('a filled dot is not converted to a path', () => {
  expect(onePath([['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]])).toBeUndefined();
});

test.each(iconsInUse())('%s can be drawn by one path', (name) => {
  // SAFETY: `src` imports it by this name.
  const nodes = nodesOf(Reflect.get(lucide, name) as lucide.LucideIcon);
  expect(nodes.length).toBeGreaterThan(0);
  expect(onePath(nodes)).toMatch(/^M/);
});

test('each lucide file gets its path, except those with filled dots', () => {
  const folder = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .filter((source) => source.includes('node:') && !source.includes('fill:'));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.map(withPath).filter((source) => !/\bnode: "M/.test(source))).toEqual([]);
});
