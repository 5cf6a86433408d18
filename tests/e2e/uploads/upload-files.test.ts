import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openUpload } from '../../support/pages/open-upload';
import { phone } from '../../support/pages/touch';

const app = appForTests();
const openPage = freshPages();

test('a file is dropped anywhere on the dialog, one at a time', { tags: 'IU01' }, async () => {
  const { upload } = await openUpload(openPage, app());
  // The listeners are added after the dialog is painted.
  await expect
    .poll(async () => {
      await upload.drop('inside', 'one.csv', 'two.csv');
      return upload.panel.getByText('2 files were dropped and none was read').isVisible();
    })
    .toBe(true);
  expect(await upload.drop('beside', 'beside.csv')).toBe(true);
  await upload.panel.getByText('Please upload an Excel file to preview').waitFor();
  await upload.drop('inside', 'one.csv');
  await upload.panel.getByText('1 row checked.').waitFor();
  expect(await upload.panel.getByText('none was read').count()).toBe(0);
  await upload.drop('inside', 'two.csv');
  await expect.poll(() => upload.rows()).toEqual([['two.csv, not known', '2', '1.00']]);
});

test('cells pasted from a spreadsheet are previewed', { tags: ['IU02', 'IU03'] }, async () => {
  const { upload } = await openUpload(openPage, app());
  const cells = 'MAIN_SKU\tSP_AUD_01\tSP_AUD_02\r\nA-1\t1,284.50\t\r\nA-2\t7\t8\r\n';
  // The listeners are added after the dialog is painted.
  await expect.poll(() => upload.paste(cells)).toBe(true);
  await upload.panel.getByText('2 rows checked.').waitFor();
  await upload.panel.getByText('1 blank cell: the review shows where that clears a stored value').waitFor();
  await expect
    .poll(() => upload.rows())
    .toEqual([
      ['A-1, not known', '2', '1,284.50'],
      ['A-2, not known', '3', '7.00'],
    ]);
});

test('dropping and pasting are not offered on a touch screen', { tags: 'LT08' }, async () => {
  const ways = 'or drop it anywhere here, or paste rows copied from a spreadsheet';
  const withMouse = await openUpload(openPage, app());
  await withMouse.upload.panel.getByText(ways).waitFor();
  const { upload } = await openUpload(openPage, app(), { context: phone });
  await upload.panel.getByRole('button', { name: 'Choose file' }).waitFor();
  expect(await upload.panel.getByText(ways).isVisible()).toBe(false);
});
