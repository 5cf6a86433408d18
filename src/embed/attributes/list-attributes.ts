import { flag, oneOf, text } from './attributes';
import { jsonFilters, keys, positiveInteger, rowActionList, withDefault } from './list-attribute-types';

/** Attributes that every list has, and only the page sets. */
export const listSettings = {
  /** Hides every control that writes. */
  readonly: flag,
  /** Rows can be chosen; see `pricebook-select`. */
  selectable: flag,
  /** Actions of the page in the menu of each row; choosing one dispatches `pricebook-row-action`. */
  rowActions: rowActionList,
} as const;

export const pageSizes = [10, 20, 50] as const;

export const defaultPageSize = 20;

/** Attributes that every list has and the user changes too. */
export const listStateAttributes = (columnKeys: readonly string[]) =>
  ({
    /** The search term. */
    search: withDefault(text, ''),
    /** Number of the page, from 1. @default 1 */
    page: withDefault(positiveInteger, 1),
    /** Selected values by key, as JSON. */
    filters: withDefault(jsonFilters, {}),
    /** Rows per page. @default 20 */
    pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
    /** Keys of the visible columns, in order. @default the user's last choice, otherwise all */
    columns: withDefault(keys, columnKeys),
  }) as const;
