import { expect, test } from 'vitest';
import { accessChecks } from '../../tools/check-backend/checks/access-checks';
import type { Check } from '../../tools/check-backend/checks/check';
import { entityChecks } from '../../tools/check-backend/checks/entity-checks';
import { historyChecks } from '../../tools/check-backend/checks/history-checks';
import { priceChecks } from '../../tools/check-backend/checks/price-checks';
import { writeChecks } from '../../tools/check-backend/checks/write-checks';
import { type DeviationName, deviations } from '../../tools/check-backend/deviations/catalog';
import { checkBackEnd } from '../../tools/check-backend/report';
import { startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { variants } from '../back-ends/variant';
import { listTwists } from '../support/deviating/list-twists';
import { priceTwists, writeTwists } from '../support/deviating/price-twists';
import { responseTwists } from '../support/deviating/response-twists';
import { soundReplies, soundToken } from '../support/deviating/sound-back-end';
import type { Group, Twist } from '../support/deviating/twist';
import { valueTwists } from '../support/deviating/value-twists';
import { startBackend } from './backend';

/** Found only from another origin, by time, or without any response: `check-back-end.test.ts` has them. */
type Elsewhere =
  | Extract<DeviationName, `cors-${string}`>
  | 'no-answer'
  | 'slow'
  | 'retry-after-hidden'
  | 'insecure-address'
  | 'browser-refuses';

const twists = { ...responseTwists, ...listTwists, ...valueTwists, ...priceTwists, ...writeTwists } satisfies Readonly<
  Record<Exclude<DeviationName, Elsewhere>, Twist>
>;

const checksOf: Readonly<Record<Group, () => readonly Check[]>> = {
  prices: priceChecks,
  entities: entityChecks,
  history: historyChecks,
  writes: writeChecks,
  access: () => accessChecks,
};

/** The findings about a back end, with the path of each. */
async function findingsAbout({ group, ask = (got) => got, change = (reply) => reply }: Twist) {
  const replies = soundReplies();
  const backEnd = await startBackend((got) => change(replies(ask(got)), got));
  const target = { apiBase: backEnd.url, token: soundToken, origin: new URL(backEnd.url).origin };
  const reports = await checkBackEnd(target, () => {}, checksOf[group]());
  await backEnd.close();
  return reports.flatMap(({ findings }) => findings);
}

test.each(Object.entries<Twist>(twists))('the check names %s', { tags: 'RC01' }, async (name, twist) => {
  const findings = await findingsAbout(twist);
  const named = findings.filter(({ deviation }) => deviation === name);
  expect(named, `found instead: ${JSON.stringify(findings)}`).not.toEqual([]);
  if (twist.path !== undefined) expect(named.map(({ path }) => path)).toContain(twist.path);
});

test('the check finds nothing in a sound back end', { tags: 'RC02' }, async () => {
  const backEnd = await startBackend(soundReplies());
  const target = { apiBase: backEnd.url, token: soundToken, origin: new URL(backEnd.url).origin, writes: true };
  const reports = await checkBackEnd(target, () => {});
  expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
  await backEnd.close();
});

/** These small back ends send whole files whatever is searched for, and the odd filters have an object among their values. */
const known: readonly DeviationName[] = ['download-unfiltered', 'filter-values-objects'];

test.each(variants)('the check raises no false alarm for $name', { tags: 'RC02' }, async (variant) => {
  const backEnd = await startBackEnd(variant);
  const target = { apiBase: backEnd.url, token: sessionToken, origin: new URL(backEnd.url).origin };
  const reports = await checkBackEnd(target, () => {});
  expect(reports.flatMap(({ findings }) => findings).filter(({ deviation }) => !known.includes(deviation))).toEqual([]);
  await backEnd.close();
});

test('the catalog has at least 50 deviations', { tags: 'RC01' }, () => {
  expect(Object.keys(deviations).length).toBeGreaterThanOrEqual(50);
});
