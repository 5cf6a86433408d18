import type { OpenReview, UploadPair } from '../../api/upload-outcome';
import { type Change, isCalledOut, type ReviewPair } from './review-pair';

/** What a person leaves out of the review: whole pairs as all their cells. Everything else is taken. */
export type LeftOut = OpenReview['leftOut'];

/** Nothing is left out: what a review begins with. */
export const takeAll: LeftOut = new Map();

/** Leaves every change of every pair out. */
export const leaveAllOut = (pairs: readonly ReviewPair[]): LeftOut =>
  new Map(pairs.map(({ index, changes }) => [index, keysOf(changes)]));

/** Whether a pair is taken whole, in part or not at all. */
export function takenOf({ index, changes }: ReviewPair, leftOut: LeftOut): 'all' | 'some' | 'none' {
  const out = leftOut.get(index)?.size ?? 0;
  if (out === 0) return 'all';
  return out < changes.length ? 'some' : 'none';
}

/** Whether one change of a pair is taken. */
export const isTaken = ({ index }: ReviewPair, { column }: Change, leftOut: LeftOut): boolean =>
  leftOut.get(index)?.has(column.key) !== true;

/** The choices with a whole pair taken or left out. */
export const withPair = (leftOut: LeftOut, { index, changes }: ReviewPair, take: boolean): LeftOut =>
  replaced(leftOut, index, take ? new Set() : keysOf(changes));

/** The choices with one change taken or left out. */
export function withChange(leftOut: LeftOut, { index }: ReviewPair, { column }: Change, take: boolean): LeftOut {
  const keys = new Set(leftOut.get(index));
  if (take) keys.delete(column.key);
  else keys.add(column.key);
  return replaced(leftOut, index, keys);
}

/** What the choices come to. */
export interface ReviewCounts {
  readonly pairs: number;
  /** Pairs of which at least one change is taken. */
  readonly pairsTaken: number;
  readonly changes: number;
  readonly changesTaken: number;
  /** Pairs with a change that is called out, taken or not. */
  readonly pairsCalledOut: number;
  /** Changes that are called out and taken: as many are asked for again. */
  readonly calledOutTaken: number;
  /** Pairs of which anything is left out. */
  readonly pairsLeftOut: number;
}

/** Counts what the choices come to. */
export function countChoices(pairs: readonly ReviewPair[], leftOut: LeftOut): ReviewCounts {
  const counts = {
    pairs: pairs.length,
    pairsTaken: 0,
    changes: 0,
    changesTaken: 0,
    pairsCalledOut: 0,
    calledOutTaken: 0,
  };
  for (const pair of pairs) {
    const out = leftOut.get(pair.index)?.size ?? 0;
    counts.changes += pair.changes.length;
    counts.changesTaken += pair.changes.length - out;
    if (out < pair.changes.length) counts.pairsTaken++;
    if (pair.calledOut === 0) continue;
    counts.pairsCalledOut++;
    counts.calledOutTaken +=
      out === 0
        ? pair.calledOut
        : pair.changes.filter((change) => isCalledOut(change) && isTaken(pair, change, leftOut)).length;
  }
  return { ...counts, pairsLeftOut: leftOut.size };
}

/** What is to be written: pairs with a change that is taken; a change that is not goes with its existing value. */
export function confirmedPairs(pairs: readonly ReviewPair[], leftOut: LeftOut): readonly UploadPair[] {
  return pairs.flatMap((reviewed): readonly UploadPair[] => {
    const { pair, index, changes } = reviewed;
    if (changes.length === 0 || takenOf(reviewed, leftOut) === 'none') return [];
    const kept = [...(leftOut.get(index) ?? [])].map((key) => [key, pair.existingData[key] ?? null] as const);
    return [kept.length === 0 ? pair : { ...pair, newData: { ...pair.newData, ...Object.fromEntries(kept) } }];
  });
}

const keysOf = (changes: readonly Change[]): ReadonlySet<string> => new Set(changes.map(({ column }) => column.key));

function replaced(leftOut: LeftOut, index: number, keys: ReadonlySet<string>): LeftOut {
  const next = new Map(leftOut);
  if (keys.size === 0) next.delete(index);
  else next.set(index, keys);
  return next;
}

/** The choices that still mean something, after pairs were shown anew. */
export const withoutGone = (pairs: readonly ReviewPair[], leftOut: LeftOut): LeftOut =>
  new Map(
    pairs.flatMap(({ index, changes }) => {
      const out = leftOut.get(index);
      const left = changes.flatMap(({ column }) => (out?.has(column.key) ? [column.key] : []));
      return left.length === 0 ? [] : [[index, new Set(left)] as const];
    }),
  );
