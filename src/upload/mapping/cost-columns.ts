import type { FileColumn, OpenedFile } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';
import { currencyAmount, currencyInName, currencyOfTexts } from '../reading/currency-words';
import { unitKindOf } from '../reading/price-unit-names';
import { columnsOf, type UploadShape } from '../upload-shape';
import { hasPriceWord } from './price-words';

/** The value of the option 'Cost' among the fields that a column can be mapped to. */
export const costChoice = 'pricebook-cost';

/** The value of the option for the column with the numbers of pieces that prices are for. */
export const unitChoice = 'pricebook-unit';

export const hasPrices = (shape: UploadShape): boolean => columnsOf(shape).some(({ content }) => content === 'price');

/** Whether prices may follow from costs: the upload has prices, and the file is no price list in our own format. */
export function canHaveCosts({ firstRows }: OpenedFile, header: number, shape: UploadShape): boolean {
  const names = new Set(
    columnsOf(shape)
      .filter(({ content }) => content === 'price')
      .flatMap(({ key, label }) => [key, label].map(normalizeColumnName)),
  );
  const cells = firstRows[header]?.cells ?? [];
  return names.size > 0 && !cells.some((cell) => names.has(normalizeColumnName(cell)));
}

// Not `\b`, which treats letters other than A to Z as the end of a word.
const costWords =
  /(?<!\p{L})(?:costs?|net|dealer|trade|einkauf|ek|netto|h[äa]ndler|achat|costo|coste|kosten|inkoop|zakup|закуп|опт(?!\p{L})|оптов|price|preise?|prix|precio|prezzo|prijs|цен[аы]|стоимост|cena|ceny|fiyat|מחיר|msrp|srp|rrp|list)|价格|单价|単価|가격/iu;

/** Whether the name of an unused column suggests costs, so that they are offered. */
export const suggestsCosts = ({ name, key, samples }: Pick<FileColumn, 'name' | 'key' | 'samples'>): boolean =>
  key === undefined &&
  (costWords.test(name) || hasPriceWord(name)) &&
  unitKindOf({ name, samples }) !== 'clear' &&
  samples.some((sample) => /\d/.test(sample));

/**
 * The currency of a column with costs, by three letters, as its name, its first amount or the formats of its numbers say; `undefined` where
 * none does.
 */
export const costCurrencyOf = ({
  name,
  samples,
  textsBesideNumbers = [],
}: Pick<FileColumn, 'name' | 'samples' | 'textsBesideNumbers'>): string | undefined =>
  currencyInName(name) ??
  samples.map((sample) => currencyAmount(sample)?.currency).find((code) => code !== undefined) ??
  currencyOfTexts(textsBesideNumbers);
