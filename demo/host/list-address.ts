/** A list's query, by property name. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** An address's list parameters, by attribute name. */
export type ListParameters = Readonly<Record<string, string>>;

/** Pause in typing, in ms, after which the next search gets its own history entry. */
const typingRest = 2000;

/** The property name of an attribute: `page-size` is `pageSize`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An address's parameters of these names as attribute text; the element validates them. */
export function listParameters(search: string, names: readonly string[]): ListParameters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

/** The query of an address with a list's values that differ from the defaults; other parameters are kept. */
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
  /** Time of the last change of its search, in ms; absent when the entry has another origin. */
  readonly searchedAt?: number;
}

/** The history operation after a change: none, push or replace. */
export interface HistoryStep {
  readonly step: 'stay' | 'push' | 'replace';
  readonly entry: ListEntry;
}

/** The history operation for a list's new state. Each page and filter is an entry, and so is a search, but not each letter. */
export function stepTo(before: ListEntry, query: ListQuery, now: number): HistoryStep {
  const changed = Object.keys({ ...before.query, ...query }).filter(
    (name) => textOf(before.query[name]) !== textOf(query[name]),
  );
  if (changed.length === 0) return { step: 'stay', entry: before };
  // A new search resets the page to 1.
  const isSearch = changed.includes('search') && changed.every((name) => name === 'search' || name === 'page');
  if (!isSearch) return { step: 'push', entry: { query } };
  const isTypedOn = before.searchedAt !== undefined && now - before.searchedAt < typingRest;
  return { step: isTypedOn ? 'replace' : 'push', entry: { query, searchedAt: now } };
}

/** A value as attribute text: comma-separated lists, objects as JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
