import type { Page } from 'playwright';
import { expect } from 'vitest';
import { companyListPage } from '../support/pages/company-list.page';
import { hostPage } from '../support/pages/host.page';
import { loginPage } from '../support/pages/login.page';
import { profilePage } from '../support/pages/people.page';
import { priceHistoryPage } from '../support/pages/price-history.page';
import { priceListPage } from '../support/pages/price-list.page';
import { productListPage } from '../support/pages/product-list.page';
import { uploadPanel } from '../support/pages/upload.page';
import { userListPage } from '../support/pages/user-list.page';
import { wholeCompany } from '../support/wire/companies-by-wire';
import { rowsOfDownload } from '../support/wire/workbook';
import type { BackEnd } from './back-end';
import { credentials } from './store';

/** The dependencies of a journey: a page that is signed in, unless the journey is about signing in. */
export interface Journey {
  readonly page: Page;
  readonly host: string;
  readonly backEnd: BackEnd;
}

type ListOf = { readonly total: (count: number) => ReturnType<Page['getByText']> } & Pick<
  ReturnType<typeof productListPage>,
  'deleteOf' | 'deleteDialog'
>;

type EditForm = Pick<ReturnType<typeof productListPage>['form'], 'submit' | 'keepMine' | 'sheet'>;

/** Saves an edited record; keeps what was typed where the back end says that somebody else has changed it. */
async function saveChange(form: EditForm, { variant }: BackEnd): Promise<void> {
  await form.submit.click();
  if (variant.conflicts) await form.keepMine.click();
  await form.sheet.waitFor({ state: 'detached' });
}

async function remove(list: ListOf, name: string): Promise<void> {
  await list.deleteOf(name).click();
  await list.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await list.deleteDialog.waitFor({ state: 'detached' });
}

/** Signs in, first with a wrong password, and signs out. */
export async function signInAndOut({ page, host }: Journey): Promise<void> {
  const login = loginPage(page);
  await page.goto(host);
  await login.signIn(credentials.email, 'wrong');
  await page.getByText('Login Failed').first().waitFor();
  await page.getByText('That is not the password.').first().waitFor();
  await login.signIn(credentials.email, credentials.password);
  await productListPage(page).rowOf('A-1').waitFor();
  await page.getByRole('button', { name: 'Profile: Ann Fielding' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await hostPage(page).confirmSignOut.getByRole('button', { name: 'Yes', exact: true }).click();
  await login.submit.waitFor();
}

/** Searches, filters, creates, edits and deletes products. */
export async function products({ page, host, backEnd }: Journey): Promise<void> {
  const list = productListPage(page);
  const { form } = list;
  const stored = () => backEnd.store().products;
  await page.goto(`${host}/products`);
  await list.total(3).waitFor();
  expect(await list.names()).toEqual(['A-1', 'A-2', 'B-1']);
  await list.search.fill('b-1');
  await list.total(1).waitFor();
  await list.search.fill('');
  await list.total(3).waitFor();
  await list.filter.click();
  await list.chooseFilter('Group Name', 'Tape');
  await list.filterDialog.getByRole('button', { name: 'Save' }).click();
  await list.total(1).waitFor();
  await list.button(/Remove.*Group Name/).click();
  await list.total(3).waitFor();

  await list.createNew.click();
  await form.field('Main SKU').fill('C-1');
  await form.field('Unit size').fill('2.5');
  await form.field('Exclusive').selectOption('NO');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await list.total(4).waitFor();
  expect(stored()[3]).toMatchObject({ MAIN_SKU: 'C-1', UNIT_SIZE: 2.5, EXCLUSIVE: false });

  const before = stored()[0];
  await list.editOf('A-1').click();
  await expect.poll(() => form.field('Unit size').inputValue()).toBe('2.5');
  expect(await form.field('Exclusive').inputValue()).toBe('NO');
  await form.field('Sub group').fill('Lines');
  await saveChange(form, backEnd);
  expect(asTexts(stored()[0])).toEqual(asTexts({ ...before, SUB_GROUP: 'Lines' }));

  await remove(list, 'C-1');
  await list.total(3).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), list.download.click()]);
  expect(await rowsOfDownload(file)).toHaveLength(3);
}

/** Creates, edits and deletes companies. */
export async function companies({ page, host, backEnd }: Journey): Promise<void> {
  const list = companyListPage(page);
  const { form } = list;
  const stored = () => backEnd.store().companies;
  await page.goto(`${host}/companies`);
  await list.total(2).waitFor();
  await list.createNew.click();
  await form.fillIn(wholeCompany);
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await list.total(3).waitFor();
  expect(stored()[2]).toMatchObject(wholeCompany);

  const before = stored()[1];
  await list.editOf('Tasman').click();
  await expect.poll(() => form.field('City').inputValue()).toBe('Perth');
  await form.field('Address 2').fill('Side gate');
  await saveChange(form, backEnd);
  expect(stored()[1]).toEqual({ ...before, ADDRESS2: 'Side gate' });

  await list.filter.click();
  await list.chooseFilter('City', 'Perth');
  await list.filterDialog.getByRole('button', { name: 'Save' }).click();
  await list.total(1).waitFor();
  await list.button(/Remove.*City/).click();
  await list.total(3).waitFor();
  await remove(list, wholeCompany.COMPANY_NAME);
  await list.total(2).waitFor();
}

/** Creates, edits and deletes users, and checks the pending ones. */
export async function users({ page, host, backEnd }: Journey): Promise<void> {
  const list = userListPage(page);
  const { form } = list;
  const stored = (email: string) => backEnd.store().users.find(({ EMAIL }) => EMAIL === email);
  await page.goto(`${host}/users`);
  await list.total(1).waitFor();
  expect(await list.cell('ines@courts.example', 'Last Access')).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d [AP]M$/);
  await list.createNew.click();
  await form.name.fill('Odette Farr');
  await form.role.selectOption('Sales');
  await form.email.fill('odette@courts.example');
  await form.chooseCompany('Tasman');
  await form.phone.fill('+61 2 5550 0144');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await list.total(2).waitFor();
  expect(stored('odette@courts.example')).toMatchObject({ ROLE: 'Sales', COMPANY: { COMPANY_NAME: 'Tasman' } });

  await list.pick('ines@courts.example', 'Edit');
  await expect.poll(() => form.company.inputValue()).toBe('Courts');
  await form.phone.fill('+61 2 5550 0155');
  await saveChange(form, backEnd);
  expect(stored('ines@courts.example')).toMatchObject({
    PHONE_NUMBER: '+61 2 5550 0155',
    COMPANY: { COMPANY_NAME: 'Courts' },
  });
  await list.pick('odette@courts.example', 'Delete');
  await list.deleteDialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await list.total(1).waitFor();
  await list.status.selectOption('Pending');
  await list.rowOf('otto@courts.example').waitFor();
}

/** Creates, edits and deletes prices. */
export async function prices({ page, host, backEnd }: Journey): Promise<void> {
  const list = priceListPage(page);
  const { form } = list;
  const stored = (sku: string) => backEnd.store().prices.find(({ MAIN_SKU }) => MAIN_SKU === sku);
  await page.goto(`${host}/prices`);
  await list.total(1).waitFor();
  // Without the calls of the history.
  if (!backEnd.variant.history)
    expect(await page.getByRole('button', { name: /^(Past uploads|Price history)/ }).count()).toBe(0);
  await list.createNew.click();
  await form.chooseSku('A-2');
  await expect.poll(() => form.group.inputValue()).toBe('Tape');
  await form.fillOne('7.5');
  await form.submit.click();
  await form.sheet.waitFor({ state: 'detached' });
  await list.total(2).waitFor();
  expect(stored('A-2')).toMatchObject({ SP_AUD_01: 7.5, SP_AUD_02: null, SP_USD_01: 7.5 });

  await list.editOf('A-1').click();
  await expect.poll(() => form.values('AUD')).toEqual(['12.50', 'POA']);
  await form.price('USD', 1).fill('9');
  await saveChange(form, backEnd);
  expect(stored('A-1')).toMatchObject({ SP_AUD_01: 12.5, SP_AUD_02: 'POA', SP_USD_01: 9 });

  const [file] = await Promise.all([page.waitForEvent('download'), list.download.click()]);
  expect(await rowsOfDownload(file)).toHaveLength(2);
  await remove(list, 'A-2');
  await list.total(1).waitFor();
}

/** Reads the history of a price and all changes, and takes an upload back. */
export async function history({ page, host, backEnd }: Journey): Promise<void> {
  const past = priceHistoryPage(page);
  await page.goto(`${host}/prices`);
  await past.historyOf('A-1').click();
  await past.history('A-1').getByText('Ines Moreau').first().waitFor();
  await past.history('A-1').getByText('12.50').first().waitFor();
  await past.history('A-1').getByRole('button', { name: 'Close' }).click();
  await past.showAllChanges.click();
  await past.changesOf('A-1').getByText('12.50').first().waitFor();
  await past.allChanges.getByRole('button', { name: 'Close' }).click();
  await past.pastUploads.click();
  expect(await past.uploadOf('spring.xlsx').innerText()).toMatch(/Ines Moreau/);
  await past.takeBackOf('spring.xlsx').click();
  await past.takeBack.getByText('A-1').first().waitFor();
  await past.confirm.click();
  await past.takeBack.waitFor({ state: 'detached' });
  expect(backEnd.store().prices[0]).toMatchObject({ MAIN_SKU: 'A-1', SP_AUD_01: 12 });
}

/** Uploads prices and products, one new and one changed each, and confirms the review. */
export async function uploads({ page, host, backEnd }: Journey): Promise<void> {
  const stored = (of: 'prices' | 'products', sku: string) =>
    backEnd.store()[of].find(({ MAIN_SKU }) => MAIN_SKU === sku);
  await page.goto(`${host}/prices`);
  await priceListPage(page).total(1).waitFor();
  const upload = async (area: 'prices' | 'products', lines: readonly string[]) => {
    const panel = uploadPanel(page, area);
    await panel.open();
    await panel.choose(`${area}.csv`, lines);
    await panel.panel.getByText('2 rows checked, no errors.').waitFor();
    await panel.submit.click();
    await panel.panel.getByRole('heading', { name: 'Resolve Duplicates' }).waitFor();
    await panel.panel.getByRole('button', { name: 'Confirm Changes' }).click();
    await hostPage(page).message('Changes confirmed successfully!').first().waitFor();
    await panel.panel.waitFor({ state: 'detached' });
  };
  await upload('prices', ['MAIN_SKU,SP_AUD_01', 'A-1,13', 'B-1,4.25']);
  await priceListPage(page).total(2).waitFor();
  expect(asTexts(stored('prices', 'A-1'))).toEqual(expect.arrayContaining(['SP_AUD_01: 13', 'SP_AUD_02: POA']));
  expect(stored('prices', 'B-1')).toMatchObject({ SP_AUD_01: 4.25 });
  await page.goto(`${host}/products`);
  await productListPage(page).total(3).waitFor();
  await upload('products', ['MAIN_SKU,SUB_GROUP', 'A-1,Lines', 'D-1,Lines']);
  await productListPage(page).total(4).waitFor();
  expect(stored('products', 'A-1')).toMatchObject({ SUB_GROUP: 'Lines', LEAD_TIME: '2 weeks' });
}

/** Changes the profile and turns two-factor on. */
export async function profile({ page, host, backEnd }: Journey): Promise<void> {
  const dialog = profilePage(page);
  await page.goto(`${host}/quotes`);
  await dialog.open();
  await dialog.name.fill('Ann Courtney');
  await dialog.save.click();
  await dialog.dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Profile: Ann Courtney' }).waitFor();
  expect(backEnd.store().person).toMatchObject({ NAME: 'Ann Courtney', PHONE_NUMBER: '+61 2 5550 0100' });
  await dialog.open();
  await dialog.qrCode.waitFor();
  await dialog.deviceName.fill('Pocket');
  await dialog.code.fill('123456');
  await dialog.enable.click();
  await expect.poll(() => dialog.device.inputValue()).toBe('Pocket');
}

/** A record in which null, empty and missing fields are equal. */
const asTexts = (record: Readonly<Record<string, unknown>> | undefined) =>
  Object.entries(record ?? {})
    .map(([key, value]) => `${key}: ${value ?? ''}`)
    .sort();
