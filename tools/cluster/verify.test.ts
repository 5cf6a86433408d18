import { expect, it } from 'vitest';
import { type Outcome, outcomeOf, type Write } from './load';
import { compare } from './verify';

const result = { status: 0, retryAfter: undefined, message: '', data: null };
const write = (sku: string, text: string, outcome: Outcome): Write => ({
  ...{ sku, text, outcome, result },
  ...{ sentAt: 0, endedAt: 0 },
});

it.each([
  ['an acknowledged write that is stored', ['done'], '1', 0, 0],
  ['an acknowledged write that is missing', ['done'], undefined, 1, 0],
  ['an acknowledged change that an older one has replaced', ['done', 'done'], '1', 1, 0],
  ['an unknown write that is stored', ['done', 'unknown'], '2', 0, 0],
  ['an unknown write that is missing', ['done', 'unknown'], '1', 0, 0],
  ['an acknowledged write below an older unknown one', ['unknown', 'done'], '1', 1, 0],
  ['a refused write that is missing', ['refused'], undefined, 0, 0],
  ['a refused write that is stored', ['done', 'refused'], '2', 0, 1],
] as const)('The comparison classifies %s', (_, outcomes, text, lost, savedThoughRefused) => {
  const writes = outcomes.map((outcome, index) => write('A', String(index + 1), outcome));
  const verdict = compare(writes, new Map(text === undefined ? [] : [['A', text]]));
  expect([verdict.lost.length, verdict.savedThoughRefused.length]).toEqual([lost, savedThoughRefused]);
});

it('A 5xx is unknown, except a 503 with Retry-After', () => {
  const outcome = (status: number, retryAfter?: string) => outcomeOf({ ...result, status, retryAfter });
  expect([outcome(200), outcome(409), outcome(500), outcome(0)]).toEqual(['done', 'refused', 'unknown', 'unknown']);
  expect([outcome(503, '1'), outcome(503)]).toEqual(['refused', 'unknown']);
});
