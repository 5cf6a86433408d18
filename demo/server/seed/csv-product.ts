import { cellText, type SheetRow } from '../../../src/sheet/cell';
import { type DecimalSeparator, readNumber } from '../../../src/sheet/numbers';
import type { PriceKey } from '../../../src/wire/price-levels';
import { parsePrice } from '../../../src/wire/price-text';
import { normalizeName } from '../../../src/wire/text-rules';
import { noPrices } from '../db/price-columns';
import { withPrices } from '../prices/prices-by-currency';
import { blankProduct } from '../products/product-record';
import type { CsvColumns, NamedColumn } from './csv-columns';
import type { SeedRow } from './insert-rows';

/** A row of a product list as text; a variant's empty cells are filled from the product's first row. */
export type CsvProduct = Readonly<Record<NamedColumn, string>> & {
  /** The values that distinguish this variant. */
  readonly variant: string;
  readonly prices: ReadonlyMap<PriceKey, string>;
  readonly wrongPrices: readonly string[];
  /** Whether the SKU was generated from the handle or name and the variant. */
  readonly isSkuGenerated: boolean;
};

/** Reads a row; `above` is the previous one. */
export function csvProduct(
  row: SheetRow,
  columns: CsvColumns,
  separator: DecimalSeparator,
  above: CsvProduct | undefined,
): CsvProduct {
  // PostgreSQL has no NUL character.
  const textOf = (column: number): string =>
    cellText(row.cells[column] ?? '')
      .replaceAll('\0', '')
      .trim();
  const ownText = (what: NamedColumn): string => columns.named[what].map(textOf).find((value) => value !== '') ?? '';
  const isContinuation = ownText('name') === '' && (ownText('handle') === '' || ownText('handle') === above?.handle);
  const ownOrInheritedText = (what: NamedColumn): string =>
    ownText(what) || (isContinuation ? (above?.[what] ?? '') : '');

  const variant = columns.options
    .map(textOf)
    .filter((value) => value !== '' && !/^default( title)?$/i.test(value))
    .join(' ');
  const prices = new Map<PriceKey, string>();
  const wrongPrices: string[] = [];
  for (const { column, key } of columns.prices) {
    const number = readNumber(row.cells[column] ?? '', separator);
    const price = parsePrice(number.kind === 'number' ? number.decimal : textOf(column));
    if (price.kind === 'wrong') wrongPrices.push(textOf(column));
    else if (price.text !== '') prices.set(key, price.text);
  }
  const nothingToSell = ownText('sku') === '' && prices.size === 0 && variant === '';
  const generated = nothingToSell
    ? ''
    : generateSku([ownOrInheritedText('handle') || ownOrInheritedText('name'), variant]);
  return {
    sku: normalizeName(ownText('sku')) || generated,
    handle: ownOrInheritedText('handle'),
    name: ownOrInheritedText('name'),
    description: ownOrInheritedText('description'),
    group: ownOrInheritedText('group'),
    variant: variant.replaceAll('|', ', '),
    prices,
    wrongPrices,
    isSkuGenerated: ownText('sku') === '' && generated !== '',
  };
}

export function csvSeedRow(product: CsvProduct): SeedRow {
  const groups = groupNames(product.group);
  return {
    ...blankProduct,
    main_sku: product.sku,
    group_name: groups[0] ?? '',
    lookup_sku: product.handle,
    description: [product.name || plainText(product.description), product.variant].filter(Boolean).join(', '),
    application_group: groups.slice(1),
    sub_group: groups[1] ?? '',
    prices: product.prices.size === 0 ? undefined : withPrices(noPrices, product.prices),
  };
}

/** `category:Electronics|category:Computers|brand:Apple` is Electronics, Computers, Apple; the first is the group. */
function groupNames(text: string): string[] {
  const names = text.split(/[|;>]|,(?! )/).map((part) => part.replace(/^[^:]*:/, '').trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

function generateSku(parts: readonly string[]): string {
  const words = parts.filter((part) => part !== '').map((part) => part.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '-'));
  return words.map((word) => word.replace(/^-|-$/g, '')).join('-');
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
