import { type Context, Hono } from 'hono';
import { currencies, priceKey } from '../../src/wire/price-levels';
import { filterData, pageOf, readAsked } from './lists';
import { listedRecord, type WireRecord } from './respond';
import type { RouteContext } from './route-context';
import type { Store } from './store';

/** One kind of record: the path of its calls, and how it is stored. */
interface Kind {
  readonly of: 'companies' | 'products' | 'users' | 'prices';
  readonly paths: Readonly<Record<'page' | 'filters' | 'create' | 'update' | 'remove', string>>;
  readonly filterKeys: readonly string[];
  /** A record as it is listed. */
  readonly shown?: (store: Store, record: WireRecord) => WireRecord;
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
  },
  {
    of: 'products',
    paths: pathsOf('product', 'getProduct', 'getProdctsFilterData', 'Product'),
    filterKeys: ['GROUP_NAME', 'STATUS'],
  },
  {
    of: 'users',
    paths: pathsOf('users', 'getUsers', 'getUserFilterData', 'User'),
    filterKeys: ['ROLE'],
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
    shown: (store, record) => ({
      ...record,
      GROUP_NAME: productOf(store, record)?.GROUP_NAME,
      product: productOf(store, record),
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

function addKind(app: Hono, { of, paths, filterKeys, ...kind }: Kind, { variant, store, send }: RouteContext): void {
  const shown = () => store()[of].map((record) => kind.shown?.(store(), record) ?? record);
  const stored = (fields: WireRecord) => kind.stored?.(store(), fields) ?? fields;
  const bodyOf = (c: Context) => c.req.json<WireRecord>();
  const keep = (records: WireRecord[]) => {
    store()[of] = records;
  };
  app.post(paths.page, async (c, next) => {
    if (c.req.query('download') !== undefined) return next();
    const asked = readAsked(await bodyOf(c));
    const { items, meta } = pageOf(shown(), asked);
    return send(c, { data: { items: items.map((item) => listedRecord(variant, item, asked.tableColumns)), meta } });
  });
  app.post(paths.filters, (c) => {
    const odd = variant.unknownFields && { 'Legacy code': ['L-1'], __proto: [null] };
    return send(c, { data: { filterData: { ...filterData(shown(), filterKeys), ...odd } } });
  });
  app.post(paths.create, async (c) => {
    keep([...store()[of], { ...stored(await bodyOf(c)), ID: store().nextId() }]);
    return send(c, { message: 'Made.' });
  });
  app.patch(paths.update, async (c) => {
    const { ID, ...fields } = await bodyOf(c);
    if (!store()[of].some((record) => String(record.ID) === String(ID)))
      return send(c, { status: 404, message: `There is no ${String(ID)}.` });
    const changed = stored(fields);
    keep(store()[of].map((record) => (String(record.ID) === String(ID) ? { ...record, ...changed } : record)));
    return send(c, { message: 'Changed.' });
  });
  app.delete(paths.remove, (c) => {
    const kept = store()[of].filter((record) => String(record.ID) !== c.req.query('ID'));
    if (kept.length === store()[of].length) return send(c, { status: 404, message: 'There is no such record.' });
    keep(kept);
    return send(c, { message: 'Removed.' });
  });
}
