import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import type { App } from '../support/app/app';
import { loginPage } from '../support/pages/login.page';
import { priceListPage } from '../support/pages/price-list.page';
import { report, visit } from './embedded-journey';
import { adminPassword, type WordPress } from './start-wordpress';

type Picture = (page: Page, name: string) => Promise<unknown>;

const scripts = (page: Page) => page.locator('script[src*="/embed/pricebook.js"]');
const attributesOf = (page: Page, tag: string): Promise<Record<string, string>> =>
  page
    .locator(tag)
    .evaluate((element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));

/** Uses the plugin as a site's owner, its author and its visitor do. */
export async function tryWordPress(site: WordPress, app: App, browser: Browser, picture: Picture): Promise<void> {
  const { page, complaints } = await visit(browser);
  await nameBackEnd(page, site, app, picture);
  await showBlock(page, await placeBlock(page, site, picture), picture);
  await tryShortcodes(page, site, picture);
  assert.deepEqual(complaints, []);
  const log = await site.run(`echo @file_get_contents(dirname(ABSPATH) . '/debug.log');`);
  assert.doesNotMatch(log, /plugins\/pricebook/);
  report('ok  no complaint in the console, and none of PHP about the plugin');
  await page.context().close();
}

async function nameBackEnd(page: Page, site: WordPress, app: App, picture: Picture): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.goto(`${site.url}/wp-admin/options-general.php`);
  await page.getByLabel('Back end of Pricebook').fill(app.url);
  await picture(page, 'settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings saved.').waitFor();
  assert.equal(await page.getByLabel('Back end of Pricebook').inputValue(), app.url);
  report('ok  the back end is an option of Settings, General');
}

/** Publishes a page with the block. Returns its address. */
async function placeBlock(page: Page, site: WordPress, picture: Picture): Promise<string> {
  await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
  // A block that is inserted before the editor has set up its page is lost.
  await page.waitForFunction(`window.wp?.data?.select('core/editor')?.__unstableIsEditorReady()`);
  await page.keyboard.press('Escape');
  await page.evaluate(`wp.data.dispatch('core/block-editor').insertBlock(wp.blocks.createBlock('pricebook/element'))`);
  const element = page.getByRole('combobox', { name: 'Element' }).or(page.getByLabel('Element'));
  await element.first().selectOption('prices');
  await picture(page, 'editor');
  await page.evaluate(`(async () => {
    const [block] = wp.data.select('core/block-editor').getBlocks();
    wp.data.dispatch('core/block-editor').updateBlockAttributes(block.clientId, { readonly: true, pageSize: 10 });
    wp.data.dispatch('core/editor').editPost({ title: 'From the editor', status: 'publish' });
    await wp.data.dispatch('core/editor').savePost();
  })()`);
  report('ok  the block is placed, set and published in the editor');
  return String(await page.evaluate(`wp.data.select('core/editor').getPermalink()`));
}

async function showBlock(page: Page, address: string, picture: Picture): Promise<void> {
  await page.goto(address);
  const prices = priceListPage(page);
  await prices.signedOut.click();
  await loginPage(page).signIn('customer@pricebook.test');
  await prices.grid.getByRole('gridcell').first().waitFor();
  assert.equal((await prices.skus()).length, 10);
  assert.equal(await prices.createNew.count(), 0);
  assert.equal(await scripts(page).count(), 1);
  assert.equal(await scripts(page).getAttribute('type'), 'module');
  assert.equal(await page.locator('.alignwide > pricebook-prices').count(), 1);
  await prices.heading.scrollIntoViewIfNeeded();
  await picture(page, 'page');
  report('ok  the page of the block shows the list, read-only, 10 rows, signed in on the page');
}

async function tryShortcodes(page: Page, site: WordPress, picture: Picture): Promise<void> {
  const evil = `"><img src=x onerror=alert(1)>`;
  const hostile = `[pricebook element="prices" readonly page-size="10" search='${evil}' onclick="alert(1)" api-base="https://evil.example"]`;
  await page.goto(await site.publish(`<p>Before</p>\n${hostile}\n<p>Between</p>\n[pricebook element="login"]`));
  await priceListPage(page).list.getByText('Total 0 items').waitFor();
  assert.deepEqual(Object.keys(await attributesOf(page, 'pricebook-prices')), ['readonly', 'page-size', 'search']);
  assert.equal(await page.locator('img[src="x"]').count(), 0);
  assert.equal(await page.locator('pricebook-login').count(), 1);
  assert.equal(await scripts(page).count(), 1);
  await page.getByText('onclick, api-base: ignored.').waitFor();
  await picture(page, 'shortcode');
  report('ok  a shortcode sets only known attributes, escaped, and notes the others; two of them print one script tag');

  await page.goto(
    await site.publish('[pricebook element="products" filters="STATUS=Active,Inactive; UNIT=roll" page="2"]'),
  );
  await page.locator('pricebook-products').waitFor();
  assert.deepEqual(await attributesOf(page, 'pricebook-products'), {
    filters: '{"STATUS":["Active","Inactive"],"UNIT":["roll"]}',
    page: '2',
  });
  await page.goto(await site.publish('[pricebook filters="STATUS"]'));
  await page.getByText('Write filters as in').waitFor();
  report('ok  filters are written without brackets');

  await page.goto(
    `${await site.publish('[pricebook element="reset"]')}&email=a%40b.test&token=${encodeURIComponent(evil)}`,
  );
  assert.deepEqual(await attributesOf(page, 'pricebook-reset'), { email: 'a@b.test', token: evil });
  for (const element of ['approval', 'profile']) {
    await page.goto(await site.publish(`[pricebook element="${element}"]`));
    await page.locator(`pricebook-${element}`).waitFor({ state: 'attached' });
  }
  report('ok  reset and approval take over the parameters of the mailed link, and a profile can be placed');

  await page.goto(await site.publish('<div data-pricebook="prices"></div>'));
  await page.locator('pricebook-prices').waitFor();
  assert.equal(await scripts(page).count(), 1);
  await page.goto(await site.publish('[pricebook element="cellar"]'));
  await page.getByText('There is no such element').waitFor();
  assert.equal(await scripts(page).count(), 0);
  report('ok  a page with only the div loads the script; one without an element loads nothing');
}
