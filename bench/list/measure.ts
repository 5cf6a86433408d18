import type { CDPSession, ElementHandle, Page } from 'playwright';

/** Seconds that the page's main thread has worked since it began; another process's work does not count. */
async function workedFor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'TaskDuration');
  if (!metric) throw new Error('This Chromium does not report TaskDuration.');
  return metric.value;
}

/** MiB of the page's script heap that are in use after a garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Waits until the page has painted and has nothing more to do. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((rest) => requestAnimationFrame(() => requestIdleCallback(() => rest()))));

/** Milliseconds of main-thread work by what is done until `until` resolves and the page has come to rest. */
export async function workOf(
  page: Page,
  session: CDPSession,
  act: () => Promise<unknown>,
  until?: () => Promise<unknown>,
): Promise<number> {
  await settled(page);
  const before = await workedFor(session);
  const ended = until?.();
  await act();
  await ended;
  await settled(page);
  return (await workedFor(session)) - before;
}

/** Resolves at the list's next `pricebook-load`. */
export const nextLoad = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((loaded) => document.addEventListener('pricebook-load', () => loaded(), { once: true })),
  );

/** Scrolls a grid to its first column: a list may open at another one. */
export const scrollToStart = (grid: ElementHandle<HTMLElement | SVGElement>): Promise<void> =>
  grid.evaluate((element) => element.scrollTo(0, 0));

/** Scrolls a grid from its first column to its last, a step a frame. */
export const scrollAcross = (grid: ElementHandle<HTMLElement | SVGElement>): Promise<void> =>
  grid.evaluate(async (element) => {
    for (let before = -1; before !== element.scrollLeft; ) {
      before = element.scrollLeft;
      element.scrollLeft += 120;
      await new Promise(requestAnimationFrame);
    }
  });
