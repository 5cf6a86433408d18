import { startApp } from '../../tests/support/app/app';
import { launchBrowser } from '../../tests/support/app/browser';
import { startSite } from '../site';
import { line, median, verdict } from '../table';
import { measureRound, operations, type Round } from './rounds';
import { weightUntilReady } from './weights';

/** The most that is allowed, as a ratio to the raw grid. */
const targets = { mount: 1.5, 'page change': 0.9, 'h-scroll': 1.1, 'search keystroke': 1 } as const;

/** The price list side by side with raw react-data-grid on the same rows. */
export async function benchList(rounds = 9): Promise<void> {
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
      ['prices', 143, token],
    ] as const) {
      const weight = await weightUntilReady(browser, `${site.url}${page}.html`, held);
      line(page, weight.toFixed(1), '', '', verdict(weight, target));
    }
  } finally {
    await browser.close();
    await site.close();
    await app.close();
  }
}
