// Interleaved rounds on one machine: read the ratios, not the times. `npm run bench -- 15` for more rounds than 9.

import { startApp } from '../tests/support/app';
import { launchBrowser } from '../tests/support/browser';
import { measureRound, operations, type Round } from './rounds';
import { startSite } from './site';
import { weightUntilReady } from './weights';

const rounds = Number(process.argv[2] ?? 9);

/** The most that performance.md allows, as a ratio to the raw grid. */
const targets = { mount: 1.5, 'page change': 0.9, 'h-scroll': 1.2, 'search keystroke': 1 } as const;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const line = (...cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 34 : 16)).join(''));
const verdict = (value: number, target: number) => `≤ ${target} ${value <= target ? 'met' : 'MISSED'}`;

const app = await startApp();
const site = await startSite(app.url);
const browser = await launchBrowser();
try {
  const { accessToken: token } = await app.signIn('admin@pricebook.test');
  const ours: Round[] = [];
  const raw: Round[] = [];
  for (let round = 0; round < rounds + 1; round++) {
    const pair = [
      await measureRound(browser, site.url, 'prices', token),
      await measureRound(browser, site.url, 'grid', token),
    ] as const;
    // The first round warms the server and the disk.
    if (round > 0) {
      ours.push(pair[0]);
      raw.push(pair[1]);
    }
  }
  line('CPU on the main thread, ms', 'price list', 'raw grid', 'ratio', 'target');
  for (const operation of operations) {
    const [mine, theirs] = [ours, raw].map((of) => median(of.map((round) => round[operation]))) as [number, number];
    const ratio = mine / theirs;
    line(
      operation,
      (mine * 1000).toFixed(1),
      (theirs * 1000).toFixed(1),
      ratio.toFixed(2),
      verdict(ratio, targets[operation]),
    );
  }
  line('\nKiB gzipped until ready', '', '', '', '');
  for (const [page, target, held] of [
    ['login', 115, undefined],
    ['prices', 145, token],
  ] as const) {
    const weight = await weightUntilReady(browser, `${site.url}${page}.html`, held);
    line(page, weight.toFixed(1), '', '', verdict(weight, target));
  }
} finally {
  await browser.close();
  await site.close();
  await app.close();
}
