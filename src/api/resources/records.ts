import { activeFilters, type Filters, type Page } from '../../wire/lists';
import { type Id, toText, type WireRecord } from '../../wire/values';

export interface RowFilter {
  readonly search: string;
  readonly filters: Filters;
}

export interface PageQuery extends RowFilter {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface ColumnsQuery extends PageQuery {
  readonly columns: readonly string[];
}

export interface RecordToFind {
  readonly id: Id;
  /** The text to search for, such as its SKU or name. */
  readonly title: string;
}

/** A record with this ID, or one that matches where its ID is not known. */
export type SearchedRecord<R> = RecordToFind | MatchingRecord<R>;

interface MatchingRecord<R> extends Pick<RecordToFind, 'title'> {
  readonly matches: (record: R) => boolean;
}

/** Result of a search for one record; `unknown` when the record may still exist. */
export type SearchResult<R> =
  | { readonly kind: 'found'; readonly record: R }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' };

export interface Saved<R> {
  readonly message: string;
  /** The saved record, if the response carries it. */
  readonly record: R | undefined;
}

export function pageBody({ page, pageSize, search, filters }: PageQuery) {
  return { currentPage: page, itemsPerPage: pageSize, search, filters: activeFilters(filters) ?? {} };
}

/** Names each column once; `requiredKeys` are those that every row needs, even while hidden. */
export function columnsBody({ columns, ...page }: ColumnsQuery, requiredKeys: readonly string[]) {
  return { ...pageBody(page), tableColumns: [...new Set([...columns, ...requiredKeys])] };
}

/** Compares IDs as text, because an attribute or draft may have changed a number to text. */
export function recordById<R extends { readonly ID: Id }>(items: readonly R[], id: Id): R | undefined {
  return items.find(({ ID }) => String(ID) === String(id));
}

const maxSearchedPages = 10;

/**
 * Searches for one record by its title. Returns `deleted` only when each record of all pages contains the title:
 * a back end that ignores the search may also not report that it has further pages.
 */
export async function searchFor<R extends { readonly ID: Id; readonly source: WireRecord }>(
  wanted: SearchedRecord<R>,
  readPage: (query: PageQuery) => Promise<Page<R>>,
): Promise<SearchResult<R>> {
  const { title } = wanted;
  const containsTitle = ({ source }: R) => containsText(source, title.toLowerCase());
  for (let page = 1, isSearchApplied = true; page <= maxSearchedPages; page++) {
    const { items, meta } = await readPage({ page, pageSize: 50, search: title, filters: {} });
    const record = 'id' in wanted ? recordById(items, wanted.id) : items.find(wanted.matches);
    if (record !== undefined) return { kind: 'found', record };
    isSearchApplied &&= items.every(containsTitle);
    if (items.length === 0 || page >= meta.totalPages) return { kind: isSearchApplied ? 'deleted' : 'unknown' };
  }
  return { kind: 'unknown' };
}

/** Whether a value, or one inside it, contains the text, which is in lower case. */
function containsText(value: unknown, text: string): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((inner) => containsText(inner, text));
  return toText(value).toLowerCase().includes(text);
}

/** Like `searchFor`, for records whose title may have changed: never returns `deleted`. */
export const searchWhereTitleMayHaveChanged: typeof searchFor = async (wanted, readPage) => {
  const found = await searchFor(wanted, readPage);
  return found.kind === 'deleted' ? { kind: 'unknown' } : found;
};
