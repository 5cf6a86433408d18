import type { CellPlace, FindingKind } from '../../machines/reading.types';

/** Cyrillic and Greek letters, each before the Latin letter that it looks like. */
const lookalikePairs = 'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwαaβbεeηhιiκkμmνnοoρpτtυyχxζz';
const lookalikes = new Map(
  Array.from(lookalikePairs.matchAll(/(.)(.)/gu), ([, other = '', latin = '']) => [other, latin] as const),
);

const plainAscii = /^[!-~]*$/;

/** Removes differences of letter case, width, white space and invisible characters. */
function foldKey(key: string): string {
  if (plainAscii.test(key)) return key.toLowerCase();
  const plain = key.normalize('NFKC').toLowerCase();
  return plain
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const skeletonOf = (fold: string): string =>
  plainAscii.test(fold) ? fold : Array.from(fold, (letter) => lookalikes.get(letter) ?? letter).join('');

/** Reports keys that are in several rows, or that look like another key of the file or a known one. */
export function createKeyCheck(
  known: ReadonlySet<string> | undefined,
  report: (kind: FindingKind, place: CellPlace) => void,
) {
  const firstPlaces = new Map<string, CellPlace>();
  const duplicates = new Set<string>();
  const seen = new Map<string, { readonly key: string; readonly fold: string }>();
  const similarities = new Map<number, FindingKind>();
  for (const key of known ?? []) findSimilar(key);

  function findSimilar(key: string): FindingKind | undefined {
    const fold = foldKey(key);
    const shape = skeletonOf(fold);
    const first = seen.get(shape);
    if (first === undefined) seen.set(shape, { key, fold });
    if (first === undefined || first.key === key) return undefined;
    return first.fold === fold ? 'similar-key' : 'lookalike-key';
  }
  return {
    add(key: string, place: CellPlace): void {
      const first = firstPlaces.get(key);
      if (first !== undefined) {
        if (!duplicates.has(key)) report('duplicate-key', first);
        duplicates.add(key);
        report('duplicate-key', place);
        return;
      }
      firstPlaces.set(key, place);
      const similar = findSimilar(key);
      if (similar === undefined || known?.has(key)) return;
      report(similar, place);
      similarities.set(place.position, similar);
    },
    isDuplicate: (key: string): boolean => duplicates.has(key),
    /** Returns the finding of a row whose key looks like another one. */
    similarKeyFinding: (position: number): FindingKind | undefined => similarities.get(position),
  };
}
