import { type RawBuilder, sql } from 'kysely';
import { type Currency, currencies, type PriceKey, priceKeysOf } from '../../../src/wire/price-levels';
import { columnOf } from './stored-fields';

export type PriceColumn = Lowercase<Currency>;

export const priceColumns: readonly PriceColumn[] = currencies.map(columnOf);

/** The prices of a record by column: exact texts from level 1 on, '' where unset; shorter when the rest is unset. */
export type PricesByCurrency = { readonly [C in PriceColumn]: readonly string[] };

export function pricesByCurrency(of: (column: PriceColumn) => readonly string[]): PricesByCurrency {
  // SAFETY: made of all the columns.
  return Object.fromEntries(priceColumns.map((column) => [column, of(column)])) as PricesByCurrency;
}

export const noPrices = pricesByCurrency(() => []);

/** The price fields of the wire in order, each with its column and its index there. */
export const priceFields: readonly { readonly key: PriceKey; readonly column: PriceColumn; readonly index: number }[] =
  currencies.flatMap((currency) =>
    priceKeysOf(currency).map((key, index) => ({ key, column: columnOf(currency), index })),
  );

/** The columns of prices in SQL, separated by commas: `priceColumnList('before.old_')` is `before.old_aud, …`. */
export const priceColumnList = (prefix = ''): RawBuilder<unknown> => joinColumns((column) => sql.ref(prefix + column));

/** As `priceColumnList(from)`, named with another prefix: `price.aud as old_aud, …`. */
export const priceColumnsAs = (from: string, to: string): RawBuilder<unknown> =>
  joinColumns((column) => sql`${sql.ref(from + column)} as ${sql.ref(to + column)}`);

/** The columns of prices with their type, separated by commas. */
export const typedPriceColumns = joinColumns((column) => sql`${sql.ref(column)} text[]`);

export const nullPriceColumns = joinColumns(() => sql`null::text[]`);

function joinColumns(of: (column: PriceColumn) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(priceColumns.map(of));
}
