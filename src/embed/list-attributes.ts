import { flag, jsonFilters, keys, positiveInteger, text } from './attributes';

/** Attributes that every list has, and only the page sets. */
export const listSettings = {
  /** A pure list: nothing that writes is shown. */
  readonly: flag,
  /** Rows can be chosen; see `pricebook-select`. */
  selectable: flag,
} as const;

/** Attributes that every list has, and the person changes too; a list adds its `pageSize`. */
export const listLive = {
  /** Words that the records are searched for. */
  search: text,
  /** Number of the page, from 1. @default 1 */
  page: positiveInteger,
  /** Keys of the visible columns, in order. @default the list's own choice */
  columns: keys,
  /** Chosen values by key, as JSON. */
  filters: jsonFilters,
} as const;
