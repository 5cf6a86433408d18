import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { entities } from '../../../src/wire/entities';
import { keysOf } from '../../../src/wire/field';
import { memoryStore } from '../../../tests/support/app/empty-database';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { priceColumns } from './price-columns';
import type { AccountStatus } from './schema';
import { columnOf } from './stored-fields';

it('An older program rejects a newer database with a one-line error', { tags: 'GS11', timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  await migrate(db);
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/^The database was changed by a newer version .*9999-later.*\.$/);
  await close();
});

it('An earlier database keeps the passwords of approved accounts alone', {
  tags: 'PS06',
  timeout: 120_000,
}, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateTo('0011-confirmed-addresses');
  expect(error).toBeUndefined();
  const account = (email: string, status: AccountStatus, fields: object = {}) => {
    const person = { email, name: email, role: 'Customer', phone_number: '', search_text: '' } as const;
    return { ...person, status, password_hash: 'a hash', input_company_name: 'Courts', ...fields };
  };
  const rows = [
    account('approved', 'Active'),
    account('confirmed', 'Pending', { email_confirmed_at: new Date() }),
    account('deactivated', 'Inactive', { last_login: new Date() }),
    account('invited', 'Active', { input_company_name: '' }),
    account('refused', 'Inactive'),
    account('unconfirmed', 'Pending'),
  ];
  await db.insertInto('account').values(rows).execute();
  await migrate(db);
  const counting = await db.selectFrom('account').select('email').where('password_hash', 'is not', null).execute();
  expect(counting.map(({ email }) => email).sort()).toEqual(['approved', 'deactivated', 'invited']);
  await close();
});

it('The migrations create a column for each field and currency', { tags: 'NC40', timeout: 120_000 }, async () => {
  const { db, close } = await openDatabase(await memoryStore());
  await migrate(db);
  const tables = await db.introspection.getTables();
  const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const fields = entities.flatMap(({ noun, fields: table }) => {
    const columns = noun === 'user' ? columnsOf('account') : columnsOf(noun);
    return keysOf(table).flatMap((key) => (columns.includes(columnOf(key)) ? [] : [`${noun}.${columnOf(key)}`]));
  });
  const prices = priceColumns
    .filter((column) => !columnsOf('price').includes(column))
    .map((column) => `price.${column}`);
  const before = priceColumns.flatMap((column) => [`old_${column}`, `new_${column}`]);
  const changes = before.filter((column) => !columnsOf('price_change').includes(column));
  // A product's exclusive companies have a table of their own; a user's company is stored by its ID.
  const elsewhere = ['product.exclusive_for_company', 'user.company'];
  expect([...fields.filter((column) => !elsewhere.includes(column)), ...prices, ...changes]).toEqual([]);
  await close();
});
