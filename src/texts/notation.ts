/** How a language writes numbers, lists and the ends of sentences. */
export interface Notation {
  /** BCP 47 language tag, for dates. */
  readonly locale: string;
  /** The character before decimals. */
  readonly decimal: '.' | ',';
  /** The character between thousands. */
  readonly group: string;
  /** Between the items of a list. @default ', ' */
  readonly comma?: '、' | '، ';
  /** Between two sentences. @default '. ' */
  readonly stop?: '。';
  /** Gives a typed number in Latin digits, as keyboards for the language may type others. @default unchanged */
  readonly withLatinDigits?: (typed: string) => string;
}

const english: Notation = { locale: 'en', decimal: '.', group: ',' };

let current = english;

/** Sets the notation of everything that is rendered from now on. @default English */
export function setNotation(notation: Notation = english): void {
  current = notation;
}

/** The language tag for dates and times; `undefined` for English, where they follow the browser's settings. */
export const shownLocale = (): string | undefined => (current === english ? undefined : current.locale);

/** A formatted number as the language writes it: `1,284.50` and `+4.1 %` in, `1.284,50` and `+4,1 %` out. */
export const shownNumber = (formatted: string): string =>
  current === english
    ? formatted
    : formatted.replace(/[.,]/g, (separator) => (separator === '.' ? current.decimal : current.group));

/** Stands between the items of a list. `Intl.ListFormat` would write 'and' before the last in some languages, and nothing in Chinese. */
export const listSeparator = (): string => current.comma ?? ', ';

/** Names one after the other, such as `Active, Pending`. */
export const shownList = (items: readonly string[]): string => items.join(listSeparator());

/** Stands between two sentences, and without the blank after the last: `. ` in English. */
export const sentenceSeparator = (): string => current.stop ?? '. ';

/** A count as the language writes it, such as `1,284`. */
export const shownCount = (count: number): string => shownNumber(count.toLocaleString('en'));

/**
 * The text of an input for a number: point and comma are exchanged where a comma stands before decimals, so that `typedNumber`
 * gives the same text again. Texts with letters stay as they are.
 */
export const inputNumber = (text: string): string =>
  current.decimal === '.' || /\p{L}/u.test(text)
    ? text
    : text.replace(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'));

/** Groups of three digits, all with the same separator between them, and the decimals. */
const groupedNumber = /^\s*-?\d{1,3}([.,\s'’])\d{3}(?:\1\d{3})*([.,]\d+)?\s*$/;

/**
 * A typed or pasted number with a point before its decimals: `12,5` and `1.284,50` are `12.5` and `1284.50` where a comma stands
 * before decimals. What could be either stays no number: `1.284` becomes `1,284` there.
 */
export function typedNumber(typed: string): string {
  if (/\p{L}/u.test(typed)) return typed;
  const { decimal, withLatinDigits } = current;
  const text = withLatinDigits?.(typed) ?? typed;
  const [, separator = decimal, decimals] = groupedNumber.exec(text) ?? [];
  // Without decimals, only blanks and apostrophes are certain to separate groups.
  const isClear = separator !== decimal && (decimals?.startsWith(decimal) ?? /[\s'’]/.test(separator));
  return inputNumber(isClear ? text.replaceAll(separator, '') : text);
}
