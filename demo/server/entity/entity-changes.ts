import { sql } from 'kysely';
import { codedMessage } from '../../../src/wire/error-texts';
import { type Fields, keysOf } from '../../../src/wire/field';
import { auditEntryMaker, type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { nameKey } from '../db/name-keys';
import { withConstraintErrors } from '../db/sql-state';
import { columnOf, type FieldValues } from '../db/stored-fields';
import { HttpError, requireVersion } from '../http/http-error';
import type { RecordChange } from './entity-body';
import { anyTables, type EntityRecord, type EntityTable, rowOf, selectionFor } from './entity-table';

/** Adds a record. Throws HttpError 409 when its title is taken. */
export function createRecord<F extends Fields>(
  db: Database,
  table: EntityTable<F>,
  origin: Origin,
  values: FieldValues<F>,
): Promise<EntityRecord<F>> {
  const { entity } = table;
  const created = db.transaction().execute(async (trx) => {
    const row = await anyTables(trx)
      .insertInto(entity.noun)
      .values(rowOf(table, values))
      .returning(selectionFor(entity))
      .executeTakeFirstOrThrow();
    // SAFETY: the selection is that of a record.
    const record = row as EntityRecord<F>;
    await recordAudit(trx, origin, [auditEntryMakerOf(table)(`${entity.noun}.created`, undefined, record)]);
    return record;
  });
  return withConstraintErrors(created, { unique: () => titleTakenError(db, table, String(values[entity.titleKey])) });
}

/** Changes a record. Throws HttpError 404 when it does not exist, 409 when the title is taken or VERSION is stale. */
export function updateRecord<F extends Fields>(
  db: Database,
  table: EntityTable<F>,
  origin: Origin,
  { ID, VERSION, ...changes }: RecordChange<F>,
): Promise<EntityRecord<F>> {
  const { noun, titleKey } = table.entity;
  const changed = db.transaction().execute(async (trx) => {
    const old = await lockRecord(trx, table, ID);
    requireVersion(VERSION, codedMessage('record-changed', { name: String(old[titleKey]) }), old);
    const record = { ...old, ...changes, VERSION: old.VERSION + 1 };
    const { name_key, ...row } = rowOf(table, record);
    // A title may lack a key, if it collided with another one when keys were introduced. It gets one when it changes.
    const key = record[titleKey] === old[titleKey] ? {} : { name_key };
    await anyTables(trx)
      .updateTable(noun)
      .set({ ...row, ...key, version: record.VERSION })
      .where('id', '=', ID)
      .execute();
    await recordAudit(trx, origin, [auditEntryMakerOf(table)(`${noun}.changed`, old, record)]);
    return record;
  });
  return withConstraintErrors(changed, { unique: () => titleTakenError(db, table, String(changes[titleKey])) });
}

/** Deletes a record and returns it. Throws HttpError 404 when it does not exist, and what `requireUnused` throws. */
export function deleteRecord<F extends Fields>(
  db: Database,
  table: EntityTable<F>,
  origin: Origin,
  id: number,
  requireUnused: (trx: Database, record: EntityRecord<F>) => Promise<void> = async () => {},
): Promise<EntityRecord<F>> {
  const { noun } = table.entity;
  return db.transaction().execute(async (trx) => {
    const record = await lockRecord(trx, table, id);
    await requireUnused(trx, record);
    await recordAudit(trx, origin, [auditEntryMakerOf(table)(`${noun}.deleted`, record, undefined)]);
    await anyTables(trx).deleteFrom(noun).where('id', '=', id).execute();
    return record;
  });
}

const auditEntryMakerOf = <F extends Fields>({ entity: { fields, titleKey } }: EntityTable<F>) =>
  auditEntryMaker(keysOf(fields), titleKey);

/** The lock keeps other records from referring to this one. */
async function lockRecord<F extends Fields>(
  trx: Database,
  { entity }: EntityTable<F>,
  id: number,
): Promise<EntityRecord<F>> {
  const { noun } = entity;
  const row = await anyTables(trx)
    .selectFrom(noun)
    .select(selectionFor(entity))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    throw new HttpError(404, codedMessage('record-gone', { noun }));
  }
  // SAFETY: the selection is that of a record.
  return row as EntityRecord<F>;
}

/** Quotes the other record's title, which may differ in letter case. */
async function titleTakenError<F extends Fields>(
  db: Database,
  { entity: { noun, titleKey } }: EntityTable<F>,
  title: string,
): Promise<HttpError> {
  const column = sql.ref<string>(columnOf(titleKey));
  const { rows } = await sql<{ readonly title: string }>`select ${column} as title from ${sql.table(noun)}
    where ${column} = ${title} or name_key = ${nameKey(title)}`.execute(db);
  const taken = rows[0]?.title ?? title;
  return new HttpError(409, codedMessage('title-taken', { noun, title: taken }));
}
