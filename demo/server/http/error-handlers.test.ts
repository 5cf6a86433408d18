import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { trackOutcome, trackStatement } from '../db/outcome';
import { ConnectionTimedOut } from '../db/sql-state';
import { createErrorHandler } from './error-handlers';

it('An unexpected failure is reported, and its response reveals nothing', { tags: 'C912' }, async () => {
  const reported: unknown[] = [];
  const failure = new Error('column "secret" of relation "account" does not exist');
  const app = new Hono().get('/', () => {
    throw failure;
  });
  app.onError(createErrorHandler((error) => reported.push(error)));
  const response = await app.request('/');
  const text = await response.text();
  expect([response.status, reported]).toEqual([500, [failure]]);
  expect(JSON.parse(text)).toMatchObject({ status: 500, data: null });
  expect(text).not.toMatch(/secret|account|failure-answers|\bat /);
});

it('A cancelled statement returns 503 with Retry-After, and is not reported', { tags: 'GS10' }, async () => {
  const reported: unknown[] = [];
  const app = new Hono().get('/', () => {
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  });
  app.onError(createErrorHandler((error) => reported.push(error)));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after'), reported]).toEqual([503, '5', []]);
});

it('A transaction that was undone for another one returns 503 with Retry-After, and is reported', {
  tags: 'PC200',
}, async () => {
  const reported: unknown[] = [];
  const app = new Hono().get('/', () => {
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  app.onError(createErrorHandler((error) => reported.push(error)));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after'), reported.length]).toEqual([503, '1', 1]);
});

it.each([
  ['a read', 'select 1', 503, /nothing was changed/],
  ['a common table expression', 'with one as (select 1) select * from one', 503, /nothing was changed/],
  ['a write', 'with one as (insert into price) select 1', 500, /check whether it was saved/],
  ['a write of a transaction', 'update price set aud = null', 500, /check whether it was saved/],
])(
  'A connection lost after %s returns what is known of the outcome',
  { tags: 'PS05' },
  async (_, sent, status, message) => {
    const app = new Hono()
      .use((_, next) => trackOutcome(next))
      .get('/', () => {
        trackStatement('begin');
        trackStatement(sent);
        throw new ConnectionTimedOut(10_000);
      });
    app.onError(createErrorHandler(() => {}));
    const response = await app.request('/');
    expect([response.status, response.headers.has('retry-after')]).toEqual([status, status === 503]);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(message) });
  },
);
