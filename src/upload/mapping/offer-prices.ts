import type { FileColumn } from '../../machines/reading.types';
import { currencyInName } from '../reading/currency-words';
import { unitNameOf } from '../reading/price-unit-names';
import type { UploadColumn, UploadGroup, UploadShape } from '../upload-shape';

const priceWords = new Set(
  'price prices preis preise prix precio prezzo prijs цена цены стоимость cena ceny fiyat fiyatı מחיר 价格 单价 単価 가격'.split(
    ' ',
  ),
);
/** Prices that include a tax are not those of the list. */
const taxWords = new Set(['inc', 'incl', 'including', 'inkl', 'ttc']);

/**
 * Returns the price columns that a column of the file may stand for, by a currency or the word for price in its name, such
 * as `AUD ex GST` or `Preis`; none for one in another currency. They are offered, not chosen, because the name says no level, or no
 * currency.
 */
export function priceColumnsToOffer(
  { name, key, samples }: FileColumn,
  columns: readonly FileColumn[],
  { groups }: UploadShape,
): readonly UploadColumn[] {
  const words: readonly string[] = name.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  if (key !== undefined || samples.length === 0 || words.some((word) => taxWords.has(word))) return [];
  // It has numbers of pieces.
  if (unitNameOf(name) === 'clear') return [];
  const currencyGroups = groups.filter((group) => group.columns.some(({ content }) => content === 'price'));
  const currency = currencyInName(name);
  const namedGroups = currencyGroups.filter(
    (group) => group.name === currency || words.includes(group.name.toLowerCase()),
  );
  const isInOtherCurrency = namedGroups.length === 0 && currency !== undefined;
  const isPriceWithoutCurrency =
    namedGroups.length === 0 && !isInOtherCurrency && words.some((word) => priceWords.has(word));
  const groupsToOffer = isPriceWithoutCurrency ? currencyGroups : namedGroups;
  const usedKeys = new Set(columns.map((column) => column.key));
  return groupsToOffer.flatMap((group) => priceColumnToOffer(group, words, usedKeys) ?? []);
}

/** The level whose number is in the name, or the first level without a column. */
function priceColumnToOffer({ columns }: UploadGroup, words: readonly string[], used: ReadonlySet<string | undefined>) {
  const levels = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const unusedColumns = columns.filter(({ key }) => !used.has(key));
  return unusedColumns.find(({ key }) => levels.includes(Number(/\d+$/.exec(key)?.[0]))) ?? unusedColumns[0];
}
