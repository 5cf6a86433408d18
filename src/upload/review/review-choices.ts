import type { UploadPair } from '../../api/resources/sheet-upload';
import type { OpenReview } from '../../machines/upload.types';
import type { UploadShape } from '../upload-shape';
import { type Change, isFlagged, type ReviewPair, reviewPairOf } from './review-pair';

/** Column keys excluded from each pair, by its index; a whole pair as all its keys. Everything else is included. */
export type Excluded = OpenReview['excludedFields'];

export const nothingExcluded: Excluded = new Map();

export const everythingExcluded = (pairs: readonly ReviewPair[]): Excluded =>
  new Map(pairs.map(({ index, changedKeys }) => [index, changedKeys]));

/** Which changes of a pair are included. */
export type Inclusion = 'all' | 'some' | 'none';

export function inclusionOf({ index, changes }: ReviewPair, excluded: Excluded): Inclusion {
  const excludedCount = excluded.get(index)?.size ?? 0;
  if (excludedCount === 0) return 'all';
  return excludedCount < changes.length ? 'some' : 'none';
}

export const isIncluded = ({ index }: ReviewPair, { column }: Change, excluded: Excluded): boolean =>
  excluded.get(index)?.has(column.key) !== true;

/** Returns what is excluded once this pair is included or left out. */
export const withPairIncluded = (
  excluded: Excluded,
  { index, changedKeys }: ReviewPair,
  shouldInclude: boolean,
): Excluded => replaceExcludedKeys(excluded, index, shouldInclude ? new Set() : changedKeys);

export function withChangeIncluded(
  excluded: Excluded,
  { index }: ReviewPair,
  { column }: Change,
  shouldInclude: boolean,
): Excluded {
  const keys = new Set(excluded.get(index));
  if (shouldInclude) keys.delete(column.key);
  else keys.add(column.key);
  return replaceExcludedKeys(excluded, index, keys);
}

export function countChoices(pairs: readonly ReviewPair[], excluded: Excluded) {
  const counts = {
    pairs: pairs.length,
    pairsIncluded: 0,
    changes: 0,
    changesIncluded: 0,
    /** Pairs with a flagged change, included or not. */
    pairsFlagged: 0,
    flaggedIncluded: 0,
    pairsWithExclusions: excluded.size,
  };
  for (const pair of pairs) {
    const excludedCount = excluded.get(pair.index)?.size ?? 0;
    counts.changes += pair.changes.length;
    counts.changesIncluded += pair.changes.length - excludedCount;
    if (pair.flaggedCount > 0) counts.pairsFlagged++;
    if (excludedCount === pair.changes.length) continue;
    counts.pairsIncluded++;
    counts.flaggedIncluded +=
      excludedCount === 0
        ? pair.flaggedCount
        : pair.changes.filter((change) => isFlagged(change) && isIncluded(pair, change, excluded)).length;
  }
  return counts;
}

/** How many changes of an unfinished review there are, and how many are not excluded. */
export function countReview(
  { pairs, excludedFields }: Pick<OpenReview, 'pairs' | 'excludedFields'>,
  shape: UploadShape,
) {
  const reviewPairs = pairs.map((pair, index) => reviewPairOf(pair, index, shape));
  return countChoices(reviewPairs, withoutStaleChoices(reviewPairs, excludedFields));
}

/** The pairs to write, without those fully excluded; an excluded change is sent with its existing value. */
export function pairsToConfirm(pairs: readonly ReviewPair[], excluded: Excluded): readonly UploadPair[] {
  return pairs.flatMap((reviewed): readonly UploadPair[] => {
    const { uploadPair, index, changes } = reviewed;
    if (changes.length === 0 || inclusionOf(reviewed, excluded) === 'none') return [];
    const existingValues = [...(excluded.get(index) ?? [])].map(
      (key) => [key, uploadPair.existingData[key] ?? null] as const,
    );
    return [
      existingValues.length === 0
        ? uploadPair
        : { ...uploadPair, newData: { ...uploadPair.newData, ...Object.fromEntries(existingValues) } },
    ];
  });
}

function replaceExcludedKeys(excluded: Excluded, index: number, keys: ReadonlySet<string>): Excluded {
  const next = new Map(excluded);
  if (keys.size === 0) next.delete(index);
  else next.set(index, keys);
  return next;
}

/** Drops choices of changes that no longer exist after the pairs were refreshed; the same map where there are none. */
export function withoutStaleChoices(pairs: readonly ReviewPair[], excluded: Excluded): Excluded {
  const remainingChoices = new Map<number, ReadonlySet<string>>();
  let isStale = false;
  for (const { index, changedKeys } of excluded.size === 0 ? [] : pairs) {
    const excludedKeys = excluded.get(index);
    if (excludedKeys === undefined) continue;
    const isCurrent = excludedKeys === changedKeys || [...excludedKeys].every((key) => changedKeys.has(key));
    const remainingKeys = isCurrent ? excludedKeys : new Set([...excludedKeys].filter((key) => changedKeys.has(key)));
    if (remainingKeys.size > 0) remainingChoices.set(index, remainingKeys);
    isStale ||= !isCurrent;
  }
  return isStale || remainingChoices.size !== excluded.size ? remainingChoices : excluded;
}
