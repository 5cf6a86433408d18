import { type Expression, type SqlBool, sql } from 'kysely';
import type { Filters } from '../../../src/wire/lists';
import { invalidFieldsError } from '../http/http-error';
import type { ListColumn } from './list-column';

/** The SQL conditions of filters. Throws HttpError 400 for a key that is no column of the list. */
export function filterConditions(columns: readonly ListColumn[], filters: Filters): Expression<SqlBool>[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => {
      const column = columns.find((candidate) => candidate.key === key);
      if (column === undefined) throw invalidFieldsError({ [`filters.${key}`]: 'is no column of this list' });
      return column.matches(values);
    });
}

/** The condition that a column made by `toSearchText` contains the search text, literally; none for a blank search. */
export function searchConditions(searchText: Expression<string>, search: string): Expression<SqlBool>[] {
  const needle = toSearchText([search]).trim();
  if (needle === '') return [];
  const pattern = `%${needle.replace(/[\\%_]/g, '\\$&')}%`;
  return [sql<SqlBool>`${searchText} like ${pattern}`];
}

/**
 * Search text: in lower case, one text per line so that no match spans two. Not computed in SQL, where lower case depends on the
 * locale of the database.
 */
export function toSearchText(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' '))
    .join('\n');
}
