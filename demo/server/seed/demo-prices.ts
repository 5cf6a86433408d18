import { decimalText } from '../../../src/sheet/decimal';
import { randomOf } from './random';

const USD_PER_AUD = 0.664;
const MOST_LEVELS = 20;

/**
 * Falling prices of a product: from level to level some 2 to 4 % less, in steps of `step` AUD. Here and there one is on
 * application (POA) or unset, as in a grown price list; one product in ten is not sold for USD.
 */
export function demoPrices(sku: string, firstPrice: number, step: number): { aud: string[]; usd: string[] } {
  const chance = randomOf(sku);
  const levels = 5 + Math.floor(chance() * (MOST_LEVELS - 6));
  const soldForUsd = chance() >= 0.1;
  const aud = fallingPrices(firstPrice, levels, step, chance);
  const usd = soldForUsd ? fallingPrices(firstPrice * USD_PER_AUD, levels, step, chance) : [];
  if (chance() < 0.06) aud[0] = 'POA';
  if (chance() < 0.08) aud[3] = '';
  if (soldForUsd && chance() < 0.04) usd[usd.length - 1] = 'POA';
  return { aud, usd };
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
