import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { areas } from '../../src/areas';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = (path: string): Promise<Readonly<Record<string, unknown>>> => import(/* @vite-ignore */ join(root, path));

const locales = readdirSync(join(root, 'src/locales'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('every entry that the package names is built, with its types', () => {
  const paths = Object.entries(manifest.exports).flatMap(([name, entry]) => {
    const files = typeof entry === 'string' ? [entry] : Object.values(entry);
    const names = name.startsWith('./locales') ? locales : areas;
    return files.flatMap((path) => (path.includes('*') ? names.map((one) => path.replace('*', one)) : [path]));
  });
  expect(paths.length).toBeGreaterThan(areas.length);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the React entry exports a component for every area, nothing else', async () => {
  const components = areas.map((area) => area.charAt(0).toUpperCase() + area.slice(1));
  const exported = Object.entries(await built('dist/react/index.js'));
  expect(exported.map(([name]) => name).sort()).toEqual(
    [...components, 'clearSession', 'configure', 'setSession'].sort(),
  );
  expect(exported.every(([, value]) => typeof value === 'function')).toBe(true);
});

test('importing it, or the elements on a server, has no side effect', async () => {
  await built('dist/react/index.js');
  await built('dist/react/elements.js');
  expect(Reflect.has(globalThis, Symbol.for('pricebook'))).toBe(false);
});

test('every React entry is marked for the client, and no chunk', { tags: ['JC06', 'OA01'] }, () => {
  const entries = ['index', 'elements', ...areas.flatMap((area) => [`components/${area}`, `elements/${area}`])];
  const files = readdirSync(join(root, 'dist/react'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  // Bundlers warn about each file that is marked.
  const marked = files.filter((file) =>
    readFileSync(join(root, 'dist/react', file), 'utf8').startsWith("'use client';"),
  );
  expect(marked.sort()).toEqual(entries.map((entry) => join(`${entry}.js`)).sort());
});

test('React is imported, not bundled', () => {
  const files = readdirSync(join(root, 'dist/react'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const code = files.map((file) => readFileSync(join(root, 'dist/react', file), 'utf8')).join('\n');
  expect(code).toMatch(/from ['"]react['"]/);
  expect(code).not.toContain('react.transitional.element');
});

test('the types of the script tag need no other file', { tags: 'OH31' }, () => {
  const types = readFileSync(join(root, 'dist/embed/pricebook.d.ts'), 'utf8');
  expect(types).not.toMatch(/from '\./);
  expect(
    /export \{([^}]*)\};/
      .exec(types)?.[1]
      ?.split(',')
      .map((name) => name.trim().replace('type ', '')),
  ).toEqual(expect.arrayContaining(['clearSession', 'configure', 'load', 'setSession', 'version']));
});

test('the elements are typed by their tag names', () => {
  for (const area of areas) {
    expect(readFileSync(join(root, `dist/react/elements/${area}.d.ts`), 'utf8')).toContain(`'pricebook-${area}'`);
  }
});
