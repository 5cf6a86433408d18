import type { Browser, Page } from 'playwright';

/** The longest that the page's main thread was held at once, in ms. */
export interface LongestBlock {
  /** Its own work: other processes' does not count. */
  readonly work: number;
  /** By the clock, as a person would feel it on this machine now. */
  readonly clock: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs, as all times of a trace. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Every task of the page's main thread while something is done, by Chromium's own record. */
export async function longestBlock(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<LongestBlock> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => /RunTask$/.test(name) && isMain.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('The trace of this Chromium names no tasks.');
  const longest = (part: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[part] ?? 0), 0) / 1000;
  return { work: longest('tdur'), clock: longest('dur') };
}
