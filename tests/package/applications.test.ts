import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { type Bundle, bundle } from './applications/bundle';
import { largeFile, openSettings, signedOut, signInInPlace, uploadLargeFile } from './applications/journey';
import { servePreview } from './applications/serve-preview';
import { type Installed, installPackage } from './installed';

const openPage = freshPages();
const origins: string[] = [];
const started: { close(): Promise<void> }[] = [];
let installed: Installed;

/** Bundles an application and serves it. Resolves to its address. */
async function serve(kind: Bundle): Promise<string> {
  const outDir = await bundle(installed, kind);
  const server = await servePreview(outDir);
  started.push(server);
  origins.push(server.url);
  return server.url;
}

const addresses = new Map<Bundle, string>();

beforeAll(async () => {
  installed = await installPackage();
  for (const kind of ['vite', 'esbuild', 'esbuild-own-worker'] as const) addresses.set(kind, await serve(kind));
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.close()));
  installed.remove();
});

// Started after the applications, whose origins it allows.
const app = appForTests({ corsOrigins: origins });

async function openApplication(kind: Bundle) {
  const opened = await openPage();
  const { page } = opened;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${addresses.get(kind)}?api=${app().url}`);
  return { ...opened, requests };
}

describe.each(['vite', 'esbuild-own-worker'] as const)('An application bundled with %s', (kind) => {
  test('signs in and shows the profile in place', { tags: 'OP01' }, async () => {
    const opened = await openApplication(kind);
    const { page, requests } = opened;
    await signedOut(page).waitFor();
    const before = requests.length;
    await signInInPlace(page);
    expect(requests.length).toBeGreaterThan(before);
    await openSettings(page);
  });

  test('reads a file of 3 MB in a Worker', { tags: 'OP02' }, async () => {
    expect(largeFile.buffer.byteLength).toBeGreaterThan(3_000_000);
    const { page } = await openApplication(kind);
    page.setDefaultTimeout(200_000);
    await signInInPlace(page);
    await uploadLargeFile(page);
    await page.getByText(/90,000 rows checked/).waitFor();
    expect(page.workers()).toHaveLength(1);
  });
});

test('without its Worker, an application says that the script was not found', { tags: 'OP02' }, async () => {
  const { page, expectComplaints } = await openApplication('esbuild');
  expectComplaints(/Worker that reads spreadsheets did not start \(not-found\)|sheet-worker/);
  await signInInPlace(page);
  await uploadLargeFile(page);
  await page.getByText('whose script was not found on this page’s server').waitFor();
});
