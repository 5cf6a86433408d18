import { line, verdict } from '../table';
import { measureInTurn, operations } from './rounds';
import { weightUntilReady } from './weights';
import { withPages } from './with-pages';

/** The most that is allowed, as a ratio to the raw grid. */
const targets = {
  mount: 1.4,
  'page change': 0.8,
  'h-scroll': 1,
  'search keystroke': 0.95,
  'navigation to painted': 1.3,
  heap: 1.5,
} as const;

/** The price list and raw react-data-grid. */
export const [priceList, rawGrid] = [
  { page: 'prices', scroller: 'role=grid' },
  { page: 'grid', scroller: 'role=grid' },
] as const;

/** The price list side by side with raw react-data-grid on the same rows. */
export const benchList = (rounds = 9): Promise<void> =>
  withPages(async (pages) => {
    const [ours, raw] = await measureInTurn(pages, [priceList, rawGrid], rounds);
    const compare = (figure: keyof typeof targets, scale: number) => {
      const [mine, theirs] = [ours?.[figure] ?? Number.NaN, raw?.[figure] ?? Number.NaN];
      const [ratio, target] = [mine / theirs, targets[figure]];
      const shown = (value: number) => (value * scale).toFixed(1);
      line(figure, shown(mine), shown(theirs), ratio.toFixed(2), verdict(ratio, target));
    };
    line('CPU on the main thread, ms', 'price list', 'raw grid', 'ratio', 'target');
    for (const operation of operations) compare(operation, 1000);
    line('\nWall time, ms', '', '', '', '');
    compare('navigation to painted', 1000);
    line('\nScript heap with the first rows, MiB', '', '', '', '');
    compare('heap', 1);
    line('\nKiB gzipped until ready', '', '', '', '');
    for (const [page, target, held] of [
      ['login', 110, undefined],
      ['prices', 140, pages.token],
    ] as const) {
      const weight = await weightUntilReady(pages.browser, `${pages.url}${page}.html`, held);
      line(page, weight.toFixed(1), '', '', verdict(weight, target));
    }
  });
