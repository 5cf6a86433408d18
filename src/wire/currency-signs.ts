import type { Currency } from './price-levels';

/** Signs of a currency beside an amount, other than its code. */
export const currencySigns: Readonly<Record<Currency, readonly string[]>> = { AUD: ['A$', 'AU$'], USD: ['US$'] };

/** Whether a text has the sign of another currency than this one, such as `€5` in AUD; `$` is the sign of several. */
export const hasOtherSign = (text: string, currency: Currency): boolean =>
  (text.match(/\p{Sc}/gu) ?? []).some((sign) => sign !== '$' && !currencySigns[currency].includes(sign));
