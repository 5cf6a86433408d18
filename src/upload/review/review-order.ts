import { type Change, isFlagged, type ReviewPair } from './review-pair';

/** Order of the records: those with a flagged change first, else as in the file; or by difference in percent. */
export type ReviewOrder = 'flagged-first' | 'greatest-rise' | 'greatest-fall';

/** From this number of records on, a review shows one line per record. */
const minRecordsForLines = 20;

export const hasManyRecords = (pairs: readonly ReviewPair[]): boolean => pairs.length >= minRecordsForLines;

/** The change that stands for the record: of its flagged changes, or of all without one, that with the largest percentage. */
export function mainChange({ changes }: ReviewPair): Change | undefined {
  const flagged = changes.filter(isFlagged);
  let main: Change | undefined;
  for (const change of flagged.length > 0 ? flagged : changes) {
    if (main === undefined || sizeOf(change) > sizeOf(main)) main = change;
  }
  return main;
}

/** Returns the pairs in another order; those without a percentage come last, and equal ones stay as they are. */
export function orderPairs(pairs: readonly ReviewPair[], order: ReviewOrder): readonly ReviewPair[] {
  if (order === 'flagged-first')
    return [...pairs].sort((a, b) => Number(b.flaggedCount > 0) - Number(a.flaggedCount > 0));
  const sign = order === 'greatest-rise' ? -1 : 1;
  const ranked = pairs.map((pair) => ({ pair, percent: percentOf(mainChange(pair)) }));
  return ranked
    .sort((a, b) => {
      if (a.percent === undefined || b.percent === undefined)
        return Number(a.percent === undefined) - Number(b.percent === undefined);
      return sign * (a.percent - b.percent);
    })
    .map(({ pair }) => pair);
}

const percentOf = (change: Change | undefined): number | undefined =>
  change?.difference.kind === 'percent' ? change.difference.percent : undefined;

const sizeOf = (change: Change): number => Math.abs(percentOf(change) ?? 0);
