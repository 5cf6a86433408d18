import * as v from 'valibot';
import { activeFilters, type Filters, type Page } from '../../wire/lists';
import type { Id, WireRecord } from '../../wire/values';
import type { ApiError } from '../transport/errors';

/** Which records of a list are wanted. */
export interface Selection {
  readonly search: string;
  readonly filters: Filters;
}

/** Which page of them is wanted. */
export interface PageQuery extends Selection {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** By what a record is found again. */
export interface KnownRecord {
  readonly id: Id;
  /** What people know it by, such as its SKU or name. */
  readonly title: string;
}

/** What a search for one record came to; `unknown` where the answer does not show whether it is there. */
export type Found<R> =
  | { readonly kind: 'found'; readonly record: R }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

/** What the back end said of a save. */
export interface Saved<R> {
  /** Its message, to be shown; '' when there was none. */
  readonly message: string;
  /** The record as it now is; `undefined` when the answer did not carry it. */
  readonly record: R | undefined;
}

/** The body with which a page is asked for. */
export function pageBody({ page, pageSize, search, filters }: PageQuery) {
  return { currentPage: page, itemsPerPage: pageSize, search, filters: activeFilters(filters) ?? {} };
}

/** The record that the answer of a save may carry. */
export function ifSaved<R>(record: v.GenericSchema<unknown, R>) {
  return v.fallback(v.optional(record), undefined);
}

/** The record as it now is, which the refusal (409) of a stale change may carry, bare or under `record`. */
export function changedRecord<R>(record: v.GenericSchema<unknown, R>, { status, data }: ApiError): R | undefined {
  const wrapped = v.pipe(
    v.object({ record }),
    v.transform((found) => found.record),
  );
  const current = v.safeParse(v.union([record, wrapped]), data);
  return status === 409 && current.success ? current.output : undefined;
}

/** The record of this ID; `undefined` when it is not there. */
export function recordOf<R extends { readonly ID: Id }>(items: readonly R[], id: Id): R | undefined {
  return items.find(({ ID }) => String(ID) === String(id));
}

/** A search is followed over so many pages at most. */
const searchedPages = 10;

/**
 * Finds one record by a search for its title. `gone` only where the whole result was read and each record in it holds the
 * title: a back end that ignores the search may have the record on another page.
 */
export async function searchFor<R extends { readonly ID: Id; readonly source: WireRecord }>(
  { id, title }: KnownRecord,
  readPage: (query: PageQuery) => Promise<Page<R>>,
): Promise<Found<R>> {
  const holdsTitle = ({ source }: R) => JSON.stringify(source).toLowerCase().includes(title.toLowerCase());
  for (let page = 1, isHonoured = true; page <= searchedPages; page++) {
    const { items, meta } = await readPage({ page, pageSize: 50, search: title, filters: {} });
    const record = recordOf(items, id);
    if (record !== undefined) return { kind: 'found', record };
    isHonoured &&= items.every(holdsTitle);
    if (items.length === 0 || page >= meta.totalPages) return { kind: isHonoured ? 'gone' : 'unknown' };
  }
  return { kind: 'unknown' };
}
