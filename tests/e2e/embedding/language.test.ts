import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { storeSession } from '../../support/app/app';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages, type WatchedPage } from '../../support/app/browser';

const app = appForTests();
const openPage = freshPages();

/** Opens a page with the price list. */
async function openPrices(html: string): Promise<Pick<WatchedPage, 'page' | 'expectComplaints'> & { list: Locator }> {
  const { page, expectComplaints } = await openPage();
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(`${app().url}/demo/embed/plain.html`);
  await page.locator('main').evaluate((main, content) => {
    main.innerHTML = content;
  }, html);
  return { page, expectComplaints, list: page.locator('pricebook-prices') };
}

const prices = '<pricebook-prices api-base="/"></pricebook-prices>';

/** A text, because the tests' compiler would rewrite the import. */
const configure = (options: string) => `import('/embed/pricebook.js').then(({ configure }) => configure(${options}))`;

test('lang of an ancestor, of the element and of the page decide the language, and configure overrules them', {
  tags: ['OK03', 'OT05'],
}, async () => {
  const { page, list } = await openPrices(`<div lang="de-AT">${prices}</div>`);
  await list.getByRole('heading', { name: 'Preisliste' }).waitFor();
  await list.getByRole('searchbox').fill('typed and not sent');

  const setLang = (selector: string, lang: string) =>
    page.locator(selector).evaluate((element, value) => element.setAttribute('lang', value), lang);
  await setLang('pricebook-prices', 'en');
  await list.getByRole('heading', { name: 'Price List' }).waitFor();
  await page.locator('pricebook-prices').evaluate((element) => element.removeAttribute('lang'));
  await list.getByRole('heading', { name: 'Preisliste' }).waitFor();
  await page.evaluate(configure("{ locale: 'en' }"));
  await list.getByRole('heading', { name: 'Price List' }).waitFor();
  await page.evaluate(configure("{ locale: 'de', messages: { prices: { title: 'Preise' } } }"));
  await list.getByRole('heading', { name: 'Preise' }).waitFor();
  await list.getByRole('button', { name: 'Neu anlegen' }).waitFor();
  await page.evaluate(configure("{ locale: 'en', messages: undefined }"));
  await list.getByRole('heading', { name: 'Price List' }).waitFor();
  await page.evaluate(configure('{ locale: undefined }'));
  await list.getByRole('heading', { name: 'Preisliste' }).waitFor();
  expect(await list.getByRole('searchbox').inputValue()).toBe('typed and not sent');
});

test('no English text is shown before those of the language', { tags: 'OK03' }, async () => {
  const { page } = await openPage();
  const { url } = app();
  await page.route(`${url}/embed/de.*.js`, async (route) => {
    await page.locator('pricebook-login').waitFor({ state: 'attached' });
    await route.continue();
  });
  await page.goto(`${url}/demo/embed/plain.html`);
  await page.evaluate(() => {
    const login = Object.assign(document.createElement('pricebook-login'), { lang: 'de' });
    const texts = new Set<string>();
    Reflect.set(globalThis, 'seenTexts', texts);
    new MutationObserver(() => texts.add(login.textContent ?? '')).observe(login, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    document.querySelector('main')?.append(login);
  });
  await page.getByLabel('Passwort', { exact: true }).waitFor();
  const seen = await page.evaluate((): string[] => [...Reflect.get(globalThis, 'seenTexts')]);
  expect(seen.join()).toContain('Passwort');
  expect(seen.filter((text) => /Sign In|Password/.test(text))).toEqual([]);
});

test('Arabic runs from right to left in a page that does not', { tags: 'OK03' }, async () => {
  const { page, list } = await openPrices(`<div lang="ar">${prices}</div>`);
  const heading = list.getByRole('heading', { name: 'قائمة الأسعار' });
  await heading.waitFor();
  const direction = () => list.locator('.pricebook').evaluate((root) => getComputedStyle(root).direction);
  expect(await direction()).toBe('rtl');
  const right = (await heading.boundingBox())?.x ?? 0;
  await page.evaluate(configure("{ locale: 'zh-CN' }"));
  await list.getByRole('heading', { name: '价格表' }).waitFor();
  expect(await direction()).toBe('ltr');
  expect((await list.getByRole('heading').first().boundingBox())?.x ?? 0).toBeLessThan(right);
});

test('a panel waits for its texts, and shows none in English', { tags: 'OK03' }, async () => {
  const { page, list } = await openPrices(`<div lang="de">${prices}</div>`);
  const requested = page.waitForRequest(/\/embed\/upload-texts\./);
  const code = page.waitForResponse(/\/embed\/price-upload\./);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/embed\/upload-texts\./, async (route) => {
    await isReleased;
    await route.continue();
  });
  await list.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await Promise.all([requested, code]);
  expect(
    await page
      .getByRole('dialog')
      .getByText(/Choose|Upload/)
      .count(),
  ).toBe(0);
  release();
  await page.getByRole('dialog', { name: 'Datei hochladen' }).getByRole('button', { name: 'Datei wählen' }).waitFor();
  expect(
    await page
      .getByRole('dialog')
      .getByText(/Choose|file/i)
      .allInnerTexts(),
  ).toEqual([]);
});

test('texts of a panel that did not load are shown in English, and requested again for the next panel', {
  tags: 'OK03',
}, async () => {
  const { page, list, expectComplaints } = await openPrices(`<div lang="de">${prices}</div>`);
  expectComplaints(/texts did not load|ERR_FAILED/);
  await page.route(/\/embed\/upload-texts\./, (route) => route.abort(), { times: 1 });
  await list.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Upload File' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Preise ändern…' }).click();
  await page.getByRole('dialog', { name: 'Preise ändern' }).waitFor();
});

test('the history is in the language as the first panel that is opened', { tags: 'OK03' }, async () => {
  const { page, list } = await openPrices(
    '<div lang="de"><pricebook-prices api-base="/" price-history></pricebook-prices></div>',
  );
  await list.getByRole('button', { name: 'Alle Änderungen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Herunterladen|Download)$/ }).waitFor();
  expect(await dialog.getByRole('heading').first().innerText()).toBe('Alle Änderungen');
});
