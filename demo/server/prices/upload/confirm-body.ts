import * as v from 'valibot';
import { badFields, Refusal } from '../../refusal';
import { checked, wireId } from '../../request';
import { priceSchema } from '../price-body';
import { type PriceKey, priceFields } from '../price-record';
import { MAX_PAIRS } from './upload-prices';

/** A change that is confirmed. */
export interface ConfirmedPair {
  readonly id: number;
  /** The version that was shown. */
  readonly version: number;
  readonly mainSku: string;
  /** What was shown, as it was sent. */
  readonly shown: Readonly<Record<string, unknown>>;
  /** The prices as they are to be; one that is absent stays as it is. */
  readonly next: ReadonlyMap<PriceKey, string>;
}

/** The body of confirmChanges; its pairs are `readPairs`' matter. */
export const confirmBody = v.object({
  confirmedDuplicates: v.array(v.unknown(), 'has to be a list of pairs of existingData and newData'),
});

const text = v.optional(v.string('has to be text'));
const newData = v.object(
  { ...Object.fromEntries(priceFields.map(({ key }) => [key, v.optional(priceSchema)])), MAIN_SKU: text },
  'has to be the record as it is to be',
);
const existingData = v.looseObject(
  { ID: wireId, VERSION: wireId, MAIN_SKU: v.string('has to be text') },
  'has to be the record as it was shown',
);
const pair = v.object({ existingData, newData }, 'has to be a pair of existingData and newData');
const placedPair = v.object({ confirmedDuplicates: v.record(v.string(), pair) });

/**
 * The pairs, checked.
 *
 * @throws Refusal 413 when there are too many; 400 for the first that is wrong, named by its place, and for a record that comes twice
 */
export function readPairs(pairs: readonly unknown[]): readonly ConfirmedPair[] {
  if (pairs.length > MAX_PAIRS) {
    throw new Refusal(413, `At most ${MAX_PAIRS.toLocaleString('en')} changes can be confirmed at once.`);
  }
  const seen = new Set<number>();
  return pairs.map((value, place) => {
    const wrong = (field: string, reason: string) => badFields({ [`confirmedDuplicates.${place}.${field}`]: reason });
    // One at a time: of ten thousand wrong pairs one is enough to name.
    const read = checked(placedPair, { confirmedDuplicates: { [place]: value } }, 'The request body');
    const { existingData: shown, newData: next } = read.confirmedDuplicates[place] ?? unreachable();
    if (next.MAIN_SKU !== undefined && next.MAIN_SKU !== shown.MAIN_SKU) {
      throw wrong('newData.MAIN_SKU', 'is another than that of existingData');
    }
    if (seen.has(shown.ID)) throw wrong('existingData.ID', 'comes twice');
    seen.add(shown.ID);
    const { ID, VERSION, MAIN_SKU } = shown;
    return { id: ID, version: VERSION, mainSku: MAIN_SKU, shown, next: pricesOf(next) };
  });
}

function pricesOf(record: Readonly<Record<string, string | undefined>>): ReadonlyMap<PriceKey, string> {
  const prices = new Map<PriceKey, string>();
  for (const { key } of priceFields) {
    const price = record[key];
    if (price !== undefined) prices.set(key, price);
  }
  return prices;
}

function unreachable(): never {
  throw new Error('A pair that was checked is there.');
}
