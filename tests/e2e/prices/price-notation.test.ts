import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openOnePrice } from '../../support/pages/one-price';

const app = appForTests();
const openPage = freshPages();

/** A person's typing speed, in milliseconds per key. */
const delay = 60;

/** One price record, in a page in German. */
async function openInGerman() {
  const opened = await openOnePrice(openPage, app());
  const { page, prices, cell } = opened;
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await prices.list.getByRole('heading', { name: 'Preisliste' }).waitFor();
  const shown = async () => (await cell('SP - AUD - 01')).textContent();
  await expect.poll(shown).toBe('10,00');
  return { ...opened, shown };
}

test('prices are typed and shown with a comma before decimals, and stored with a point', { tags: 'OK02' }, async () => {
  const { page, typeInto, shown, stored } = await openInGerman();
  await typeInto('SP - AUD - 01', '12,5', delay);
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '12.5' });
  await expect.poll(shown).toBe('12,50');

  await typeInto('SP - AUD - 01', '13,25', delay);
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '13.25' });
});

test('a price that can be read in two ways is asked about before it is saved', { tags: 'OK02' }, async () => {
  const { page, typeInto, prices, stored, editor } = await openInGerman();
  await typeInto('SP - AUD - 01', '1.234', delay);
  await page.keyboard.press('Enter');
  await prices.list.getByText('Nur Ziffern und ein Dezimalkomma, oder ein Text.').waitFor();
  await prices.list.getByRole('button', { name: '1234 verwenden' }).waitFor();
  await prices.list.getByRole('button', { name: '1,234 verwenden' }).click();
  expect(await editor('SP - AUD - 01').inputValue()).toBe('1,234');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  await page.keyboard.press('Escape');
});

test('what is copied is pasted unchanged', { tags: 'OK02' }, async () => {
  const { page, cell, stored, typeInto, shown, made } = await openInGerman();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await typeInto('SP - AUD - 01', '11,5', delay);
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBe('11,50');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5' });
  const before = await stored();
  expect(before?.VERSION).not.toBe(made.VERSION);

  await (await cell('SP - AUD - 01')).click();
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('11,50');
  await page.keyboard.press('Control+V');
  await (await cell('SP - AUD - 02')).click();
  await page.keyboard.press('Control+V');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5', SP_AUD_02: '11.5' });
});

async function openForm() {
  const { page, prices, stored, sku } = await openInGerman();
  await prices
    .rowOf(sku)
    .getByRole('button', { name: `Preis von ${sku} bearbeiten` })
    .click();
  const form = page.getByRole('dialog');
  return { page, form, stored, price: form.getByRole('textbox', { name: 'SP - AUD - 01' }) };
}

test('the form shows and reads the same', { tags: 'OK02' }, async () => {
  const { form, price, stored } = await openForm();
  await price.waitFor();
  expect(await price.inputValue()).toBe('10,00');
  await price.fill('');
  await price.pressSequentially('10,25', { delay });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '10.25' });
});

test('the form asks about a price that can be read in two ways', { tags: 'OK02' }, async () => {
  const { page, form, price, stored } = await openForm();
  await price.fill('');
  await price.pressSequentially('1.234', { delay });
  await page.keyboard.press('Enter');
  await form.getByText('Lässt sich auf zwei Arten lesen').waitFor();
  await form.getByRole('button', { name: '1,234 verwenden' }).waitFor();
  await form.getByRole('button', { name: '1.234,00 verwenden' }).click();
  await expect.poll(() => price.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(await price.inputValue()).toBe('1234');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '1234' });
});

test('a file headed in the language is recognised, previewed and stored, as one headed in English is', {
  tags: 'OK02',
}, async () => {
  const { page, prices, stored, sku } = await openInGerman();
  await prices.list.getByRole('button', { name: 'Hochladen', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Datei hochladen' });
  const buffer = Buffer.from(`Artikelnummer;SP - AUD - 01\n${sku};"12,25"\n`);
  await panel.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  await panel.getByText('1 Zeile geprüft', { exact: false }).waitFor();
  await panel.getByRole('columnheader', { name: 'Artikelnummer' }).waitFor();
  expect(await panel.getByText('Main SKU').allInnerTexts()).toEqual([]);
  await panel.getByRole('button', { name: 'Datei senden' }).click();
  const review = page.getByRole('dialog', { name: 'Duplikate klären' });
  await review.getByText('12,25').waitFor();
  await review.getByRole('button', { name: 'Änderungen bestätigen' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '12.25' });
});
