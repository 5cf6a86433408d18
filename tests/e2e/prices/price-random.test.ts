import fc from 'fast-check';
import { test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { session } from '../../support/random-prices/price-actions';
import { runSession } from '../../support/random-prices/run-session';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

const seed = Number(process.env.PRICE_EDITS_SEED ?? 46);
const runs = Number(process.env.PRICE_EDITS_RUNS ?? 2);

test('prices that are edited in any way are stored and shown as the specification promises', {
  tags: 'NC133',
  // A session takes a few seconds, many more on a busy machine.
  timeout: (runs + 3) * 60_000,
}, async () => {
  const place = { openPage, app: app(), proxy: proxy() };
  const property = fc.asyncProperty(session, (one) => runSession(place, one));
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
});
