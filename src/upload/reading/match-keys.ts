import { normalizeName } from '../../wire/text-rules';
import { createNearKeyFinder, type FindNearKey } from './near-keys';

/** A number of a product, such as its EAN, and the product's key. */
export type NumberedKey = readonly [number: string, key: string];

/** The numbers that products have in a field. Posted to the Worker. */
export interface ProductNumbers {
  readonly field: string;
  readonly numbers: readonly NumberedKey[];
}

/** Products by their number in a field. */
export interface NumberIndex {
  readonly field: string;
  readonly numbers: ReadonlySet<string>;
  /** The keys of all products. */
  readonly keys: readonly string[];
  /** Finds the key of the one product with this number. */
  readonly find: (
    number: string,
  ) => { readonly kind: 'found'; readonly key: string } | { readonly kind: 'unmatched-key' | 'ambiguous-key' };
  /** Finds the key of the product whose number differs only by letter case, blanks, dashes or leading zeros. */
  readonly findNearKey: FindNearKey;
}

/** A number of several products belongs to none of them, and a product without a number is never found. */
export function indexNumbers({ field, numbers }: ProductNumbers): NumberIndex {
  const keyByNumber = new Map<string, string | undefined>();
  for (const [number, key] of numbers) {
    const normalizedNumber = normalizeName(number);
    if (normalizedNumber === '' || key === '') continue;
    keyByNumber.set(
      normalizedNumber,
      keyByNumber.has(normalizedNumber) && keyByNumber.get(normalizedNumber) !== key ? undefined : key,
    );
  }
  const allNumbers = new Set(keyByNumber.keys());
  const findNearNumber = createNearKeyFinder(allNumbers);
  return {
    field,
    numbers: allNumbers,
    keys: numbers.flatMap(([, key]) => (key === '' ? [] : [key])),
    find(number) {
      const key = keyByNumber.get(number);
      if (key !== undefined) return { kind: 'found', key };
      return { kind: keyByNumber.has(number) ? 'ambiguous-key' : 'unmatched-key' };
    },
    findNearKey(text) {
      const nearNumber = findNearNumber(text);
      return nearNumber === undefined ? undefined : keyByNumber.get(nearNumber);
    },
  };
}
