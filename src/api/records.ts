import * as v from 'valibot';
import type { ApiError } from './errors';
import { activeFilters, type Filters, type Id } from './wire';

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
  /** Its message, to be shown; '' when there was none or the answer's `show` has already shown it. */
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

/** The page on which a filter by one column is to find one record. */
export const filteredBy = (key: string, value: string): PageQuery => ({
  page: 1,
  pageSize: 100,
  search: '',
  filters: { [key]: [value] },
});

/** One record among those that a filter has found. Others in it: this back end did not filter, and may have it on another page. */
export function foundAmong<R extends { readonly ID: Id }>(
  items: readonly R[],
  id: Id,
  isFiltered: (record: R) => boolean,
): Found<R> {
  const record = recordOf(items, id);
  if (record !== undefined) return { kind: 'found', record };
  return { kind: items.every(isFiltered) ? 'gone' : 'unknown' };
}
