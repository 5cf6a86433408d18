import { normalizeColumnName } from '../../../src/sheet/columns';
import { currencies, type PriceKey, priceKey, priceKeys } from '../../../src/wire/price-levels';

/** The recognized columns of a product list, and their names by priority; only letters and digits are compared. */
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

export type NamedColumn = keyof typeof names;

/** Positions of the columns in a row's cells, by priority. */
export interface CsvColumns {
  readonly named: Readonly<Record<NamedColumn, readonly number[]>>;
  /** Columns that distinguish the variants of a product. */
  readonly options: readonly number[];
  readonly prices: readonly { readonly column: number; readonly key: PriceKey }[];
  readonly unused: readonly string[];
}

export const csvHeaderNames = Object.entries(names).map(([key, aliases]) => ({ key, aliases }));

const option = /^(optionvalues|variantoptions|option\d+value|variantoption\d+value)$/;
const price = new RegExp(`^(?:variant|unit|list|retail|sales?|product)?price(${currencies.join('|').toLowerCase()})?$`);
const levels = new Map(priceKeys.map((key) => [normalizeColumnName(key), key]));

/** Recognizes the columns of a header. A price column without a currency has prices in the first currency. */
export function csvColumns(header: readonly string[]): CsvColumns {
  const normalizedNames = header.map(normalizeColumnName);
  const positionsOf = (what: NamedColumn): number[] =>
    names[what].map((name) => normalizedNames.indexOf(normalizeColumnName(name))).filter((column) => column !== -1);
  const named = {
    sku: positionsOf('sku'),
    handle: positionsOf('handle'),
    name: positionsOf('name'),
    description: positionsOf('description'),
    group: positionsOf('group'),
  };
  const options = normalizedNames.flatMap((name, column) => (option.test(name) ? column : []));
  const prices = normalizedNames.flatMap((name, column) => {
    const key = priceKeyOf(name);
    return key === undefined ? [] : { column, key };
  });
  const used = new Set([...Object.values(named).flat(), ...options, ...prices.map(({ column }) => column)]);
  return { named, options, prices, unused: header.filter((name, column) => name.trim() !== '' && !used.has(column)) };
}

function priceKeyOf(name: string): PriceKey | undefined {
  const [match, currency] = price.exec(name) ?? [];
  if (match === undefined) return levels.get(name);
  return priceKey(currencies.find((one) => one.toLowerCase() === currency) ?? currencies[0], 1);
}
