import type { CheckedFile, CostSource, FileColumn, ReadingOptions } from '../../machines/reading.types';
import { costRuleKeys } from '../../wire/cost-rule';
import { currencyOf } from '../../wire/price-levels';
import type { UnratedCounts } from './check-rows';
import { currencyOfCode, otherCurrencyOfColumn } from './currency-words';

/** Columns that name another currency than the one in which their amounts are read. */
export interface NamedCurrency {
  /** Three letters, such as `RUB`, or a sign of several currencies, such as `$`. */
  readonly currency: string;
  readonly names: readonly string[];
  /** The prices that the columns are stored as, or that follow from them. */
  readonly keys: readonly string[];
  /** The currency of the rule where the columns have costs; `undefined` for prices. */
  readonly costCurrency: string | undefined;
}

/** A currency other than that of the amounts, and the values of a column that say so. */
interface OtherCurrency {
  readonly currency: string;
  readonly values: readonly string[];
  /** `undefined` for all rows. */
  readonly rows: number | undefined;
}

/** A column with the currency of each row, where some have another one than that in which their amounts are read. */
export interface RowCurrencies {
  readonly column: number;
  readonly name: string;
  /** The currency of the stored prices or of the costs, and the values of the column that say so. */
  readonly currency: string;
  readonly matching: readonly string[];
  /** The other currencies, and the values of the column that say so. */
  readonly others: readonly OtherCurrency[];
  /** Whether the column is blank, or has another text, in some rows: nothing says which currency those have. */
  readonly hasBlanks: boolean;
  /** The prices that the file's columns are stored as, or that follow from their costs. */
  readonly keys: readonly string[];
  readonly areCosts: boolean;
}

type Column = Pick<FileColumn, 'index' | 'name' | 'state' | 'key' | 'samples' | 'textsBesideNumbers'>;

/** A column of prices or costs, and the currency in which its amounts are read unless they name one themselves. */
interface AmountColumn {
  readonly column: Pick<FileColumn, 'name' | 'textsBesideNumbers'>;
  readonly keys: readonly string[];
  readonly currency: string;
}

interface AmountColumns {
  readonly prices: readonly AmountColumn[];
  readonly costs: readonly AmountColumn[];
}

function amountColumns(columns: readonly Column[], sources: readonly CostSource[] = []): AmountColumns {
  const columnAt = (position: number) => columns.find(({ index }) => index === position) ?? { name: '' };
  const stored = columns.flatMap((column) => {
    const { state, key = '' } = column;
    const currency = state === 'used' ? currencyOf(key) : undefined;
    return currency === undefined ? [] : [{ column, keys: [key], currency }];
  });
  const kept = sources.flatMap(({ column, rule, ownPrice }) =>
    ownPrice === undefined ? [] : [{ column: columnAt(column), keys: [ownPrice], currency: rule.currency }],
  );
  const costs = sources.flatMap(({ column, rule, ownPrice }) =>
    ownPrice === undefined
      ? [{ column: columnAt(column), keys: costRuleKeys(rule), currency: rule.conversion?.from ?? rule.currency }]
      : [],
  );
  return { prices: [...stored, ...kept], costs };
}

/** The columns of prices and costs that name another currency, by the one that they name. */
export function namedCurrencies(columns: readonly Column[], sources?: readonly CostSource[]): readonly NamedCurrency[] {
  const { prices, costs } = amountColumns(columns, sources);
  const byCurrency = new Map<string, NamedCurrency>();
  const addAll = (amounts: readonly AmountColumn[], areCosts: boolean) => {
    for (const { column, keys, currency: expected } of amounts) {
      const currency = otherCurrencyOfColumn(column, expected);
      if (currency === undefined) continue;
      const costCurrency = areCosts ? expected : undefined;
      const id = `${currency} ${costCurrency ?? ''}`;
      const earlier = byCurrency.get(id);
      byCurrency.set(id, {
        currency,
        // A column of costs may have rules for several currencies.
        names: [...new Set([...(earlier?.names ?? []), column.name])],
        keys: [...(earlier?.keys ?? []), ...keys],
        costCurrency,
      });
    }
  };
  addAll(prices, false);
  addAll(costs, true);
  return [...byCurrency.values()];
}

/** The first column with currencies of which some are not that of the amounts. */
export function findRowCurrencies(...args: Parameters<typeof readRowCurrencies>): RowCurrencies | undefined {
  return readRowCurrencies(...args).find(({ others }) => others.length > 0);
}

type ConflictOptions = Pick<ReadingOptions, 'exclusions' | 'costs'>;

/** The columns that have currencies, for prices and for costs. `values` are those of the columns that have few. */
function readRowCurrencies(
  columns: readonly Column[],
  values: CheckedFile['columnValues'],
  { exclusions, costs: sources }: ConflictOptions = {},
): readonly RowCurrencies[] {
  const { prices, costs } = amountColumns(columns, sources);
  const found = [prices, costs].flatMap((amounts) => {
    const [currency, ...more] = new Set(amounts.map((column) => column.currency));
    // Where amounts of several currencies are read, the column says nothing about one of them.
    if (currency === undefined || more.length > 0) return [];
    const keys = amounts.flatMap((column) => column.keys);
    return columns.flatMap((column) => {
      const currencies = currenciesOfRows(column, values, { only: exclusions?.only, currency });
      return currencies ? [{ ...currencies, keys, areCosts: amounts === costs }] : [];
    });
  });
  // A column that has the currency of the prices says nothing about the costs.
  const columnsOfPrices = found.filter(({ areCosts, others }) => !areCosts && others.length === 0);
  return found.filter(({ areCosts, column }) => !areCosts || columnsOfPrices.every((one) => one.column !== column));
}

interface Expected {
  /** Only rows with these values are sent. */
  readonly only: NonNullable<ReadingOptions['exclusions']>['only'];
  readonly currency: string;
}

/** Part of the filled rows that have a currency in a column of currencies: the others may repeat its name, or have a note. */
const leastShareOfCurrencies = 0.75;

/** The currencies of the rows; `undefined` for a column that has mostly other texts. */
function currenciesOfRows(
  { index, name, state, samples }: Column,
  values: CheckedFile['columnValues'],
  { only, currency }: Expected,
): Omit<RowCurrencies, 'keys' | 'areCosts'> | undefined {
  if (state === 'used' || state === 'blank') return undefined;
  // `values` omits columns with one value, with many, and with another one in each row: then the samples count for all rows.
  const valuesOfColumn =
    values.find(({ column }) => column === index)?.values ??
    [...new Set(samples)].map((value) => ({ value, rows: undefined }));
  const includedValues =
    only?.column === index ? valuesOfColumn.filter(({ value }) => only.values.includes(value)) : valuesOfColumn;
  const filledValues = includedValues.filter(({ value }) => value.trim() !== '');
  const rowsOf = (some: readonly { readonly rows: number | undefined }[]) =>
    some.reduce((sum, { rows = 1 }) => sum + rows, 0);
  const valuesWithCurrency = filledValues
    .map(({ value, rows }) => ({ value, rows, currency: currencyOfCode(value, currency) }))
    .filter((one) => one.currency !== undefined);
  const hasBlanks = valuesWithCurrency.length < includedValues.length;
  if (rowsOf(valuesWithCurrency) === 0) return undefined;
  if (rowsOf(valuesWithCurrency) < rowsOf(filledValues) * leastShareOfCurrencies) return undefined;
  const matching = valuesWithCurrency.filter((one) => one.currency === currency).map(({ value }) => value);
  return { column: index, name, currency, matching, others: otherCurrencies(valuesWithCurrency, currency), hasBlanks };
}

/**
 * The rows whose prices would be stored as they are, or calculated with the rate of another currency, although the file names another one for
 * them, unless a template allows that currency. Rows below names of columns count only where no column has the currency of each row. Such a
 * column says nothing about the costs beside its blanks, which are in the currency that they or their own column name, or else in any.
 */
export function unratedRows(
  columns: readonly Column[],
  { rows, excluded, columnValues }: Pick<CheckedFile, 'rows' | 'excluded' | 'columnValues'>,
  { rowsOfOtherCurrency, costsBesideBlank, includedValues }: UnratedCounts,
  { unratedCurrencies = [], ...options }: ConflictOptions & Pick<ReadingOptions, 'unratedCurrencies'>,
): CheckedFile['unrated'] {
  const isAsked = ({ currency }: { readonly currency: string }) => !unratedCurrencies.includes(currency);
  const rowCurrencies = readRowCurrencies(columns, columnValues, options);
  if (rowCurrencies.length === 0) {
    const asked = namedCurrencies(columns, options.costs).filter(isAsked);
    const currencies = [...new Set(asked.map(({ currency }) => currency))];
    return { rows: rowsOfOtherCurrency, currencies, ...costsReadAs(asked.map(({ costCurrency }) => costCurrency)) };
  }
  const conflicts = rowCurrencies.filter(({ others }) => others.some(isAsked));
  const [first] = conflicts;
  // The same column may say so of prices and of costs.
  const others = new Map(
    conflicts
      .filter(({ column }) => column === first?.column)
      .flatMap((conflict) => conflict.others.filter(isAsked).map((other) => [other.currency, other] as const)),
  );
  const includedRows = excluded.reduce((left, one) => left - one.rows, rows);
  const includedCounts = first && includedValues(first.column);
  const includedRowsOf = ({ values }: OtherCurrency) =>
    includedCounts ? sumOfRows(values.map((value) => [value, includedCounts.get(value.trim()) ?? 0])) : includedRows;
  const otherRows = [...others.values()].reduce((sum, other) => sum + includedRowsOf(other), 0);
  const columnsOfCosts = rowCurrencies.filter(({ areCosts }) => areCosts);
  const [besideBlank = []] = columnsOfCosts
    .map(({ column }) => [...costsBesideBlank(column)])
    .toSorted((one, other) => sumOfRows(other) - sumOfRows(one));
  const askedBesideBlank = besideBlank.filter(([currency]) => currency === undefined || isAsked({ currency }));
  const unnamed = sumOfRows(askedBesideBlank.filter(([currency]) => currency === undefined));
  const asked = askedBesideBlank.length > 0 ? [...conflicts, ...columnsOfCosts] : conflicts;
  const namedBesideBlank = askedBesideBlank.flatMap(([currency]) => currency ?? []);
  return {
    rows: Math.min(includedRows, otherRows + sumOfRows(askedBesideBlank)),
    currencies: [...new Set([...others.keys(), ...namedBesideBlank])],
    ...costsReadAs(asked.map(({ areCosts, currency }) => (areCosts ? currency : undefined))),
    ...(unnamed > 0 && { unnamed }),
  };
}

const sumOfRows = (rowsByCurrency: readonly (readonly [string | undefined, number])[]): number =>
  rowsByCurrency.reduce((sum, [, rows]) => sum + rows, 0);

/** The currency of the costs, where only costs are asked about. */
function costsReadAs(costCurrencies: readonly (string | undefined)[]): Pick<CheckedFile['unrated'], 'costsReadAs'> {
  const [first] = costCurrencies;
  return first !== undefined && costCurrencies.every((one) => one !== undefined)
    ? { costsReadAs: [...new Set(costCurrencies)].join(', ') }
    : {};
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
