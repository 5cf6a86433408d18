import { shownNumber } from '../../texts/notation';
import { percentText } from '../../wire/price-difference';
import { formatPrice } from '../../wire/price-format';

/** A price as the language writes it, `1,284.50`; a text such as P.O.A. stays as it is. */
export function shownPrice(text: string): string {
  const formatted = formatPrice(text);
  return formatted === undefined ? text : shownNumber(formatted);
}

/** A percentage as the language writes it, such as `+4.1 %`. */
export const shownPercent = (percent: number): string => shownNumber(percentText(percent));
