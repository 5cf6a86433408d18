import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { handleError } from './error-handlers';

it('An unexpected failure is reported, and its response reveals nothing', { tags: 'C912' }, async () => {
  const reported: unknown[] = [];
  const failure = new Error('column "secret" of relation "account" does not exist');
  const app = new Hono().get('/', () => {
    throw failure;
  });
  app.onError(handleError((error) => reported.push(error)));
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
  app.onError(handleError((error) => reported.push(error)));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after'), reported]).toEqual([503, '5', []]);
});
