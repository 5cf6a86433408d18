import type { CellPlace, FindingKind } from '../../machines/upload-file.types';

/** Letters of other alphabets that look like Latin ones. */
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

/** A key without what the eye does not see: letter case, width, runs of white space, invisible characters. */
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

/** A key that is nearly another one. */
export interface SimilarKey {
  readonly place: CellPlace;
  readonly key: string;
  readonly other: string;
}

/** Finds keys that differ only in what the eye hardly sees, from each other and from the known ones. */
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
    /** The finding of a key, and the other key; `undefined` where it is alike to none. */
    find(key: string): { readonly kind: FindingKind; readonly other: string } | undefined {
      const other = add(key);
      if (other === undefined || known?.has(key)) return undefined;
      return { kind: other.fold === folded(key) ? 'similar-key' : 'lookalike-key', other: other.key };
    },
  };
}
