import { type Context, Hono } from 'hono';
import { currencies, priceKey } from '../../src/wire/price-levels';
import { filterData, pageOf, readAsked } from './lists';
import { listedRecord, type WireRecord } from './respond';
import type { RouteContext } from './route-context';
import type { Store } from './store';
import type { Variant } from './variant';

/** One kind of record: the path of its calls, and how it is stored. */
interface Kind {
  readonly of: 'companies' | 'products' | 'users' | 'prices';
  readonly paths: Readonly<Record<'page' | 'filters' | 'create' | 'update' | 'remove', string>>;
  readonly filterKeys: readonly string[];
  /** A change by somebody else. */
  readonly othersChange: WireRecord;
  /** A record as it is listed. */
  readonly shown?: (store: Store, record: WireRecord, variant: Variant) => WireRecord;
  /** The stored form of the fields that were sent. */
  readonly stored?: (store: Store, fields: WireRecord) => WireRecord;
}

const pathsOf = (area: string, page: string, filters: string, one: string) => ({
  page: `/${area}/${page}`,
  filters: `/${area}/${filters}`,
  create: `/${area}/create${one}`,
  update: `/${area}/update${one}`,
  remove: `/${area}/delete${one}`,
});

const productOf = (store: Store, { MAIN_SKU }: WireRecord) =>
  store.products.find((product) => product.MAIN_SKU === MAIN_SKU);

const kinds: readonly Kind[] = [
  {
    of: 'companies',
    paths: pathsOf('company', 'getCompanies', 'getCompanyFilterData', 'Company'),
    filterKeys: ['CITY', 'COUNTRY'],
    othersChange: { REGION: 'South' },
  },
  {
    of: 'products',
    paths: pathsOf('product', 'getProduct', 'getProdctsFilterData', 'Product'),
    filterKeys: ['GROUP_NAME', 'STATUS'],
    othersChange: { LEAD_TIME: '9 weeks' },
  },
  {
    of: 'users',
    paths: pathsOf('users', 'getUsers', 'getUserFilterData', 'User'),
    filterKeys: ['ROLE'],
    othersChange: { NAME: 'Ines Rowe' },
    stored(store, { COMPANY_ID, ...fields }) {
      if (COMPANY_ID === undefined) return fields;
      const company = store.companies.find(({ ID }) => String(ID) === String(COMPANY_ID));
      return { ...fields, COMPANY: { ID: company?.ID, COMPANY_NAME: company?.COMPANY_NAME } };
    },
  },
  {
    of: 'prices',
    paths: pathsOf('price', 'getPrice', 'priceFiltersData', 'Price'),
    filterKeys: ['GROUP_NAME'],
    othersChange: { SP_USD_02: 3 },
    shown: (store, record, { productInCapitals }) => ({
      ...record,
      GROUP_NAME: productOf(store, record)?.GROUP_NAME,
      [productInCapitals ? 'PRODUCT' : 'product']: productOf(store, record),
    }),
    stored: (_, { PRICES, ...fields }) => ({ ...fields, ...pricesOf(PRICES) }),
  },
];

/** Prices by their keys: as numbers if possible, null if unset. */
function pricesOf(lists: unknown): WireRecord {
  // SAFETY: the client under test sends lists by currency; a test that gets something else fails.
  const given = lists as Readonly<Record<string, readonly string[]>>;
  const entries = currencies.flatMap((currency) =>
    Array.from(
      { length: 20 },
      (_, index) => [priceKey(currency, index + 1), priceValue(given[currency]?.[index])] as const,
    ),
  );
  return Object.fromEntries(entries);
}

const priceValue = (text: string | undefined) =>
  text === undefined ? null : Number.isNaN(Number(text)) ? text : Number(text);

/** Lists, changes and filters of all kinds, and the choices of forms. */
export function recordRoutes(context: RouteContext): Hono {
  const { store, send } = context;
  const app = new Hono();
  for (const kind of kinds) addKind(app, kind, context);
  app.get('/company/getCompanyList', (c) =>
    send(c, { data: store().companies.map(({ ID, COMPANY_NAME }) => ({ ID, COMPANY_NAME })) }),
  );
  app.get('/product/getProductAttributes', (c) =>
    send(c, { data: filterData(store().products, ['GROUP_NAME', 'UNIT', 'APPLICATION_GROUP']) }),
  );
  app.get('/price/getMainSkus', (c) => {
    const { products, prices } = store();
    const isPriced = ({ MAIN_SKU }: WireRecord) => prices.some((price) => price.MAIN_SKU === MAIN_SKU);
    const offered = products.filter((product) => c.req.query('All') === 'True' || !isPriced(product));
    return send(c, { data: offered.map(({ MAIN_SKU, GROUP_NAME }) => ({ MAIN_SKU, GROUP_NAME })) });
  });
  return app;
}

/** Filters with odd keys and values, and too many values for the known ones. */
const oddFilterData = (keys: readonly string[]) =>
  Object.fromEntries([
    ...keys.map((key) => [key, Array.from({ length: 2_000 }, (_, index) => `${key} ${index}`)] as const),
    ['__proto__', ['polluted']],
    ['constructor', 'no list'],
    ['', ['of no column']],
    ['Größe <b>Ω</b>', ['<i>', 'a,b', '"q"', null, 7, true, { a: 1 }]],
  ]);

/** The values of both. */
function mergeFilters(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) {
  const entries = [...Object.keys(one), ...Object.keys(other)].map((key) => {
    const values = [one, other].flatMap((choices) => (Object.hasOwn(choices, key) ? [choices[key]] : []));
    return [key, values.every(Array.isArray) ? values.flat() : values[0]] as const;
  });
  return Object.fromEntries(entries);
}

function addKind(app: Hono, { of, paths, filterKeys, ...kind }: Kind, { variant, store, send }: RouteContext): void {
  const shown = () => store()[of].map((record) => kind.shown?.(store(), record, variant) ?? record);
  const stored = (fields: WireRecord) => kind.stored?.(store(), fields) ?? fields;
  const bodyOf = (c: Context) => c.req.json<WireRecord>();
  const keep = (records: WireRecord[]) => {
    store()[of] = records;
  };
  app.post(paths.page, async (c, next) => {
    if (c.req.query('download') !== undefined) return next();
    const asked = readAsked(await bodyOf(c));
    const { items, meta } = pageOf(shown(), asked);
    const rows = items.map((item) => listedRecord(variant, item, asked.tableColumns));
    return send(c, { data: variant.bareLists ? rows : { items: rows, meta } });
  });
  app.post(paths.filters, (c) => {
    const odd = variant.unknownFields && { 'Legacy code': ['L-1'], __proto: [null] };
    const own = { ...filterData(shown(), filterKeys), ...odd };
    return send(c, { data: { filterData: variant.oddFilters ? mergeFilters(own, oddFilterData(filterKeys)) : own } });
  });
  app.post(paths.create, async (c) => {
    keep([...store()[of], { ...stored(await bodyOf(c)), ID: store().nextId() }]);
    return send(c, { message: 'Made.' });
  });
  app.patch(paths.update, async (c) => {
    const { ID, ...fields } = await bodyOf(c);
    const isIt = (record: WireRecord) => String(record.ID) === String(ID);
    if (!store()[of].some(isIt)) return send(c, { status: 404, message: `There is no ${String(ID)}.` });
    if (variant.conflicts && !store().contested.has(String(ID))) {
      store().contested.add(String(ID));
      keep(store()[of].map((record) => (isIt(record) ? { ...record, ...kind.othersChange } : record)));
      const data = variant.conflicts === 'with the record' ? shown().find(isIt) : null;
      return send(c, { status: 409, message: 'Somebody else has changed it.', data });
    }
    const changed = stored(fields);
    keep(store()[of].map((record) => (isIt(record) ? { ...record, ...changed } : record)));
    return send(c, { message: 'Changed.' });
  });
  app.delete(paths.remove, (c) => {
    const kept = store()[of].filter((record) => String(record.ID) !== c.req.query('ID'));
    if (kept.length === store()[of].length) return send(c, { status: 404, message: 'There is no such record.' });
    keep(kept);
    return send(c, { message: 'Removed.' });
  });
}
