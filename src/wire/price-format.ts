import { decimalParts } from './decimal';

export const priceLimits = { wholeDigits: 10, decimals: 4, characters: 20 } as const;

/** Formats a decimal text for lists, with 2 to 4 decimals and grouped thousands; `undefined` for anything else. */
export function formatPrice(decimal: string): string | undefined {
  const number = decimalParts(decimal);
  if (number === undefined) return undefined;
  const { isNegative, whole, fraction } = number;
  if (fraction.length > priceLimits.decimals) return formatPrice(Number(decimal).toFixed(priceLimits.decimals));
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${isNegative ? '-' : ''}${grouped}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
