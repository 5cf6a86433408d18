import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { openProducts } from '../../support/pages/open-products';
import { rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('the keyboard alone does the whole product journey', {
  tags: ['EP01', 'EP03'],
}, async () => {
  const { page, products, wire } = await openProducts(openPage, app());
  const { keyboard } = page;
  const { form } = products;
  const sku = 'KEYBOARD-50';
  const picture = await wire.keepPicture();
  const tabTo = (element: Parameters<typeof pressUntilFocused>[2]) => pressUntilFocused(page, 'Tab', element);

  // Create: new values are typed into a field of one text and into a field of several.
  await tabToAndEnter(page, products.createNew);
  await form.field('Main SKU').waitFor();
  await tabTo(form.field('Main SKU'));
  await keyboard.type(sku);
  await tabTo(form.field('Group name'));
  await keyboard.type('Typed group');
  await tabTo(form.field('Image address'));
  await keyboard.type(picture);
  await tabTo(form.field('Application group'));
  await keyboard.type('Typed and left');
  await tabTo(form.field('Exclusive'));
  await keyboard.type('Y');
  await tabToAndEnter(page, form.submit);
  await form.sheet.waitFor({ state: 'detached' });
  const [made] = await wire.find(sku);
  expect(made).toMatchObject({
    GROUP_NAME: 'Typed group',
    APPLICATION_GROUP: ['Typed and left'],
    EXCLUSIVE: true,
    IMAGE_URL: picture,
  });

  // Search and filter.
  await tabTo(products.search);
  await keyboard.type(sku);
  await products.total(1).waitFor();
  await tabToAndEnter(page, products.filter);
  const exclusive = products.filterDialog.getByRole('combobox', { name: 'Exclusive', exact: true });
  await exclusive.waitFor();
  await tabTo(exclusive);
  await keyboard.type('YES');
  await page.getByRole('option', { name: 'YES', exact: true }).waitFor();
  await keyboard.press('Enter');
  await Promise.all([
    page.waitForResponse(/getProduct$/),
    tabToAndEnter(page, products.filterDialog.getByRole('button', { name: 'Save' })),
  ]);
  await products.list.getByRole('button', { name: /Remove.*Exclusive/ }).waitFor();

  // Picture: focusing the group's name shows it, until Esc.
  const toRow = async () => {
    await tabTo(products.grid.locator('[tabindex="0"]').first());
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowDown');
  };
  await toRow();
  await products.picture.waitFor();
  await keyboard.press('Escape');
  await products.picture.waitFor({ state: 'detached' });

  // Edit.
  await keyboard.press('End');
  await pressUntilFocused(page, 'ArrowRight', products.editOf(sku));
  await keyboard.press('Enter');
  await form.field('Description').waitFor();
  await tabTo(form.field('Unit size'));
  await keyboard.type('7.5');
  await keyboard.press('Enter');
  await form.sheet.waitFor({ state: 'detached' });

  // Download.
  const downloading = page.waitForEvent('download');
  await tabToAndEnter(page, products.download);
  expect(await rowsOfDownload(await downloading)).toEqual([expect.objectContaining({ MAIN_SKU: sku, UNIT_SIZE: 7.5 })]);

  // Delete.
  await toRow();
  await keyboard.press('End');
  await pressUntilFocused(page, 'ArrowRight', products.deleteOf(sku));
  await keyboard.press('Enter');
  await products.deleteDialog.waitFor();
  await tabToAndEnter(page, products.deleteDialog.getByRole('button', { name: 'Delete', exact: true }));
  await products.total(0).waitFor();
  expect(await wire.find(sku)).toEqual([]);
});
