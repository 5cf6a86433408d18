import { isRecord, type WireRecord } from '../../wire/values';

/** Why a field's value is unknown: the server omitted it, or sent a value of another type. */
export type UnknownCause = 'not-sent' | 'not-understood';

export type UnknownFields = ReadonlyMap<string, UnknownCause>;

/** Whether a value is null, white space, or a list or object of such values. */
export function isEmptyValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyValue);
  if (isRecord(value)) return Object.values(value).every(isEmptyValue);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** A field sent as null or '' is not unknown but empty. */
export function unknownFieldsOf<K extends string>(
  keys: readonly K[],
  record: Readonly<Partial<Record<K, unknown>>> & { readonly source: WireRecord },
): UnknownFields {
  const { source } = record;
  const causeOf = (key: K): UnknownCause | undefined => {
    if (!Object.hasOwn(source, key)) return 'not-sent';
    return isEmptyValue(record[key]) && !isEmptyValue(source[key]) ? 'not-understood' : undefined;
  };
  return new Map(
    keys.flatMap((key) => {
      const cause = causeOf(key);
      return cause === undefined ? [] : [[key, cause] as const];
    }),
  );
}

/** Removes the blank unknown fields, because sending them would erase the stored values. */
export function withoutUnknown<F extends object>(fields: F, unknownFields: UnknownFields): Partial<F> {
  const known = Object.entries(fields).filter(([key, value]) => !(unknownFields.has(key) && isEmptyValue(value)));
  // SAFETY: a subset of the entries of an F.
  return Object.fromEntries(known) as Partial<F>;
}
