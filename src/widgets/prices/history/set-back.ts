import { priceDifference } from '../../../wire/price-difference';
import type { ChangedPrice, RecordedPriceChange } from '../../../wire/price-history';
import type { PriceKey } from '../../../wire/price-levels';

interface SetBackStart {
  /** The stored price. */
  readonly stored: string;
  /** Whether no later change has changed the price. */
  readonly isLatest: boolean;
}

/** The stored prices of a record by its newest changes, of the levels that they changed; `undefined` if it was deleted. */
export function storedPrices(changes: readonly RecordedPriceChange[]): ReadonlyMap<PriceKey, string> | undefined {
  if (changes[0]?.action === 'deleted') return undefined;
  const stored = new Map<PriceKey, string>();
  for (const { differences } of changes)
    for (const { key, to } of differences) if (!stored.has(key)) stored.set(key, to);
  return stored;
}

/** What setting a price back to before a change starts from; `undefined` where the price is that already. */
export function setBackStartOf(
  prices: ReadonlyMap<PriceKey, string>,
  { key, from, to }: ChangedPrice,
): SetBackStart | undefined {
  const stored = prices.get(key) ?? to;
  return isSame(stored, from) ? undefined : { stored, isLatest: isSame(stored, to) };
}

const isSame = (one: string, other: string): boolean => priceDifference(one, other, true) === undefined;
