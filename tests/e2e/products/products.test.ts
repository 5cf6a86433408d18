import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { holdRequests } from '../../support/pages/hold-requests';
import { isFocused } from '../../support/pages/keyboard';
import { openProducts } from '../../support/pages/open-products';
import { courtPicture } from '../../support/wire/picture';

const app = appForTests();
const openPage = freshPages();

/** Edits a product that belongs to the test. */
async function edit(sku: string, fields: Readonly<Record<string, unknown>> = {}) {
  const opened = await openProducts(openPage, app());
  const { products, wire } = opened;
  const product = await wire.create({ MAIN_SKU: sku, ...fields });
  await products.search.fill(sku);
  await products.total(1).waitFor();
  await products.editOf(sku).click();
  await products.form.field('Description').waitFor();
  return { ...opened, form: products.form, product };
}

describe('the products', () => {
  test('Enter in a list of suggestions does not save the form', { tags: 'LT03' }, async () => {
    const { page, form, wire } = await edit('ENTER-1');
    await form.field('Group name').fill('Adhes');
    await page.getByRole('option', { name: 'Adhesive' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Adhesive' }).waitFor({ state: 'detached' });
    await form.field('Description').fill('Typed after Enter');
    await form.submit.click();
    await form.sheet.waitFor({ state: 'detached' });
    expect((await wire.find('ENTER-1'))[0]).toMatchObject({ GROUP_NAME: 'Adhes', DESCRIPTION: 'Typed after Enter' });
  });

  test('have the specified columns in order, fixed at both edges', {
    tags: 'EP02',
  }, async () => {
    const { products } = await openProducts(openPage, app());
    expect(await products.columnNames()).toEqual([
      'Group name',
      'Main SKU',
      'Lookup SKU',
      'Description',
      'Unit',
      'Unit size',
      'Standard roll length',
      'Crowned strip length',
      'Weight per unit',
      'Order quantity',
      'Lead time',
      'Application group',
      'Sub group',
      'Logo changeable',
      'Prime logo names',
      'Exclusive',
      'Exclusive for company',
      'Status',
      'Action',
    ]);
  });

  test('request the visible columns, and the row when one is shown', { tags: 'EP04' }, async () => {
    const { page, products } = await openProducts(openPage, app());
    const keys = () =>
      page.locator('pricebook-products').evaluate(async (list: HTMLElementTagNameMap['pricebook-products']) => {
        const loaded = await list.refresh();
        return Object.keys(loaded?.items[0] ?? {}).sort();
      });
    await page.locator('pricebook-products').evaluate((list) => list.setAttribute('columns', 'GROUP_NAME,UNIT'));
    expect(await keys()).toEqual(['GROUP_NAME', 'ID', 'IMAGE_URL', 'MAIN_SKU', 'UNIT', 'VERSION']);
    await products.manageColumns.click();
    await products.columnsDialog.getByRole('checkbox', { name: 'Status' }).check();
    await products.columnsDialog.getByRole('button', { name: 'Save' }).click();
    await products.grid.getByRole('gridcell', { name: 'Active', exact: true }).first().waitFor();
    expect(await keys()).toContain('STATUS');
  });

  test('show no picture from an unsafe address', { tags: 'EP03' }, async () => {
    const { products, wire } = await openProducts(openPage, app());
    await wire.create({ MAIN_SKU: 'UNSAFE-1', GROUP_NAME: 'Unsafe', IMAGE_URL: 'http://pictures.test/a.png' });
    await products.search.fill('UNSAFE-1');
    await products.total(1).waitFor();
    expect(await products.groupOf('UNSAFE-1').locator('[data-picture]').count()).toBe(0);
  });

  test('do not move when a picture shows below its row', { tags: ['EP03', 'LS02'] }, async () => {
    const { products, wire } = await openProducts(openPage, app());
    await wire.create({ MAIN_SKU: 'STILL-1', GROUP_NAME: 'Still', IMAGE_URL: await wire.keepPicture() });
    await products.search.fill('STILL-1');
    await products.total(1).waitFor();
    const before = await products.grid.boundingBox();
    await products.groupOf('STILL-1').hover();
    await products.picture.waitFor();
    const tip = products.list.getByRole('tooltip');
    const shown = await tip.boundingBox();
    expect(shown).toMatchObject({ width: 240, height: 180 });
    const row = await products.groupOf('STILL-1').boundingBox();
    // The SKU beside the group remains visible.
    expect(shown?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    expect(await products.grid.boundingBox()).toEqual(before);
  });

  test('with a price are not deleted, with advice in the question', { tags: 'EP08' }, async () => {
    const { products, expectComplaints } = await openProducts(openPage, app());
    expectComplaints(/409/);
    const sku = await products.pickFirst('Delete');
    await products.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await products.deleteDialog.getByRole('alert').filter({ hasText: 'Delete its price first' }).waitFor();
    expect(await products.deleteDialog.textContent()).toContain(sku);
  });
});

describe('the form of a product', () => {
  test('requires no field, and shows the server’s errors by field', {
    tags: ['EP05', 'EP07'],
  }, async () => {
    const { products, host, expectComplaints } = await openProducts(openPage, app());
    expectComplaints(/400/);
    await products.createNew.click();
    await products.form.submit.click();
    await host.message('Failed to save product').waitFor();
    await products.form.sheet
      .getByRole('textbox', { name: 'Main SKU' })
      .and(products.form.sheet.locator('[aria-invalid]'))
      .waitFor();
  });

  test('shows the form’s message for a missing Main SKU', { tags: 'LT04' }, async () => {
    const { products, host, expectComplaints } = await openProducts(openPage, app());
    expectComplaints(/400/);
    const { form } = products;
    await products.createNew.click();
    await form.field('Description').fill('Without a SKU');
    await form.submit.click();
    // The message is inside the open form.
    await host.takeMessage('Enter a Main SKU.');
    await form.sheet.getByRole('alert').getByText('Enter a Main SKU.').waitFor();
    expect(await form.sheet.textContent()).not.toContain('MAIN_SKU');
    await form.field('Description').fill('Still without a SKU');
    expect(await form.field('Main SKU').getAttribute('aria-invalid')).toBe('true');
    await form.field('Main SKU').fill('T');
    expect(await form.sheet.getByText('Enter a Main SKU.').count()).toBe(0);
    expect(await form.field('Main SKU').getAttribute('aria-invalid')).toBeNull();
  });

  test('shows a concurrent change, and overwrites it only on request', { tags: 'EP09' }, async () => {
    const { form, wire, product, expectComplaints } = await edit('CONFLICT-1', { DESCRIPTION: 'old' });
    expectComplaints(/409/);
    await form.field('Description').fill('mine');
    await wire.change(product, { DESCRIPTION: 'theirs', UNIT: 'roll' });
    await form.submit.click();
    await form.sheet.getByRole('row', { name: 'Description theirs mine' }).waitFor();
    await form.keepMine.click();
    await form.sheet.waitFor({ state: 'detached' });
    expect((await wire.find('CONFLICT-1'))[0]).toMatchObject({ DESCRIPTION: 'mine' });
  });

  test('asks before discarding typed input, and returns the focus', { tags: 'EP12' }, async () => {
    const { page, products, form } = await edit('ASKED-1');
    await form.field('Unit').fill('pail');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await products.list
      .getByRole('dialog', { name: 'Discard what you typed?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await form.sheet.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(products.editOf('ASKED-1'))).toBe(true);
  });

  test('shows the error of a wrong image address beside it', { tags: 'EP07' }, async () => {
    const { form } = await edit('ADDRESS-1');
    await form.field('Image address').fill('pictures/court.png');
    expect(await form.submit.getAttribute('aria-disabled')).toBe('true');
    expect(await form.field('Image address').getAttribute('aria-invalid')).toBe('true');
    await form.sheet.getByText('An address that begins with https:// or http://').waitFor();
    await form.field('Image address').fill('https://pictures.test/court.png');
    expect(await form.field('Image address').getAttribute('aria-invalid')).toBeNull();
  });

  test('is locked while it is saved, each field in the same look', { tags: ['EP07', 'NC91'] }, async () => {
    const { page, form, wire } = await edit('LOCKED-1', { STATUS: 'Active' });
    const release = await holdRequests(page, /updateProduct$/);
    await form.field('Description').fill('Saved');
    await Promise.all([page.waitForRequest(/updateProduct$/), form.submit.click()]);
    for (const name of ['Status', 'Exclusive', 'Group name', 'Image address']) {
      expect(await form.field(name).isEditable(), name).toBe(false);
    }
    expect(await form.field('Status').inputValue()).toBe('Active');
    const looks = await Promise.all(
      ['Status', 'Description'].map((name) =>
        form.field(name).evaluate((control) => {
          const { backgroundColor, color, borderColor } = getComputedStyle(control);
          return [backgroundColor, color, borderColor];
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await form.imageFile.isEnabled()).toBe(false);
    release();
    await form.sheet.waitFor({ state: 'detached' });
    expect((await wire.find('LOCKED-1'))[0]).toMatchObject({ DESCRIPTION: 'Saved', STATUS: 'Active' });
  });

  test('uploads a chosen image, and again after a failure', { tags: ['EP07', 'LS07', 'LS16'] }, async () => {
    const { page, form, host, expectComplaints } = await edit('NO-IMAGE-1');
    expectComplaints(/415/);
    await form.imageFile.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
    await host.message('Upload failed').waitFor();
    await form.sheet.getByText(/^Upload failed\. /).waitFor();
    // The message does not cover the form's close button.
    const message = await host.message('Upload failed').boundingBox();
    const close = await form.sheet.getByRole('button', { name: 'Close' }).boundingBox();
    expect(message?.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
    await form.sheet.getByText('Upload again or remove the Image file').waitFor();
    await Promise.all([page.waitForResponse(/uploadFile$/), form.uploadImage.click()]);
    await form.sheet.getByText(/^Upload failed\. /).waitFor();
    await form.sheet.getByRole('button', { name: 'Remove file' }).click();
    await form.sheet
      .getByText(/^Upload/)
      .filter({ hasText: 'Image file' })
      .waitFor({ state: 'detached' });
    expect(await form.field('Image address').inputValue()).toBe('');

    // Text typed during an upload is preserved.
    await form.imageFile.setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: courtPicture() });
    await form.field('Description').fill('Typed meanwhile');
    await form.sheet.getByText('Uploaded.').waitFor();
    expect(await form.field('Description').inputValue()).toBe('Typed meanwhile');
    expect(await form.field('Image address').inputValue()).toMatch(/\/api\/file\//);
  });
});
