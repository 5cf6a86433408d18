import type { CheckedFile, Exclusions, FileColumn } from '../../machines/reading.types';
import { currencyOf } from '../../wire/price-levels';
import { columnTitle } from '../column-title';
import { currencyInName, currencyOfCode } from '../reading/currency-words';

/** Columns that name another currency than that of the prices that they are stored as. */
export interface NamedCurrency {
  /** Three letters, such as `RUB`. */
  readonly currency: string;
  readonly names: readonly string[];
  /** The prices that the columns are stored as. */
  readonly keys: readonly string[];
}

/** A currency other than that of the stored prices, and the values of a column that say so. */
interface OtherCurrency {
  readonly currency: string;
  readonly values: readonly string[];
  /** `undefined` for all rows. */
  readonly rows: number | undefined;
}

/** A column with the currency of each row, where some have another one than the prices that are stored. */
export interface RowCurrencies {
  readonly column: number;
  readonly name: string;
  /** The currency of the stored prices, and the values of the column that say so. */
  readonly currency: string;
  readonly matching: readonly string[];
  /** The other currencies, and the values of the column that say so. */
  readonly others: readonly OtherCurrency[];
  /** The prices that the file's columns are stored as. */
  readonly keys: readonly string[];
}

type Column = Pick<FileColumn, 'index' | 'name' | 'state' | 'key' | 'samples'>;

const priceColumns = (columns: readonly Column[]) =>
  columns.flatMap(({ name, state, key = '' }) => {
    const currency = state === 'used' ? currencyOf(key) : undefined;
    return currency === undefined ? [] : [{ name, key, currency }];
  });

/** The columns of prices that name another currency, by the one that they name. */
export function namedCurrencies(columns: readonly Column[]): readonly NamedCurrency[] {
  const conflicts = priceColumns(columns).flatMap(({ name, key, currency }) => {
    const named = currencyInName(name);
    return named === undefined || named === currency ? [] : [{ named, name, key }];
  });
  return [...new Set(conflicts.map(({ named }) => named))].map((currency) => {
    const columnsWithCurrency = conflicts.filter(({ named }) => named === currency);
    return {
      currency,
      names: columnsWithCurrency.map(({ name }) => name),
      keys: columnsWithCurrency.map(({ key }) => key),
    };
  });
}

/**
 * The column that has nothing but currencies, if some are not that of the prices; `undefined` where prices of several currencies are
 * stored. `values` are those of the columns that have few; only rows with those of `only` are sent.
 */
export function findRowCurrencies(
  columns: readonly Column[],
  values: CheckedFile['columnValues'],
  only?: Exclusions['only'],
): RowCurrencies | undefined {
  const prices = priceColumns(columns);
  const [currency, ...more] = new Set(prices.map((price) => price.currency));
  if (currency === undefined || more.length > 0) return undefined;
  for (const { index, name, state, samples } of columns) {
    if (state === 'used' || state === 'blank') continue;
    // `values` omits columns with a single value: that of the samples counts for all rows.
    const valuesOfColumn =
      values.find(({ column }) => column === index)?.values ??
      [...new Set(samples)].map((value) => ({ value, rows: undefined }));
    const includedValues =
      only?.column === index ? valuesOfColumn.filter(({ value }) => only.values.includes(value)) : valuesOfColumn;
    const valuesWithCurrency = includedValues
      .filter(({ value }) => value.trim() !== '')
      .map(({ value, rows }) => ({ value, rows, currency: currencyOfCode(value) }));
    const others = otherCurrencies(valuesWithCurrency, currency);
    const hasOnlyCurrencies = valuesWithCurrency.every((one) => one.currency !== undefined);
    if (others.length === 0 || !hasOnlyCurrencies) continue;
    return {
      column: index,
      name: columnTitle({ index, name }),
      currency,
      matching: valuesWithCurrency.filter((one) => one.currency === currency).map(({ value }) => value),
      others,
      keys: prices.map(({ key }) => key),
    };
  }
  return undefined;
}

interface ValueWithCurrency {
  readonly value: string;
  readonly rows: number | undefined;
  /** `undefined` for a value that is no currency. */
  readonly currency: string | undefined;
}

/** The currencies other than that of the prices, each with its values and the number of their rows. */
function otherCurrencies(values: readonly ValueWithCurrency[], currencyOfPrices: string): readonly OtherCurrency[] {
  const others = new Map<string, OtherCurrency>();
  for (const { value, rows, currency } of values) {
    if (currency === undefined || currency === currencyOfPrices) continue;
    const { values: earlierValues = [], rows: earlierRows = 0 } = others.get(currency) ?? {};
    const sum = rows === undefined ? undefined : earlierRows + rows;
    others.set(currency, { currency, values: [...earlierValues, value], rows: sum });
  }
  return [...others.values()];
}
