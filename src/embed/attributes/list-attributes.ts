import { flag, text } from './attributes';
import { jsonFilters, positiveInteger, withDefault } from './list-kinds';

/** Attributes that every list has, and only the page sets. */
export const listSettings = {
  /** Hides every control that writes. */
  readonly: flag,
  /** Rows can be chosen; see `pricebook-select`. */
  selectable: flag,
} as const;

/** Attributes that every list has and the user changes too; a list adds its `pageSize` and `columns`. */
export const listLive = {
  /** The search term. */
  search: withDefault(text, ''),
  /** Number of the page, from 1. @default 1 */
  page: withDefault(positiveInteger, 1),
  /** Selected values by key, as JSON. */
  filters: withDefault(jsonFilters, {}),
} as const;
