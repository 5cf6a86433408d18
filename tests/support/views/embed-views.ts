import { priceListPage } from '../pages/price-list.page';
import type { View } from './view';

/** The views of the elements on foreign pages. */
export const embedViews: readonly View[] = [
  {
    name: 'login-in-place',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/plain.html`);
      await priceListPage(page).signedOut.click();
      await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email').waitFor();
    },
  },
  {
    name: 'embed-signed-out',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/plain.html`);
      await priceListPage(page).signedOut.waitFor();
    },
  },
  {
    name: 'embed-plain',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/plain.html`);
      await page.getByRole('button', { name: 'Enter as a customer' }).click();
      await priceListPage(page).grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'gallery',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/`);
      await page.getByRole('link', { name: 'Plain HTML' }).waitFor();
    },
  },
  {
    name: 'embed-article',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/article.html`);
      await page.getByRole('button', { name: 'Enter as the wholesaler' }).click();
      await priceListPage(page).grid.scrollIntoViewIfNeeded();
      await priceListPage(page).grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'embed-rtl',
    async show({ page, proxy }) {
      await page.goto(`${proxy.url}/demo/embed/rtl.html`);
      await page.getByRole('button', { name: 'دخول كموظف مبيعات' }).click();
      await priceListPage(page).grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
      await priceListPage(page)
        .list.getByRole('button', { name: /^تحرير سعر/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'SP - AUD - 01' }).waitFor();
    },
  },
];
