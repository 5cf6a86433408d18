import * as v from 'valibot';
import type { Database } from '../../db/database';
import { Refusal } from '../../refusal';
import { priceSchema } from '../price-body';
import { samePrices, withPrices } from '../price-lists';
import type { PriceKey, PriceLists } from '../price-record';
import type { ConfirmedPair } from './confirm-body';
import { type PricePair, pricePair, type StoredPrice } from './price-pair';
import { lockedPrices, replacePrices } from './stored-prices';

/** What became of confirmed changes. */
export interface ConfirmOutcome {
  readonly changed: number;
  /** Pairs that were done already. */
  readonly unchanged: number;
}

/** A pair beside the record as it is now. */
interface Compared {
  readonly pair: ConfirmedPair;
  readonly stored: StoredPrice;
  readonly next: PriceLists;
}

/**
 * Writes the confirmed changes, all or nothing. One that is done already counts as done, so that a repeat is harmless.
 *
 * @throws Refusal 409 when a record has changed since it was shown, or is gone; `data.duplicateData` are the pairs anew
 */
export function confirmChanges(db: Database, pairs: readonly ConfirmedPair[]): Promise<ConfirmOutcome> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockedPrices(
      trx,
      pairs.map(({ id }) => id),
    );
    const compared = pairs.flatMap((pair): Compared | [] => {
      const record = stored.get(pair.id);
      return record === undefined ? [] : { pair, stored: record, next: withPrices(record, pair.next) };
    });
    const open = compared.filter(({ stored: now, next }) => !samePrices(now, next));
    const stale = open.filter(({ pair, stored: now }) => now.version !== pair.version || now.main_sku !== pair.mainSku);
    const gone = pairs.length - compared.length;
    if (stale.length + gone > 0) throw conflict(stale.length, gone, open);
    await replacePrices(
      trx,
      open.map(({ stored: { id }, next }) => ({ id, ...next })),
    );
    return { changed: open.length, unchanged: pairs.length - open.length };
  });
}

function conflict(stale: number, gone: number, open: readonly Compared[]): Refusal {
  const parts = [
    ...(stale > 0
      ? [`${counted(stale)} changed by somebody else since ${stale === 1 ? 'it was' : 'they were'} shown`]
      : []),
    ...(gone > 0 ? [`${counted(gone)} deleted`] : []),
  ];
  const message = `Nothing was saved: ${parts.join(', and ')}. Please look at the changes again.`;
  return new Refusal(409, message, { data: { needsConfirmation: true, duplicateData: open.flatMap(freshPair) } });
}

const counted = (records: number): string =>
  records === 1 ? '1 record was' : `${records.toLocaleString('en')} records were`;

/** The record as it is now, and with what the pair was to change; a price that it was to leave alone stays as it is now. */
function freshPair({ pair, stored }: Compared): PricePair | [] {
  const changes = new Map([...pair.next].filter(([key, price]) => price !== shownPrice(pair, key)));
  const next = withPrices(stored, changes);
  return samePrices(stored, next) ? [] : pricePair(stored, next);
}

function shownPrice({ shown }: ConfirmedPair, key: PriceKey): string {
  const read = v.safeParse(priceSchema, shown[key] ?? null);
  return read.success ? read.output : '';
}
