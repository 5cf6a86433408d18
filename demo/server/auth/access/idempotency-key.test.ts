import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStore } from '../../../../tests/support/app/empty-database';
import { type OpenDatabase, openDatabase } from '../../db/database';
import { migrate } from '../../db/migrate';
import { createBackground } from '../../http/background';
import { createErrorHandler } from '../../http/error-handlers';
import { readForm } from '../../http/request';
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
/** What the uploads wait for, and how long their response is. */
let beforeResponse: Promise<void> = Promise.resolve();
let responseSize = 0;
const reported: unknown[] = [];
const background = createBackground((error) => reported.push(error));
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
  app.onError(createErrorHandler(() => {}));
  app.use(async (c, next) => {
    c.set('account', account);
    await next();
  });
  const honorKey = honorIdempotencyKey({ db: database.db, clock: () => now, background });
  app.post('/create', honorKey, (c) => {
    handled += 1;
    return c.json({ handled }, nextStatus);
  });
  app.post('/upload', honorKey, async (c) => {
    handled += 1;
    const form = await readForm(c);
    await beforeResponse;
    return c.json({ handled, fields: [...form.keys()], filler: 'x'.repeat(responseSize) });
  });
}, 120_000);
afterAll(() => database?.close());

const create = async (key: string, body = '{}') => {
  const response = await app.request('/create', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
  return { status: response.status, text: await response.text() };
};
/** Sends a file, as browsers do: with another boundary each time. */
const upload = async (key: string, bytes: readonly number[], { name = 'prices.xlsx', sheet = '1' } = {}) => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  body.append('sheet', sheet);
  const response = await app.request('/upload', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
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

it('A creation whose response cannot be kept is not said to have failed', { tags: 'PC51' }, async () => {
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no space left' using errcode = '53100'; end $$`.execute(database.db);
  await sql`create trigger refuse before update or delete on idempotency_key for each row execute function refuse()`.execute(
    database.db,
  );
  onTestFinished(async () => {
    nextStatus = 200;
    await sql`drop trigger refuse on idempotency_key`.execute(database.db);
  });
  expect(await create('not-kept')).toEqual({ status: 200, text: JSON.stringify({ handled }) });
  nextStatus = 500;
  expect(await create('not-released')).toEqual({ status: 500, text: JSON.stringify({ handled }) });
  await background.whenIdle();
  expect(reported).toEqual([expect.objectContaining({ code: '53100' }), expect.objectContaining({ code: '53100' })]);
});

it('A key is removed after a day', { tags: 'RH20' }, async () => {
  const first = await create('old');
  await tidy(database.db, { now: new Date(now.getTime() + hours(23)), auditDays: 400 });
  expect(await create('old')).toEqual(first);
  await tidy(database.db, { now: new Date(now.getTime() + hours(25)), auditDays: 400 });
  expect((await create('old')).text).not.toBe(first.text);
});

it('A form is the same with another boundary, and another with other bytes, fields or name', {
  tags: 'RH22',
}, async () => {
  const before = handled;
  // Not valid as text, so that reading it as text would lose the difference.
  const first = await upload('form', [0xff, 0xfe, 1]);
  expect(first).toMatchObject({ status: 200, text: expect.stringContaining('"fields":["file","sheet"]') });
  expect(await upload('form', [0xff, 0xfe, 1])).toEqual(first);
  expect((await upload('form', [0xfe, 0xff, 1])).status).toBe(422);
  expect((await upload('form', [0xff, 0xfe, 1], { sheet: '2' })).status).toBe(422);
  expect((await upload('form', [0xff, 0xfe, 1], { name: 'other.xlsx' })).status).toBe(422);
  expect(handled).toBe(before + 1);
});

it('A response of more than a million characters is not kept', { tags: 'RH22' }, async () => {
  responseSize = 1_000_000;
  const first = await upload('long', [1]);
  responseSize = 0;
  const second = await upload('long', [1]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.text).not.toBe(first.text);
  expect(await upload('long', [1])).toEqual(second);
});

it('An upload that takes minutes is not handled a second time', { tags: 'RH22' }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let finish = () => {};
  beforeResponse = new Promise((resolve) => {
    finish = resolve;
  });
  const before = handled;
  const slow = upload('slow', [1]);
  await vi.waitFor(() => expect(handled).toBe(before + 1));
  for (let minute = 0; minute < 3; minute++) {
    now = new Date(now.getTime() + 55_000);
    vi.advanceTimersByTime(55_000);
    expect((await upload('slow', [1])).status).toBe(409);
  }
  finish();
  const { status, text } = await slow;
  vi.useRealTimers();
  expect(await upload('slow', [1])).toEqual({ status, text });
  expect(handled).toBe(before + 1);
});
