import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { shownViews } from '../../support/views/shown-views';
import type { View } from '../../support/views/view';
import { views } from '../../support/views/views';

const { open } = shownViews();

const viewNamed = (name: string): View => {
  const view = views.find((one) => one.name === name);
  if (view === undefined) throw new Error(`There is no view ${name}.`);
  return view;
};

async function openInArabic(name: string, text: string): Promise<Page> {
  const page = await open(viewNamed(name), {});
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' }));
  await page.getByText(text).first().waitFor();
  return page;
}

/** Whether each part of a line begins to the left of the part before it. */
async function runsRightToLeft(...parts: readonly Locator[]): Promise<boolean> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const rights = boxes.map((box) => (box ? box.x + box.width : Number.NaN));
  return rights.every((right, at) => at === 0 || right < (rights[at - 1] ?? Number.NaN));
}

test('The file of an upload stands before its facts in Arabic', { tags: 'OT02' }, async () => {
  const page = await openInArabic('upload-preview', 'كل الصفوف');
  const line = page.getByRole('dialog').locator('p', { hasText: '.csv' }).first();
  expect(await runsRightToLeft(line.locator('b'), line.locator('span'))).toBe(true);
});

test('Records that an upload has changed stand before what happened to them in Arabic', { tags: 'OT02' }, async () => {
  const page = await openInArabic('take-back', 'ما الذي سيتغيّر');
  const line = page.getByRole('region', { name: 'ما الذي سيتغيّر' }).getByRole('listitem').first().locator('p');
  expect(await runsRightToLeft(line.locator('b'), line.locator('span'))).toBe(true);
});

test('Who has uploaded a file stands before when in Arabic', { tags: 'OT02' }, async () => {
  const page = await openInArabic('uploads', 'عمليات الرفع السابقة');
  const time = page.getByRole('dialog').locator('time').first();
  // The name is a text beside the element of the time.
  const nameAndTime = await time.evaluate((element) => {
    const range = document.createRange();
    range.setStartBefore(element.parentNode?.firstChild ?? element);
    range.setEndBefore(element);
    return [range.getBoundingClientRect().right, element.getBoundingClientRect().right];
  });
  expect(nameAndTime[0]).toBeGreaterThan(nameAndTime[1] ?? 0);
});

test('A new price stands where the arrow from the old one points in Arabic', { tags: 'OT02' }, async () => {
  const page = await openInArabic('change-prices-review', 'مراجعة التغييرات');
  const cell = page.getByRole('dialog').getByRole('gridcell').filter({ hasText: '→' }).first();
  const [from, arrow, to] = [cell.locator('span').first(), cell.getByRole('img'), cell.locator('span').nth(2)];
  expect(await runsRightToLeft(from, arrow, to)).toBe(true);
});

test('A list turns around at once when the language of the page changes to Arabic', { tags: 'OT02' }, async () => {
  const page = await open(viewNamed('prices'), {});
  const header = (place: number) => page.locator(`[role=columnheader][aria-colindex="${place}"]`).first();
  expect(await runsRightToLeft(header(1), header(2), header(3))).toBe(false);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await expect.poll(() => runsRightToLeft(header(1), header(2), header(3))).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
  await expect.poll(() => runsRightToLeft(header(1), header(2), header(3))).toBe(false);
});
