import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import server from '../../demo/server/package.json' with { type: 'json' };
import packed from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { backEndAt } from '../contract/back-end';
import { runServer, type ServerProcess } from '../contract/operation/server-process';
import { csvFile, freeSkus, priceOf, upload } from '../contract/prices/price-files';
import { inProject } from './built-manifest';

let folder: string;
let running: ServerProcess;

/** Creates the files of `npm ci --omit=dev`; the packages are linked, so that no network is needed. */
function deploy(into: string): void {
  for (const file of ['package.json', 'package-lock.json', 'demo/server/package.json']) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    copyFileSync(inProject(file), join(into, file));
  }
  for (const part of readdirSync(inProject('dist'))) {
    if (part !== 'react') cpSync(inProject(`dist/${part}`), join(into, 'dist', part), { recursive: true });
  }
  for (const [path, entry] of Object.entries(lock.packages)) {
    const isLeftOut = ('dev' in entry && entry.dev) || ('devOptional' in entry && entry.devOptional);
    if (isLeftOut || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(into, path)), { recursive: true });
    symlinkSync(inProject(path), join(into, path), 'junction');
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pricebook-deployed-'));
  deploy(folder);
  // More prices than are exported without a worker thread.
  running = runServer({ DATA_DIR: join(folder, 'data'), SEED: '4100' }, [], folder);
});
afterAll(async () => {
  await running.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('the built server runs without sources and development packages', { timeout: 300_000, tags: 'G301' }, async () => {
  const url = await running.url;
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('/assets/');

  const backEnd = backEndAt(url);
  const [sku = ''] = await freeSkus(backEnd, 1);
  const uploaded = await upload(backEnd, csvFile(`MAIN_SKU,SP_AUD_01\n${sku},7.25`));
  expect(uploaded.body.data.created).toBe(1);
  expect((await priceOf(backEnd, sku))?.SP_AUD_01).toBe('7.25');

  const authorization = `Bearer ${await backEnd.tokenOf('sales')}`;
  const file = await fetch(`${url}/api/price/getPrice?download=1`, { headers: { authorization } });
  expect(file.headers.get('content-type')).toContain('spreadsheetml');
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
  // Standard output is not a terminal here.
  await expect.poll(running.said).toMatch(/^\{"level":"info",.*"path":"\/health","status":200,.*\}$/m);
  expect(await running.end('SIGTERM')).toBe(0);
});

test('users of the widgets do not install server packages', { tags: 'G302' }, () => {
  const ofWidgets: Readonly<Record<string, string>> = packed.dependencies;
  const shared = Object.entries(server.dependencies).filter(([name]) => name in ofWidgets);
  // `src/wire` and `src/sheet`, which both use, import these.
  expect(shared.map(([name]) => name)).toEqual(['valibot', 'xlsx']);
  for (const [name, version] of shared) expect(ofWidgets[name]).toBe(version);
  expect(packed.files.filter((path) => path.includes('server'))).toEqual([]);
});
