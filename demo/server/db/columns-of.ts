type ColumnsOf<T> = { [K in keyof T as Lowercase<string & K>]: T[K] };

/** The columns that a record's fields are kept in: the table has the wire's names in lower case. */
export function columnsOf<T extends object>(fields: T): ColumnsOf<T> {
  // SAFETY: each key is put in lower case, as the type says.
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value])) as ColumnsOf<T>;
}
