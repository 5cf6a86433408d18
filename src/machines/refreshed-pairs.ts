import type { UploadPair } from '../api/resources/sheet-upload';

/**
 * Updates the stored records of the pairs from `fresh`, which may hold only some of them. The file's changes are kept: a
 * fresh pair has only those that were confirmed, while the review may still change.
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
