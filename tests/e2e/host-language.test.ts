import { expect, test } from 'vitest';
import { storeSession } from '../support/app/app';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';

const app = appForTests();
const openPage = freshPages();

test('the host page is in the language of the browser, its tabs and titles too', { tags: 'OK24' }, async () => {
  const { page } = await openPage({ locale: 'de-DE' });
  await page.goto(app().url);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('admin@pricebook.test');
  expect(await page.title()).toBe('Anmelden – Pricebook');
  expect(await page.getByRole('link', { name: 'Pricebook auf anderen Seiten' }).isVisible()).toBe(true);
  await page.getByLabel('Passwort', { exact: true }).fill('Pricebook-demo-1');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Preisliste' }).click();
  await page.getByRole('heading', { name: 'Preisliste', level: 2 }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link').allInnerTexts()).toEqual([
    'Angebote',
    'Produktverwaltung',
    'Firmenverwaltung',
    'Benutzerverwaltung',
    'Preisliste',
  ]);
});

test('the host page in Arabic runs from right to left; other languages get English', { tags: 'OK24' }, async () => {
  const documentIn = async (language: string) =>
    (await fetch(app().url, { headers: { 'Accept-Language': language } })).text();
  expect(await documentIn('ar-EG, en;q=0.5')).toContain('<html lang="ar" dir="rtl">');
  expect(await documentIn('zh-CN')).toContain('<html lang="zh-Hans">');
  expect(await documentIn('it')).toContain('<html lang="en">');
});

test('the record of changes is in the language of the page', { tags: 'OK24' }, async () => {
  const { page } = await openPage({ locale: 'de-DE' });
  await storeSession(page, await app().signIn(), app().url);
  await page.goto(`${app().url}/record`);
  await page.getByRole('heading', { name: 'Änderungsprotokoll', level: 2 }).waitFor();
  await page.getByRole('combobox', { name: /^Art/ }).selectOption('Anmeldung: erfolgt');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByRole('cell', { name: 'Anmeldung: erfolgt' }).first().waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toContain('Wann (UTC)');
});
