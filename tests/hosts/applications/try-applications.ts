// `npm run hosts -- apps`: applications of frameworks that install the packed package, as their visitors use them.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { openSettings, signInInPlace, uploadLargeFile } from '../../package/applications/journey';
import { pack } from '../../package/installed';
import { type App, startApp } from '../../support/app/app';
import { launchBrowser } from '../../support/app/browser';
import { freePort } from '../../support/app/ports';
import { report, visit } from '../embedded-journey';
import { applicationNames, buildApplication, serveApplication } from './build-application';

const pictures = fileURLToPath(new URL('../../../screens/', import.meta.url));

/** What a visitor does, in this order. */
const steps: readonly { readonly name: string; act(page: Page): Promise<void> }[] = [
  { name: 'sign-in in place', act: signInInPlace },
  {
    name: 'list',
    async act(page) {
      await page.getByRole('gridcell').first().waitFor();
      assert.ok((await page.getByRole('row').count()) > 5, 'The list has too few rows.');
    },
  },
  {
    name: 'profile',
    async act(page) {
      await openSettings(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'upload 3 MB',
    async act(page) {
      await uploadLargeFile(page);
      await page.getByText(/90,000 rows checked/).waitFor();
      assert.equal(page.workers().length, 1, 'The file was not read in a Worker.');
    },
  },
];

/** The results of one application, by column of the table. */
type Results = Record<string, string>;

/** Does all steps on a served application. Throws at the first that fails. The picture shows the page at the end. */
async function drive(browser: Browser, address: string, picture: string, results: Results): Promise<void> {
  const { page, complaints } = await visit(browser);
  page.setDefaultTimeout(60_000);
  try {
    await page.goto(address);
    for (const { name, act } of steps) {
      results[name] = 'FAILED';
      await act(page);
      results[name] = 'ok';
    }
  } finally {
    results['console errors'] = String(complaints.length);
    for (const complaint of complaints) report(`  console: ${complaint}`);
    await page.screenshot({ path: picture }).catch(() => report('  no picture could be taken'));
    await page.context().close();
  }
  assert.deepEqual(complaints, []);
}

/** A client component calls `setSession` while it is rendered on the server, and shows the error. */
async function trySessionOnServer(origin: string, results: Results): Promise<void> {
  results['on a server'] = 'FAILED';
  assert.match(await (await fetch(`${origin}/on-server`)).text(), /setSession is for browsers/);
  results['on a server'] = 'setSession throws';
}

/** Builds, serves and tries one application. Returns its row of the table. */
async function tryApplication(name: string, port: number, tarball: string, app: App, browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), `pricebook-${name}-`));
  const origin = `http://127.0.0.1:${port}`;
  const results: Results = { build: 'FAILED' };
  let isWorking = false;
  try {
    await buildApplication(name, folder, tarball);
    results.build = 'ok';
    const served = await serveApplication(folder, port);
    try {
      if (name.startsWith('next')) await trySessionOnServer(origin, results);
      await drive(browser, `${origin}/?api=${app.url}`, join(pictures, `application-${name}.png`), results);
      isWorking = true;
    } finally {
      await served.close();
    }
  } catch (error) {
    report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { name, isWorking, results };
}

const columns = ['build', ...steps.map(({ name }) => name), 'console errors', 'on a server'];

function printTable(rows: readonly { readonly name: string; readonly results: Results }[]): void {
  const lines = [
    ['application', ...columns],
    ...rows.map(({ name, results }) => [name, ...columns.map((column) => results[column] ?? '–')]),
  ];
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) report(line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !applicationNames.includes(name));
if (unknown.length > 0) {
  report(`There is no application ${unknown.join(', ')}; there are ${applicationNames.join(', ')}.`);
  process.exit(1);
}
const chosen = given.length > 0 ? given : applicationNames;
const ports = await Promise.all(chosen.map(freePort));
mkdirSync(pictures, { recursive: true });
const tarballs = mkdtempSync(join(tmpdir(), 'pricebook-tarball-'));
const { tarball } = await pack(tarballs);
const app = await startApp({ corsOrigins: ports.map((port) => `http://127.0.0.1:${port}`) });
const browser = await launchBrowser();
const rows: Awaited<ReturnType<typeof tryApplication>>[] = [];
for (const [at, name] of chosen.entries()) {
  report(`${name} …`);
  rows.push(await tryApplication(name, ports[at] ?? 0, tarball, app, browser));
}
await browser.close();
await app.close();
rmSync(tarballs, { recursive: true, force: true });
printTable(rows);
if (rows.some(({ isWorking }) => !isWorking)) process.exitCode = 1;
