import { line, verdict } from '../table';
import { measureInTurn, operations } from './rounds';
import { weightUntilReady } from './weights';
import { withPages } from './with-pages';

/** The most that is allowed, as a ratio to the raw grid. */
const targets = { mount: 1.5, 'page change': 0.9, 'h-scroll': 1.1, 'search keystroke': 1 } as const;

/** The price list and raw react-data-grid. */
export const [priceList, rawGrid] = [
  { page: 'prices', scroller: 'role=grid' },
  { page: 'grid', scroller: 'role=grid' },
] as const;

/** The price list side by side with raw react-data-grid on the same rows. */
export const benchList = (rounds = 9): Promise<void> =>
  withPages(async (pages) => {
    const [ours, raw] = await measureInTurn(pages, [priceList, rawGrid], rounds);
    line('CPU on the main thread, ms', 'price list', 'raw grid', 'ratio', 'target');
    for (const operation of operations) {
      const [mine, theirs] = [ours?.[operation] ?? Number.NaN, raw?.[operation] ?? Number.NaN];
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
      ['login', 110, undefined],
      ['prices', 135, pages.token],
    ] as const) {
      const weight = await weightUntilReady(pages.browser, `${pages.url}${page}.html`, held);
      line(page, weight.toFixed(1), '', '', verdict(weight, target));
    }
  });
