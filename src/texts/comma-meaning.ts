/** What a comma in a typed or pasted number separates. */
export type CommaMeaning = 'decimals' | 'thousands';

/** Patterns of numbers: `1,284.50`, as this list copies it; `1.284,50`; `84,20` and `1,284`; `1,284`. */
const pointDecimals = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const commaDecimals = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const anyComma = /^\d[\d.]*,[\d,]*\d$/;
const commaThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/;
const dashes = /^[-–—]$/;

/** Whether only the user knows what the comma of a text separates: `84,20` and `1,234`. */
export const isCommaUnclear = (text: string): boolean =>
  anyComma.test(text) && !pointDecimals.test(text) && !commaDecimals.test(text);

/** The number without separators of thousands, and with a point before its decimals; '' for a dash. */
export function withoutSeparators(text: string, comma?: CommaMeaning): string {
  if (dashes.test(text)) return '';
  if (pointDecimals.test(text)) return text.replaceAll(',', '');
  if (commaDecimals.test(text) || (comma === 'decimals' && isCommaUnclear(text)))
    return text.replaceAll('.', '').replace(',', '.');
  return comma === 'thousands' && commaThousands.test(text) ? text.replaceAll(',', '') : text;
}

/** What a number with an unclear comma may be, with a point before decimals: 1.234 and 1234 for `1,234`. None for a clear one. */
export function unclearReadings(text: string): readonly string[] {
  if (!isCommaUnclear(text)) return [];
  const readings = (['decimals', 'thousands'] as const).map((comma) => withoutSeparators(text, comma));
  return [...new Set(readings)].filter((reading) => /^\d+(?:\.\d+)?$/.test(reading));
}
