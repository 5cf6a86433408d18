import assert from 'node:assert/strict';
import type { Browser, ConsoleMessage, Page } from 'playwright';
import type { App } from '../support/app/app';
import { loginPage } from '../support/pages/login.page';
import { priceListPage } from '../support/pages/price-list.page';
import { uploadPanel } from '../support/pages/upload.page';
import type { Site } from './php-site';

/** A browser window on a site, and the errors in its console. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Ignores an error that a test has caused on purpose. */
  forgive(part: string): void;
}

export const report = (text: string) => process.stdout.write(`${text}\n`);

/** Opens a new window without a session. */
export async function visit(browser: Browser): Promise<Visit> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const complaints: string[] = [];
  // The site's own requests to the outside fail on a machine without a network.
  const isOurs = (message: ConsoleMessage) => message.location().url.startsWith('http://127.0.0.1:');
  page.on('console', (message) => {
    if (message.type() === 'error' && isOurs(message)) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const forgive = (part: string) =>
    void complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes(part)));
  return { page, complaints, forgive };
}

/** Tries a hostile div, signs in, loads the list and uploads two rows with a review. */
export async function tryEmbedded(
  site: Site,
  app: App,
  browser: Browser,
  picture: (page: Page, name: string) => Promise<unknown>,
) {
  const { page, complaints, forgive } = await visit(browser);
  const [first = '', second = ''] = await skusOf(app);
  const ignored = page.waitForEvent('console', (message) =>
    message.text().includes('data-api-base on a div is ignored'),
  );
  const hostile =
    '<div data-pricebook="login" data-onfocus="alert(1)" data-autofocus="" data-tabindex="0" data-api-base="https://evil.example"></div>';
  await page.goto(await site.publish(hostile));
  await ignored;
  assert.deepEqual(await page.locator('pricebook-login').evaluate((login) => login.getAttributeNames()), []);
  forgive('data-api-base on a div');
  await loginPage(page).submit.waitFor();
  await picture(page, 'sign-in');
  report('ok  a div in a page chooses no back end and sets no handler');

  await page.goto(await site.publish('<div data-pricebook="prices" data-page-size="10"></div>'));
  const prices = priceListPage(page);
  await prices.signedOut.click();
  await loginPage(page).signIn();
  await prices.grid.getByRole('gridcell').first().waitFor();
  assert.equal((await prices.skus()).length, 10);
  await prices.heading.scrollIntoViewIfNeeded();
  await picture(page, 'list');
  report('ok  sign-in and list');

  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01', `${first},71.25`, `${second},72.5`]);
  await upload.panel.getByText('2 rows checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.getByRole('heading', { name: 'Resolve Duplicates' }).waitFor();
  await picture(page, 'review');
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  const big = upload.panel.getByRole('button', { name: /^Confirm \d+ .*big/ });
  await Promise.race([big.click(), upload.panel.waitFor({ state: 'detached' })]).catch(() => {});
  await upload.panel.waitFor({ state: 'detached' });
  assert.deepEqual((await pricesOf(app)).slice(0, 2), ['71.25', '72.5'].map(Number));
  report('ok  upload with review');

  assert.deepEqual(complaints, []);
  await page.context().close();
}

interface Price {
  readonly MAIN_SKU: string;
  readonly SP_AUD_01: string | number;
}

async function read(app: App): Promise<readonly Price[]> {
  const { accessToken } = await app.signIn();
  return (await app.call<{ items: readonly Price[] }>('POST', 'price/getPrice', accessToken, {})).items;
}
const skusOf = async (app: App) => (await read(app)).map(({ MAIN_SKU }) => MAIN_SKU);
const pricesOf = async (app: App) => (await read(app)).map(({ SP_AUD_01 }) => Number(SP_AUD_01));
