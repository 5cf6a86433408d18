import { launchBrowser } from '../../tests/support/app/browser';
import { skuOf } from './price-file';
import { peakOfRenderers } from './renderer-memory';

/** Who reads the file. */
export const readers = ['ours', 'sheetjs', 'exceljs', 'read-excel-file'] as const;

/** What one reading came to: ms until the page knew it, and MiB beyond the idle page's peak. */
export interface ReadingCost {
  readonly first: number;
  readonly total: number;
  readonly checked: number;
  readonly memory: number;
}

/** Has a file read once in a fresh browser, so that the peak of its memory is this reading's. Throws when it was read wrong. */
export async function readOnce(
  site: string,
  reader: (typeof readers)[number],
  file: { readonly path: string; readonly rows: number },
): Promise<ReadingCost> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(`${site}sheet.html#${reader}`);
    const idle = (await peakOfRenderers(browser)) ?? Number.NaN;
    await page.locator('input').setInputFiles(file.path);
    await page.locator('html[data-measured]').waitFor({ state: 'attached' });
    const { rows, fiftieth, error, ...times } = JSON.parse(
      (await page.locator('html').getAttribute('data-measured')) ?? '{}',
    );
    if (error !== undefined) throw new Error(`${reader}: ${error}`);
    if (rows !== file.rows || fiftieth !== skuOf(49)) throw new Error(`${reader} read ${rows} rows, and ${fiftieth}.`);
    return { ...times, memory: ((await peakOfRenderers(browser)) ?? Number.NaN) - idle };
  } finally {
    await browser.close();
  }
}
