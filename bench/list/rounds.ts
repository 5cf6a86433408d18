import type { Locator } from 'playwright';
import { median } from '../table';
import { heapOf, nextLoad, scrollAcross, scrollToStart, workOf } from './measure';
import type { ListPages } from './with-pages';

/** What is measured as work of the main thread, in seconds, in the order in which a round does it. */
export const operations = ['mount', 'page change', 'h-scroll', 'search keystroke'] as const;

/** What is measured besides: seconds from the navigation to the paint of the rows, and MiB of the script heap after that. */
export const figures = ['navigation to painted', 'heap'] as const;

/** The figures of one round. */
export type Round = Readonly<Record<(typeof operations | typeof figures)[number], number>>;

/** A page to be measured, and the selector of the element that scrolls its columns. */
export interface Subject {
  readonly page: string;
  readonly scroller: string;
}

const typed = 'mesh';

async function centreOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be clicked is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One round on one page: loads it in a context of its own and does each operation once. */
async function measureRound({ browser, url, token }: ListPages, subject: Subject): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((value) => {
    localStorage.setItem(`pricebook.accessToken@${location.origin}`, value);
    // The columns that the other pages open at: the price list would open at its prices.
    localStorage.setItem('pricebook.columns.prices', '{"part":"Product"}');
    // A load may come before the measurement listens for it. The task after the next frame begins when that frame is painted.
    document.addEventListener(
      'pricebook-load',
      () =>
        requestAnimationFrame(() =>
          setTimeout(() => document.documentElement.setAttribute('data-loaded', String(performance.now()))),
        ),
      { once: true },
    );
  }, token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}bare.html`);

  const mount = await workOf(page, session, async () => {
    await page.goto(`${url}${subject.page}.html`);
    await page.locator('html[data-loaded]').waitFor({ state: 'attached' });
  });
  const painted = Number(await page.locator('html').getAttribute('data-loaded')) / 1000;
  const heap = await heapOf(session);
  if ((await page.getByRole('row').count()) < 10) throw new Error(`The page '${subject.page}' shows no rows.`);
  // Found beforehand: looking for an element by its role is work on the page's thread too.
  const next = await centreOf(page.getByRole('button', { name: /next page/i }));
  const grid = await page.locator(subject.scroller).elementHandle();
  if (!grid) throw new Error(`The page '${subject.page}' shows no grid.`);
  await page.getByRole('searchbox').focus();

  const pageChange = await workOf(
    page,
    session,
    () => page.mouse.click(next.x, next.y),
    () => nextLoad(page),
  );
  await scrollToStart(grid);
  const scroll = await workOf(page, session, () => scrollAcross(grid));
  if ((await grid.evaluate(({ scrollLeft }) => scrollLeft)) < 4000) {
    throw new Error(`The page '${subject.page}' does not scroll to its last column.`);
  }
  await page.getByRole('searchbox').focus();
  const typing = await workOf(
    page,
    session,
    () => page.keyboard.type(typed),
    () => nextLoad(page),
  );
  await context.close();
  const work = { mount, 'page change': pageChange, 'h-scroll': scroll, 'search keystroke': typing / typed.length };
  return { ...work, 'navigation to painted': painted, heap };
}

/** Median figures of each subject; in each round all take their turn. A round before the first warms server and disk. */
export async function measureInTurn(
  pages: ListPages,
  subjects: readonly Subject[],
  rounds: number,
): Promise<readonly Round[]> {
  const measured: Round[][] = subjects.map(() => []);
  for (let round = 0; round < rounds + 1; round++) {
    for (const [index, subject] of subjects.entries()) {
      const work = await measureRound(pages, subject);
      if (round > 0) measured[index]?.push(work);
    }
  }
  return measured.map((of) => {
    const middle = (figure: keyof Round) => median(of.map((round) => round[figure]));
    return {
      mount: middle('mount'),
      'page change': middle('page change'),
      'h-scroll': middle('h-scroll'),
      'search keystroke': middle('search keystroke'),
      'navigation to painted': middle('navigation to painted'),
      heap: middle('heap'),
    };
  });
}
