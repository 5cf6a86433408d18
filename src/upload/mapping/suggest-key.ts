import type { FileColumn } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';
import { hasPriceWord } from './price-words';

/** Usual names of the column with the article's code, normalised; the most likely first. */
const keyColumnNames = [
  /sku/,
  /^variant(?:code|no|nr|num|number|id)$/,
  /^(?:item|article|artikel|product|part|stock|material|model|catalogue?|cat|order|bestell|teile|sach|mat)(?:code|no|nr|num|number|id|nummer)$/,
  /^(?:(?:номенклатура)?артикул(?:товар[ау]|производителя)?|код(?:товар[ау]|артикула|производителя)|каталожныйномер|номенклатурныйномер|номердетали|référence|refproduit|réf|codice(?:articolo)?|codart(?:ic(?:olo|ulo)?)?|código(?:articulo|artículo|producto)?|codprod(?:ucto|us)?|codprov(?:eedor)?|kód(?:zboží)?|katalogovéčíslo|indeks|kodproduktu|kodtowaru|symbol|nrkat(?:alogowy)?|num(?:er)?kat(?:alogowy)?|cikkszám|varenr|varenummer|artnr|artikelnummer|tuotenumero|stok(?:kodu|no)|ürünkodu|κωδικός|מקט|מספרפריט|货号|型号|料号|商品コード|品番|품번|상품코드)$/,
  /^(?:code|cod|item|article|artikel|model|part|partno|reference|ref|код|номер|модель|mpn|handle)$/,
];

/** Values of which some are needed to judge a column. */
const leastValues = 3;

/** Parts of the values of a column that are known keys, from which they count more than a usual name, and more than codes and models. */
const leastShares = { overNames: 0.2, overCodes: 0.1 };

/** How many of the values are known keys, each counted once. `isAccident`: the only one may be a quantity or a common word. */
function knownPart(values: readonly string[], known: ReadonlySet<string>) {
  const hits = values.filter((value) => known.has(value));
  const [first = ''] = hits;
  const isRepeated = hits.length > 1;
  const distinct = new Set(hits).size;
  const isAccident = distinct === 1 && values.length >= leastValues && (isRepeated || !/\p{L}/u.test(first));
  return { share: distinct / values.length, isAccident, isText: /\p{L}/u.test(first) };
}

/** The column with most known keys, unless they are an accident, and the first one with a known key that is no number. */
function columnsOfKnown(
  columns: readonly FileColumn[],
  valuesOf: (column: FileColumn) => readonly string[],
  known: ReadonlySet<string> = new Set(),
) {
  const parts = columns.map((column) => ({ column, ...knownPart(valuesOf(column), known) }));
  const certain = parts.filter(({ share, isAccident }) => share > 0 && !isAccident);
  const share = Math.max(0, ...certain.map((part) => part.share));
  return {
    share,
    mostKnown: certain.find((part) => part.share === share)?.column,
    firstWithKnownText: parts.find(({ isText }) => isText)?.column,
  };
}

/** Whether the values are the numbers of the rows: 1, 2, 3 … */
const isCounter = (values: readonly string[]): boolean =>
  values.length >= leastValues && values.every((value, at) => Number(value) === Number(values[0]) + at);

/** Whether all rows have the same value, such as 'unassigned'. */
const isOneValue = (values: readonly string[]): boolean => values.length >= leastValues && new Set(values).size === 1;

/** Whether each value is another code of letters and digits, or of many digits, such as `A-100` or `4012345`. */
function areCodes(values: readonly string[]): boolean {
  const isCode = (value: string) =>
    /^(?=.*\d)[\p{L}\d][\p{L}\d\-_/. ]{2,29}$/u.test(value) && (/\p{L}/u.test(value) || /^\d{5,18}$/.test(value));
  return values.length >= leastValues && values.every(isCode) && new Set(values).size === values.length;
}

/** Whether each value is another short text with a letter, most of them with a digit, such as `TM-25 steel` or `L1`. */
function areModels(values: readonly string[]): boolean {
  const isModel = (value: string) =>
    /^[^@]{1,60}$/u.test(value) && /\p{L}/u.test(value) && !/:\/\/|^\d{4}-\d\d-\d\dT/.test(value);
  const withDigit = values.filter((value) => /\d/.test(value));
  const isDistinct = new Set(values).size === values.length;
  return values.length >= leastValues && isDistinct && values.every(isModel) && withDigit.length >= values.length * 0.8;
}

/**
 * If no column is mapped to the key, maps the one with most known keys, one with a usual name, the only one with codes, or the
 * first one with models; one with a few known keys is the last choice; never one that numbers the rows, is named as prices or has one value. `rows` are cells below the header. The user sees the suggestion before it is used.
 */
export function mapSuggestedKey(
  columns: readonly FileColumn[],
  key: string,
  known: ReadonlySet<string> | undefined,
  rows: readonly (readonly string[])[] = [],
): readonly FileColumn[] {
  if (columns.some((column) => column.key === key)) return columns;
  const valuesOf = ({ index, samples }: FileColumn): readonly string[] => {
    const values = rows.flatMap((cells) => cells[index]?.trim() || []);
    return values.length < leastValues ? samples : values;
  };
  const free = columns.filter((column) => {
    if (column.state !== 'unknown' || column.samples.length === 0 || hasPriceWord(column.name)) return false;
    const values = valuesOf(column);
    return !isCounter(values) && !isOneValue(values);
  });
  const { share, mostKnown, firstWithKnownText } = columnsOfKnown(free, valuesOf, known);
  const byValue = share >= leastShares.overNames ? mostKnown : undefined;
  const byShare = share >= leastShares.overCodes ? mostKnown : undefined;
  const byNames = keyColumnNames.map((pattern) => free.find(({ name }) => pattern.test(normalizeColumnName(name))));
  const byName = byNames.find((column) => column !== undefined);
  const [codes, ...otherCodes] = free.filter((column) => areCodes(valuesOf(column)));
  const byCodes = otherCodes.length === 0 ? codes : undefined;
  const byModels = codes === undefined ? free.find((column) => areModels(valuesOf(column))) : undefined;
  const found = byValue ?? byName ?? byShare ?? byCodes ?? byModels ?? mostKnown ?? firstWithKnownText;
  return found === undefined
    ? columns
    : columns.map((column) => (column === found ? { ...column, key, state: 'used' } : column));
}
