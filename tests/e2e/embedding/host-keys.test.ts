import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openOnePrice } from '../../support/pages/one-price';

const app = appForTests();
const openPage = freshPages();

/** A price list on a page with shortcuts: their keys are recorded, Esc also in the capture phase, as libraries for dialogs listen. */
async function open() {
  const opened = await openOnePrice(openPage, app());
  const { page } = opened;
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seenKeys', seen);
    for (const type of ['keydown', 'keypress', 'keyup'] as const)
      document.addEventListener(type, (event) => void (event.key !== 'Escape' && seen.push(`${type} ${event.key}`)));
    document.addEventListener('keydown', ({ key }) => void (key === 'Escape' && seen.push('Escape')), true);
    document.addEventListener('keydown', ({ key }) => void (key === 'Escape' && seen.push('bubbling Escape')));
    document.addEventListener('keyup', ({ key }) => void (key === 'Escape' && seen.push('keyup Escape')));
  });
  const seenKeys = () => page.evaluate(() => (Reflect.get(globalThis, 'seenKeys') as string[]).splice(0));
  return { ...opened, seenKeys };
}

test('typed characters do not reach the shortcuts of the page', { tags: 'OH20' }, async () => {
  const { page, prices, cell, editor, seenKeys } = await open();
  await prices.search.focus();
  await page.keyboard.type('c/ 5');
  await page.keyboard.press('Backspace');
  expect(await seenKeys()).toEqual([]);
  await page.keyboard.press('Control+k');
  expect(await seenKeys()).toContain('keydown k');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await seenKeys();

  // In a cell, the first character opens the editor.
  await Promise.all([page.waitForResponse(/getPrice$/), prices.search.press('Enter')]);
  await prices.total(/^Total [\d,]{2,}/).waitFor();
  await (await cell('SP - AUD - 01')).click();
  await seenKeys();
  await page.keyboard.type('12');
  await editor('SP - AUD - 01').waitFor();
  expect(await seenKeys()).toEqual([]);
  await page.keyboard.press('Escape');
  await editor('SP - AUD - 01').waitFor({ state: 'detached' });
  expect(await seenKeys()).toEqual(['Escape']);

  // Elsewhere the page's shortcuts work.
  await prices.filter.focus();
  await page.keyboard.press('j');
  expect(await seenKeys()).toEqual(['keydown j', 'keypress j', 'keyup j']);
  // The first Esc closes the tooltip of the button, which a key press hides.
  await prices.search.focus();
  await prices.filter.focus();
  await prices.list.getByRole('tooltip').filter({ hasText: 'Filter' }).waitFor();
  await page.keyboard.press('Escape');
  // The browser closes it, and dispatches the release alone.
  expect(await seenKeys()).toEqual(['keyup Escape']);
  await page.keyboard.press('Escape');
  expect(await seenKeys()).toEqual(['Escape', 'bubbling Escape', 'keyup Escape']);
});

test('an Esc that closes something here closes nothing of the page, whose dialog may close on its release', {
  tags: 'OH20',
}, async () => {
  const { page, prices, sku, seenKeys } = await open();
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).focus();
  await page.keyboard.press('Escape');
  await prices.form.sheet.waitFor({ state: 'detached' });
  expect(await seenKeys()).toEqual([]);

  // The open list of a combobox first, then its dialog.
  await prices.filter.click();
  const combobox = prices.filterDialog.getByRole('combobox', { name: 'Group Name' });
  const option = prices.filterDialog.getByRole('option').first();
  await combobox.click();
  await option.waitFor();
  await page.keyboard.press('Escape');
  await option.waitFor({ state: 'detached' });
  expect(await seenKeys()).not.toContainEqual(expect.stringMatching(/bubbling|keyup/));
  expect(await prices.filterDialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await prices.filterDialog.waitFor({ state: 'detached' });
  expect(await seenKeys()).toEqual([]);
});
