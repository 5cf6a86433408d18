import { expect, test } from 'vitest';
import { areas } from '../../../src/areas';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { loginPage } from '../../support/pages/login.page';
import { priceListPage } from '../../support/pages/price-list.page';
import { accessibilityFindings } from '../../support/views/axe';

const app = appForTests();
const openPage = freshPages();

test('the theming page previews changes, warns of low contrast, and exports CSS', {
  tags: 'FH05',
}, async () => {
  const { page, context } = await openPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${app().url}/demo/embed/theming.html`);
  await page.getByRole('button', { name: 'Enter as sales' }).click();
  const { createNew, grid } = priceListPage(page);
  await grid.getByRole('gridcell').first().waitFor();
  const look = () =>
    createNew.evaluate((button) => {
      const { backgroundColor, borderTopLeftRadius } = getComputedStyle(button);
      return [backgroundColor, borderTopLeftRadius];
    });
  expect(await accessibilityFindings(page)).toEqual([]);
  const [before] = await look();
  expect(await page.getByRole('list', { name: 'Contrast' }).count()).toBe(0);

  await page.getByLabel('--pricebook-accent, light', { exact: true }).fill('#ffcc00');
  await page.getByLabel('--pricebook-accent, dark', { exact: true }).fill('#806600');
  await page.getByText('Sizes, type, shadows, motion').click();
  await page.getByRole('textbox', { name: '--pricebook-radius', exact: true }).fill('1px');
  await expect.poll(look).toEqual(['rgb(255, 204, 0)', '1px']);
  const contrast = page.getByRole('list', { name: 'Contrast' });
  await contrast.getByText(/^on-accent on accent: 1\.\d in light/).waitFor();
  await page.getByRole('combobox', { name: 'Scheme' }).selectOption('dark');
  await expect.poll(async () => (await look())[0]).toBe('rgb(128, 102, 0)');

  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  const css = ':root {\n  --pricebook-accent: light-dark(#ffcc00, #806600);\n  --pricebook-radius: 1px;\n}\n';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(css);
  await page.getByRole('combobox', { name: 'Scheme' }).selectOption('light');
  await page.getByRole('button', { name: 'As it was' }).click();
  await expect.poll(look).toEqual([before, '6px']);
  await contrast.waitFor({ state: 'hidden' });
});

test('each element runs on its page, with attributes, methods and events', {
  tags: 'FH06',
}, async () => {
  const { page } = await openPage();
  await storeSession(page, await app().signIn(), app().url);
  const shown: unknown[] = [];
  for (const area of areas) {
    const tag = `pricebook-${area}`;
    await page.goto(`${app().url}/demo/embed/elements.html?element=${area}`);
    const events = page.getByRole('log', { name: 'Events' });
    await events.getByText('pricebook-ready').waitFor();
    await page.getByRole('combobox', { name: 'theme', exact: true }).selectOption('dark');
    await page.getByText(`<${tag} theme="dark"></${tag}>`).waitFor();
    const scheme = await page
      .locator(`${tag} .pricebook`)
      .first()
      .evaluate((root) => getComputedStyle(root).colorScheme);
    shown.push([await page.getByRole('heading', { level: 1, name: '<pricebook' }).textContent(), scheme]);
  }
  expect(shown).toEqual(areas.map((area) => [`<pricebook-${area}>`, 'dark']));

  await page.goto(`${app().url}/demo/embed/elements.html?element=prices`);
  const prices = priceListPage(page);
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const [sku = ''] = await prices.skus();
  await page.getByRole('checkbox', { name: 'readonly' }).check();
  await prices.createNew.waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'readonly' }).uncheck();
  await page.getByRole('button', { name: 'edit()' }).click();
  await prices.form.sheet.waitFor();
  expect(await prices.form.mainSku.inputValue()).toBe(sku);
  await prices.form.cancel.click();
  await page.getByRole('log', { name: 'Events' }).getByText('edit() returned').waitFor();
});

test('a page’s tall buttons do not affect links of the sign-in', { tags: 'FH09' }, async () => {
  const { page } = await openPage();
  await page.goto(`${app().url}/demo/embed/elements.html?element=login`);
  const { forgotLink, password } = loginPage(page);
  await page.evaluate(() => {
    const tall = new CSSStyleSheet();
    tall.replaceSync('button { min-height: 3rem; min-width: 10rem }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, tall];
  });
  const [link, field] = [await forgotLink.boundingBox(), await password.boundingBox()];
  expect(link && link.y + link.height).toBeLessThanOrEqual(field?.y ?? 0);
});
