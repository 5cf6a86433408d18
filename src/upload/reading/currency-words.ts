import type { FileColumn } from '../../machines/reading.types';
import { readNumber } from '../../sheet/numbers';
import { currencySigns } from '../../wire/currency-signs';
import { currencies } from '../../wire/price-levels';

/** Words of several currencies beside amounts, in upper case. */
const currenciesByWord = new Map<string, readonly string[]>([
  ['$', ['ARS', 'AUD', 'CAD', 'CLP', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD', 'USD']],
  ['¥', ['CNY', 'JPY']],
  ...['KR', 'KR.'].map((word) => [word, ['DKK', 'NOK', 'SEK']] as const),
]);

/** Names of one currency that have no other meaning, in upper case. */
const currencyByName = new Map([
  ...['EURO', 'EUROS', 'ЕВРО', '欧元'].map((name) => [name, 'EUR'] as const),
  ['美元', 'USD'],
  ['澳元', 'AUD'],
  ['人民币', 'CNY'],
]);

/** Codes, signs and abbreviations of currencies beside amounts, in upper case; `undefined` for those of several currencies. */
const currencyByWord = new Map<string, string | undefined>([
  ...'AED ARS AUD AZN BDT BGN BHD BRL BYN CAD CHF CLP CNY CZK DKK DZD EGP EUR GBP GHS HKD HRK HUF IDR ILS INR ISK JPY KES KGS KRW KWD KZT LKR MDL MXN MYR NGN NOK NPR NZD OMR PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD TZS UAH UGX USD UYU UZS VND XAF XOF ZAR'
    .split(' ')
    .map((code) => [code, code] as const),
  ...currencies.flatMap((currency) => currencySigns[currency].map((sign) => [sign, currency] as const)),
  ...Object.entries({
    EUR: ['€'],
    GBP: ['£'],
    CHF: ['FR.', 'SFR.'],
    PLN: ['ZŁ', 'ZŁ.'],
    CZK: ['KČ'],
    HUF: ['FT', 'FT.'],
    RUB: ['₽', 'Р.', 'РУБ', 'РУБ.'],
    UAH: ['₴', 'ГРН', 'ГРН.'],
    BGN: ['ЛВ', 'ЛВ.'],
    RON: ['LEI'],
    TRY: ['₺', 'TL'],
    INR: ['₹', 'RS.'],
    JPY: ['円'],
    CNY: ['元', 'RMB'],
    KRW: ['₩', '원'],
    ILS: ['₪'],
    VND: ['₫'],
    THB: ['฿'],
    BRL: ['R$'],
    NZD: ['NZ$'],
    CAD: ['C$', 'CA$'],
    HKD: ['HK$'],
    SGD: ['S$'],
    TWD: ['NT$'],
    MXN: ['MX$'],
    PHP: ['₱'],
    KZT: ['₸'],
    NGN: ['₦'],
  }).flatMap(([code, signs]) => signs.map((sign) => [sign, code] as const)),
  ...currencyByName,
  ...[...currenciesByWord.keys()].map((word) => [word, undefined] as const),
]);

const wordPattern = String.raw`[\p{L}\p{Sc}$.]{1,5}`;
const amountPattern = String.raw`[-−]?[\d.,][\d.,'’\s]*`;
/** A point directly after a letter is that of an abbreviation. */
const noAbbreviationPoint = String.raw`(?!(?<=\p{L})\.)`;
const amountWithWord = new RegExp(
  String.raw`^(?:(?<before>${wordPattern}?)\s*${noAbbreviationPoint}(?<first>${amountPattern})|(?<second>${amountPattern}?)\s*(?<after>${wordPattern}))$`,
  'u',
);

export interface CurrencyAmount {
  readonly amount: string;
  /** Three letters; `undefined` for a sign of several currencies, such as `$`, or of one that is not in the table. */
  readonly currency: string | undefined;
  readonly word: string;
}

const signPattern = /\p{Sc}/gu;
const isSign = (word: string): boolean => /^\p{Sc}$/u.test(word);

/** Splits a text such as `12,50 zł` or `CHF 2.–`; `undefined` without a known currency or a sign of one. */
export function currencyAmount(text: string): CurrencyAmount | undefined {
  const plain = text
    .trim()
    .replace(/[.,][-–—]+(?=\s|$|\p{L})/u, '')
    // Signs of full width.
    .replace(signPattern, (sign) => sign.normalize('NFKC'));
  const { before, first, second, after } = amountWithWord.exec(plain)?.groups ?? {};
  const word = before || after;
  if (word === undefined || !(currencyByWord.has(word.toUpperCase()) || isSign(word))) return undefined;
  return { amount: (first ?? second ?? '').trim(), currency: currencyByWord.get(word.toUpperCase()), word };
}

/** Whether the amount may be in this currency, by three letters. */
const mayBeIn = ({ currency, word }: CurrencyAmount, expected: string): boolean =>
  currency === undefined
    ? currenciesByWord.get(word.toUpperCase())?.includes(expected) === true
    : currency === expected;

/**
 * The amount of a text in another currency than this one, such as `12,50 zł` in AUD; `undefined` for any other text. Both decimal
 * separators are tried: the notation is not known while all numbers of a file are texts with a currency.
 */
export function foreignAmount(text: string, expected: string): CurrencyAmount | undefined {
  const amount = currencyAmount(text);
  if (amount === undefined || mayBeIn(amount, expected)) return undefined;
  const isNumber = (['point', 'comma'] as const).some(
    (separator) => readNumber(amount.amount, separator).kind === 'number',
  );
  return isNumber ? amount : undefined;
}

/**
 * The one currency that the name of a column has, by its code or its own sign or word, such as `EK EUR`, `Preis in €` or `Цена, руб`;
 * `undefined` for none or several. An abbreviation in small Latin letters, and a code that is a word, is none, because `ft` and `try` have
 * other meanings too.
 */
export function currencyInName(name: string): string | undefined {
  const [currency, ...others] = currenciesNamed(name, undefined);
  return others.length === 0 ? currency : undefined;
}

type NamedColumn = Pick<FileColumn, 'name' | 'textsBesideNumbers'>;

/**
 * The one currency that the name of a column, or a text that is shown beside its numbers, has, if it is not `expected`; the sign itself for one
 * of several currencies that cannot be `expected`, such as `$`.
 */
export const otherCurrencyOfColumn = (column: NamedColumn, expected: string): string | undefined =>
  currenciesByText(column, expected)
    .map(([currency, ...others]) => (others.length === 0 && currency !== expected ? currency : undefined))
    .find((currency) => currency !== undefined);

/** Whether the name of a column, or the texts beside its numbers, say that its amounts are in this currency, and in no other. */
export function isCurrencyOfColumn(column: NamedColumn, expected: string): boolean {
  const named = currenciesByText(column, expected).flat();
  return named.length > 0 && named.every((currency) => currency === expected);
}

const currenciesByText = ({ name, textsBesideNumbers = [] }: NamedColumn, expected: string) => [
  [...currenciesNamed(name, expected)],
  ...textsBesideNumbers.map((text) => currenciesOfText(text, expected)),
];

/** The one currency of the texts that are shown beside the numbers of a column; `undefined` for none or several. */
export function currencyOfTexts(texts: readonly string[]): string | undefined {
  const [currency, ...others] = new Set(texts.flatMap((text) => currenciesOfText(text, undefined)));
  return others.length === 0 ? currency : undefined;
}

/** Words that are of a currency in the format of numbers, but may be of something else in a text with an amount. */
const currencyByFormatWord = new Map([['R', 'ZAR']]);

/** The currencies of a text in the format of numbers, which may be a word as beside an amount, such as `kr`; `expected` as in a name. */
function currenciesOfText(text: string, expected: string | undefined): readonly string[] {
  const word = text.trim().normalize('NFKC');
  const currency = currencyByWord.get(word.toUpperCase()) ?? currencyByFormatWord.get(word);
  if (currency !== undefined) return [currency];
  const several = currenciesByWord.get(word.toUpperCase());
  if (several || isSign(word)) return expected === undefined ? [] : [several?.includes(expected) ? expected : word];
  return [...currenciesNamed(text, expected)];
}

/** Codes that are also words, such as `try`, or `ils` in French: they count in capitals alone. */
const codesLikeWords = new Set(['ARS', 'ILS', 'TRY']);

const isCodeInAnyCase = (word: string): boolean => currencyByWord.get(word) === word && !codesLikeWords.has(word);

const currenciesNamed = (name: string, expected: string | undefined): ReadonlySet<string> =>
  new Set(
    (name.match(/[\p{L}\p{Sc}]+/gu) ?? []).flatMap((part) => {
      const word = part.toUpperCase();
      const isName = currencyByName.has(word) || isCodeInAnyCase(word);
      if (!isName && !/^[A-Z]{3}$|^[A-Za-z]{0,2}\$$|[^ -~]/u.test(part)) return [];
      return (currenciesByWord.has(word) ? expected && signAs(word, expected) : currencyByWord.get(word)) ?? [];
    }),
  );

/** The currency for which the sign of several currencies stands, if it may be `expected`; otherwise the sign. */
const signAs = (sign: string, expected: string): string =>
  currenciesByWord.get(sign)?.includes(expected) ? expected : sign;

const footnoteMarks = /\s*[*†‡¹²³]+$/u;

/**
 * The currency of a text that is nothing but its code, its sign or its name, such as `usd`, `€`, `US$`, `Euro` or `PLN**`; `undefined` for other
 * texts. The sign of several currencies counts as `expected` where it may be, otherwise as itself.
 */
export function currencyOfCode(text: string, expected: string): string | undefined {
  const code = text.trim().replace(footnoteMarks, '').toUpperCase();
  const currency = currencyByWord.get(code);
  if (isSign(code) && currenciesByWord.has(code)) return signAs(code, expected);
  return currency === code || currencyByName.has(code) || /^[A-Z]{0,2}\p{Sc}$/u.test(code) ? currency : undefined;
}

/** Returns the amount of a text with a currency, and any other cell as it is. */
export const withoutCurrency = <T>(cell: T): T | string =>
  typeof cell === 'string' ? (currencyAmount(cell)?.amount ?? cell) : cell;
