import type { CellPlace, FindingKind } from '../../machines/upload-file.types';

/** Cyrillic and Greek letters, each with the Latin letter that it looks like. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  [...'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwαaβbεeηhιiκkμmνnοoρpτtυyχxζz']
    .reduce<string[][]>((pairs, letter, index) => {
      if (index % 2 === 0) pairs.push([letter]);
      else pairs.at(-1)?.push(letter);
      return pairs;
    }, [])
    .map(([other = '', latin = '']) => [other, latin]),
);

const plainAscii = /^[!-~]*$/;

/** Removes differences of letter case, width, white space and invisible characters. */
const folded = (key: string): string =>
  plainAscii.test(key)
    ? key.toLowerCase()
    : key
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\p{Cf}\p{Cc}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim();

const skeleton = (fold: string): string =>
  plainAscii.test(fold) ? fold : Array.from(fold, (letter) => lookalikes.get(letter) ?? letter).join('');

interface SeenKey {
  readonly key: string;
  readonly fold: string;
}

export interface SimilarKey {
  readonly place: CellPlace;
  readonly key: string;
  readonly other: string;
}

/** Finds keys that look like another key of the file or a known one. */
export function similarKeys(known: ReadonlySet<string> | undefined) {
  const seen = new Map<string, SeenKey>();
  const add = (key: string): SeenKey | undefined => {
    const fold = folded(key);
    const shape = skeleton(fold);
    const first = seen.get(shape);
    if (first === undefined) seen.set(shape, { key, fold });
    return first === undefined || first.key === key ? undefined : first;
  };
  for (const key of known ?? []) add(key);
  return {
    /** Returns the finding and the other key. */
    find(key: string): { readonly kind: FindingKind; readonly other: string } | undefined {
      const other = add(key);
      if (other === undefined || known?.has(key)) return undefined;
      return { kind: other.fold === folded(key) ? 'similar-key' : 'lookalike-key', other: other.key };
    },
  };
}
