import type { FileColumn } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';

/** Usual names of the column with the article's code, normalised; the most likely first. */
const keyNames = [
  /sku/,
  /^(?:item|article|artikel|product|part|stock|material|model|catalogue?|cat|order|bestell|teile|sach|mat)(?:code|no|nr|num|number|id|nummer)$/,
  /^(?:артикул|кодтовара|кодпроизводителя|каталожныйномер|référence|refproduit|réf|codice(?:articolo)?|codart|código|codproducto|kód(?:zboží)?|katalogovéčíslo|indeks|kodproduktu|symbol|nrkat|cikkszám|varenr|varenummer|artnr|artikelnummer|tuotenumero|stok(?:kodu|no)|ürünkodu|κωδικός|מקט|מספרפריט|货号|型号|料号|商品コード|品番|품번|상품코드)$/,
  /^(?:code|item|article|artikel|model|part|partno|reference|ref|код|номер|модель|mpn|handle)$/,
];

/** Values of which some are needed to judge a column. */
const leastValues = 3;

/** Whether the values are the numbers of the rows: 1, 2, 3 … */
const isCounter = (values: readonly string[]): boolean =>
  values.length >= leastValues && values.every((value, at) => Number(value) === Number(values[0]) + at);

/** Whether each value is another code of letters and digits, or of many digits, such as `A-100` or `4012345`. */
function hasCodes(values: readonly string[]): boolean {
  const codes = values.filter((value) => /^(?=.*\d)[\p{L}\d][\p{L}\d\-_/. ]{2,29}$/u.test(value));
  const plain = codes.filter((value) => /\p{L}/u.test(value) || /^\d{5,14}$/.test(value));
  return values.length >= leastValues && plain.length === values.length && new Set(values).size === values.length;
}

/**
 * If no column is mapped to the key, maps one whose values are known keys, one with a usual name, or the only one with
 * codes; never one that numbers the rows. `rows` are cells below the header. The user sees the suggestion before it is used.
 */
export function suggestKey(
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
  const free = columns.filter(
    (column) => column.state === 'unknown' && column.samples.length > 0 && !isCounter(valuesOf(column)),
  );
  const byValue = known && free.find((column) => valuesOf(column).some((value) => known.has(value)));
  const names = keyNames.map((pattern) => free.find(({ name }) => pattern.test(normalizeColumnName(name))));
  const withCodes = free.filter((column) => hasCodes(valuesOf(column)));
  const byCodes = withCodes.length === 1 ? withCodes[0] : undefined;
  const found = byValue ?? names.find((column) => column !== undefined) ?? byCodes;
  return found === undefined
    ? columns
    : columns.map((column) => (column === found ? { ...column, key, state: 'used' } : column));
}
