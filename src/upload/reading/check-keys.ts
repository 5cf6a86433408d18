import type { CellPlace, FindingKind } from '../../machines/reading.types';

/** Cyrillic and Greek letters, each before the Latin letter whose capital looks the same. */
const lookalikePairs = 'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwαaβbεeηhιiκkμmνnοoρpτtυyχxζz';
const lookalikes = new Map(
  Array.from(lookalikePairs.matchAll(/(.)(.)/gu), ([, other = '', latin = '']) => [other, latin] as const),
);

const plainAscii = /^[!-~]*$/;

/** Removes differences of letter case, width, white space and invisible characters. */
function foldCaseAndInvisible(key: string): string {
  if (plainAscii.test(key)) return key.toLowerCase();
  const plain = key.normalize('NFKC').toLowerCase();
  return plain
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Replaces letters by the Latin ones that they look like. */
const skeletonOf = (foldedKey: string): string =>
  plainAscii.test(foldedKey) ? foldedKey : Array.from(foldedKey, (letter) => lookalikes.get(letter) ?? letter).join('');

/** Reports keys that are in several rows, or that look like another key of the file or a known one. */
export function createKeyCheck(
  knownKeys: ReadonlySet<string> | undefined,
  report: (kind: FindingKind, place: CellPlace) => void,
) {
  const firstPlaces = new Map<string, CellPlace>();
  const duplicates = new Set<string>();
  const firstBySkeleton = new Map<string, { readonly key: string; readonly foldedKey: string }>();
  /** The first of the keys that look like the first one of their skeleton, by folded key. */
  const lookalikeKeys = new Map<string, string>();
  const similarKeyFindings = new Map<number, FindingKind>();
  for (const key of knownKeys ?? []) registerKey(key);

  /** Registers a key. Returns how it is similar to another one that was registered before. */
  function registerKey(key: string): FindingKind | undefined {
    const foldedKey = foldCaseAndInvisible(key);
    const skeleton = skeletonOf(foldedKey);
    const first = firstBySkeleton.get(skeleton);
    if (first === undefined) firstBySkeleton.set(skeleton, { key, foldedKey });
    if (first === undefined || first.key === key) return undefined;
    if (first.foldedKey === foldedKey) return 'similar-key';
    const lookalike = lookalikeKeys.get(foldedKey) ?? key;
    lookalikeKeys.set(foldedKey, lookalike);
    return lookalike === key ? 'lookalike-key' : 'similar-key';
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
      const similar = registerKey(key);
      if (similar === undefined || knownKeys?.has(key)) return;
      report(similar, place);
      similarKeyFindings.set(place.position, similar);
    },
    isDuplicate: (key: string): boolean => duplicates.has(key),
    /** Returns the finding of a row whose key looks like another one. */
    similarKeyFinding: (position: number): FindingKind | undefined => similarKeyFindings.get(position),
  };
}
