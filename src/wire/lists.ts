import * as v from 'valibot';
import { isRecord, toCount, toText, type WireRecord } from './values';

/** The accepted values of rows, by column key. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export interface PageMeta {
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly meta: PageMeta;
}

export interface FilterChoice {
  readonly key: string;
  readonly values: readonly string[];
}

/** Schema of a list; null and undefined become an empty one. */
export function listSchemaOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) => items.filter((entry) => entry !== null && entry !== undefined)),
    v.array(item),
  );
}

/** Schema of a response with `filterData`. Its output is a list, because a key such as `__proto__` would break an object. */
export const filterChoicesSchema = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform(({ filterData }) => (Array.isArray(filterData) && filterData.length === 0 ? null : filterData)),
  v.nullish(v.custom<WireRecord>(isRecord, 'has to be an object of lists'), {}),
  v.transform(choicesOf),
);

function choicesOf(filterData: WireRecord): readonly FilterChoice[] {
  return Object.entries(filterData).map(([key, values]) => ({
    key,
    values: [...new Set((Array.isArray(values) ? values : []).map(choiceText).filter((text) => text !== ''))],
  }));
}

const choiceText = (value: unknown) => (typeof value === 'boolean' ? String(value) : toText(value));

/** The filters with values; `undefined` when there is none. */
export function activeFilters(filters: Filters): Filters | undefined {
  const active = Object.entries(filters).filter(([, values]) => values.length > 0);
  return active.length > 0 ? Object.fromEntries(active) : undefined;
}

const anyPageSchema = v.union([v.array(v.unknown()), v.looseObject({})]);

/** Schema of a page in a response's `data`, where null is an empty page unless data is needed; values that `meta` lacks are computed from the items. */
export function pageSchemaOf<T>(item: v.GenericSchema<unknown, T>, needsData = false) {
  return v.pipe(
    needsData ? anyPageSchema : v.nullish(anyPageSchema, {}),
    v.transform((data) => (Array.isArray(data) ? { items: data, meta: {} } : data)),
    v.object({ items: v.optional(listSchemaOf(item), null), meta: v.optional(v.unknown()) }),
    v.transform(({ items, meta }): Page<T> => ({ items, meta: metaOf(isRecord(meta) ? meta : {}, items.length) })),
  );
}

function metaOf(meta: WireRecord, itemCount: number): PageMeta {
  const itemsPerPage = toCount(meta.itemsPerPage) || Math.max(itemCount, 1);
  const currentPage = toCount(meta.currentPage) || 1;
  const totalItems = toCount(meta.totalItems) ?? (currentPage - 1) * itemsPerPage + itemCount;
  const totalPages = toCount(meta.totalPages) ?? Math.ceil(totalItems / itemsPerPage);
  return { currentPage, itemsPerPage, totalItems, totalPages: Math.max(totalPages, 1) };
}
