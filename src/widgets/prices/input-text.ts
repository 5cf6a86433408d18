import { decimalParts } from '../../wire/decimal';
import { formatPrice, priceLimits } from '../../wire/price-format';

/** The text for an input: formatted as in lists, but without thousands separators, and never rounded. */
export function toInputText(text: string): string {
  const { fraction } = decimalParts(text) ?? {};
  const isExact = fraction !== undefined && fraction.length <= priceLimits.decimals;
  return isExact ? (formatPrice(text) ?? text).replaceAll(',', '') : text;
}
