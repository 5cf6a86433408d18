import { headerName } from '../../../src/sheet/header-name';
import { type PriceKey, priceFields } from '../prices/price-record';

/** What a product list can tell, and the names that such a column goes by, the best first; by letters and digits alone. */
const names = {
  sku: [
    'main sku',
    'sku',
    'variant sku',
    'product sku',
    'item sku',
    'item code',
    'product code',
    'article number',
    'code',
  ],
  handle: ['handle', 'product handle', 'slug', 'product id'],
  name: ['name', 'title', 'product name', 'product title', 'item name', 'item'],
  description: ['description', 'product description', 'body (html)', 'body'],
  group: [
    'group name',
    'group',
    'category',
    'product category',
    'product type',
    'type',
    'facets',
    'tags',
    'product tag 1',
    'vendor',
  ],
} as const;

/** A column that is found by its name. */
export type Told = keyof typeof names;

/** Where a file has what: positions in a row's cells, the best first. */
export interface CsvColumns {
  readonly told: Readonly<Record<Told, readonly number[]>>;
  /** Columns that tell variants of one product apart. */
  readonly options: readonly number[];
  readonly prices: readonly { readonly column: number; readonly key: PriceKey }[];
  /** Names of the columns that nothing is taken from. */
  readonly unused: readonly string[];
}

/** Names by which the header row is found. */
export const csvHeaderNames = Object.entries(names).map(([key, aliases]) => ({ key, aliases }));

const option = /^(optionvalues|variantoptions|option\d+value|variantoption\d+value)$/;
/** A price in one of our currencies, or in none that is said. */
const price = /^(?:variant|unit|list|retail|sales?|product)?price(aud|usd)?$/;
const levels = new Map(priceFields.map(({ key }) => [headerName(key), key]));

/** Finds what the header names; a price without a currency is taken for AUD, the house's first. */
export function csvColumns(header: readonly string[]): CsvColumns {
  const found = header.map(headerName);
  const positions = (what: Told): number[] =>
    names[what].map((name) => found.indexOf(headerName(name))).filter((column) => column !== -1);
  const told = {
    sku: positions('sku'),
    handle: positions('handle'),
    name: positions('name'),
    description: positions('description'),
    group: positions('group'),
  };
  const options = found.flatMap((name, column) => (option.test(name) ? column : []));
  const prices = found.flatMap((name, column) => {
    const key = priceKeyOf(name);
    return key === undefined ? [] : { column, key };
  });
  const used = new Set([...Object.values(told).flat(), ...options, ...prices.map(({ column }) => column)]);
  return { told, options, prices, unused: header.filter((name, column) => name.trim() !== '' && !used.has(column)) };
}

function priceKeyOf(name: string): PriceKey | undefined {
  const [match, currency] = price.exec(name) ?? [];
  if (match === undefined) return levels.get(name);
  return currency === 'usd' ? 'SP_USD_01' : 'SP_AUD_01';
}
