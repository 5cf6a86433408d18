import type { Currency } from './price-levels';

/** Signs of a currency beside an amount, other than its code. */
export const currencySigns: Readonly<Record<Currency, readonly string[]>> = { AUD: ['A$', 'AU$'], USD: ['US$'] };
