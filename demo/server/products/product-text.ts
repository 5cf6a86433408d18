import { isErrorCell } from '../../../src/sheet/cell';

/** Longest text of a product, in characters: all of it can be seen and fits a spreadsheet's cell. */
const MAX_TEXT = 4000;

/** Longest Main SKU, in characters. */
const MAX_SKU = 100;

/**
 * Why a text cannot be kept, if so; completes a sentence that begins with the field's name. Neither a database nor a
 * spreadsheet file has every character.
 */
export function textProblem(text: string, longest = MAX_TEXT): string | undefined {
  if (text.includes('\0')) return 'contains a NUL character, which cannot be kept';
  if (/(?![\n\t])\p{Cc}|[\p{Cs}\ufffe\uffff]/u.test(text)) return 'contains a character that cannot be shown';
  const coded = /_x[\da-f]{4}_/i.exec(text)?.[0];
  if (coded !== undefined) return `contains ${coded}, which spreadsheet programs take for another character`;
  if (isErrorCell(text)) return `is the spreadsheet error ${text}`;
  if (text.length > longest) return `may have ${longest.toLocaleString('en')} characters at most`;
  return undefined;
}

/** Why a text cannot be a Main SKU, if so; completes a sentence that begins with the field's name. */
export function skuProblem(sku: string): string | undefined {
  return textProblem(sku, MAX_SKU) ?? (/[\n\t]/.test(sku) ? 'has to be one line' : undefined);
}
