import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { type Bundle, bundle } from './applications/bundle';
import { type Installed, installPackage } from './installed';

const openPage = freshPages();
const origins: string[] = [];
const started: { close(): Promise<void> }[] = [];
let installed: Installed;

/** Bundles an application and serves it. Resolves to its address. */
async function serve(kind: Bundle): Promise<string> {
  const outDir = await bundle(installed, kind);
  const server = await preview({
    root: installed.folder,
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  started.push(server);
  const address = server.resolvedUrls?.local[0] ?? '';
  origins.push(new URL(address).origin);
  return address;
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
  // The header has a button of that name too.
  const signIn = page.getByRole('button', { name: 'Sign In' }).last();
  await signIn.waitFor();
  return { ...opened, requests, signIn };
}

async function signInInPlace({ page, signIn }: Awaited<ReturnType<typeof openApplication>>): Promise<void> {
  await signIn.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).waitFor();
  await loginPage(page).signIn();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('gridcell').first().waitFor();
}

/** A price list of 3 MB, of which no SKU is known. */
const largeFile = {
  name: 'large.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'MAIN_SKU,SP_AUD_01',
      ...Array.from({ length: 90_000 }, (_, row) => `A-LONGER-SKU-OF-THE-SUPPLIER-${row},12.3456`),
    ].join('\n'),
  ),
};

describe.each(['vite', 'esbuild-own-worker'] as const)('An application bundled with %s', (kind) => {
  test('signs in and shows the profile in place', { tags: 'OP01' }, async () => {
    const opened = await openApplication(kind);
    const { page, requests } = opened;
    const before = requests.length;
    await signInInPlace(opened);
    expect(requests.length).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^Profile: / }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first().waitFor();
  });

  test('reads a file of 3 MB in a Worker', { tags: 'OP02' }, async () => {
    expect(largeFile.buffer.byteLength).toBeGreaterThan(3_000_000);
    const opened = await openApplication(kind);
    const { page } = opened;
    await signInInPlace(opened);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(largeFile);
    await page.getByText(/90,000 rows checked/).waitFor();
    expect(page.workers()).toHaveLength(1);
  });
});

test('without its Worker, an application says that the script was not found', { tags: 'OP02' }, async () => {
  const opened = await openApplication('esbuild');
  const { page, expectComplaints } = opened;
  expectComplaints(/Worker that reads spreadsheets did not start \(not-found\)|sheet-worker/);
  await signInInPlace(opened);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(largeFile);
  await page.getByText('whose script was not found on this page’s server').waitFor();
});
