import * as v from 'valibot';
import { badFields, Refusal } from '../refusal';
import { checked, wireId } from '../request';
import { MAX_PAIRS } from './save-rows';

/** A change that is confirmed. */
export interface ConfirmedPair<K extends string, V> {
  readonly id: number;
  /** The version that was shown. */
  readonly version: number;
  readonly mainSku: string;
  /** The values that were shown, as far as they can be read. */
  readonly shown: ReadonlyMap<K, V>;
  /** The values as they are to be; one that is absent stays as it is. */
  readonly next: ReadonlyMap<K, V>;
}

/** How each value is read as it is sent; an empty one may be none. */
export type ValueSchemas<K extends string, V> = Readonly<Record<K, v.GenericSchema<unknown, V | undefined>>>;

/** The body of confirmChanges; its pairs are `readPairs`' matter. */
export const confirmBody = v.object({
  confirmedDuplicates: v.array(v.unknown(), 'has to be a list of pairs of existingData and newData'),
});

const existingData = v.looseObject(
  { ID: wireId, VERSION: wireId, MAIN_SKU: v.string('has to be text') },
  'has to be the record as it was shown',
);
const newData = v.looseObject(
  { MAIN_SKU: v.optional(v.string('has to be text')) },
  'has to be the record as it is to be',
);
const pair = v.object({ existingData, newData }, 'has to be a pair of existingData and newData');
const placedPair = v.object({ confirmedDuplicates: v.record(v.string(), pair) });

/** The whole body with pairs of such values, for who wants to know what may be sent. */
export const confirmBodyOf = (schemas: Readonly<Record<string, v.GenericSchema>>) => {
  const values = Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, v.optional(schema)]));
  const described = v.object({
    existingData: v.looseObject({ ...existingData.entries, ...values }),
    newData: v.looseObject({ ...newData.entries, ...values }),
  });
  return v.object({ confirmedDuplicates: v.pipe(v.array(described), v.maxLength(MAX_PAIRS)) });
};

/**
 * The pairs, checked.
 *
 * @throws Refusal 413 when there are too many; 400 for the first that is wrong, named by its place, and for a record that comes twice
 */
export function readPairs<K extends string, V>(
  pairs: readonly unknown[],
  schemas: ValueSchemas<K, V>,
): readonly ConfirmedPair<K, V>[] {
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
    return {
      id: ID,
      version: VERSION,
      mainSku: MAIN_SKU,
      shown: valuesOf(shown, schemas, () => {}),
      next: valuesOf(next, schemas, (key, reason) => {
        throw wrong(`newData.${key}`, reason);
      }),
    };
  });
}

function valuesOf<K extends string, V>(
  record: Readonly<Record<string, unknown>>,
  schemas: ValueSchemas<K, V>,
  onWrong: (key: K, reason: string) => void,
): ReadonlyMap<K, V> {
  const values = new Map<K, V>();
  // SAFETY: the schemas have these keys and no others.
  for (const key of Object.keys(schemas) as K[]) {
    if (!Object.hasOwn(record, key) || record[key] === undefined) continue;
    const read = v.safeParse(schemas[key], record[key]);
    if (!read.success) onWrong(key, read.issues[0].message);
    else if (read.output !== undefined) values.set(key, read.output);
  }
  return values;
}

function unreachable(): never {
  throw new Error('A pair that was checked is there.');
}
