import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

/** Most memory that the page's process has ever held, in MiB: its Workers are in it. `undefined` where only Linux tells. */
export async function peakOfRenderers(browser: Browser): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => Number(/VmHWM:\s*(\d+) kB/.exec(await readFile(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024);
  return Math.max(...(await Promise.all(peaks)));
}
