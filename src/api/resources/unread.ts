import { isRecord, type WireRecord } from '../../wire/values';

/** Why a field's value is unknown: the server left it out, or sent it in a form that is not understood. */
export type UnreadCause = 'not-sent' | 'not-understood';

/** The fields of a record whose values are unknown, by wire name. */
export type Unread = ReadonlyMap<string, UnreadCause>;

/** Whether a value holds nothing: null, white space, or a list or object of such. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Those of the fields whose values are unknown. A field sent as null or '' is known: it is empty. */
export function unreadFields<K extends string>(
  keys: readonly K[],
  record: Readonly<Record<K, unknown>> & { readonly source: WireRecord },
): Unread {
  const { source } = record;
  const causeOf = (key: K): UnreadCause | undefined => {
    if (!Object.hasOwn(source, key)) return 'not-sent';
    return isBlank(record[key]) && !isBlank(source[key]) ? 'not-understood' : undefined;
  };
  return new Map(
    keys.flatMap((key) => {
      const cause = causeOf(key);
      return cause === undefined ? [] : [[key, cause] as const];
    }),
  );
}

/** The fields to send: an unknown one is left out while it is empty, because sending it would erase what is stored. */
export function withoutUnread<F extends object>(fields: F, unread: Unread): Partial<F> {
  const kept = Object.entries(fields).filter(([key, value]) => !(unread.has(key) && isBlank(value)));
  // SAFETY: some of the entries of an F are a Partial<F>.
  return Object.fromEntries(kept) as Partial<F>;
}
