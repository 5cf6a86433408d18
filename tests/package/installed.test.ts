import { execFile } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packed from '../../package.json' with { type: 'json' };
import { areas } from '../../src/areas';
import { inProject } from './built-manifest';
import { type Installed, installPackage } from './installed';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

test('the package contains the promised files, and neither sources nor tests', () => {
  const folders = new Set(installed.files.map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/custom-elements.json',
    'dist/embed',
    'dist/react',
    'dist/svelte.d.ts',
    'dist/vscode.html-custom-data.json',
    'dist/vue.d.ts',
    'dist/web-types.json',
    'package.json',
  ]);
});

test('publint finds no problem', { tags: 'F209' }, async () => {
  const { messages } = await publint({
    pkgDir: join(installed.folder, 'node_modules/pricebook'),
    pack: false,
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, packed))).toEqual([]);
});

test('the types resolve in every module system that can load the package', { tags: 'F209' }, async () => {
  const result = await checkPackage(createPackageFromTarballData(installed.tarball), {
    entrypoints: ['.', './elements', './sheet-worker', ...areas.map((area) => `./elements/${area}`)],
  });
  if (!result.types) throw new Error('The package has no types.');
  // ESM only, found by its exports: CommonJS and the resolution of Node 10 support neither its code nor its types.
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

// `npm run types` compiles the same files with a bundler's resolution.
test('an application compiles against it, as Node resolves it', {
  tags: ['F208', 'F211', 'JC07', 'OH30', 'OH31'],
}, async () => {
  cpSync(inProject('tests/package/consumer'), join(installed.folder, 'consumer'), { recursive: true });
  writeFileSync(join(installed.folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    types: [],
  };
  const file = join(installed.folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify({ compilerOptions, include: ['consumer'] }));
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const said = await promisify(execFile)(process.execPath, [compiler, '-p', file]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
  expect(said).toBe('');
});

test('on a server, the entries can be imported, and setSession throws', { tags: ['F208', 'JS01'] }, async () => {
  const module = join(installed.folder, 'server.mjs');
  writeFileSync(
    module,
    `import 'pricebook/elements';
import { configure, setSession } from 'pricebook';
configure({ apiBase: 'https://api.example.com' });
try {
  setSession({ accessToken: 'token' });
} catch (error) {
  console.log(error.message);
}`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [module]);
  expect(stdout).toContain('setSession is for browsers');
});

test('every export that is no pattern resolves to a file', { tags: 'F208' }, () => {
  const paths = Object.values(packed.exports).flatMap((entry) =>
    typeof entry === 'string' ? entry : Object.values(entry),
  );
  const missing = paths.filter(
    (path) => !path.includes('*') && !existsSync(join(installed.folder, 'node_modules/pricebook', path)),
  );
  expect(missing).toEqual([]);
});

describe('an application that a bundler builds', () => {
  /** Bundles an application; the modules whose code it loads at its start, all modules, and the code at its start. */
  async function bundled(code: string) {
    const entry = join(installed.folder, `app-${Math.random().toString(36).slice(2)}.js`);
    writeFileSync(entry, code);
    const output = await build({
      root: installed.folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    });
    if (!('output' in output)) throw new Error('The build gave no output.');
    const files = output.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const loaded = new Set(files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    for (const name of loaded) {
      for (const imported of files.find(({ fileName }) => fileName === name)?.imports ?? []) loaded.add(imported);
    }
    const atStart = files.filter(({ fileName }) => loaded.has(fileName));
    const modulesOf = (chunks: typeof files) =>
      chunks.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : [])),
      );
    return { atStart: modulesOf(atStart), all: modulesOf(files), code: atStart.map((chunk) => chunk.code).join('\n') };
  }
  const has = (modules: readonly string[], name: string) => modules.some((id) => id.includes(`/${name}/`));

  /** Areas whose file that registers the element is in the bundle. */
  const registeredBy = (modules: readonly string[]) =>
    modules.flatMap((id) => /\/dist\/react\/elements\/([a-z]+)\.js$/.exec(id)?.[1] ?? []).sort();

  test('contains one widget when it imports one', { tags: 'F210' }, async () => {
    const quotes = await bundled("export { Quotes } from 'pricebook';");
    expect(quotes.code).toContain('pricebook-quotes');
    // The sign-in, which opens in place, is loaded when it is first used.
    expect(['xstate', '@base-ui/react'].filter((name) => has(quotes.atStart, name))).toEqual([]);
    expect(['react-data-grid', 'xlsx'].filter((name) => has(quotes.all, name))).toEqual([]);
    expect(quotes.code).not.toMatch(/customElements\.define\(/);
    const prices = await bundled("export { Prices } from 'pricebook';");
    expect(has(prices.all, 'react-data-grid')).toBe(true);
  });

  test('contains one registered element when it imports one for its effect', { tags: 'F208' }, async () => {
    const quotes = await bundled("import 'pricebook/elements/quotes';");
    expect(quotes.code).toMatch(/customElements\.define\(/);
    expect(registeredBy(quotes.atStart)).toEqual(['quotes']);
    expect(has(quotes.all, 'react-data-grid')).toBe(false);
  });

  test('contains every element when it imports all for their effect', { tags: 'F208' }, async () => {
    const all = await bundled("import 'pricebook/elements';");
    expect(registeredBy(all.atStart)).toEqual([...areas].sort());
  });
});
