// Part of `npm run wordpress`: uses the plugin as a site's owner, its author and its visitor do.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { startApp } from '../support/app/app';
import { launchBrowser } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { priceListPage } from '../support/pages/price-list.page';
import { adminPassword, startWordPress, type WordPress } from './start-wordpress';

const pictures = fileURLToPath(new URL('../../screens/', import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Publishes a page of this content; answers its address. */
async function publish({ run, url }: WordPress, content: string): Promise<string> {
  const id = await run(`echo wp_insert_post([
    'post_title' => 'Prices for our partners', 'post_status' => 'publish', 'post_type' => 'page', 'post_author' => 1,
    'post_content' => wp_slash(base64_decode('${Buffer.from(content).toString('base64')}')),
  ]);`);
  return `${url}/?page_id=${id}`;
}

const scripts = (page: Page) => page.locator('script[src*="/embed/pricebook.js"]');

mkdirSync(pictures, { recursive: true });
const site = await startWordPress();
const app = await startApp({ corsOrigins: [site.url] });
const browser = await launchBrowser();
try {
  say(`WordPress ${await site.run('echo get_bloginfo("version");')} at ${site.url}, Pricebook at ${app.url}`);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // WordPress itself asks for pictures of the world outside.
    const isOutside = !message.location().url.startsWith('http://127.0.0.1:');
    if (message.type() === 'error' && !isOutside) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const take = (name: string) => page.screenshot({ path: `${pictures}wordpress-${name}.png` });

  // The owner says where the back end is.
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.goto(`${site.url}/wp-admin/options-general.php`);
  await page.getByLabel('Back end of Pricebook').fill(app.url);
  await take('settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings saved.').waitFor();
  assert.equal(await page.getByLabel('Back end of Pricebook').inputValue(), app.url);
  say('ok  the back end is an option of Settings, General');

  // The author places a block.
  await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
  await page.keyboard.press('Escape');
  await page.evaluate(`wp.data.dispatch('core/block-editor').insertBlock(wp.blocks.createBlock('pricebook/element'))`);
  const element = page.getByRole('combobox', { name: 'Element' }).or(page.getByLabel('Element'));
  await element.first().selectOption('prices');
  await take('editor');
  await page.evaluate(`(async () => {
    const [block] = wp.data.select('core/block-editor').getBlocks();
    wp.data.dispatch('core/block-editor').updateBlockAttributes(block.clientId, { readonly: true, pageSize: 10 });
    wp.data.dispatch('core/editor').editPost({ title: 'From the editor', status: 'publish' });
    await wp.data.dispatch('core/editor').savePost();
  })()`);
  const link = await page.evaluate(`wp.data.select('core/editor').getPermalink()`);
  say('ok  the block is placed, set and published in the editor');

  // The visitor sees it.
  await page.goto(String(link));
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
  await take('page');
  say('ok  the page of the block shows the list, read-only, 10 rows, signed in on the page');

  // A shortcode, twice, among text; its author is not to be trusted.
  const evil = `"><img src=x onerror=alert(1)>`;
  await page.goto(
    await publish(
      site,
      `<p>Before</p>\n[pricebook element="prices" readonly page-size="10" search='${evil}' onclick="alert(1)" api-base="https://evil.example"]\n<p>Between</p>\n[pricebook element="login"]`,
    ),
  );
  await prices.list.getByText('Total 0 items').waitFor();
  const attributes = await prices.list.evaluate((list) => [...list.attributes].map(({ name, value }) => [name, value]));
  assert.deepEqual(Object.keys(Object.fromEntries(attributes)), ['readonly', 'page-size', 'search']);
  assert.equal(await page.locator('img[src="x"]').count(), 0);
  assert.equal(await page.locator('pricebook-login').count(), 1);
  assert.equal(await scripts(page).count(), 1);
  await take('shortcode');
  say('ok  a shortcode gives only what an author may say, escaped; two of them print one script tag');

  // A div of the same author, on a page that a shortcode gives the script tag.
  const div = `<div data-pricebook="login" data-onfocus="alert(1)" data-autofocus data-tabindex="0" data-api-base="https://evil.example"></div>`;
  const ignored = page.waitForEvent('console', (message) =>
    message.text().includes('data-api-base on a div is ignored'),
  );
  await page.goto(await publish(site, `[pricebook element="prices"]\n${div}`));
  await ignored;
  assert.deepEqual(await page.locator('pricebook-login').evaluate((login) => login.getAttributeNames()), []);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('data-api-base on a div')));
  say('ok  a div in a post chooses no back end and sets no handler');

  await page.goto(await publish(site, '[pricebook element="cellar"]'));
  await page.getByText('Pricebook has no such element').waitFor();
  assert.equal(await scripts(page).count(), 0);
  say('ok  a page without an element loads nothing; its author is told of a wrong name');

  assert.deepEqual(complaints, []);
  const log = await site.run(`echo @file_get_contents(dirname(ABSPATH) . '/debug.log');`);
  assert.doesNotMatch(log, /plugins\/pricebook/);
  say('ok  no complaint in the console, and none of PHP about the plugin');
} finally {
  await browser.close();
  await app.close();
  await site.close();
}
