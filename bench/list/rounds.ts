import type { Browser, Locator } from 'playwright';
import { nextLoad, scrollAcross, workOf } from './measure';

/** What is measured, in the order in which a round does it. */
export const operations = ['mount', 'page change', 'h-scroll', 'search keystroke'] as const;

/** Main-thread work of one round, in seconds, by operation. */
export type Round = Readonly<Record<(typeof operations)[number], number>>;

const typed = 'mesh';

async function centreOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be clicked is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One round on one page: loads it in a context of its own and does each operation once. */
export async function measureRound(browser: Browser, site: string, pageName: string, token: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((value) => {
    localStorage.setItem(`pricebook.accessToken@${location.origin}`, value);
    // A load may come before the measurement listens for it.
    document.addEventListener('pricebook-load', () => document.documentElement.setAttribute('data-loaded', ''));
  }, token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${site}bare.html`);

  const mount = await workOf(page, session, async () => {
    await page.goto(`${site}${pageName}.html`);
    await page.locator('html[data-loaded]').waitFor({ state: 'attached' });
  });
  // Found beforehand: looking for an element by its role is work on the page's thread too.
  const next = await centreOf(page.getByRole('button', { name: 'Next page' }));
  const grid = await page.getByRole('grid').elementHandle();
  if (!grid) throw new Error('The page shows no grid.');
  await page.getByRole('searchbox').focus();

  const pageChange = await workOf(
    page,
    session,
    () => page.mouse.click(next.x, next.y),
    () => nextLoad(page),
  );
  const scroll = await workOf(page, session, () => scrollAcross(grid));
  await page.getByRole('searchbox').focus();
  const typing = await workOf(
    page,
    session,
    () => page.keyboard.type(typed),
    () => nextLoad(page),
  );
  await context.close();
  return { mount, 'page change': pageChange, 'h-scroll': scroll, 'search keystroke': typing / typed.length };
}
