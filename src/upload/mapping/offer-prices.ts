import type { FileColumn } from '../../machines/reading.types';
import { currencyInName } from '../reading/currency-words';
import { unitKindOf } from '../reading/price-unit-names';
import type { UploadColumn, UploadGroup, UploadShape } from '../upload-shape';
import { hasPriceWord, wordsOfName } from './price-words';

/** Prices that include a tax are not those of the list. */
const taxWords = new Set(['inc', 'incl', 'including', 'inkl', 'ttc', 'brutto', 'bruto']);
const withTax =
  / (?:с ндс|з пдв|с ддс|s dph|s ddv|s pdv|z vat|con iva|com iva|iva inclu\p{L}+|avec tva|cu tva|mit mwst|met btw|kdv dahil) |(?<![未不])含[税稅]/u;

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
  const words = wordsOfName(name);
  if (key !== undefined || samples.length === 0) return [];
  if (words.some((word) => taxWords.has(word)) || withTax.test(` ${words.join(' ')} `)) return [];
  // It has numbers of pieces.
  if (unitKindOf({ name, samples }) === 'clear') return [];
  const currencyGroups = groups.filter((group) => group.columns.some(({ content }) => content === 'price'));
  const currency = currencyInName(name);
  const namedGroups = currencyGroups.filter(
    (group) => group.name === currency || words.includes(group.name.toLowerCase()),
  );
  const isInOtherCurrency = namedGroups.length === 0 && currency !== undefined;
  const isPriceWithoutCurrency = namedGroups.length === 0 && !isInOtherCurrency && hasPriceWord(name);
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
