/** What a list is asked for, by the name of the element's property. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** What an address says of a list, by the name of the element's attribute. */
export type ListParameters = Readonly<Record<string, string>>;

/** How long typing rests, in ms, before the next search is another one and not more of the same. */
const typingRest = 2000;

/** The property of an attribute: `page-size` is `pageSize`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What an address says under these names, as the text of attributes: the element itself judges it. */
export function listParameters(search: string, names: readonly string[]): ListParameters {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

/** The query of an address, with what a list shows put in: only what differs from the defaults. The rest of it stays. */
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

/** What a list shows, as an entry of the history. */
export interface ListEntry {
  readonly query: ListQuery;
  /** When its search was last typed on, in ms; absent where the entry was made by something else. */
  readonly searchedAt?: number;
}

/** How the history goes on from an entry: not at all, with another entry, or with this one changed. */
export interface HistoryStep {
  readonly step: 'stay' | 'push' | 'replace';
  readonly entry: ListEntry;
}

/** The step to what a list shows now. Each page, filter and other wish is an entry; so is a search, not each letter of it. */
export function stepTo(before: ListEntry, query: ListQuery, now: number): HistoryStep {
  const changed = Object.keys({ ...before.query, ...query }).filter(
    (name) => textOf(before.query[name]) !== textOf(query[name]),
  );
  if (changed.length === 0) return { step: 'stay', entry: before };
  // Another search starts at page 1 of its own accord.
  const isSearch = changed.includes('search') && changed.every((name) => name === 'search' || name === 'page');
  if (!isSearch) return { step: 'push', entry: { query } };
  const isTypedOn = before.searchedAt !== undefined && now - before.searchedAt < typingRest;
  return { step: isTypedOn ? 'replace' : 'push', entry: { query, searchedAt: now } };
}

/** A value as the text of its attribute: lists with commas, objects as JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
