import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { hostPage } from '../../support/pages/host.page';
import { loginPage } from '../../support/pages/login.page';
import { productListPage } from '../../support/pages/product-list.page';
import { courtPicture } from '../../support/wire/picture';
import { productsOf } from '../../support/wire/products-by-wire';
import { localDate, rowsOfDownload } from '../../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

test('a person creates, finds, views, changes, downloads and deletes a product', {
  tags: ['A012', 'EP01', 'EP02', 'EP04', 'EP06', 'EP07', 'EP08', 'EP11'],
}, async () => {
  const { page } = await openPage({ reducedMotion: 'no-preference' });
  const wire = productsOf(app(), (await app().signIn()).accessToken);
  const products = productListPage(page);
  const host = hostPage(page);
  const { form } = products;
  const sku = 'JOURNEY-75-RED';

  // Sign in: the products are shown first.
  await page.goto(app().url);
  await loginPage(page).signIn();
  await products.grid.getByRole('gridcell').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/products');
  expect(await products.heading.textContent()).toBe('products management');

  // Create: existing values are suggested, any other can be typed.
  await products.createNew.click();
  await form.field('Main SKU').fill(sku);
  await form.choose('Group name', 'Adhesive');
  await form.field('Sub group').fill('Made for the journey');
  await form.field('Description').fill('Line strip, red');
  await form.field('Unit size').fill('12.50');
  await form.field('Standard roll length').fill('.5');
  await form.field('Logo changeable').selectOption('YES');
  await form.field('Exclusive').selectOption('NO');
  await form.add('Application group', 'Baker, Sons');
  await form.add('Application group', 'Courts');

  // The picture: a file is required, and uploaded when it is chosen.
  await form.uploadImage.click();
  await form.sheet.getByText('Please select a file').waitFor();
  await form.imageFile.setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: courtPicture() });
  await form.sheet.getByText('Uploaded.').waitFor();
  expect(await form.field('Image address').inputValue()).toMatch(/\/api\/file\//);
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await host.message('Product saved successfully').waitFor();
  const [made] = await wire.find(sku);
  expect(made).toMatchObject({
    GROUP_NAME: 'Adhesive',
    SUB_GROUP: 'Made for the journey',
    UNIT_SIZE: 12.5,
    STANDARD_ROLL_LENGTH: 0.5,
    CROWNED_STRIP_LENGTH: null,
    LOGO_CHANGEABLE: true,
    EXCLUSIVE: false,
    APPLICATION_GROUP: ['Baker, Sons', 'Courts'],
    STATUS: 'Active',
  });

  // Its message opens it. Search, then filter.
  await host.message(sku).getByRole('button', { name: 'Show' }).click();
  await products.total(1).waitFor();
  expect(await products.search.inputValue()).toBe(sku);
  expect(await products.names()).toEqual([sku]);
  await products.filter.click();
  await products.chooseFilter('Sub Group', 'Made for the journey');
  await products.filterDialog.getByRole('button', { name: 'Save' }).click();
  await products.list.getByRole('button', { name: /Remove.*Sub Group/ }).waitFor();
  await products.search.fill('');
  await products.total(1).waitFor();
  expect(await products.cell(sku, 'Logo changeable')).toBe('YES');
  expect(await products.cell(sku, 'Exclusive')).toBe('NO');
  expect(await products.cell(sku, 'Prime logo names')).toBe('---');
  expect(await products.cell(sku, 'Weight per unit')).toBe('-');
  expect(await products.cell(sku, 'Application group')).toBe('Baker, Sons, Courts');

  // The picture is shown for the group's name.
  await products.scrollToColumn('Main SKU');
  await products.groupOf(sku).hover();
  await expect
    .poll(() => products.picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(320);
  await products.search.hover();
  await products.picture.waitFor({ state: 'detached' });

  // Edit, with a column hidden: the form has all fields.
  await products.manageColumns.click();
  await products.columnsDialog.getByRole('checkbox', { name: 'Sub group' }).uncheck();
  await products.columnsDialog.getByRole('button', { name: 'Save' }).click();
  await products.editOf(sku).click();
  await expect.poll(() => form.field('Sub group').inputValue()).toBe('Made for the journey');
  expect(await form.field('Unit size').inputValue()).toBe('12.5');
  await form.chip('Courts').click();
  await form.field('Unit size').fill('12 m');
  await form.sheet.getByText('Digits and a decimal point only, such as 12.5').waitFor();
  await form.field('Unit size').fill('13');
  await form.field('Status').selectOption('Inactive');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await expect.poll(() => products.cell(sku, 'Status')).toBe('Inactive');
  const [changed] = await wire.find(sku);
  expect(changed).toMatchObject({
    UNIT_SIZE: 13,
    APPLICATION_GROUP: ['Baker, Sons'],
    SUB_GROUP: 'Made for the journey',
  });

  // Download: the matching rows, with all fields.
  const [download] = await Promise.all([page.waitForEvent('download'), products.download.click()]);
  await host.message('Products downloaded successfully!').waitFor();
  expect(download.suggestedFilename()).toBe(`products_${localDate()}.xlsx`);
  expect(await rowsOfDownload(download)).toEqual([
    expect.objectContaining({
      MAIN_SKU: sku,
      UNIT_SIZE: 13,
      APPLICATION_GROUP: '"Baker, Sons"',
      LOGO_CHANGEABLE: 'YES',
    }),
  ]);

  // Delete: the question names the SKU, and then it is no longer listed.
  await products.deleteOf(sku).click();
  const question = await products.deleteDialog.textContent();
  expect(question).toContain('are you sure you want to delete');
  expect(question).toContain(sku);
  await products.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await products.total(0).waitFor();
  expect(await wire.find(sku)).toEqual([]);
});
