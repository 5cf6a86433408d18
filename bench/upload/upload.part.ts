import type { Locator } from 'playwright';
import { type App, startApp, storeSession } from '../../tests/support/app/app';
import { launchBrowser } from '../../tests/support/app/browser';
import { uploadPanel } from '../../tests/support/pages/upload.page';
import { priceFile } from '../sheet/price-file';
import { line, median, verdict } from '../table';
import { type LongestBlock, longestBlock } from './main-thread';

const pairs = 10_000;
const fileRows = 100_000;
/** The most that the page may be held at once, in ms. */
const target = 50;

const steps = [
  'read, page and check a file',
  'open the review',
  'to its end and back',
  'leave out and filter',
  'confirm',
];

/** A file that gives every stored record a price that it does not have. */
async function changeAll(app: App, token: string, price: number): Promise<Buffer> {
  const skus = async (all: string) =>
    app.call<readonly { MAIN_SKU: string }[]>('GET', `price/getMainSkus?All=${all}`, token);
  const unpriced = new Set((await skus('False')).map(({ MAIN_SKU }) => MAIN_SKU));
  const priced = (await skus('True')).flatMap(({ MAIN_SKU }) =>
    unpriced.has(MAIN_SKU) ? [] : [`${MAIN_SKU},${price}`],
  );
  return Buffer.from(['MAIN_SKU,SP_AUD_01', ...priced].join('\n'));
}

async function measureRound(app: App, file: string, price: number): Promise<readonly LongestBlock[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(120_000);
    const session = await app.signIn();
    await storeSession(page, session, app.url);
    await page.goto(`${app.url}/prices`);
    await page.locator('pricebook-prices').getByRole('gridcell').first().waitFor();
    const upload = uploadPanel(page);
    const during = (act: () => Promise<unknown>) => longestBlock(browser, page, act);
    await upload.open();
    const { panel } = upload;
    /** Without Playwright's check of what is under the pointer, which would run within the measured task. */
    const click = async (control: Locator) => {
      const box = await control.boundingBox();
      if (box === null) throw new Error('There is nothing to click.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    const keys = async (...names: readonly string[]) => {
      for (const name of names) await page.keyboard.press(name);
    };

    const reading = await during(async () => {
      await panel.locator('input[type=file]').setInputFiles(file);
      await panel.getByText(`Total ${fileRows.toLocaleString('en')} items`).waitFor();
      for (let turn = 0; turn < 5; turn++) await panel.getByRole('button', { name: 'Next page' }).click();
      // The SKUs of the file are unknown, which Submit File asks about: a preview without errors all the same.
      await panel.getByText(`${fileRows.toLocaleString('en')} rows checked`).waitFor();
    });
    await upload.chooseBytes('changes.csv', await changeAll(app, session.accessToken, price));
    await panel.getByText(`${pairs.toLocaleString('en')} rows checked, no errors.`).waitFor();
    const opening = await during(async () => {
      await click(upload.submit);
      await panel
        .getByText(`${pairs.toLocaleString('en')} of ${pairs.toLocaleString('en')} rows`, { exact: false })
        .waitFor();
    });
    // The description: a click on the first cell leaves the row out, and one on the second opens it.
    await panel.getByRole('gridcell').nth(3).click();
    const scrolling = await during(async () => {
      // Control+Home leads to the header, and an arrow from there to the first row.
      await keys(
        'Control+End',
        'PageUp',
        'PageUp',
        'Control+Home',
        'ArrowDown',
        'PageDown',
        'Control+Home',
        'ArrowDown',
      );
      // A row itself has no box to be visible.
      await panel.locator('[aria-rowindex="2"] [role=gridcell]').first().waitFor();
    });
    const choosing = await during(async () => {
      await keys('Space');
      await click(panel.getByRole('button', { name: 'Leave all out' }));
      await click(panel.getByRole('button', { name: 'Take all' }));
      await click(panel.getByRole('button', { name: /^Flagged/ }));
    });
    const confirming = await during(async () => {
      await click(panel.getByRole('button', { name: 'Confirm Changes' }));
      const big = panel.getByRole('button', { name: /^Confirm .* big changes?$/ });
      await big.or(page.getByText('Changes confirmed successfully!')).filter({ visible: true }).first().waitFor();
      if ((await big.count()) > 0) await click(big);
      await panel.waitFor({ state: 'detached' });
    });
    return [reading, opening, scrolling, choosing, confirming];
  } finally {
    await browser.close();
  }
}

/** How long an upload holds the page: a large file, and a review of 10,000 pairs. */
export async function benchUpload(rounds = 3): Promise<void> {
  const app = await startApp({ seed: { kind: 'number', prices: pairs } });
  try {
    const file = await priceFile(fileRows);
    const found: (readonly LongestBlock[])[] = [];
    for (let round = 0; round < rounds; round++) found.push(await measureRound(app, file, (round + 1) / 1000));
    line('Longest block of the page, ms', 'its work', 'by the clock', '', 'target');
    for (const [index, step] of steps.entries()) {
      const blocks = found.flatMap((round) => round.slice(index, index + 1));
      const work = median(blocks.map((block) => block.work));
      line(step, work.toFixed(0), median(blocks.map(({ clock }) => clock)).toFixed(0), '', verdict(work, target));
    }
  } finally {
    await app.close();
  }
}
