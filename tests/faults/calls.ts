import type { Locator, Page } from 'playwright';
import { companyListPage } from '../support/pages/company-list.page';
import { priceListPage } from '../support/pages/price-list.page';
import { productListPage } from '../support/pages/product-list.page';
import { uploadPanel } from '../support/pages/upload.page';
import { userListPage } from '../support/pages/user-list.page';
import { wholeCompany } from '../support/wire/companies-by-wire';
import { courtPicture } from '../support/wire/picture';
import { accountCalls } from './account-calls';
import type { FaultyCall } from './call.types';
import { editCalls } from './edit-calls';
import { historyCalls } from './history-calls';

/** A form that the end of the session closed. */
const offered = { offered: /Unsaved entries of .* are kept/ } as const;

const lists = {
  company: {
    path: '/companies',
    list: companyListPage,
    one: 'Company',
    page: 'POST company/getCompanies',
    row: 'Tasman',
  },
  product: { path: '/products', list: productListPage, one: 'Product', page: 'POST product/getProduct', row: 'A-2' },
  users: { path: '/users', list: userListPage, one: 'User', page: 'POST users/getUsers', row: 'ines@courts.example' },
  price: { path: '/prices', list: priceListPage, one: 'Price', page: 'POST price/getPrice', row: 'A-1' },
} as const;
const filterCalls = {
  company: 'POST company/getCompanyFilterData',
  product: 'POST product/getProdctsFilterData',
  users: 'POST users/getUserFilterData',
  price: 'POST price/priceFiltersData',
} as const;

/** Fills in the form of a new record; returns the field whose text has to be preserved. */
const fillIn = {
  async company(page: Page) {
    const { form } = companyListPage(page);
    await form.fillIn(wholeCompany);
    return form.field('City');
  },
  async product(page: Page) {
    const { form } = productListPage(page);
    await form.field('Main SKU').fill('C-1');
    return form.field('Main SKU');
  },
  async users(page: Page) {
    const { form } = userListPage(page);
    await form.name.fill('Odette Farr');
    await form.role.selectOption('Sales');
    await form.email.fill('odette@courts.example');
    await form.chooseCompany('Tasman');
    await form.phone.fill('+61 2 5550 0144');
    return form.name;
  },
  async price(page: Page) {
    const { form } = priceListPage(page);
    await form.chooseSku('A-2');
    await form.fillOne('7.5');
    return form.price('AUD', 1);
  },
};

/** Changes the record in the open form; returns the field whose text has to be preserved. */
const change = {
  company: async (page: Page) => typed(companyListPage(page).form.field('Address 2'), 'Side gate'),
  product: async (page: Page) => typed(productListPage(page).form.field('Sub group'), 'Lines'),
  users: async (page: Page) => typed(userListPage(page).form.phone, '+61 2 5550 0155'),
  price: async (page: Page) => typed(priceListPage(page).form.price('USD', 1), '9'),
};

async function typed(field: Locator, text: string): Promise<Locator> {
  await field.fill(text);
  return field;
}

/** The calls that each list makes. */
function listCalls(area: keyof typeof lists): readonly FaultyCall[] {
  const { path, list: listOf, one, page: pageCall, row } = lists[area];
  const call = (name: string, effect: FaultyCall['effect'], prepare: FaultyCall['prepare']) =>
    ({ name, effect, path, prepare, ...(effect === 'write' && { list: pageCall }) }) as const;
  const opened = async (page: Page) => {
    const list = listOf(page);
    await list.rowOf(row).waitFor();
    return list;
  };
  return [
    {
      ...call(pageCall, 'read', async (page) => {
        const { search } = await opened(page);
        return { trigger: () => search.press('Enter') };
      }),
      result: (page) => listOf(page).rowOf(row),
    },
    {
      ...call(filterCalls[area], 'read', async (page) => ({ trigger: (await opened(page)).filter })),
      result: (page) => listOf(page).filterDialog.getByRole('combobox'),
    },
    {
      ...offered,
      // The record may stand already.
      retryBegins: pageCall,
      ...call(`POST ${area}/create${one}`, 'write', async (page) => {
        const list = await opened(page);
        await list.createNew.click();
        const field = await fillIn[area](page);
        return { trigger: list.form.submit, typed: field };
      }),
    },
    {
      ...offered,
      ...call(`PATCH ${area}/update${one}`, 'write', async (page) => {
        const list = await opened(page);
        await list.editOf(row).click();
        await list.form.sheet.waitFor();
        const field = await change[area](page);
        return { trigger: list.form.submit, typed: field };
      }),
    },
    call(`DELETE ${area}/delete${one}`, 'write', async (page) => {
      const list = await opened(page);
      await list.deleteOf(row).click();
      return { trigger: list.deleteDialog.getByRole('button', { name: 'Delete', exact: true }) };
    }),
  ];
}

/** The calls of a list that is uploaded and downloaded as spreadsheets. */
function sheetCalls(area: 'product' | 'price', lines: readonly string[]): readonly FaultyCall[] {
  const { path, list: listOf, row, page: list } = lists[area];
  const upload = area === 'product' ? 'POST product/uploadProduct' : 'POST price/uploadPrice';
  const download = area === 'product' ? 'POST product/getProduct?download=1' : 'GET price/getPrice?download=1';
  const checked = async (page: Page) => {
    await listOf(page).rowOf(row).waitFor();
    const panel = uploadPanel(page, area === 'product' ? 'products' : 'prices');
    await panel.open();
    await panel.choose('list.csv', lines);
    await panel.panel.getByText(/rows checked, no errors\./).waitFor();
    return panel;
  };
  return [
    {
      name: upload,
      effect: 'write',
      path,
      list,
      success: /Please confirm the changes|was accepted/,
      offered: /list\.csv is still open/,
      // The response must contain whether there are changes to confirm.
      outcomes: { 'wrong shape': 'unknown' },
      prepare: async (page) => ({ trigger: (await checked(page)).submit }),
      restore: async (page) => {
        const panel = uploadPanel(page, area === 'product' ? 'products' : 'prices');
        // A failure keeps the preview.
        await panel.panel.getByText(/rows checked, no errors\./).waitFor();
        return panel.submit;
      },
    },
    {
      name: `POST ${area}/confirmChanges`,
      effect: 'write',
      offered: /An upload waits for your confirmation/,
      path,
      list,
      prepare: async (page) => {
        const panel = await checked(page);
        await panel.submit.click();
        return { trigger: panel.panel.getByRole('button', { name: 'Confirm Changes' }) };
      },
    },
    {
      name: download,
      effect: 'read',
      path,
      // Only JSON can have another shape: a file is unchanged.
      outcomes: { 'wrong shape': 'done' },
      prepare: async (page) => {
        await listOf(page).rowOf(row).waitFor();
        return { trigger: listOf(page).button('Download') };
      },
    },
  ];
}

/** A read that a form makes when it opens. */
const formRead = (name: string, area: keyof typeof lists): FaultyCall => ({
  name,
  effect: 'read',
  path: lists[area].path,
  prepare: async (page) => {
    const list = lists[area].list(page);
    await list.rowOf(lists[area].row).waitFor();
    return { trigger: list.createNew };
  },
  result: (page) => lists[area].list(page).form.submit,
});

const formCalls: readonly FaultyCall[] = [
  formRead('GET company/getCompanyAttributes', 'company'),
  formRead('GET product/getProductAttributes', 'product'),
  formRead('GET price/getMainSkus', 'price'),
  formRead('GET company/getCompanyList', 'users'),
  { ...formRead('GET company/getCompanyList', 'product'), use: 'in the product form' },
  // The list of prices has all that its form needs.
  ...(['company', 'product', 'users'] as const).map(
    (area): FaultyCall => ({
      name: lists[area].page,
      use: 'before editing',
      // The list shows the record: a response without data does not say that it is gone.
      outcomes: { 'data null': 'failed' },
      effect: 'read',
      path: lists[area].path,
      prepare: async (page) => {
        const list = lists[area].list(page);
        await list.rowOf(lists[area].row).waitFor();
        return { trigger: list.editOf(lists[area].row) };
      },
      result: (page) => lists[area].list(page).form.submit,
    }),
  ),
  {
    ...offered,
    name: 'GET company/getPriceCategory',
    effect: 'read',
    path: '/companies',
    prepare: async (page) => {
      const list = companyListPage(page);
      await list.rowOf('Tasman').waitFor();
      await list.createNew.click();
      await list.form.field('Company name').fill('Northern Courts');
      return {
        trigger: () => list.form.choose('Currency', wholeCompany.CURRENCY),
        typed: list.form.field('Company name'),
      };
    },
  },
  {
    ...offered,
    name: 'POST product/uploadFile',
    effect: 'write',
    isSilentAfterLeaving: true,
    path: '/products',
    // The response must contain the address of the picture.
    outcomes: { '204': 'unknown', 'data null': 'unknown', 'wrong shape': 'unknown' },
    prepare: async (page) => {
      const list = productListPage(page);
      await list.rowOf('A-1').waitFor();
      await list.createNew.click();
      await list.form.field('Main SKU').fill('C-1');
      const picture = { name: 'court.png', mimeType: 'image/png', buffer: courtPicture(8, 8) };
      let isChosen = false;
      const trigger = () => {
        if (isChosen) return list.form.uploadImage.click();
        isChosen = true;
        return list.form.imageFile.setInputFiles(picture);
      };
      return { trigger, typed: list.form.field('Main SKU') };
    },
  },
];

/** All calls of spec.md, and those of price history. */
export const faultyCalls: readonly FaultyCall[] = [
  ...accountCalls,
  ...listCalls('company'),
  ...listCalls('product'),
  ...listCalls('users'),
  ...listCalls('price'),
  ...sheetCalls('product', ['MAIN_SKU,SUB_GROUP', 'A-1,Lines', 'D-1,Lines']),
  ...sheetCalls('price', ['MAIN_SKU,SP_AUD_01', 'A-1,13', 'B-1,4.25']),
  ...formCalls,
  ...editCalls,
  ...historyCalls,
];
