import { withLatinDigits } from '../texts/latin-digits';
import type { Notation } from '../texts/notation';

/**
 * The notation of a language as the region of a BCP 47 tag writes it: in `es-MX` and `de-CH` a point stands before decimals, which
 * would be read as thousands otherwise. Without a region, that of the language.
 */
export function regionalNotation(tag: string, language: Notation): Notation {
  const notation = separatorsOf(tag, language);
  // The Arabic separators and the full-width point are never anything else.
  const latinNumber = (typed: string) =>
    withLatinDigits(typed)
      .replace(/\d\u066c(?=\d{3})/g, ([digit = '']) => digit)
      .replace(/[\u066b\uff0e]/g, notation.decimal);
  return { ...notation, withLatinDigits: latinNumber };
}

function separatorsOf(tag: string, notation: Notation): Notation {
  const locale = localeOf(tag, notation);
  if (locale === undefined) return notation;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const decimal = partOf('decimal') === ',' ? ',' : '.';
  const group = partOf('group') ?? (decimal === ',' ? '.' : ',');
  return { ...notation, locale: locale.toString(), decimal, group };
}

/** The locale of a tag, with Latin digits where the language has others; `undefined` without a region, or if it is no valid tag. */
function localeOf(tag: string, { locale: language }: Notation): Intl.Locale | undefined {
  try {
    const { numberingSystem } = new Intl.Locale(language);
    const locale = new Intl.Locale(tag, numberingSystem === undefined ? {} : { numberingSystem });
    return locale.region === undefined ? undefined : locale;
  } catch {
    return undefined;
  }
}
