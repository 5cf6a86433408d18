import { type CompiledQuery, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../demo/server/db/database';
import { prepare, preparedName } from '../../../demo/server/db/prepared';
import { newPostgresDatabase, onPostgres } from '../stores';

/** A database of its own, with one statement that is to be prepared. */
async function start(): Promise<{ db: Database; statement: CompiledQuery; name: string }> {
  const { db, close } = await openDatabase({ kind: 'postgres', url: await newPostgresDatabase() });
  onTestFinished(close);
  const statement = sql`select 7 as seven`.compile(db);
  prepare(statement);
  return { db, statement, name: preparedName(statement.sql) ?? '' };
}

const preparedOn = async (connection: Database): Promise<readonly unknown[]> =>
  (await sql`select name from pg_prepared_statements`.execute(connection)).rows;

onPostgres('A prepared statement', () => {
  it('is executed without its name once a pooler lost it', { tags: 'LB03' }, async () => {
    const { db, statement, name } = await start();
    await db.connection().execute(async (connection) => {
      await connection.executeQuery(statement);
      expect(await preparedOn(connection)).toEqual([{ name }]);
      await sql`deallocate all`.execute(connection);
      expect((await connection.executeQuery(statement)).rows).toEqual([{ seven: 7 }]);
      expect(await preparedOn(connection)).toEqual([]);
    });
  });

  it('is executed without its name where another server prepared it', { tags: 'LB03' }, async () => {
    const { db, statement, name } = await start();
    await db.connection().execute(async (connection) => {
      await sql`prepare ${sql.ref(name)} as select 7 as seven`.execute(connection);
      expect((await connection.executeQuery(statement)).rows).toEqual([{ seven: 7 }]);
    });
  });

  it('is executed again after a column has changed its type', { tags: 'LB03' }, async () => {
    const { db } = await start();
    await sql`create table counted (number integer)`.execute(db);
    await sql`insert into counted values (7)`.execute(db);
    const statement = sql`select number from counted`.compile(db);
    prepare(statement);
    await db.connection().execute(async (connection) => {
      expect((await connection.executeQuery(statement)).rows).toEqual([{ number: 7 }]);
      await sql`alter table counted alter number type text`.execute(connection);
      expect((await connection.executeQuery(statement)).rows).toEqual([{ number: '7' }]);
    });
  });
});
