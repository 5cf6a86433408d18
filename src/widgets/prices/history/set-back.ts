import { difference } from '../../../wire/price-difference';
import type { PriceChange, PriceDifference } from '../../../wire/price-history';

interface SetBack {
  /** The stored price. */
  readonly stored: string;
  /** Whether no later change has changed the price. */
  readonly isLatest: boolean;
}

/**
 * What setting a price back to before a change starts from; `undefined` where the price is that already, or its record was deleted.
 * `changes`: the newest ones of the record, at least down to that change.
 */
export function setBackOf(changes: readonly PriceChange[], { key, from, to }: PriceDifference): SetBack | undefined {
  if (changes[0]?.action === 'deleted') return undefined;
  const newest = changes.flatMap(({ differences }) => differences).find((one) => one.key === key);
  const stored = newest?.to ?? to;
  return isSame(stored, from) ? undefined : { stored, isLatest: isSame(stored, to) };
}

const isSame = (one: string, other: string): boolean => difference(one, other, true) === undefined;
