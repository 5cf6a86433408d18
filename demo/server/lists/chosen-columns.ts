import { badFields } from '../refusal';

/** What every record carries, and what clients may ask of any list. */
const always = ['ID', 'VERSION'];
const anywhere = [...always, 'IMAGE_URL'];

/** Leaves of a record what is asked for. */
export type ChooseColumns<T> = (record: T) => Partial<T>;

/**
 * Reads `tableColumns` for a list with these columns: answers a function that leaves of a record what is asked for, ID
 * and VERSION always; none asked for means all.
 *
 * @throws Refusal 400 for a key that is no column
 */
export function chosenColumns<T extends object>(
  columns: readonly string[],
  tableColumns: readonly string[],
): ChooseColumns<T> {
  const known = new Set([...columns, ...anywhere]);
  const unknown = tableColumns.find((key) => !known.has(key));
  if (unknown !== undefined) throw badFields({ tableColumns: `names ${unknown}, which is no column of this list` });
  if (tableColumns.length === 0) return (record) => record;
  const chosen = new Set([...tableColumns, ...always]);
  // SAFETY: a record of some of the entries of a T is a Partial<T>.
  return (record) => Object.fromEntries(Object.entries(record).filter(([key]) => chosen.has(key))) as Partial<T>;
}
