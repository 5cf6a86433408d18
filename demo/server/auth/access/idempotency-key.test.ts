import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryStore } from '../../../../tests/support/app/empty-database';
import { type OpenDatabase, openDatabase } from '../../db/database';
import { migrate } from '../../db/migrate';
import { handleError } from '../../http/error-handlers';
import { tidy } from '../../tidy/tidy';
import type { Env } from './context';
import { honorIdempotencyKey } from './idempotency-key';

const start = new Date('2026-11-24T08:00:00Z');
const hours = (number: number) => number * 60 * 60 * 1000;

let database: OpenDatabase;
let account: Env['Variables']['account'];
let now = start;
let handled = 0;
/** The status that the next creations respond with. */
let nextStatus: 200 | 500 = 200;
const app = new Hono<Env>();

beforeAll(async () => {
  database = await openDatabase(await memoryStore());
  await migrate(database.db);
  const { rows } = await sql<{ readonly id: number }>`insert into account (email, name, role, phone_number, search_text,
    status, input_company_name) values ('a@shop.example', 'A', 'Sales', '', '', 'Active', '') returning id`.execute(
    database.db,
  );
  // SAFETY: the middleware reads the ID alone.
  account = rows[0] as typeof account;
  app.onError(handleError(() => {}));
  app.use(async (c, next) => {
    c.set('account', account);
    await next();
  });
  app.post('/create', honorIdempotencyKey({ db: database.db, clock: () => now }), (c) => {
    handled += 1;
    return c.json({ handled }, nextStatus);
  });
}, 120_000);
afterAll(() => database?.close());

const create = async (key: string, body = '{}') => {
  const response = await app.request('/create', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
  return { status: response.status, text: await response.text() };
};
const setResponse = (key: string, response: string | null) =>
  sql`update idempotency_key set response_status = ${response === null ? null : 200}, response_text = ${response}
    where key = ${key}`.execute(database.db);

it('A request whose server has stopped can be repeated after a minute, with any body', { tags: 'RH20' }, async () => {
  await create('stopped');
  await setResponse('stopped', null);
  const before = handled;
  expect((await create('stopped')).status).toBe(409);
  expect((await create('stopped', '{"other":1}')).status).toBe(409);
  now = new Date(now.getTime() + 61_000);
  expect((await create('stopped', '{"other":1}')).status).toBe(200);
  expect(handled).toBe(before + 1);
});

it('A request that failed can be repeated at once', { tags: 'RH20' }, async () => {
  nextStatus = 500;
  expect((await create('failed')).status).toBe(500);
  nextStatus = 200;
  expect((await create('failed')).status).toBe(200);
});

it('A key is removed after a day', { tags: 'RH20' }, async () => {
  const first = await create('old');
  await tidy(database.db, { now: new Date(now.getTime() + hours(23)), auditDays: 400 });
  expect(await create('old')).toEqual(first);
  await tidy(database.db, { now: new Date(now.getTime() + hours(25)), auditDays: 400 });
  expect((await create('old')).text).not.toBe(first.text);
});
