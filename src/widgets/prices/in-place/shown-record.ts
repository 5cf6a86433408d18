import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';

/** A record as the list shows it, with the prices whose saves are pending. */
export type ShownRecord = PriceRecord & {
  /** The record without the prices whose saves are pending. */
  readonly stored?: PriceRecord;
  /** Typed texts that were not saved, which the cells show in place of prices. */
  readonly drafts?: Readonly<Partial<Record<PriceKey, string>>>;
};

/** Whether a shown price is not saved yet. */
export const isSavePending = (record: ShownRecord, key: PriceKey): boolean =>
  record.stored !== undefined && record.stored[key] !== record[key];
