import type { UploadPair } from '../api/resources/sheet-upload';

/**
 * Updates the stored record of each pair that is in `fresh`. The file's changes stay as they are in `pairs`: `fresh` has
 * only the confirmed ones, and the user may still confirm others.
 */
export function refreshedPairs(pairs: readonly UploadPair[], fresh: readonly UploadPair[]): readonly UploadPair[] {
  const byId = new Map(fresh.map((pair) => [idOf(pair), pair]));
  const known = pairs.map((pair) => {
    const update = byId.get(idOf(pair));
    byId.delete(idOf(pair));
    return update ? { existingData: update.existingData, newData: { ...update.newData, ...changedBy(pair) } } : pair;
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
