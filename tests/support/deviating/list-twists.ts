import { isRecord, type WireRecord } from '../../../src/wire/values';
import { onBody, onData, onItem, onPage, onValue, type Twist, withKeys, without } from './twist';

const items = ({ items: list }: WireRecord): readonly WireRecord[] =>
  Array.isArray(list) ? list.filter(isRecord) : [];
const meta = (change: (sent: WireRecord) => WireRecord, path?: string) =>
  onPage('prices', 'getPrice', (page) => ({ ...page, meta: change(isRecord(page.meta) ? page.meta : {}) }), path);
let lastId = 5000;

/** Of lists: pages, searches, filters and the identity of records. */
export const listTwists = {
  'items-elsewhere': onPage('prices', 'getPrice', (page) => ({ rows: page.items, meta: page.meta }), 'items'),
  'items-no-list': onPage('prices', 'getPrice', (page) => ({ ...page, items: { 1: items(page)[0] } }), 'items'),
  'id-missing': onItem(
    'prices',
    'getPrice',
    (item) => withKeys(item, (key) => (key === 'ID' ? '_id' : key)),
    'items.0.ID',
  ),
  'id-object': onItem('prices', 'getPrice', (item) => ({ ...item, ID: { $oid: item.ID } }), 'items.0.ID'),
  'id-same': onItem('prices', 'getPrice', (item) => ({ ...item, ID: 1 }), 'items.1.ID'),
  'id-changes': onItem('prices', 'getPrice', (item) => {
    lastId += 1;
    return { ...item, ID: lastId };
  }),
  'version-object': onValue('entities', 'getProduct', 'VERSION', { value: 1 }),
  'keys-other-case': onItem('entities', 'getProduct', (item) =>
    withKeys(item, (key) => (key === 'ID' || key === 'MAIN_SKU' ? key : key.toLowerCase())),
  ),
  'fields-missing': onItem('entities', 'getProduct', (item) => without(item, 'LEAD_TIME'), 'items.0.LEAD_TIME'),
  'title-missing': onItem(
    'entities',
    'getCompanies',
    (item) => ({ ...item, COMPANY_NAME: null }),
    'items.0.COMPANY_NAME',
  ),
  'meta-missing': meta((sent) => without(sent, 'totalItems'), 'meta.totalItems'),
  'meta-one-page': onPage(
    'prices',
    'getPrice',
    (page) => ({
      ...page,
      meta: { ...(isRecord(page.meta) && page.meta), totalItems: items(page).length, totalPages: 1 },
    }),
    'meta.totalItems',
  ),
  'meta-pages-wrong': meta((sent) => ({ ...sent, totalPages: 9 }), 'meta.totalPages'),
  'meta-page-wrong': meta((sent) => ({ ...sent, currentPage: Number(sent.currentPage) - 1 }), 'meta.currentPage'),
  'page-size-ignored': onBody('prices', 'getPrice', (body) => ({ ...body, itemsPerPage: 100 })),
  'page-size-capped': onBody('prices', 'getPrice', (body) => ({ ...body, itemsPerPage: 10 })),
  'page-ignored': onBody('prices', 'getPrice', (body) => ({ ...body, currentPage: 1 })),
  'pages-overlap': {
    group: 'prices',
    change: (reply, got) => {
      const { json } = reply;
      const isSecond = got.body.includes('"currentPage":2');
      if (!isSecond || !isRecord(json) || !isRecord(json.data)) return reply;
      const [, ...rest] = items(json.data);
      return {
        json: { ...json, data: { ...json.data, items: [{ ID: 101, MAIN_SKU: 'Ab-01', product: {} }, ...rest] } },
      };
    },
  },
  'page-beyond-end': {
    group: 'prices',
    change: (reply, { body }) =>
      body.includes('"currentPage":100000') ? { status: 400, json: { status: 400, message: 'No such page.' } } : reply,
  },
  'search-ignored': onBody('prices', 'getPrice', (body) => ({ ...body, search: '' })),
  'search-misses': onBody('prices', 'getPrice', (body) => ({ ...body, search: body.search && 'zq-nothing' })),
  'search-case': onBody('prices', 'getPrice', (body) => {
    const search = String(body.search);
    return { ...body, search: search === search.toLowerCase() && search !== '' ? 'zq-nothing' : search };
  }),
  'search-wildcards': onBody('prices', 'getPrice', (body) => ({
    ...body,
    search: body.search === '%' ? '' : body.search,
  })),
  'filters-ignored': onBody('prices', 'getPrice', (body) => ({ ...body, filters: {} })),
  'filter-finds-nothing': onData('prices', 'priceFiltersData', () => ({
    filterData: { GROUP_NAME: ['lines', 'tape'] },
  })),
  'filters-empty': onData('prices', 'priceFiltersData', () => ({ filterData: {} }), 'filterData'),
  'filter-values-objects': onData(
    'prices',
    'priceFiltersData',
    () => ({ filterData: { GROUP_NAME: [{ value: 'Lines', label: 'Lines' }] } }),
    'filterData.GROUP_NAME.0',
  ),
  'status-ignored': {
    ...onBody('entities', 'getUsers', (body) => without(body, 'STATUS')),
    path: 'items.0.STATUS',
  },
} as const satisfies Readonly<Record<string, Twist>>;
