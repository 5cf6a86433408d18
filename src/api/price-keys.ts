/** Currencies that prices are kept in, in the order of the columns. */
export const currencies = ['AUD', 'USD'] as const;

/** A currency that prices are kept in. */
export type Currency = (typeof currencies)[number];

const positions = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
] as const;

/** Wire name of a price field, `SP_AUD_01` to `SP_USD_20`. */
export type PriceKey = `SP_${Currency}_${(typeof positions)[number]}`;

/** How many prices a record has at most in one currency. */
export const pricesPerCurrency = positions.length;

/** The wire names of one currency's price fields, in order. */
export function priceKeysOf(currency: Currency): readonly PriceKey[] {
  return positions.map((position) => `SP_${currency}_${position}` as const);
}

/** The wire names of all 40 price fields, in order. */
export const priceKeys: readonly PriceKey[] = currencies.flatMap(priceKeysOf);

/** What a person reads for a price field: `SP - AUD - 01`. */
export function priceLabel(key: PriceKey): string {
  return key.replaceAll('_', ' - ');
}

/** The wire name of a currency's price at a position, from 1. Throws a RangeError beyond the last. */
export function priceKey(currency: Currency, position: number): PriceKey {
  const digits = positions[position - 1];
  if (!digits) throw new RangeError(`There is no price ${position}: positions are 1 to ${pricesPerCurrency}.`);
  return `SP_${currency}_${digits}`;
}
