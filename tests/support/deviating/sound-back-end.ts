import { priceKeys } from '../../../src/wire/price-levels';
import type { ReceivedRequest, Reply } from '../../api/backend';
import { wholeCompany, wholeProduct, wholeUser } from '../app/literal-back-end';
import { workbookOf } from '../wire/workbook';

type WireRecord = Record<string, unknown>;

/** A list call's body. */
interface Asked {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly search: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly STATUS?: string;
}

interface Stored {
  readonly product: WireRecord[];
  readonly company: WireRecord[];
  readonly users: WireRecord[];
  readonly price: WireRecord[];
}

export const soundToken = 'sound-token';

const two = (n: number) => String(n).padStart(2, '0');
const unset = Object.fromEntries(priceKeys.map((key) => [key, null]));
const productOf = (n: number): WireRecord => ({
  ...wholeProduct,
  ID: n,
  VERSION: 1,
  MAIN_SKU: `Ab-${two(n)}`,
  GROUP_NAME: n % 2 ? 'Lines' : 'Tape',
  LOGO_CHANGEABLE: n % 3 === 0,
  IMAGE_URL: 'https://pictures.example/a.png',
});

function newStore(): Stored {
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
  return {
    product: numbers.map(productOf),
    company: numbers.map((n) => ({ ...wholeCompany, ID: n, COMPANY_NAME: `Court ${two(n)}` })),
    users: numbers.map((n) => ({
      ...wholeUser,
      ID: n,
      EMAIL: `Person${two(n)}@courts.example`,
      STATUS: n > 22 ? 'Pending' : 'Active',
      COMPANY: { ID: 1, COMPANY_NAME: 'Court 01' },
    })),
    price: numbers.slice(0, 20).map((n) => priceOf(n + 100, `Ab-${two(n)}`)),
  };
}

const priceOf = (ID: number, MAIN_SKU: string): WireRecord => ({
  ...unset,
  ID,
  MAIN_SKU,
  SP_AUD_01: 12.5,
  SP_USD_01: 'POA',
});

const listCalls: Readonly<Record<string, keyof Stored>> = {
  getProduct: 'product',
  getCompanies: 'company',
  getUsers: 'users',
  getPrice: 'price',
};

const good = (data: unknown): Reply => ({ json: { status: 200, message: 'Done.', data } });
const refused = (status: number, message: string): Reply => ({ status, json: { status, message } });

/** The replies of a small back end without any deviation: 25 products, companies and users, and 20 prices. */
export function soundReplies(): (got: ReceivedRequest) => Reply {
  const store = newStore();
  let nextId = 1000;

  /** A price as the list sends it, with its product. */
  const listed = (kind: keyof Stored, record: WireRecord): WireRecord => {
    const product = store.product.find(({ MAIN_SKU }) => MAIN_SKU === record.MAIN_SKU);
    return kind === 'price' ? { ...record, GROUP_NAME: product?.GROUP_NAME, product } : record;
  };

  function matching(kind: keyof Stored, { search = '', filters = {}, STATUS }: Partial<Asked>): readonly WireRecord[] {
    return store[kind]
      .map((record) => listed(kind, record))
      .filter((record) => STATUS === undefined || record.STATUS === STATUS)
      .filter((record) => textOf(record).toLowerCase().includes(search.toLowerCase()))
      .filter((record) => Object.entries(filters).every(([key, values]) => values.includes(String(record[key]))));
  }

  function page(kind: keyof Stored, asked: Asked): Reply {
    const { currentPage, itemsPerPage } = asked;
    const found = matching(kind, asked);
    const items = found.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage);
    const totalPages = Math.max(1, Math.ceil(found.length / itemsPerPage));
    return good({ items, meta: { currentPage, itemsPerPage, totalItems: found.length, totalPages } });
  }

  function write(kind: keyof Stored, method: string, url: URL, body: WireRecord): Reply {
    const records = store[kind];
    if (method === 'DELETE') {
      const place = records.findIndex(({ ID }) => String(ID) === url.searchParams.get('ID'));
      if (place === -1) return refused(404, 'It is gone.');
      records.splice(place, 1);
      return good(null);
    }
    const fields = kind === 'price' ? { ...body, ...levelsOf(body.PRICES) } : body;
    if (method === 'POST') {
      if (records.some(({ MAIN_SKU }) => MAIN_SKU === body.MAIN_SKU)) return refused(409, 'It exists.');
      nextId += 1;
      records.push({ ...fields, ID: nextId, ...(kind === 'product' && { VERSION: 1 }) });
      return good(null);
    }
    const place = records.findIndex(({ ID }) => ID === body.ID);
    const before = records[place];
    if (before === undefined) return refused(404, 'It is gone.');
    if (before.VERSION !== undefined && body.VERSION !== before.VERSION) return refused(409, 'It was changed.');
    records[place] = {
      ...before,
      ...fields,
      ...(before.VERSION !== undefined && { VERSION: Number(before.VERSION) + 1 }),
    };
    return good(null);
  }

  return ({ method, url: path, body, headers }) => {
    if (headers.authorization !== `Bearer ${soundToken}`) return refused(401, 'Sign in.');
    const url = new URL(path, 'http://back-end');
    const [area = '', call = ''] = url.pathname.split('/').slice(2);
    const kind = listCalls[call];
    // SAFETY: the client under test sends JSON objects; a test that gets something else fails.
    const sent = (body.startsWith('{') ? JSON.parse(body) : {}) as WireRecord & Asked;
    if (kind !== undefined && url.searchParams.has('download')) {
      const search = url.searchParams.get('search') ?? sent.search;
      const rows = matching(kind, { ...(search !== undefined && { search }) }).map(({ MAIN_SKU }) => ({ MAIN_SKU }));
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', text: workbookOf(rows) };
    }
    if (kind !== undefined) return page(kind, sent);
    if (/^(create|update|delete)/.test(call) && (area === 'product' || area === 'price'))
      return write(area, method, url, sent);
    return choices(call, url, store);
  };
}

/** The calls that offer choices, and those of the history. */
function choices(call: string, url: URL, store: Stored): Reply {
  const attributes = {
    CURRENCY: ['AUD'],
    APPROVED_APPLICATOR: ['A'],
    CUSTOM_LOGO: ['B'],
    COUNTRY: ['C'],
    SALES_PERSON: ['D'],
  };
  const categories = url.searchParams.get('CURRENCY') === 'AUD' ? ['AUD 01'] : [];
  const priced = new Set(store.price.map(({ MAIN_SKU }) => MAIN_SKU));
  const skus = store.product.filter(({ MAIN_SKU }) => url.searchParams.get('All') === 'True' || !priced.has(MAIN_SKU));
  const changes = [{ KEY: 'SP_AUD_01', OLD: null, NEW: 12.5 }];
  const change = { ID: 1, MAIN_SKU: 'Ab-01', CHANGED_AT: '2026-11-20T05:45:00Z', ACTION: 'changed', CHANGES: changes };
  const upload = { ID: 7, FILE_NAME: 'a.xlsx', UPLOADED_AT: '2026-11-20T05:45:00Z' };
  const returned = { ...change, CHANGES: [{ KEY: 'SP_AUD_01', OLD: 12.5, NEW: 10 }] };
  const preview = { upload, deleted: 0, restored: 1, items: [returned], changedSince: { total: 0, items: [] } };
  const answers: Readonly<Record<string, unknown>> = {
    getProdctsFilterData: { filterData: { GROUP_NAME: ['Lines', 'Tape'] } },
    priceFiltersData: { filterData: { GROUP_NAME: ['Lines', 'Tape'] } },
    getCompanyFilterData: { filterData: { CITY: ['Hobart'] } },
    getUserFilterData: { filterData: { ROLE: ['Manager'] } },
    getProductAttributes: { GROUP_NAME: ['Lines'] },
    getCompanyAttributes: attributes,
    getPriceCategory: { PRICE_CATEGORY_BULK: categories, PRICE_CATEGORY_STRIPS: categories },
    getCompanyList: store.company.map(({ ID, COMPANY_NAME }) => ({ ID, COMPANY_NAME })),
    getMainSkus: skus.map(({ MAIN_SKU, GROUP_NAME }) => ({ MAIN_SKU, GROUP_NAME })),
    getPriceHistory: { items: [change], meta: {} },
    getPriceChanges: { items: [change], next: null },
    getPriceUploads: { items: [upload], meta: {} },
    previewTakeBack: preview,
  };
  return Object.hasOwn(answers, call) ? good(answers[call]) : refused(404, 'No such call.');
}

const textOf = (record: WireRecord): string =>
  Object.values(record)
    .map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)))
    .join(' ');

/** Prices by level from the lists of a request. */
function levelsOf(prices: unknown): WireRecord {
  // SAFETY: the client under test sends a list for each currency.
  const lists = prices as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(priceKeys.map((key) => [key, lists[key.slice(3, 6)]?.[Number(key.slice(-2)) - 1] ?? null]));
}
