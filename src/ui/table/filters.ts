import type { Filters } from '../../wire/lists';
import { uiMessages } from '../ui.messages';

export type { FilterChoice, Filters } from '../../wire/lists';

/** The values of a key, which may be `constructor` too. */
export const valuesOf = (filters: Filters, key: string): readonly string[] =>
  Object.hasOwn(filters, key) ? (filters[key] ?? []) : [];

/** The filters with one key's values replaced; no values remove the key. */
export function withFilter(filters: Filters, key: string, values: readonly string[]): Filters {
  const others = Object.entries(filters).filter(([name]) => name !== key);
  return Object.fromEntries(values.length > 0 ? [...others, [key, values]] : others);
}

/** The label of a filter: its key, with spaces for underscores and in title case, or what the language calls it. */
export const filterLabel = (key: string): string => uiMessages.filterLabel(key) ?? labelOfKey(key);

/** A filter's or column's key as a label: underscores become spaces, in title case. */
export function labelOfKey(key: string): string {
  return key
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
