import type { FileColumn } from '../../machines/reading.types';
import { currencyInName } from '../reading/currency-words';
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
 * as `AUD ex GST` or `Preis`; none for one in another currency. They are offered, not chosen: the name does not say the level, or
 * not the currency.
 */
export function offeredPrices(
  { name, key, samples }: FileColumn,
  columns: readonly FileColumn[],
  { groups }: UploadShape,
): readonly UploadColumn[] {
  const words: readonly string[] = name.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  if (key !== undefined || samples.length === 0 || words.some((word) => taxWords.has(word))) return [];
  const currencies = groups.filter((group) => group.columns.some(({ content }) => content === 'price'));
  const named = currencies.filter((group) => words.includes(group.name.toLowerCase()));
  const isInOther = named.length === 0 && currencyInName(name) !== undefined;
  const found = named.length === 0 && !isInOther && words.some((word) => priceWords.has(word)) ? currencies : named;
  const used = new Set(columns.map((column) => column.key));
  return found.flatMap((group) => priceAt(group, words, used) ?? []);
}

/** The level whose number is in the name, or the first level without a column. */
function priceAt({ columns }: UploadGroup, words: readonly string[], used: ReadonlySet<string | undefined>) {
  const levels = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const free = columns.filter(({ key }) => !used.has(key));
  return free.find(({ key }) => levels.includes(Number(/\d+$/.exec(key)?.[0]))) ?? free[0];
}
