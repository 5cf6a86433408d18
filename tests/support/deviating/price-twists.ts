import { priceKeys } from '../../../src/wire/price-levels';
import { isRecord, type WireRecord } from '../../../src/wire/values';
import { workbookOf } from '../wire/workbook';
import { onBody, onCall, onData, onItem, onValue, type Twist, withKeys, without } from './twist';

const price = (value: unknown) => onValue('prices', 'getPrice', 'SP_AUD_03', value);
const sheet = (rows: number) => ({
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: workbookOf(Array.from({ length: rows }, (_, n) => ({ MAIN_SKU: `Ab-${n}` }))),
});
const onDownload = (change: Twist['change']) =>
  onCall('prices', 'getPrice?download', (reply, got) => change?.(reply, got) ?? reply);
const skus = (change: (list: readonly WireRecord[]) => unknown, path?: string) =>
  onData('prices', 'getMainSkus?All=True', (list) => change(Array.isArray(list) ? list : []), path);
const refused = (status: number) => ({ status, json: { status, message: 'No.' } });
const done = { json: { status: 200, message: 'Done.', data: null } };
/** The deletions that have been answered, by the query with the ID. */
const deleted = new Set<string>();

/** Of prices, SKUs and files. */
export const priceTwists = {
  'price-keys': onItem(
    'prices',
    'getPrice',
    (item) => withKeys(item, (key) => key.replace(/_0(\d)$/, '_$1')),
    'items.0.SP_AUD_1',
  ),
  'price-comma': price('12,50'),
  'price-sign': price('$12.50'),
  'price-grouped': price('1,234.50'),
  'price-decimals': price(12.499999999),
  'price-negative': price(-1),
  'price-zeros': onItem('prices', 'getPrice', (item) => ({
    ...Object.fromEntries(priceKeys.map((key) => [key, 0])),
    ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
  })),
  'price-object': price({ amount: 12.5 }),
  'price-null-word': price('null'),
  'product-missing': onItem('prices', 'getPrice', (item) => without(item, 'product'), 'items.0.product'),
  'product-flat': onItem(
    'prices',
    'getPrice',
    (item) => ({ ...(isRecord(item.product) && item.product), ...without(item, 'product') }),
    'items.0.LOOKUP_SKU',
  ),
  'skus-no-objects': skus((list) => list.map(({ MAIN_SKU }) => MAIN_SKU), 'data.0.MAIN_SKU'),
  'skus-empty': skus(() => []),
  'skus-incomplete': skus((list) => list.slice(5)),
  'all-ignored': {
    group: 'prices',
    ask: (got) => ({ ...got, url: got.url.replace('All=False', 'All=True') }),
  },
  'download-no-xlsx': onDownload(() => ({ text: 'MAIN_SKU\nAb-01', type: 'text/csv' })),
  'download-no-file': onDownload(() => ({ json: { status: 200, data: 'UEsDBA==' } })),
  'download-one-page': onDownload(() => sheet(10)),
  'download-unfiltered': onDownload(() => sheet(20)),
} as const satisfies Readonly<Record<string, Twist>>;

/** Of what is stored after a write. */
export const writeTwists = {
  'write-refused': {
    group: 'writes',
    change: (reply, { url }) => (url.includes('createProduct') ? refused(400) : reply),
  },
  'write-not-found': {
    group: 'writes',
    ask: (got) => (got.url.includes('createProduct') ? { ...got, url: '/api/product/getProductAttributes' } : got),
  },
  'write-differs': onBody('writes', 'createProduct', (body) => ({ ...body, DESCRIPTION: 'SHORT' })),
  'change-lost': {
    group: 'writes',
    ask: (got) => (got.url.includes('updateProduct') ? { ...got, url: '/api/product/getProductAttributes' } : got),
  },
  'change-clears': onBody('writes', 'updateProduct', (body) => ({ DESCRIPTION: null, ...body })),
  'version-ignored': {
    group: 'writes',
    change: (reply, { url }) => (url.includes('updateProduct') && reply.status === 409 ? done : reply),
  },
  'duplicate-accepted': {
    group: 'writes',
    change: (reply, { url }) => (url.includes('createProduct') && reply.status === 409 ? done : reply),
  },
  'prices-not-cleared': onBody('writes', 'updatePrice', (body) => ({
    ...body,
    PRICES: { AUD: ['12.75', '11'], USD: ['8.25'] },
  })),
  'delete-not-done': {
    group: 'writes',
    ask: (got) => (got.url.includes('deletePrice') ? { ...got, url: '/api/product/getProductAttributes' } : got),
  },
  'second-delete': {
    group: 'writes',
    change(reply, { url }) {
      if (!url.includes('delete')) return reply;
      const isRepeated = deleted.has(url);
      deleted.add(url);
      return isRepeated ? refused(400) : reply;
    },
  },
} as const satisfies Readonly<Record<string, Twist>>;
