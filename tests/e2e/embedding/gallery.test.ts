import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { beyondWindow } from '../../support/pages/beyond-window';
import { hostPage } from '../../support/pages/host.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

/** A page of the gallery. Each test also fails on any violation of its policy and on any error in its console. */
async function openEmbedding(name: string, options: BrowserContextOptions = {}) {
  const { page, ...watched } = await openPage(options);
  await page.goto(`${app().url}/demo/embed/${name}.html`);
  return { ...watched, page, prices: priceListPage(page) };
}

/** Makes the page set the session of its list. */
async function enter(page: Page | FrameLocator, as: string | RegExp = 'Enter as sales') {
  await page.getByRole('button', { name: as }).click();
  await page.locator('pricebook-prices').first().getByRole('gridcell').first().waitFor();
}

/** How many pixels the page is wider than its window. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the sign-in page links to the gallery, which lists every embedding page', { tags: 'FG01' }, async () => {
  const { page } = await openPage();
  await page.goto(app().url);
  await page.getByRole('link', { name: 'Pricebook on other people’s pages' }).click();
  await page.getByRole('heading', { name: 'On other people’s pages' }).waitFor();
  const links = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  const folder = fileURLToPath(new URL('../../../dist/host/embed', import.meta.url));
  // The framed page is embedded in another; the elements' page is for the documentation.
  const pages = (await readdir(folder)).filter(
    (name) => name.endsWith('.html') && !['index.html', 'framed.html', 'elements.html'].includes(name),
  );
  expect(links.map((link) => new URL(link).pathname.split('/').at(-1))).toEqual(expect.arrayContaining(pages));
});

test('an article shows a list at 640 pixels from a plain div', { tags: 'FG02' }, async () => {
  const { page, prices } = await openEmbedding('article');
  await enter(page, /as the wholesaler/);
  expect(await prices.list.evaluate((list) => list.getBoundingClientRect().width)).toBe(640);
  expect(await excess(page)).toBe(0);
  // No control of the toolbar has a line of its own, or overlaps another.
  const lineOf = async (name: string | RegExp) => Math.round((await prices.button(name).boundingBox())?.y ?? 0);
  expect(await lineOf('Upload')).toBe(await lineOf('manage columns'));
  expect(await lineOf('Create New')).toBeLessThan(await lineOf('Upload'));
  await prices.search.fill('epoxy');
  await expect.poll(async () => (await prices.skus())[0]).toMatch(/^AD-EX/);
  await prices.pickFirst('Edit');
  await prices.form.cancel.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  // The article's own links still scroll to their targets, below its own bar.
  await page.getByRole('link', { name: 'The prices' }).click();
  await expect
    .poll(() => page.getByRole('heading', { name: 'The prices' }).boundingBox())
    .toMatchObject({
      y: expect.closeTo(72, -1) as unknown,
    });
});

test('a page with hostile styles and scripts supports the whole price journey', {
  tags: 'FG03',
}, async () => {
  const { page, prices } = await openEmbedding('hostile');
  await prices.signedOut.click();
  // In light DOM, where the page's styles apply: usable and legible.
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const login = dialog.getByRole('button', { name: 'Login', exact: true });
  await login.waitFor();
  const looks = await login.evaluate((button) => {
    const { color, backgroundColor, height, textTransform } = getComputedStyle(button);
    return {
      isTold: color !== backgroundColor,
      isPainted: backgroundColor !== 'rgb(255, 248, 231)',
      height,
      textTransform,
    };
  });
  expect(looks).toEqual({ isTold: true, isPainted: true, height: '40px', textTransform: 'none' });
  const box = await dialog.boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640);
  await dialog.getByLabel('Email').fill('sales@pricebook.test');
  await dialog.getByLabel('Password', { exact: true }).fill('Pricebook-demo-1');
  await page.keyboard.press('Enter');
  await prices.grid.getByRole('gridcell').first().waitFor();

  // Arrays are sent as arrays, whatever the page's Array.prototype.toJSON returns.
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  await prices.filterDialog.getByRole('button', { name: 'Save' }).click();
  await prices.list.getByRole('button', { name: /Remove.*Status/ }).waitFor();
  const sku = (await prices.skus())[0] ?? '';
  expect(sku).not.toBe('');
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('14.25');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  const message = hostPage(page).message('Success').first();
  await message.waitFor();
  // The message is above the page's bar, which has the largest z-index.
  expect(await message.evaluate((shown) => shown.textContent)).not.toBe('');
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${sku},15.75`]);
  await upload.panel.getByText('1 row checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });

  // The page's own content is unaffected.
  await page.getByRole('button', { name: 'Open our own dialog' }).click();
  await page.locator('#offer').getByRole('button', { name: 'Tom Brandt' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify([1]))).toBe('"[1]"');
});

test('two script versions share session, configuration and toasts', {
  tags: 'FG06',
}, async () => {
  const { page, prices } = await openEmbedding('twice');
  await page.getByText('0.1.0 and 0.0.1.').waitFor();
  await enter(page, 'Enter through the older copy');
  await page.getByRole('button', { name: 'Tom Brandt' }).waitFor();
  await Promise.all([page.waitForEvent('download'), prices.download.click()]);
  await hostPage(page).message('Price downloaded successfully!').waitFor();
  expect(await page.locator('pricebook-toaster').count()).toBe(1);
  await page.getByRole('button', { name: 'Leave through the older copy' }).click();
  await prices.signedOut.waitFor();
});

test('a right-to-left page mirrors the list, except numbers and SKUs', {
  tags: 'FG09',
}, async () => {
  const { page, prices } = await openEmbedding('rtl');
  await enter(page, /مبيعات/);
  // The page is in Arabic, and so is the list, until the page wants it in English.
  await prices.list.getByRole('heading', { name: 'قائمة الأسعار' }).waitFor();
  await page.evaluate("import('/embed/pricebook.js').then(({ configure }) => configure({ locale: 'en' }))");
  const sku = (await prices.skus())[0] ?? '';
  const x = async (name: string) =>
    (await prices.grid.getByRole('columnheader', { name, exact: true }).boundingBox())?.x ?? 0;
  // The name of the group is painted: its picture changes when it is hidden.
  await prices.part('AUD').click();
  await expect.poll(() => prices.part('AUD').getAttribute('aria-pressed')).toBe('true');
  const label = prices.grid.locator('.pricebook-group-label', { hasText: 'AUD' });
  const clip = await label.boundingBox();
  if (clip === null) throw new Error('AUD has no name.');
  const picture = () => page.screenshot({ clip, animations: 'disabled' });
  const shown = await picture();
  await label.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  expect(Buffer.compare(await picture(), shown)).not.toBe(0);
  await prices.part('Product').click();
  await expect.poll(() => prices.part('Product').getAttribute('aria-pressed')).toBe('true');
  expect(await x('Main SKU')).toBeGreaterThan(await x('Group name'));
  expect(await x('Action')).toBeLessThan(100);
  const direction = (text: string) =>
    prices.grid
      .getByRole('gridcell', { name: text, exact: true })
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.setStart(cell.firstChild ?? cell, 0);
        range.setEnd(cell.firstChild ?? cell, 1);
        const first = range.getBoundingClientRect().left;
        range.selectNodeContents(cell);
        return first === range.getBoundingClientRect().left ? 'left to right' : 'right to left';
      });
  expect(await direction(sku)).toBe('left to right');
  // Arrow keys follow the visual direction: the next column is to the left.
  await prices.grid.getByRole('gridcell', { name: sku, exact: true }).click();
  await page.keyboard.press('ArrowLeft');
  const focused = () =>
    prices.list.evaluate((list) => list.shadowRoot?.activeElement?.getAttribute('aria-colindex') ?? '');
  await expect.poll(focused).toBe('2');
  expect(
    await prices.pageSize.locator('option:checked').evaluate((option) => getComputedStyle(option).unicodeBidi),
  ).toBe('plaintext');
  await prices.pickFirst('Edit');
  await prices.form.price('AUD', 1).fill('14.25');
  const aud = await prices.form.sheet.getByRole('group', { name: 'AUD' }).boundingBox();
  const usd = await prices.form.sheet.getByRole('group', { name: 'USD' }).boundingBox();
  expect(aud?.x).toBeGreaterThan(usd?.x ?? 0);
});

test('at 400 % zoom nothing is cut off, from sign-in to upload', { tags: 'FG10' }, async () => {
  const { page, prices } = await openEmbedding('zoom', { viewport: { width: 320, height: 256 } });
  const cut = () => page.evaluate(beyondWindow);
  await prices.signedOut.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill('sales@pricebook.test');
  expect(await cut()).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill('Pricebook-demo-1');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await prices.grid.getByRole('gridcell').first().waitFor();
  expect(await cut()).toEqual([]);
  // At least some rows are visible between the table's header and its edge.
  expect((await prices.grid.boundingBox())?.height).toBeGreaterThanOrEqual(200);
  await prices.filter.click();
  await prices.chooseFilter('Status', 'Active');
  expect(await cut()).toEqual([]);
  await prices.filterDialog.getByRole('button', { name: 'Cancel' }).click();
  await prices.pickFirst('Edit');
  await prices.form.price('USD', 1).or(prices.form.addPrice('USD')).first().scrollIntoViewIfNeeded();
  expect(await cut()).toEqual([]);
  await prices.form.cancel.click();
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', 'AD-AC-005-BGE,-15.75']);
  await upload.panel.getByText('1 error to correct first').first().waitFor();
  expect(await cut()).toEqual([]);
});

test('a sandboxed frame with four permissions supports forms, messages and a download', { tags: 'FG11' }, async () => {
  const { page } = await openEmbedding('iframe');
  const frame = page.frameLocator('iframe');
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-downloads',
  );
  const list = frame.locator('pricebook-prices');
  await list.getByRole('button', { name: 'Sign In' }).click();
  await frame.getByLabel('Email').fill('sales@pricebook.test');
  await frame.getByLabel('Password', { exact: true }).fill('Pricebook-demo-1');
  await frame.getByLabel('Password', { exact: true }).press('Enter');
  await list.getByRole('gridcell').first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^prices_\d{4}-\d\d-\d\d\.xlsx$/);
  await frame.getByText('Price downloaded successfully!').waitFor();
  await list.getByRole('button', { name: 'Create New' }).click();
  const form = list.getByRole('dialog', { name: /add price/ });
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await form.waitFor({ state: 'detached' });
});
