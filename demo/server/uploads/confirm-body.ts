import * as v from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { HttpError, invalidFieldsError } from '../http/http-error';
import { validate, wireId } from '../http/request';
import { MAX_PAIRS } from './save-rows';

export interface ConfirmedPair<K extends string, V> {
  readonly id: number;
  /** The version that the user saw. */
  readonly version: number;
  readonly mainSku: string;
  /** The upload that has returned the pair; `undefined` where the client dropped it. */
  readonly uploadId: number | undefined;
  /** The valid values that the user saw. */
  readonly shown: ReadonlyMap<K, V>;
  /** The new values; values that are absent are not changed. */
  readonly next: ReadonlyMap<K, V>;
}

/** The schema of each value; its output for an empty value may be `undefined`. */
export type ValueSchemas<K extends string, V> = Readonly<Record<K, v.GenericSchema<unknown, V | undefined>>>;

/**
 * The body of confirmChanges, whose pairs `readPairs` validates. The specification calls them duplicates, here and in `pairsOnWire`:
 * the rows of a file that differ from the stored records, each as a pair with its record.
 */
export const confirmBody = () =>
  v.pipe(
    v.object({ confirmedDuplicates: v.array(v.unknown(), 'has to be a list of pairs of existingData and newData') }),
    v.transform(({ confirmedDuplicates: pairs }) => ({ pairs })),
  );

const existingDataSchema = v.looseObject(
  { ID: wireId, VERSION: wireId, MAIN_SKU: v.string('has to be text'), UPLOAD_ID: v.optional(wireId) },
  'has to be the record as it was shown',
);
const newDataSchema = v.looseObject(
  { MAIN_SKU: v.optional(v.string('has to be text')) },
  'has to be the record with its new values',
);
const pairSchema = v.object(
  { existingData: existingDataSchema, newData: newDataSchema },
  'has to be a pair of existingData and newData',
);

/** One pair under its index: the path of an error is then that of the whole body. */
const indexedPairSchema = v.object({ confirmedDuplicates: v.record(v.string(), pairSchema) });

/** The schema of the whole body, for `/openapi.json`. */
export const documentedBody = (schemas: Readonly<Record<string, v.GenericSchema>>) => {
  const values = Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, v.optional(schema)]));
  const describedPairSchema = v.object({
    existingData: v.looseObject({ ...existingDataSchema.entries, ...values }),
    newData: v.looseObject({ ...newDataSchema.entries, ...values }),
  });
  return v.object({ confirmedDuplicates: v.pipe(v.array(describedPairSchema), v.maxLength(MAX_PAIRS)) });
};

/** Validates the pairs. Throws HttpError 413 when there are too many; 400 for the first invalid or repeated one. */
export function readPairs<K extends string, V>(
  pairs: readonly unknown[],
  schemas: ValueSchemas<K, V>,
): readonly ConfirmedPair<K, V>[] {
  if (pairs.length > MAX_PAIRS) {
    throw new HttpError(413, codedMessage('too-many-changes', { limit: MAX_PAIRS }));
  }
  const seen = new Set<number>();
  return pairs.map((value, index) => {
    const wrongPair = (field: string, reason: string) =>
      invalidFieldsError({ [`confirmedDuplicates.${index}.${field}`]: reason });
    // One at a time: the first invalid pair of ten thousand ends the validation.
    const read = validate(indexedPairSchema, { confirmedDuplicates: { [index]: value } }, 'The request body');
    const { existingData: shown, newData: next } = read.confirmedDuplicates[index] ?? throwMissing();
    if (next.MAIN_SKU !== undefined && next.MAIN_SKU !== shown.MAIN_SKU) {
      throw wrongPair('newData.MAIN_SKU', 'is another than that of existingData');
    }
    if (seen.has(shown.ID)) throw wrongPair('existingData.ID', 'comes twice');
    seen.add(shown.ID);
    return {
      id: shown.ID,
      version: shown.VERSION,
      mainSku: shown.MAIN_SKU,
      uploadId: shown.UPLOAD_ID,
      shown: valuesOf(shown, schemas, () => {}),
      next: valuesOf(next, schemas, (key, reason) => {
        throw wrongPair(`newData.${key}`, reason);
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

function throwMissing(): never {
  throw new Error('A validated pair is missing.');
}
