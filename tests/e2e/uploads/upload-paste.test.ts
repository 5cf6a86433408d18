import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';

const app = appForTests();
const openPage = freshPages();

async function openToPaste() {
  const opened = await openUpload(openPage, app());
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return { ...opened, panel: opened.upload.panel };
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('a pasted column of mark-ups fills the levels, and other rows replace the file only after a question', {
  tags: 'QC80',
}, async () => {
  const { page, upload, panel } = await openToPaste();
  await upload.choose('costs.csv', ['MAIN_SKU;Cost', 'A-1;10']);
  await panel.getByRole('button', { name: 'Prices from this column, Cost' }).click();
  await panel.getByRole('button', { name: 'Prices from costs' }).click();
  await panel.getByLabel('Level 02').focus();
  await paste(page, '60\n57\n54.5\n52');
  const typed = () =>
    Promise.all(['01', '02', '03', '04', '05', '06'].map((level) => panel.getByLabel(`Level ${level}`).inputValue()));
  await expect.poll(typed).toEqual(['', '60', '57', '54.5', '52', '']);
  await panel.getByLabel('Factor', { exact: true }).focus();
  await paste(page, '1.1\t1.2');
  expect(await panel.getByText('Pasted rows.csv').count()).toBe(0);

  const question = page.getByRole('dialog', { name: 'Discard your choices?' });
  await panel.getByRole('button', { name: 'Fill blank levels' }).focus();
  await paste(page, 'MAIN_SKU\tSP_AUD_01\nB-1\t5');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect((await typed()).slice(1, 3)).toEqual(['60', '57']);
  await upload.drop('inside', 'dropped.csv');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await panel.getByRole('button', { name: 'Fill blank levels' }).focus();
  await paste(page, 'MAIN_SKU\tSP_AUD_01\nB-1\t5');
  await question.getByRole('button', { name: 'Discard' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => upload.rows()).toEqual([['B-1, not known', '2', '5.00']]);
});

test('another file is opened in place of one with choices only after a question', { tags: 'QC86' }, async () => {
  const { page, upload, panel } = await openToPaste();
  await upload.choose('first.csv', ['MAIN_SKU,SP_AUD_01', 'A-1,1']);
  await upload.choose('second.csv', ['MAIN_SKU,SP_AUD_01', 'A-1,x', 'B-1,5']);
  await expect.poll(() => upload.rows()).toHaveLength(2);
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('SP - AUD - 01').fill('7');
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  const correction = panel.getByText('Row 2, SP - AUD - 01: x → 7');
  await correction.waitFor();

  const question = page.getByRole('dialog', { name: 'Discard your choices?' });
  const third = { name: 'third.csv', mimeType: 'text/csv', buffer: Buffer.from('MAIN_SKU,SP_AUD_01\nC-1,9') };
  await panel.getByLabel('Choose another file').setInputFiles(third);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await correction.waitFor();
  await panel.getByLabel('Choose another file').setInputFiles(third);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => upload.rows()).toEqual([['C-1, not known', '2', '9.00']]);
});

test('cells pasted while a row is corrected leave the file as it is', { tags: 'QC80' }, async () => {
  const { page, upload, panel } = await openToPaste();
  await upload.choose('prices.csv', ['MAIN_SKU,SP_AUD_01,SP_AUD_02', 'A-1,1e5,2']);
  await panel.getByRole('button', { name: 'Correct row 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct row 2' });
  await dialog.getByLabel('SP - AUD - 01').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(page, '7\t8');
  await expect.poll(() => dialog.getByLabel('SP - AUD - 01').inputValue()).toMatch(/^7\s8$/);
  await dialog.getByRole('button', { name: 'Use corrections' }).focus();
  await paste(page, 'MAIN_SKU\tSP_AUD_01\nB-1\t5');
  await dialog.getByLabel('SP - AUD - 01').fill('7');
  await dialog.getByRole('button', { name: 'Use corrections' }).click();
  await panel.getByText('Row 2, SP - AUD - 01: 1e5 → 7').waitFor();
  await panel.getByText('prices.csv').first().waitFor();
});
