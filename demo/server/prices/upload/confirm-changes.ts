import * as v from 'valibot';
import type { Database } from '../../db/database';
import { Refusal } from '../../refusal';
import { priceSchema } from '../price-body';
import { samePrices, withPrices } from '../price-lists';
import type { PriceKey, PriceLists } from '../price-record';
import type { ConfirmedPair } from './confirm-body';
import { type PricePair, pricePair, type StoredPrice } from './price-pair';
import { lockedPrices, replacePrices } from './stored-prices';

/** Deleted records that a refusal names. */
const NAMED = 5;

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
    const gone = pairs.filter(({ id }) => !stored.has(id)).map(({ mainSku }) => mainSku);
    if (stale.length + gone.length > 0) throw conflict(stale.length, gone, open);
    await replacePrices(
      trx,
      open.map(({ stored: { id }, next }) => ({ id, ...next })),
    );
    return { changed: open.length, unchanged: pairs.length - open.length };
  });
}

function conflict(stale: number, gone: readonly string[], open: readonly Compared[]): Refusal {
  const records = stale === 1 ? '1 record has' : `${stale.toLocaleString('en')} records have`;
  const parts = [
    ...(stale > 0 ? [`${records} changed since the review began: please look again`] : []),
    ...(gone.length > 0 ? [`${listed(gone)} lost the price that was to change: please leave that out`] : []),
  ];
  const message = `Nothing was saved: ${parts.join('. ')}.`;
  return new Refusal(409, message, { data: { needsConfirmation: true, duplicateData: open.flatMap(freshPair) } });
}

/** The first few names, and how many there are besides. */
function listed(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return names.slice(0, NAMED).join(', ') + more;
}

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
