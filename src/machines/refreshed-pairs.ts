import type { UploadPair } from '../api/resources/sheet-upload';

/**
 * The pairs with the records as they now are, in the same order; `fresh` may hold some of them or all. What the file
 * changes stays what it was: a fresh pair may repeat a choice that was made in the review, and that is still open.
 */
export function refreshedPairs(pairs: readonly UploadPair[], fresh: readonly UploadPair[]): readonly UploadPair[] {
  const byId = new Map(fresh.map((pair) => [idOf(pair), pair]));
  const known = pairs.map((pair) => {
    const now = byId.get(idOf(pair));
    byId.delete(idOf(pair));
    return now ? { existingData: now.existingData, newData: { ...now.newData, ...changedBy(pair) } } : pair;
  });
  return [...known, ...byId.values()];
}

const idOf = ({ existingData }: UploadPair): string => String(existingData.ID);

function changedBy({ existingData, newData }: UploadPair): UploadPair['newData'] {
  const entries = Object.entries(newData);
  return Object.fromEntries(
    entries.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(existingData[key])),
  );
}
