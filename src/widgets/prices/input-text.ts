import { formatPrice, parsePrice } from '../../wire/price-text';

/** The text for an input: formatted as in lists, but without thousands separators. */
export function toInputText(text: string): string {
  return parsePrice(text).kind === 'price' ? (formatPrice(text)?.replaceAll(',', '') ?? text) : text;
}
