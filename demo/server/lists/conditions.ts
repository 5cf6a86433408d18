import { type Expression, type SqlBool, sql } from 'kysely';
import { badFields } from '../refusal';
import type { ListColumn } from './list-column';
import type { Filters } from './list-request';

/**
 * The conditions that filters set.
 *
 * @throws Refusal 400 for a key that is no column of the list
 */
export function filterConditions(columns: readonly ListColumn[], filters: Filters): Expression<SqlBool>[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => {
      const column = columns.find((candidate) => candidate.key === key);
      if (column === undefined) throw badFields({ [`filters.${key}`]: 'is no column of this list' });
      return column.matches(values);
    });
}

/**
 * The condition that a search sets on text that was made by `searchable`: it contains what is looked for, as it stands
 * (`%` and `_` mean themselves). Nothing, when nothing is looked for.
 */
export function searchConditions(searchText: Expression<string>, search: string): Expression<SqlBool>[] {
  const needle = searchable([search]).trim();
  if (needle === '') return [];
  const pattern = `%${needle.replace(/[\\%_]/g, '\\$&')}%`;
  return [sql<SqlBool>`${searchText} like ${pattern}`];
}

/**
 * Texts made ready to be searched: in lower case, one to a line, so that no search finds the end of one and the
 * beginning of the next. Made here and not in SQL, because what lower case is depends on a database's locale.
 */
export function searchable(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' '))
    .join('\n');
}
