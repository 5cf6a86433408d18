/** Removes differences of letter case, width, blanks, dashes and leading zeros. Other signs stay: `12/5` is not 125. */
const foldCaseDashesAndZeros = (key: string): string =>
  key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}−_]/gu, '')
    .replace(/^0+(?=.)/, '');

/** Finds the known key that has the same `foldCaseDashesAndZeros` as a text; `undefined` if there is none, or several. */
export type FindNearKey = (text: string) => string | undefined;

/** Returns the search. Its first call folds all known keys. */
export function createNearKeyFinder(known: ReadonlySet<string>): FindNearKey {
  let byFold: Map<string, string | undefined> | undefined;
  return (text) => {
    if (byFold === undefined) {
      byFold = new Map();
      for (const key of known)
        byFold.set(foldCaseDashesAndZeros(key), byFold.has(foldCaseDashesAndZeros(key)) ? undefined : key);
    }
    const fold = foldCaseDashesAndZeros(text);
    return fold === '' ? undefined : byFold.get(fold);
  };
}
