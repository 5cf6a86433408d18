import type { CellPlace, FindingKind } from '../../machines/upload-file.types';
import { type SimilarKey, similarKeys } from './similar-keys';

/** Pairs of similar keys that are listed. */
const listedPairs = 100;

/** Reports keys that are in several rows, or similar to another key. */
export function checkKeys(
  known: ReadonlySet<string> | undefined,
  report: (kind: FindingKind, place: CellPlace) => void,
) {
  const firstPlaces = new Map<string, CellPlace>();
  const doubled = new Set<string>();
  const similar = similarKeys(known);
  const similarities = new Map<number, FindingKind>();
  const pairs: SimilarKey[] = [];
  return {
    add(key: string, place: CellPlace): void {
      const first = firstPlaces.get(key);
      if (first !== undefined) {
        if (!doubled.has(key)) report('doubled-key', first);
        doubled.add(key);
        report('doubled-key', place);
        return;
      }
      firstPlaces.set(key, place);
      const found = similar.find(key);
      if (found === undefined) return;
      report(found.kind, place);
      similarities.set(place.position, found.kind);
      if (pairs.length < listedPairs) pairs.push({ place, key, other: found.other });
    },
    isDoubled: (key: string): boolean => doubled.has(key),
    similarityAt: (position: number): FindingKind | undefined => similarities.get(position),
    similarPairs: (): readonly SimilarKey[] => pairs,
  };
}
