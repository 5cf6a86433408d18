import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerFailure } from './failure-answers';

it('A failure that nobody expected is reported, and its answer says nothing of it', async () => {
  const reported: unknown[] = [];
  const failure = new Error('column "secret" of relation "account" does not exist');
  const app = new Hono().get('/', () => {
    throw failure;
  });
  app.onError(answerFailure((error) => reported.push(error)));
  const response = await app.request('/');
  const text = await response.text();
  expect([response.status, reported]).toEqual([500, [failure]]);
  expect(JSON.parse(text)).toMatchObject({ status: 500, data: null });
  expect(text).not.toMatch(/secret|account|failure-answers|\bat /);
});
