import type { Kysely } from 'kysely';
import type { KnownEntity } from '../../../src/wire/entities';
import { type Fields, mapFields } from '../../../src/wire/field';
import type { Database } from '../db/database';
import { nameKey } from '../db/name-keys';
import { type FieldValues, selectionOf, toColumns } from '../db/stored-fields';
import { searchTextOf } from '../lists/field-columns';

/**
 * An entity whose records are rows of one table, which is named by the entity's noun. Its columns are id, version, name_key (the
 * unique key of the title; null if another record had it when keys were introduced), search_text, and one for each field.
 */
export interface EntityTable<F extends Fields> {
  readonly entity: KnownEntity<F>;
  /** Further columns, which are computed from the fields on every write. */
  readonly computedColumns?: (values: FieldValues<F>) => object;
}

/** A record as it is on the wire. */
export type EntityRecord<F extends Fields> = FieldValues<F> & { readonly ID: number; readonly VERSION: number };

type AnyTables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The query builder for tables that are known at run time only. */
export function anyTables(db: Database): Kysely<AnyTables> {
  // SAFETY: a schema exists for the compiler only, and this one says nothing about columns.
  return db as unknown as Kysely<AnyTables>;
}

/** The columns of a query that returns records. */
export const selectionFor = <F extends Fields>({ noun, fields }: KnownEntity<F>): string[] => [
  `${noun}.id as ID`,
  `${noun}.version as VERSION`,
  ...selectionOf(noun, fields),
];

/** The row of a new record. */
export const rowOf = <F extends Fields>({ entity, computedColumns }: EntityTable<F>, values: FieldValues<F>) => ({
  ...toColumns(mapFields(entity.fields, (key) => values[key])),
  name_key: nameKey(String(values[entity.titleKey])),
  search_text: searchTextOf(entity.fields, values),
  ...computedColumns?.(values),
});
