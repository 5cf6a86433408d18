import { sql } from 'kysely';
import type { KnownEntity } from '../../../src/wire/entities';
import { type Fields, fieldOf, keysOf } from '../../../src/wire/field';
import type { Page } from '../../../src/wire/lists';
import type { Database } from '../db/database';
import { columnOf } from '../db/stored-fields';
import { filterConditions, searchConditions } from '../lists/conditions';
import { choiceKeysOf, eachText, fieldFilter, fieldText } from '../lists/field-columns';
import { type FilterChoices, readChoices } from '../lists/filter-choices';
import type { PageQuery } from '../lists/list-request';
import { readPage } from '../lists/page';
import { anyTables, type EntityRecord, selectionFor } from './entity-table';

/** A page of the records, ordered by their titles. */
export function readRecordPage<F extends Fields>(
  db: Database,
  entity: KnownEntity<F>,
  query: PageQuery,
): Promise<Page<EntityRecord<F>>> {
  const { noun, fields, titleKey } = entity;
  const filterColumns = keysOf(fields).map((key) => fieldFilter(noun, key, fieldOf(fields, key)));
  const conditions = [
    ...searchConditions(sql.ref(`${noun}.search_text`), query.search),
    ...filterConditions(filterColumns, query.filters),
  ];
  const matching = anyTables(db)
    .selectFrom(noun)
    .where((where) => where.and(conditions));
  const rowsQuery = matching.select(selectionFor(entity)).orderBy(`${noun}.${columnOf(titleKey)}`);
  // SAFETY: the selection is that of a record.
  return readPage(db, query, { matching, rows: rowsQuery }, (row) => row as EntityRecord<F>);
}

/** The filter choices of the columns. */
export function readRecordChoices<F extends Fields>(
  db: Database,
  { noun, fields }: KnownEntity<F>,
): Promise<FilterChoices> {
  const sources = choiceKeysOf(fields).map((key) => {
    const value = eachText(fieldOf(fields, key), fieldText(noun, key, fieldOf(fields, key)));
    return { key, values: sql`select distinct ${value} as value from ${sql.table(noun)}` };
  });
  return readChoices(db, sources);
}
