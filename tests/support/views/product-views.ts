import { storeSession } from '../app/app';
import { productListPage } from '../pages/product-list.page';
import { uploadPanel } from '../pages/upload.page';
import { courtPicture } from '../wire/picture';
import { productsOf } from '../wire/products-by-wire';
import type { Stage, View } from './view';

async function showProducts({ page, app, proxy, session }: Stage) {
  await storeSession(page, session, proxy.url);
  await page.goto(`${proxy.url}/products`);
  const products = productListPage(page);
  await products.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { page, products, wire: productsOf(app, session.accessToken) };
}

/** Shows a product with a picture that belongs to this view, so that no view changes the product of another. */
async function showOwn(stage: Stage, sku: string) {
  const shown = await showProducts(stage);
  const { products, wire } = shown;
  const fields = { MAIN_SKU: sku, GROUP_NAME: 'Crowned strip', DESCRIPTION: 'Line strip, red, 75 mm' };
  const product =
    (await wire.find(sku))[0] ?? (await wire.create({ ...fields, IMAGE_URL: await wire.keepPicture(), UNIT_SIZE: 75 }));
  await products.search.fill(sku);
  await products.total(1).waitFor();
  return { ...shown, product };
}

async function editOwn(stage: Stage, sku: string) {
  const shown = await showOwn(stage, sku);
  await shown.products.pickFirst('Edit');
  await shown.products.form.picture.waitFor();
  return { ...shown, form: shown.products.form };
}

/** The views of the products. */
export const productViews: readonly View[] = [
  { name: 'products', show: showProducts },
  {
    name: 'product-picture',
    async show(stage) {
      const { products, product } = await showOwn(stage, 'PICTURED-75-RED');
      await products.groupOf(product.MAIN_SKU).hover();
      await products.picture.waitFor();
    },
  },
  {
    name: 'product-filter-dialog',
    async show(stage) {
      const { products } = await showProducts(stage);
      await products.filter.click();
      await products.chooseFilter('Exclusive', 'YES');
    },
  },
  {
    name: 'product-columns',
    async show(stage) {
      const { products } = await showProducts(stage);
      await products.manageColumns.click();
      await products.dragHandleOf('Main SKU').waitFor();
    },
  },
  {
    name: 'product-create',
    async show(stage) {
      const { products } = await showProducts(stage);
      await products.createNew.click();
      await products.form.sheet.getByRole('combobox', { name: 'Group name' }).waitFor();
      await products.form.uploadImage.click();
    },
  },
  {
    name: 'product-edit',
    async show(stage) {
      const { form } = await editOwn(stage, 'PICTURED-75-RED');
      await form.field('Unit size').fill('wide');
      await form.add('Application group', 'Gymnasium floors');
    },
  },
  {
    name: 'product-image-chosen',
    async show(stage) {
      const { form } = await editOwn(stage, 'PICTURED-75-RED');
      await form.imageFile.setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: courtPicture() });
    },
  },
  {
    name: 'product-conflict',
    async show(stage) {
      const { form, wire, product } = await editOwn(stage, 'CONTESTED-50');
      await form.field('Description').fill('Line strip, blue');
      const [now] = await wire.find(product.MAIN_SKU);
      if (!now) throw new Error('The product is not there.');
      await wire.change(now, { DESCRIPTION: `Line strip, green ${now.VERSION}` });
      await form.submit.click();
      await form.keepMine.waitFor();
    },
  },
  {
    name: 'product-delete',
    async show(stage) {
      const { products } = await showProducts(stage);
      await products.pickFirst('Delete');
      await products.deleteDialog.waitFor();
    },
  },
  {
    name: 'product-upload-preview',
    async show(stage) {
      const { page, products } = await showProducts(stage);
      const upload = uploadPanel(page, 'products');
      const [first = '', second = ''] = await products.names();
      await upload.open();
      await upload.choose('products.csv', [
        'MAIN_SKU,DESCRIPTION,UNIT_SIZE,EXCLUSIVE,APPLICATION_GROUP,STATUS',
        `${first},Line strip,75,YES,"Gym, Court",Active`,
        `${second},Line strip,wide,perhaps,,Active`,
      ]);
      await upload.panel.getByText('2 errors to correct first').first().waitFor();
    },
  },
  {
    name: 'product-duplicates',
    async show(stage) {
      const { page, products } = await showProducts(stage);
      const upload = uploadPanel(page, 'products');
      const skus = await products.names();
      await upload.open();
      await upload.choose('products.csv', [
        'MAIN_SKU,DESCRIPTION,UNIT_SIZE,LOGO_CHANGEABLE,APPLICATION_GROUP',
        ...skus.slice(0, 4).map((sku) => `${sku},A line strip for courts and halls,640,YES,"Gym, Court, Hall"`),
      ]);
      await upload.panel.getByText('4 rows checked, no errors.').waitFor();
      await upload.submit.click();
      await upload.panel.getByRole('article').first().waitFor();
    },
  },
];
