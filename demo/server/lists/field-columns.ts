import { type RawBuilder, sql } from 'kysely';
import { type Field, type Fields, isColumn, isList, type KeyOf, keysWhere, mapFields } from '../../../src/wire/field';
import { columnOf, type FieldValues } from '../db/stored-fields';
import { toSearchText } from './conditions';
import { type ListColumn, numberColumn, textColumn, textListColumn, yesNoColumn } from './list-column';

export const fieldColumn = <T>(table: string, key: string): RawBuilder<T> => sql.ref<T>(`${table}.${columnOf(key)}`);

export function fieldFilter(table: string, key: string, { kind }: Field): ListColumn {
  switch (kind) {
    case 'number':
      return numberColumn(key, fieldColumn(table, key));
    case 'yes-no':
      return yesNoColumn(key, fieldColumn(table, key));
    case 'list':
      return textListColumn(key, fieldColumn(table, key));
    default:
      return textColumn(key, fieldColumn(table, key));
  }
}

/** The value of a field as text, or the list of its texts; `''` where unset. */
export function fieldText(table: string, key: string, { kind }: Field): RawBuilder<unknown> {
  const column = fieldColumn(table, key);
  switch (kind) {
    case 'yes-no':
      return sql`case when ${column} then 'YES' when not ${column} then 'NO' else '' end`;
    case 'number':
      return sql`coalesce(${column}::text, '')`;
    default:
      return column;
  }
}

/** The texts of a field one by one; `value` is its text, or the list of its texts. */
export const eachText = (field: Field, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  isList(field) ? sql`unnest(${value})` : value;

/** The fields that are columns of the list and have filter choices. */
export const choiceKeysOf = <F extends Fields>(fields: F): readonly KeyOf<F>[] =>
  keysWhere(fields, (field) => isColumn(field) && field.mostlyUnique !== true);

export function searchTextOf<F extends Fields>(fields: F, values: FieldValues<F>): string {
  const texts = mapFields(fields, (key, field) => (isSearched(field) ? values[key] : []));
  // SAFETY: the searched fields are texts and lists of texts.
  return toSearchText(Object.values(texts).flat() as string[]);
}

const isSearched = ({ kind }: Field): boolean => kind === 'text' || kind === 'choice' || kind === 'list';
