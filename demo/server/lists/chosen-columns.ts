import { invalidFieldsError } from '../http/http-error';

/** Keys that are always returned, and keys that every list accepts. */
const returnedKeys = ['ID', 'VERSION'];
const acceptedKeys = [...returnedKeys, 'IMAGE_URL'];

export type SelectColumns<T> = (record: T) => Partial<T>;

/** Returns a function that reduces records to `tableColumns`, or to all if there are none. Throws HttpError 400. */
export function columnSelector<T extends object>(
  columns: readonly string[],
  tableColumns: readonly string[],
  extraKeys: readonly string[] = [],
): SelectColumns<T> {
  const known = new Set([...columns, ...acceptedKeys]);
  const unknown = tableColumns.find((key) => !known.has(key));
  if (unknown !== undefined)
    throw invalidFieldsError({ tableColumns: `names ${unknown}, which is no column of this list` });
  if (tableColumns.length === 0) return (record) => record;
  const chosen = new Set([...tableColumns, ...returnedKeys, ...extraKeys]);
  // SAFETY: a record of some of the entries of a T is a Partial<T>.
  return (record) => Object.fromEntries(Object.entries(record).filter(([key]) => chosen.has(key))) as Partial<T>;
}
