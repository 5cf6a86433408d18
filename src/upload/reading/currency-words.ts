import { currencySigns } from '../../wire/currency-signs';
import { currencies } from '../../wire/price-levels';

/** Codes, signs and abbreviations of currencies beside amounts, in upper case; `undefined` for those of several currencies. */
const currencyByWord = new Map<string, string | undefined>([
  ...'AED ARS AUD BGN BRL CAD CHF CLP CNY CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KES KRW KZT MXN MYR NGN NOK NZD PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'
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
  }).flatMap(([code, signs]) => signs.map((sign) => [sign, code] as const)),
  ['$', undefined],
  ['¥', undefined],
  ['KR', undefined],
  ['KR.', undefined],
]);

const wordPattern = String.raw`[\p{L}\p{Sc}$.]{1,5}`;
const amountPattern = String.raw`[-−]?[\d.,][\d.,'’\s]*`;
const amountWithWord = new RegExp(
  String.raw`^(?:(?<before>${wordPattern}?)\s*(?<first>${amountPattern})|(?<second>${amountPattern}?)\s*(?<after>${wordPattern}))$`,
  'u',
);

export interface CurrencyAmount {
  readonly amount: string;
  /** Three letters; `undefined` for a sign of several currencies, such as `$`. */
  readonly currency: string | undefined;
  readonly word: string;
}

/** Splits a text such as `12,50 zł` or `CHF 2.–`; `undefined` without a known currency. */
export function currencyAmount(text: string): CurrencyAmount | undefined {
  const plain = text.trim().replace(/[.,][-–—]+(?=\s|$|\p{L})/u, '');
  const { before, first, second, after } = amountWithWord.exec(plain)?.groups ?? {};
  const word = before || after;
  if (word === undefined || !currencyByWord.has(word.toUpperCase())) return undefined;
  return { amount: (first ?? second ?? '').trim(), currency: currencyByWord.get(word.toUpperCase()), word };
}

/**
 * The one currency that the name of a column has, by its code or its own sign or word, such as `EK EUR`, `Preis in €` or `Цена, руб`;
 * `undefined` for none or several. Small Latin letters are no currency, because `ft` and `try` are words of other meanings too.
 */
export function currencyInName(name: string): string | undefined {
  const namedCurrencies = (name.match(/[\p{L}\p{Sc}]+/gu) ?? []).flatMap((part) =>
    /^[A-Z]{3}$|[^ -~]/u.test(part) ? (currencyByWord.get(part.toUpperCase()) ?? []) : [],
  );
  const [currency, ...others] = new Set(namedCurrencies);
  return others.length === 0 ? currency : undefined;
}

/** The currency of a text that is nothing but its code or its sign, such as `usd` or `€`; `undefined` for other texts. */
export function currencyOfCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const currency = currencyByWord.get(code);
  return currency === code || /^\p{Sc}$/u.test(code) ? currency : undefined;
}

/** Returns the amount of a text with a currency, and any other cell as it is. */
export const withoutCurrency = <T>(cell: T): T | string =>
  typeof cell === 'string' ? (currencyAmount(cell)?.amount ?? cell) : cell;
