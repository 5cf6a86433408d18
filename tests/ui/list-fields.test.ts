import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdRequests } from '../support/pages/hold-requests';
import { galleryForTests } from './gallery-page';

const { openGallery, openSheet } = galleryForTests();

const chunk = /combobox-control/;

describe('a combobox', () => {
  test('finds one of 2,000 by part; Esc closes only its list', async () => {
    const { page, sheet } = await openSheet();
    const sku = sheet.getByRole('combobox', { name: 'Main SKU' });
    await sku.fill('1999');
    await page.getByRole('option', { name: 'CL-1999' }).waitFor();
    await sku.press('Enter');
    expect(await sku.inputValue()).toBe('CL-1999');
    await sku.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await sku.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await sheet.isVisible()).toBe(true);
    expect(await sku.inputValue()).toBe('CL-1999');
  });

  test('adds several values, removes by cross, and by Backspace', async () => {
    const { page, sheet } = await openSheet();
    const country = sheet.getByRole('combobox', { name: 'Country' });
    const crosses = sheet.getByRole('button', { name: /^Remove CL-/ });
    const chosen = () => crosses.evaluateAll((all) => all.map((cross) => cross.getAttribute('aria-label')?.slice(7)));
    await country.fill('0007');
    await page.getByRole('option', { name: 'CL-0007' }).click();
    expect(await chosen()).toEqual(['CL-0001', 'CL-0002', 'CL-0007']);
    await sheet.getByRole('button', { name: 'Remove CL-0001' }).click();
    await country.fill('');
    await country.press('Backspace');
    await expect.poll(chosen).toEqual(['CL-0002']);
  });

  test('keeps its values on Esc, which is for the dialog', async () => {
    const { page, sheet, name } = await openSheet();
    await name.fill('typed');
    await sheet.getByRole('combobox', { name: 'Country' }).press('Escape');
    await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Cancel' }).click();
    expect(await sheet.getByRole('button', { name: /^Remove CL-/ }).count()).toBe(2);
  });

  test.each([
    ['a click into another', (other: Locator) => other.click()],
    ['Shift+Tab into another', (other: Locator) => other.page().keyboard.press('Shift+Tab')],
    ['a click into a text field', (_: Locator, name: Locator) => name.click()],
  ])('of free texts adds the typed one on %s', async (_, leave) => {
    const { sheet, name } = await openSheet();
    const keywords = sheet.getByRole('combobox', { name: 'Keywords' });
    await keywords.fill('typed');
    await leave(sheet.getByRole('combobox', { name: 'Country' }), name);
    await sheet.getByRole('button', { name: 'Remove typed' }).waitFor();
    expect(await keywords.inputValue()).toBe('');
  });

  test('that is clicked before its code has loaded opens then', { tags: 'NC12' }, async () => {
    const page = await openGallery();
    const release = await holdRequests(page, chunk);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('textbox', { name: 'Main SKU' }).click();
    release();
    await page.getByRole('option').first().waitFor();
    const control = page.getByRole('combobox', { name: 'Main SKU' });
    expect(await control.evaluate((input) => input.matches(':focus'))).toBe(true);
  });

  test.each([
    ['Main SKU', '1999', 'CL-1999'],
    ['Country', '0042', 'CL-0042'],
    ['Keywords', 'new word', 'Add “new word”'],
  ])('that is typed into before its code has loaded finds its options then: %s', { tags: 'GC03' }, async (...given) => {
    const [label, text, found] = given;
    const page = await openGallery();
    const release = await holdRequests(page, chunk);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('textbox', { name: label }).focus();
    await page.keyboard.type(text.slice(0, -1));
    // Enter chooses nothing yet, and does not submit the form.
    if (label !== 'Keywords') await page.keyboard.press('Enter');
    release();
    const control = page.getByRole('combobox', { name: label });
    await control.waitFor();
    await expect.poll(() => control.inputValue()).toBe(text.slice(0, -1));
    await page.keyboard.type(text.slice(-1));
    expect(await control.inputValue()).toBe(text);
    await page.getByRole('option', { name: found }).waitFor();
  });

  test('of free texts adds what was typed and left before its code has loaded', { tags: 'GC03' }, async () => {
    const page = await openGallery();
    const release = await holdRequests(page, chunk);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('textbox', { name: 'Keywords' }).fill('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.getByRole('textbox', { name: 'Name' }).click();
    release();
    await page.getByRole('combobox', { name: 'Keywords' }).waitFor();
    for (const word of ['one', 'two']) await page.getByRole('button', { name: `Remove ${word}` }).waitFor();
  });

  test('that is focused before its code has loaded keeps the focus', async () => {
    const page = await openGallery();
    const release = await holdRequests(page, chunk);
    await page.getByRole('button', { name: 'Open' }).click();
    const sku = page.getByRole('textbox', { name: 'Main SKU' });
    await sku.focus();
    release();
    const control = page.getByRole('combobox', { name: 'Main SKU' });
    await control.waitFor();
    await expect.poll(() => control.evaluate((input) => input.matches(':focus'))).toBe(true);
  });
});
