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
  readonly nearTo: FindNearKey;
  /** Set where the file's numbers are those of another field than the key. */
  readonly numberIndex?: NumberIndex | undefined;
}

/** Holds the keys and numbers of the stored records, which are set once they are loaded. */
export function createKeyStore() {
  let known: KnownKeys | undefined;
  let numberIndex: NumberIndex | undefined;
  let knownByNumber: KnownKeys | undefined;
  return {
    setKeys(keys: readonly string[] | undefined): void {
      const set = keys && new Set(keys);
      known = set && { keys: set, nearTo: createNearKeyFinder(set) };
      knownByNumber = undefined;
    },
    setNumbers(numbers: ProductNumbers): void {
      numberIndex = indexNumbers(numbers);
      knownByNumber = undefined;
    },
    /** Throws where the articles are to be matched by a field whose numbers are not loaded. */
    knownFor({ matchBy }: ReadingOptions): KnownKeys | undefined {
      if (matchBy === undefined) return known;
      if (numberIndex?.field !== matchBy) throw new Error('the numbers of the products are not loaded');
      // The numbers are loaded after the keys: they have products that were created in between.
      knownByNumber ??= {
        keys: known?.keys && new Set([...known.keys, ...numberIndex.keys]),
        nearTo: numberIndex.nearTo,
        numberIndex,
      };
      return knownByNumber;
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
  known: KnownKeys | undefined,
) {
  const numberIndex = known?.numberIndex;
  const mayReplace = replacesNearKeys === true || numberIndex !== undefined || Object.keys(keyNames).length > 0;

  function writtenCell(cells: readonly Cell[]): Cell {
    if (!skuParts) return cells[keyIndex] ?? '';
    const parts = skuParts.columns.map((index) => cellText(cells[index] ?? '').trim());
    // One part alone may be the SKU of another product.
    return parts.some((part) => part === '' || isDashes(part)) ? '' : parts.join(skuParts.joiner);
  }
  function nearTo(name: string): string | undefined {
    const isExact = numberIndex ? numberIndex.find(name).kind !== 'unmatched-key' : known?.keys?.has(name);
    return name === '' || isExact ? undefined : known?.nearTo(name);
  }
  function resolve(cells: readonly Cell[]): ResolvedKey {
    const cell = writtenCell(cells);
    if (!mayReplace) return { cell };
    const name = normalizeName(cellText(cell));
    if (name === '' || isDashes(name)) return { cell };
    if (Object.hasOwn(keyNames, name)) return { cell: keyNames[name] ?? cell };
    const match = numberIndex?.find(name);
    if (match?.kind === 'found') return { cell: match.key };
    const near = replacesNearKeys ? nearTo(name) : undefined;
    if (near !== undefined) return { cell: near };
    return match ? { cell, problem: match.kind } : { cell };
  }
  const writtenOf = (cells: readonly Cell[]) => normalizeName(cellText(writtenCell(cells)));
  return {
    resolve,
    /** The key, or the supplier's number, as the file has it. */
    writtenOf,
    /** Returns the known key that the key in the file resembles; `undefined` where that is replaced already. */
    nearKeyOf(cells: readonly Cell[]): string | undefined {
      const written = writtenOf(cells);
      const isReplaced = Object.hasOwn(keyNames, written) || replacesNearKeys;
      return isReplaced || isDashes(written) ? undefined : nearTo(written);
    },
  };
}

/** The key of a preview's cell with the part of a key in a column. */
export const keyPartCellKey = (column: number): string => `part ${column}`;
