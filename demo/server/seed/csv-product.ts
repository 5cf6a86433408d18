import type { SheetRow } from '../../../src/sheet/cell';
import { cellText } from '../../../src/sheet/cell-text';
import { type DecimalSign, readNumber } from '../../../src/sheet/numbers';
import { readPrice } from '../../../src/sheet/price-value';
import { LEVELS, type PriceKey, priceFields } from '../prices/price-record';
import type { CsvColumns, Told } from './csv-columns';
import type { SeedRow } from './seed-row';

/** A row of a product list as text, with what the product's first row said where a variant's row says nothing. */
export type CsvProduct = Readonly<Record<Told, string>> & {
  /** What tells this variant from the product's others. */
  readonly variant: string;
  /** The prices that can be read. */
  readonly prices: ReadonlyMap<PriceKey, string>;
  /** The prices that cannot. */
  readonly wrongPrices: readonly string[];
  /** Whether the SKU was made here, of the handle (or name) and the variant. */
  readonly skuMade: boolean;
};

/** Reads a row; `above` is the one before it. */
export function csvProduct(
  row: SheetRow,
  columns: CsvColumns,
  sign: DecimalSign,
  above: CsvProduct | undefined,
): CsvProduct {
  const text = (column: number): string => withoutNul(cellText(row.cells[column] ?? '')).trim();
  const own = (what: Told): string => columns.told[what].map(text).find((value) => value !== '') ?? '';
  const continues = own('name') === '' && (own('handle') === '' || own('handle') === above?.handle);
  const carried = (what: Told): string => own(what) || (continues ? (above?.[what] ?? '') : '');

  const variant = columns.options
    .map(text)
    .filter((value) => value !== '' && !/^default( title)?$/i.test(value))
    .join(' ');
  const prices = new Map<PriceKey, string>();
  const wrongPrices: string[] = [];
  for (const { column, key } of columns.prices) {
    const number = readNumber(row.cells[column] ?? '', sign);
    const price = readPrice(number.kind === 'number' ? number.decimal : text(column));
    if (price.kind === 'wrong') wrongPrices.push(text(column));
    else if (price.text !== '') prices.set(key, price.text);
  }
  const nothingToSell = own('sku') === '' && prices.size === 0 && variant === '';
  const made = nothingToSell ? '' : madeSku([carried('handle') || carried('name'), variant]);
  return {
    sku: own('sku') || made,
    handle: carried('handle'),
    name: carried('name'),
    description: carried('description'),
    group: carried('group'),
    variant: variant.replaceAll('|', ', '),
    prices,
    wrongPrices,
    skuMade: own('sku') === '' && made !== '',
  };
}

/** The product as the database takes it. */
export function csvSeedRow(product: CsvProduct): SeedRow {
  const groups = groupNames(product.group);
  return {
    main_sku: product.sku,
    group_name: groups[0] ?? '',
    lookup_sku: product.handle,
    description: [product.name || plainText(product.description), product.variant].filter(Boolean).join(', '),
    unit: '',
    unit_size: null,
    standard_roll_length: null,
    crowned_strip_length: null,
    weight_per_unit: null,
    order_quantity: '',
    lead_time: '',
    application_group: groups.slice(1),
    sub_group: groups[1] ?? '',
    logo_changeable: null,
    prime_logo_names: [],
    exclusive: null,
    exclusive_for: [],
    status: 'Active',
    image_url: '',
    prices: product.prices.size === 0 ? undefined : priceLists(product.prices),
  };
}

function priceLists(prices: ReadonlyMap<PriceKey, string>): NonNullable<SeedRow['prices']> {
  const lists = { aud: Array<string>(LEVELS).fill(''), usd: Array<string>(LEVELS).fill('') };
  for (const { key, column, index } of priceFields) lists[column][index] = prices.get(key) ?? '';
  return lists;
}

/** `category:Electronics|category:Computers|brand:Apple` is Electronics, Computers, Apple; the first is the group. */
function groupNames(text: string): string[] {
  const names = text.split(/[|;>]|,(?! )/).map((part) => part.replace(/^[^:]*:/, '').trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

function madeSku(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      part
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('-');
}

/** PostgreSQL has no NUL character. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
