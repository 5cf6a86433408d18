import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownEntity } from '../../../src/wire/entities';
import type { Fields } from '../../../src/wire/field';
import { memoryStore } from '../../../tests/support/app/empty-database';
import { auditQuery, readAuditPage } from '../audit/audit-list';
import { type OpenDatabase, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { validate } from '../http/request';
import { listRequestSchema } from '../lists/list-request';
import { newRecordBody, recordChangeBody } from './entity-body';
import { createRecord, deleteRecord, updateRecord } from './entity-changes';
import { readRecordChoices, readRecordPage } from './entity-list';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const supplierFields = {
  SUPPLIER_NAME: { kind: 'text', label: 'Name', width: 1, maxLength: 40, isName: true, mostlyUnique: true },
  EMAIL: { kind: 'email', label: 'Email', width: 1, maxLength: 40, mostlyUnique: true },
  COUNTRY: { kind: 'choice', label: 'Country', width: 1, maxLength: 40 },
  TAGS: { kind: 'list', label: 'Tags', width: 1, maxLength: 40, maxItems: 3 },
  RATING: { kind: 'number', label: 'Rating', width: 1 },
  PREFERRED: { kind: 'yes-no', label: 'Preferred', width: 1 },
  STATUS: { kind: 'status', label: 'Status', width: 1 },
} as const satisfies Fields;

const entity: KnownEntity<typeof supplierFields> = {
  name: 'companies',
  // SAFETY: the list of entities has none without code of its own.
  noun: 'supplier' as 'company',
  path: 'supplier',
  listCall: 'getSuppliers',
  filtersCall: 'getSupplierFilterData',
  titleKey: 'SUPPLIER_NAME',
  fields: supplierFields,
};
const table = { entity };
const origin = { accountId: null, address: '127.0.0.1', at: new Date() };
const acme = {
  SUPPLIER_NAME: ' Acme  Yarn ',
  EMAIL: 'sales@acme.test',
  COUNTRY: 'Fiji',
  TAGS: ['wool', 'dye'],
  RATING: 4.5,
  PREFERRED: true,
};

let database: OpenDatabase;
beforeEach(async () => {
  database = await openDatabase(await memoryStore());
  await migrate(database.db);
  await sql`create table supplier (
    id integer generated always as identity primary key, version integer not null default 1,
    name_key text unique, search_text text not null, supplier_name text collate "C" not null, email text not null,
    country text not null, tags text[] not null, rating double precision, preferred boolean, status text not null
  )`.execute(database.db);
});
afterEach(() => database.close());

const create = (body: unknown) =>
  createRecord(database.db, table, origin, validate(newRecordBody(entity), body, 'The request body'));
const update = (body: unknown) =>
  updateRecord(database.db, table, origin, validate(recordChangeBody(entity), body, 'The request body'));
const page = (query: object) =>
  readRecordPage(database.db, entity, validate(listRequestSchema, query, 'The request body'));

it('An entity without code of its own is saved, found and recorded', { tags: 'PS08' }, async () => {
  const made = await create(acme);
  const stored = { ...acme, SUPPLIER_NAME: 'Acme Yarn', STATUS: 'Active' };
  expect(made).toEqual({ ID: 1, VERSION: 1, ...stored });
  await create({ SUPPLIER_NAME: 'Bolt', TAGS: ['steel'], PREFERRED: false });

  const changed = await update({ ID: 1, VERSION: 1, RATING: '5', TAGS: [] });
  expect(changed).toEqual({ ID: 1, VERSION: 2, ...stored, RATING: 5, TAGS: [] });
  const namesOf = async (query: object) => (await page(query)).items.map(({ SUPPLIER_NAME }) => SUPPLIER_NAME);
  expect(await page({})).toMatchObject({ items: [changed, { SUPPLIER_NAME: 'Bolt' }], meta: { totalItems: 2 } });
  expect(await namesOf({ search: 'STEEL' })).toEqual(['Bolt']);
  for (const filters of [{ RATING: ['5'] }, { PREFERRED: ['YES'] }, { TAGS: [''] }, { COUNTRY: ['Fiji'] }])
    expect(await namesOf({ filters })).toEqual(['Acme Yarn']);
  expect(await readRecordChoices(database.db, entity)).toEqual({
    COUNTRY: ['Fiji'],
    TAGS: ['steel'],
    RATING: ['5'],
    PREFERRED: ['NO', 'YES'],
    STATUS: ['Active'],
  });

  expect(await deleteRecord(database.db, table, origin, 1)).toEqual(changed);
  const { items } = await readAuditPage(database.db, validate(auditQuery, { WHAT: 'acme' }, 'The query'));
  expect(items.map(({ KIND, CHANGES }) => [KIND, Object.keys(CHANGES)])).toEqual([
    ['supplier.deleted', ['SUPPLIER_NAME', 'EMAIL', 'COUNTRY', 'RATING', 'PREFERRED', 'STATUS']],
    ['supplier.changed', ['TAGS', 'RATING']],
    ['supplier.created', ['SUPPLIER_NAME', 'EMAIL', 'COUNTRY', 'TAGS', 'RATING', 'PREFERRED', 'STATUS']],
  ]);
});

it('An entity without code of its own refuses wrong fields and conflicts', { tags: 'PS08' }, async () => {
  const { ID } = await create({ SUPPLIER_NAME: 'Coil' });
  const wrong = { SUPPLIER_NAME: ' ', EMAIL: 'no address', RATING: -1, PREFERRED: 'maybe', TAGS: 'wool' };
  for (const [key, value] of Object.entries(wrong)) {
    const invalid = expect.objectContaining({ status: 400, data: { fields: { [key]: expect.any(String) } } });
    expect(() => validate(newRecordBody(entity), { SUPPLIER_NAME: 'New', [key]: value }, '')).toThrow(invalid);
    expect(() => validate(recordChangeBody(entity), { ID, [key]: value }, '')).toThrow(invalid);
  }
  const taken = { status: 409, message: 'There is a supplier named Coil already. Choose another name.' };
  await expect(create({ SUPPLIER_NAME: 'COIL' })).rejects.toMatchObject(taken);
  await expect(update({ ID, VERSION: 7, COUNTRY: 'Fiji' })).rejects.toMatchObject({ status: 409, data: { ID } });
  await expect(update({ ID: 999, COUNTRY: 'Fiji' })).rejects.toMatchObject({ status: 404 });
});
