import type { Locator, Page } from 'playwright';
import { priceHistoryPage } from '../support/pages/price-history.page';
import { priceListPage } from '../support/pages/price-list.page';
import type { FaultyCall } from './call.types';
import type { Canned } from './fault-server';

const person = { NAME: 'Ines Rowe', EMAIL: 'ines@courts.example' };
const upload = { ID: 7, FILE_NAME: 'spring.xlsx', UPLOADED_AT: '2026-03-02T09:30:00Z', UPLOADED_BY: person };
const change = {
  ID: 3,
  PRICE_ID: 1,
  MAIN_SKU: 'A-1',
  ACTION: 'changed',
  CHANGED_AT: '2026-03-02T09:30:00Z',
  CHANGED_BY: person,
  KIND: 'upload',
  FILE_NAME: 'spring.xlsx',
  CHANGES: [{ KEY: 'SP_AUD_01', OLD: '12', NEW: '12.5' }],
};
const pageOf = (item: object) => ({
  items: [item],
  meta: { currentPage: 1, itemsPerPage: 20, totalItems: 1, totalPages: 1 },
});

/** The responses of a back end that stores a history of prices. */
export const historyResponses: Canned = {
  'POST price/getPriceHistory': { status: 200, data: pageOf(change) },
  'GET price/getPriceChanges': { status: 200, data: { items: [change], next: null } },
  'GET price/getPriceUploads': { status: 200, data: pageOf({ ...upload, CREATED: 0, CHANGED: 1, PENDING: 0 }) },
  'GET price/previewTakeBack': {
    status: 200,
    data: { upload, deleted: 0, restored: 1, items: [change], changedSince: { total: 0, items: [] } },
  },
  'POST price/takeBackUpload': { status: 200, data: { deleted: 0, restored: 1 } },
};

async function opened(page: Page) {
  await priceListPage(page).rowOf('A-1').waitFor();
  return priceHistoryPage(page);
}

async function openedUploads(page: Page) {
  const history = await opened(page);
  await history.pastUploads.click();
  return history;
}

/** Reloads with 'Try again', or by reopening the dialog if that is not offered. */
const openAgain = (trigger: (page: Page) => Locator) => async (page: Page) => {
  await page.getByRole('dialog').last().getByRole('alert').waitFor();
  if (!(await tryAgain(page).isVisible())) await page.keyboard.press('Escape');
  return trigger(page);
};

const tryAgain = (page: Page) => page.getByRole('dialog').last().getByRole('button', { name: 'Try again' });

/** The calls of price history, which the attribute `history` enables. */
export const historyCalls: readonly FaultyCall[] = [
  {
    name: 'POST price/getPriceHistory',
    effect: 'read',
    path: '/prices',
    prepare: async (page) => ({ trigger: (await opened(page)).historyOf('A-1') }),
    result: (page) => priceHistoryPage(page).history('A-1').getByRole('listitem'),
    restore: openAgain((page) => priceHistoryPage(page).historyOf('A-1')),
  },
  {
    name: 'GET price/getPriceChanges',
    effect: 'read',
    path: '/prices',
    prepare: async (page) => ({ trigger: (await opened(page)).showAllChanges }),
    result: (page) => priceHistoryPage(page).changesOf('A-1'),
    restore: openAgain((page) => priceHistoryPage(page).showAllChanges),
  },
  {
    name: 'GET price/getPriceUploads',
    effect: 'read',
    path: '/prices',
    prepare: async (page) => ({ trigger: (await opened(page)).pastUploads }),
    result: (page) => priceHistoryPage(page).uploadOf('spring.xlsx'),
    restore: openAgain((page) => priceHistoryPage(page).pastUploads),
  },
  {
    name: 'GET price/previewTakeBack',
    effect: 'read',
    path: '/prices',
    prepare: async (page) => ({ trigger: (await openedUploads(page)).takeBackOf('spring.xlsx') }),
    result: (page) => priceHistoryPage(page).confirm,
    // Nothing is confirmed without its effect.
    outcomes: { 'data null': 'failed' },
    restore: openAgain((page) => priceHistoryPage(page).takeBackOf('spring.xlsx')),
  },
  {
    name: 'POST price/takeBackUpload',
    effect: 'write',
    path: '/prices',
    list: 'POST price/getPrice',
    prepare: async (page) => {
      const history = await openedUploads(page);
      await history.takeBackOf('spring.xlsx').click();
      return { trigger: history.confirm };
    },
    async restore(page) {
      // After an unknown outcome the preview reloads, which may have failed too.
      if (await tryAgain(page).isVisible()) await tryAgain(page).click();
      return priceHistoryPage(page).confirm;
    },
  },
];
