import type { ReadingOptions } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { normalizeName } from '../../wire/text-rules';
import { indexNumbers, type NumberIndex, type ProductNumbers } from './match-keys';
import { createNearKeyFinder, type FindNearKey } from './near-keys';
import { isDashes } from './number-style';

/** The known keys, and the search for those near to a text. */
export interface KnownKeys {
  /** `undefined` if they could not be loaded. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly findNearKey: FindNearKey;
  /** Set where the file's numbers are those of another field than the key. */
  readonly numberIndex?: NumberIndex | undefined;
}

/** Holds the keys and numbers of the stored records, which are set once they are loaded. */
export function createKeyStore() {
  let knownKeys: KnownKeys | undefined;
  let numberIndex: NumberIndex | undefined;
  let knownKeysByNumber: KnownKeys | undefined;
  return {
    setKeys(keys: readonly string[] | undefined): void {
      const set = keys && new Set(keys);
      knownKeys = set && { keys: set, findNearKey: createNearKeyFinder(set) };
      knownKeysByNumber = undefined;
    },
    setNumbers(numbers: ProductNumbers): void {
      numberIndex = indexNumbers(numbers);
      knownKeysByNumber = undefined;
    },
    /** Throws where the articles are to be matched by a field whose numbers are not loaded. */
    knownKeysFor({ matchBy }: ReadingOptions): KnownKeys | undefined {
      if (matchBy === undefined) return knownKeys;
      if (numberIndex?.field !== matchBy) throw new Error('the numbers of the products are not loaded');
      // The numbers are loaded after the keys: they have products that were created in between.
      knownKeysByNumber ??= {
        keys: knownKeys?.keys && new Set([...knownKeys.keys, ...numberIndex.keys]),
        findNearKey: numberIndex.findNearKey,
        numberIndex,
      };
      return knownKeysByNumber;
    },
  };
}

interface ResolvedKey {
  readonly cell: Cell;
  /** Set where no key replaces the number: no product has it, or several products have it. */
  readonly problem?: 'unmatched-key' | 'ambiguous-key';
}

/** Reads the key of a row: as the file has it, in the column at `keyIndex` or in two parts, or the key that replaces it. */
export function createKeyReader(
  keyIndex: number,
  { skuParts, nearKeys: replacesNearKeys, keyNames = {} }: ReadingOptions,
  knownKeys: KnownKeys | undefined,
) {
  const numberIndex = knownKeys?.numberIndex;
  const mayReplace = replacesNearKeys === true || numberIndex !== undefined || Object.keys(keyNames).length > 0;

  function keyCellInFile(cells: readonly Cell[]): Cell {
    if (!skuParts) return cells[keyIndex] ?? '';
    const parts = skuParts.columns.map((index) => cellText(cells[index] ?? '').trim());
    // One part alone may be the SKU of another product.
    return parts.some((part) => part === '' || isDashes(part)) ? '' : parts.join(skuParts.joiner);
  }
  /** Returns the known key near to this key or number; `undefined` if that is known itself. */
  function findNearKeyOfUnknown(normalizedKey: string): string | undefined {
    const isKnown = numberIndex
      ? numberIndex.find(normalizedKey).kind !== 'unmatched-key'
      : knownKeys?.keys?.has(normalizedKey);
    return normalizedKey === '' || isKnown ? undefined : knownKeys?.findNearKey(normalizedKey);
  }
  function resolve(cells: readonly Cell[]): ResolvedKey {
    const cell = keyCellInFile(cells);
    if (!mayReplace) return { cell };
    const normalizedKey = normalizeName(cellText(cell));
    if (normalizedKey === '' || isDashes(normalizedKey)) return { cell };
    if (Object.hasOwn(keyNames, normalizedKey)) return { cell: keyNames[normalizedKey] ?? cell };
    const match = numberIndex?.find(normalizedKey);
    if (match?.kind === 'found') return { cell: match.key };
    const nearKey = replacesNearKeys ? findNearKeyOfUnknown(normalizedKey) : undefined;
    if (nearKey !== undefined) return { cell: nearKey };
    return match ? { cell, problem: match.kind } : { cell };
  }
  const keyInFile = (cells: readonly Cell[]) => normalizeName(cellText(keyCellInFile(cells)));
  return {
    resolve,
    /** The key, or the supplier's number, as the file has it. */
    keyInFile: keyInFile,
    /** Returns the known key that the key in the file resembles; `undefined` where that is replaced already. */
    nearKeyOf(cells: readonly Cell[]): string | undefined {
      const written = keyInFile(cells);
      const isReplaced = Object.hasOwn(keyNames, written) || replacesNearKeys;
      return isReplaced || isDashes(written) ? undefined : findNearKeyOfUnknown(written);
    },
  };
}

/** The key of a preview's cell with the part of a key in a column. */
export const keyPartCellKey = (column: number): string => `part ${column}`;
