import * as v from 'valibot';
import { activeFilters, type Filters, type Page } from '../../wire/lists';
import type { Id, WireRecord } from '../../wire/values';
import type { ApiError } from '../transport/errors';

export interface Selection {
  readonly search: string;
  readonly filters: Filters;
}

export interface PageQuery extends Selection {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Identifies a record in a search. */
export interface KnownRecord {
  readonly id: Id;
  /** The text to search for, such as its SKU or name. */
  readonly title: string;
}

/** Result of a search for one record; `unknown` when the record may still exist. */
export type SearchResult<R> =
  | { readonly kind: 'found'; readonly record: R }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' };

export interface Saved<R> {
  /** The back end's message for the user; '' when there is none. */
  readonly message: string;
  /** The saved record, if the response carries it. */
  readonly record: R | undefined;
}

export function pageBody({ page, pageSize, search, filters }: PageQuery) {
  return { currentPage: page, itemsPerPage: pageSize, search, filters: activeFilters(filters) ?? {} };
}

/** Accepts a response without a record. */
export function savedRecord<R>(record: v.GenericSchema<unknown, R>) {
  return v.fallback(v.optional(record), undefined);
}

/** Returns the current record if a 409 carries it, bare or under `record`. */
export function currentRecord<R>(record: v.GenericSchema<unknown, R>, { status, data }: ApiError): R | undefined {
  const wrapped = v.pipe(
    v.object({ record }),
    v.transform((found) => found.record),
  );
  const current = v.safeParse(v.union([record, wrapped]), data);
  return status === 409 && current.success ? current.output : undefined;
}

/** Compares IDs as text, because an attribute or draft may have changed a number to text. */
export function recordById<R extends { readonly ID: Id }>(items: readonly R[], id: Id): R | undefined {
  return items.find(({ ID }) => String(ID) === String(id));
}

const maxSearchedPages = 10;

/**
 * Searches for one record by its title. Returns `deleted` only when all pages were read and each record contains the title:
 * if a back end ignores the search, the record may be on a later page.
 */
export async function searchFor<R extends { readonly ID: Id; readonly source: WireRecord }>(
  { id, title }: KnownRecord,
  readPage: (query: PageQuery) => Promise<Page<R>>,
): Promise<SearchResult<R>> {
  const containsTitle = ({ source }: R) => JSON.stringify(source).toLowerCase().includes(title.toLowerCase());
  for (let page = 1, isSearchApplied = true; page <= maxSearchedPages; page++) {
    const { items, meta } = await readPage({ page, pageSize: 50, search: title, filters: {} });
    const record = recordById(items, id);
    if (record !== undefined) return { kind: 'found', record };
    isSearchApplied &&= items.every(containsTitle);
    if (items.length === 0 || page >= meta.totalPages) return { kind: isSearchApplied ? 'deleted' : 'unknown' };
  }
  return { kind: 'unknown' };
}
