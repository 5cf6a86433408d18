/** The query of a list, by property name. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** The list parameters of an address, by attribute name. */
export type ListParameters = Readonly<Record<string, string>>;

/** Pause in ms after which further typing adds a history entry. */
const typingPause = 2000;

/** The property of an attribute: `page-size` is `pageSize`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The parameters of these names in an address, as attribute values; the element validates them. */
export function listParameters(search: string, names: readonly string[]): ListParameters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

/** Writes the values of a list that differ from its defaults into the query of an address; other parameters stay. */
export function withListQuery(search: string, names: readonly string[], query: ListQuery, defaults: ListQuery): string {
  const address = new URLSearchParams(search);
  for (const name of names) {
    const property = propertyOf(name);
    const text = textOf(query[property]);
    if (text === textOf(defaults[property])) address.delete(name);
    else address.set(name, text);
  }
  return address.size > 0 ? `?${address}` : '';
}

/** A list's state as a history entry. */
export interface ListEntry {
  readonly query: ListQuery;
  /** Time in ms of the last search input; absent if something else made the entry. */
  readonly searchedAt?: number;
}

/** The history operation after a change (none, push or replace), and the new entry. */
export interface HistoryStep {
  readonly step: 'stay' | 'push' | 'replace';
  readonly entry: ListEntry;
}

/** The history operation for a list's new state. Each page, filter and search is an entry, but not each typed letter. */
export function historyStep(before: ListEntry, query: ListQuery, now: number): HistoryStep {
  const changed = Object.keys({ ...before.query, ...query }).filter(
    (name) => textOf(before.query[name]) !== textOf(query[name]),
  );
  if (changed.length === 0) return { step: 'stay', entry: before };
  // A new search resets the page to 1.
  const isSearch = changed.includes('search') && changed.every((name) => name === 'search' || name === 'page');
  if (!isSearch) return { step: 'push', entry: { query } };
  const isSameSearch = before.searchedAt !== undefined && now - before.searchedAt < typingPause;
  return { step: isSameSearch ? 'replace' : 'push', entry: { query, searchedAt: now } };
}

/** A value as attribute text: comma-separated lists, objects as JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
