import { decimalText } from '../../../src/wire/decimal';
import { pricesPerCurrency } from '../../../src/wire/price-levels';
import { type PricesByCurrency, priceColumns, pricesByCurrency } from '../db/price-columns';

/** The exchange rate from the first currency to each of the others. */
const RATE = 0.664;

/** Falling prices of a product. As in real price lists, some are on application (POA), unset, or in the first currency only. */
export function demoPrices(sku: string, firstPrice: number, step: number): PricesByCurrency {
  const chance = createRandom(sku);
  const levels = 5 + Math.floor(chance() * (pricesPerCurrency - 6));
  const soldAbroad = chance() >= 0.1;
  const [home, ...others] = priceColumns;
  const prices = fallingPrices(firstPrice, levels, step, chance);
  const abroad = new Map(
    others.map((column) => [column, soldAbroad ? fallingPrices(firstPrice * RATE, levels, step, chance) : []]),
  );
  if (chance() < 0.06) prices[0] = 'POA';
  if (chance() < 0.08) prices[3] = '';
  for (const list of abroad.values()) if (soldAbroad && chance() < 0.04) list[list.length - 1] = 'POA';
  return pricesByCurrency((column) => (column === home ? prices : (abroad.get(column) ?? [])));
}

function fallingPrices(first: number, levels: number, step: number, chance: () => number): string[] {
  const prices: string[] = [];
  let price = first;
  for (let level = 0; level < levels; level += 1) {
    prices.push(decimalText(Math.max(1, Math.round(price / step)) * step));
    price *= 0.98 - chance() * 0.02;
  }
  return prices;
}

/** A random number generator seeded with a name, deterministic on every machine (mulberry32 over FNV-1a). */
export function createRandom(name: string): () => number {
  let state = 0x811c9dc5;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
