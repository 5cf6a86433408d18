import { expect, test } from 'vitest';
import { appForTests } from '../support/app/app-under-test';
import { freshPages } from '../support/app/browser';
import { loginPage } from '../support/pages/login.page';
import { officePage } from '../support/pages/office.page';
import { uploadPanel } from '../support/pages/upload.page';
import { wholeCompany } from '../support/wire/companies-by-wire';
import { courtPicture } from '../support/wire/picture';
import { localDate, rowsOfDownload, workbookOf } from '../support/wire/workbook';

const app = appForTests();
const openPage = freshPages();

const company = wholeCompany.COMPANY_NAME;
const newName = 'Tasman Court Marking';
const sku = 'DAY-50-GREEN';
const email = 'oona.tasker@tasman.example';

test('an administrator creates, finds, changes, exports, imports and deletes all records', {
  tags: ['DD01', 'DD02'],
  // Some 150 steps.
}, async () => {
  const { page, expectComplaints } = await openPage({ reducedMotion: 'no-preference' });
  // Deleting the company is refused at first.
  expectComplaints(/409/);
  const { host, companies, products, prices, users, goTo, save, find, narrow, remove } = officePage(page);
  await page.goto(app().url);
  await loginPage(page).signIn();
  await products.grid.getByRole('gridcell').first().waitFor();

  // A company.
  const companyCount = await goTo('Company Management', companies);
  await companies.createNew.click();
  await companies.form.fillIn(wholeCompany);
  await save(companies.form, 'Company created successfully!');
  await companies.total(companyCount + 1).waitFor();
  for (const [column, text] of [
    ['Unit', '3'],
    ['Address 1', '41 Sunderland Street'],
    ['City', 'Hobart'],
    ['Currency', 'AUD'],
    ['Price category strips', 'AUD 02'],
    ['Status', 'Active'],
    ['Custom logo', 'Club crest'],
  ] as const)
    expect(await companies.cell(company, column)).toBe(text);
  await find(companies, { by: company, filter: ['Region', 'Tasmania'] }, companyCount + 1);

  // A product with a picture, for that company alone.
  const productCount = await goTo('Products Management', products);
  await products.createNew.click();
  const product = products.form;
  await product.field('Main SKU').fill(sku);
  await product.choose('Group name', 'Adhesive');
  await product.field('Sub group').fill('Day strips');
  await product.field('Description').fill('Line strip, green');
  await product.field('Unit size').fill('12.5');
  await product.field('Exclusive').selectOption('YES');
  await product.choose('Exclusive for company', company);
  await product.imageFile.setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: courtPicture() });
  await product.sheet.getByText('Uploaded.').waitFor();
  await product.picture.waitFor();
  await save(product, 'Product saved successfully');
  await products.total(productCount + 1).waitFor();
  await find(products, { by: sku, filter: ['Sub Group', 'Day strips'] }, productCount + 1);
  await narrow(products, sku);
  for (const [column, text] of [
    ['Group name', 'Adhesive'],
    ['Description', 'Line strip, green'],
    ['Unit size', '12.5'],
    ['Logo changeable', '-'],
    ['Prime logo names', '---'],
    ['Exclusive', 'YES'],
    ['Exclusive for company', company],
  ] as const)
    expect(await products.cell(sku, column)).toBe(text);
  await products.scrollToColumn('Main SKU');
  await products.groupOf(sku).hover();
  await expect
    .poll(() => products.picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(320);

  // Its prices.
  const priceCount = await goTo('Price List', prices);
  await prices.createNew.click();
  await prices.form.chooseSku(sku);
  expect(await prices.form.group.inputValue()).toBe('Adhesive');
  await prices.form.fillOne('12.5');
  await save(prices.form, 'Price created successfully!');
  await prices.total(priceCount + 1).waitFor();
  await find(prices, { by: sku, filter: ['Sub Group', 'Day strips'] }, priceCount + 1);
  await narrow(prices, sku);
  expect(await prices.cell(sku, 'SP - AUD - 01')).toBe('12.50');
  expect(await prices.cell(sku, 'SP - AUD - 02')).toBe('-');
  expect(await prices.cell(sku, 'SP - USD - 01')).toBe('12.50');
  expect(await prices.cell(sku, 'Exclusive')).toBe('YES');

  // A user of that company.
  const userCount = await goTo('User Management', users);
  await users.createNew.click();
  await users.form.name.fill('Oona Tasker');
  await users.form.role.selectOption('Customer');
  await users.form.email.fill(email);
  await users.form.chooseCompany(company);
  await users.form.phone.fill('+61 3 5550 0123');
  await save(users.form, 'User created successfully!');
  await users.total(userCount + 1).waitFor();
  await find(users, { by: email, name: 'Oona Tasker', filter: ['Company', company] }, userCount + 1);
  for (const [column, text] of [
    ['Company', company],
    ['Roles', 'Customer'],
    ['Status', 'Active'],
    ['Phone Number', '+61 3 5550 0123'],
    ['Last Access', 'N/A'],
  ] as const)
    expect(await users.cell(email, column)).toBe(text);

  // Each is changed; the company's new name is shown everywhere.
  await goTo('Company Management', companies);
  await narrow(companies, company);
  await companies.editOf(company).click();
  await expect.poll(() => companies.form.field('City').inputValue()).toBe('Hobart');
  await expect.poll(() => companies.form.field('Price category bulk').inputValue()).toBe('AUD 01');
  await companies.form.field('Company name').fill(newName);
  await companies.form.field('City').fill('Launceston');
  await save(companies.form, 'Company updated successfully!');
  await companies.total(0).waitFor();
  await narrow(companies, newName);
  expect(await companies.cell(newName, 'City')).toBe('Launceston');

  await goTo('Products Management', products);
  expect(await products.search.inputValue()).toBe(sku);
  expect(await products.cell(sku, 'Exclusive for company')).toBe(newName);
  await products.editOf(sku).click();
  await expect.poll(() => product.field('Unit size').inputValue()).toBe('12.5');
  await product.picture.waitFor();
  await product.field('Unit size').fill('13.25');
  await save(product, 'Product saved successfully');
  await expect.poll(() => products.cell(sku, 'Unit size')).toBe('13.25');

  await goTo('Price List', prices);
  await prices.editOf(sku).click();
  await expect.poll(() => prices.form.values('AUD')).toEqual(['12.50']);
  expect(await prices.form.mainSku.getAttribute('readonly')).not.toBeNull();
  await prices.form.addPrice('AUD').click();
  await prices.form.price('AUD', 2).fill('11');
  await save(prices.form, 'Price updated successfully!');
  await expect.poll(() => prices.cell(sku, 'SP - AUD - 02')).toBe('11.00');

  await goTo('User Management', users);
  await narrow(users, email);
  expect(await users.cell(email, 'Company')).toBe(newName);
  await users.pick(email, 'Edit');
  await expect.poll(() => users.form.company.inputValue()).toBe(newName);
  await users.form.role.selectOption('Customer Manager');
  await save(users.form, 'User updated successfully!');
  await expect.poll(() => users.cell(email, 'Roles')).toBe('Customer Manager');

  // The prices, then the products: all of them are exported, and imported with one change, through review.
  for (const { area, tab, list, all, change, cell } of [
    {
      area: 'prices',
      tab: 'Price List',
      list: prices,
      all: priceCount + 1,
      change: { SP_AUD_01: 14 },
      cell: ['SP - AUD - 01', '14.00', { SP_AUD_01: 12.5, SP_AUD_02: 11, SP_USD_01: 12.5 }],
    },
    {
      area: 'products',
      tab: 'Products Management',
      list: products,
      all: productCount + 1,
      change: { DESCRIPTION: 'Line strip, dark green' },
      cell: ['Description', 'Line strip, dark green', { UNIT_SIZE: 13.25, EXCLUSIVE_FOR_COMPANY: newName }],
    },
  ] as const) {
    const [column, text, written] = cell;
    await goTo(tab, list);
    await list.search.fill('');
    await list.total(all).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), list.download.click()]);
    await host.takeMessage(/downloaded successfully!/);
    expect(download.suggestedFilename()).toBe(`${area}_${localDate()}.xlsx`);
    const rows = await rowsOfDownload(download);
    expect(rows).toHaveLength(all);
    expect(rows.find(({ MAIN_SKU }) => MAIN_SKU === sku)).toMatchObject(written);

    const upload = uploadPanel(page, area);
    await upload.open();
    const changed = rows.map((row) => (row.MAIN_SKU === sku ? { ...row, ...change } : row));
    await upload.chooseBytes(`${area}.xlsx`, workbookOf(changed));
    await upload.panel.getByText(`${all} rows checked, no errors.`).waitFor();
    await upload.submit.click();
    await upload.panel.getByText(`0 rows added, ${all - 1} unchanged, 1 differs`).waitFor();
    expect(await upload.pair(sku).isChecked()).toBe(true);
    await upload.panel.getByText('1 of 1 row, 1 of 1 change taken').waitFor();
    await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
    await host.takeMessage('Changes confirmed successfully!');
    await upload.panel.waitFor({ state: 'detached' });
    await list.total(all).waitFor();
    await narrow(list, sku);
    await expect.poll(() => list.cell(sku, column)).toBe(text);
  }

  // Each is deleted; the company after the records that reference it.
  await goTo('Company Management', companies);
  await companies.deleteOf(newName).click();
  await companies.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  const refusal = `${newName} is in use by 1 user and 1 exclusive product and was not deleted.`;
  await host.takeMessage(refusal);
  await companies.deleteDialog.getByText(refusal).waitFor();
  await companies.deleteDialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await goTo('Price List', prices);
  await remove(prices, sku, 'Price deleted successfully!', priceCount);
  await goTo('User Management', users);
  await narrow(users, email);
  await remove(users, email, 'User deleted successfully!', userCount);
  await goTo('Products Management', products);
  await remove(products, sku, 'Product deleted successfully!', productCount);
  await goTo('Company Management', companies);
  await narrow(companies, newName);
  await remove(companies, newName, 'Company deleted successfully!', companyCount);
});
