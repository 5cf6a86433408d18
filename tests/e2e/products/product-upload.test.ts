import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openProducts } from '../../support/pages/open-products';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();
const header = 'Main SKU,Unit size,Exclusive,Application group,Status';

test('a product sheet is checked, uploaded, reviewed and confirmed', { tags: 'EP10' }, async () => {
  const { page, products, host, wire } = await openProducts(openPage, app());
  const upload = uploadPanel(page, 'products');
  const fields = { UNIT_SIZE: 10, EXCLUSIVE: false, APPLICATION_GROUP: ['Gym'] };
  const one = await wire.create({ MAIN_SKU: 'SHEET-1', ...fields });
  const two = await wire.create({ MAIN_SKU: 'SHEET-2', ...fields });

  // Invalid cells are marked and counted, and prevent sending the file.
  await upload.open();
  await upload.choose('products.csv', [header, 'SHEET-1,wide,maybe,Gym,', 'SHEET-1,-1,YES,Gym,Active']);
  await upload.panel.getByText('6 errors to correct first').first().waitFor();
  for (const said of [
    '1 cell without a valid number',
    '1 negative number',
    'other than YES or NO',
    'other than Active or Inactive',
  ])
    await upload.panel.getByText(said).first().waitFor();

  // One new row, one with a changed list and boolean, one whose change of status is excluded in the review.
  await upload.choose('products.csv', [
    header,
    'SHEET-1,100,TRUE,"Gym, ""Baker, Sons""",Active',
    'SHEET-2,12.5,NO,Gym,Inactive',
    'SHEET-3,1,,,Active',
  ]);
  await upload.panel.getByText('3 rows checked, no errors.').waitFor();
  await upload.submit.click();
  await upload.panel.getByText('1 row added, 0 unchanged, 2 differ').waitFor();
  await upload.panel.getByText('Unit size becomes about ten times the old value.').waitFor();
  await upload.change('SHEET-2', 'Status').click();
  await upload.panel.getByText('2 of 2 rows, 4 of 5 changes taken').waitFor();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.getByRole('button', { name: 'Confirm 4 changes, 1 of them big' }).click();
  await host.message('Changes confirmed successfully!').first().waitFor();
  await upload.panel.waitFor({ state: 'detached' });

  const stored = await wire.find('SHEET-');
  expect(stored).toMatchObject([
    { ID: one.ID, UNIT_SIZE: 100, EXCLUSIVE: true, APPLICATION_GROUP: ['Gym', 'Baker, Sons'], STATUS: 'Active' },
    { ID: two.ID, UNIT_SIZE: 12.5, EXCLUSIVE: false, APPLICATION_GROUP: ['Gym'], STATUS: 'Active' },
    { MAIN_SKU: 'SHEET-3', UNIT_SIZE: 1, EXCLUSIVE: null, APPLICATION_GROUP: [], STATUS: 'Active' },
  ]);
  await products.search.fill('SHEET-3');
  await products.total(1).waitFor();
});

test('a link to an error focuses its cell in the last column', { tags: ['EP10', 'B003'] }, async () => {
  const { page } = await openProducts(openPage, app());
  const upload = uploadPanel(page, 'products');
  await upload.open();
  await upload.choose('products.csv', [`${header},Image address`, 'LAST-1,1,YES,Gym,Active,no-address']);
  await upload.panel.getByRole('button', { name: 'Go to row 2, Image address' }).click();
  await expect.poll(() => upload.focusedText()).toMatch(/^no-address/);
});
