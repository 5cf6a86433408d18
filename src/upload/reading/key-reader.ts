import type { ReadingOptions } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { normalizeName } from '../../wire/text-rules';
import { type KeyMatches, matchKeys, type ProductNumbers } from './match-keys';
import { type NearKeys, nearKeysOf } from './near-keys';
import { isDashes } from './number-style';

/** The known keys, and the search for those near to a text. */
export interface KnownKeys {
  /** `undefined` if they could not be loaded. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly nearTo: NearKeys;
  /** Set where the file's numbers are those of another field than the key. */
  readonly matches?: KeyMatches | undefined;
}

/** The keys and numbers of the stored records, as they are loaded. */
export function createKnownKeys() {
  let known: KnownKeys | undefined;
  let matches: KeyMatches | undefined;
  let matchedKnown: KnownKeys | undefined;
  return {
    setKeys(keys: readonly string[] | undefined): void {
      const set = keys && new Set(keys);
      known = set && { keys: set, nearTo: nearKeysOf(set) };
      matchedKnown = undefined;
    },
    setNumbers(numbers: ProductNumbers): void {
      matches = matchKeys(numbers);
      matchedKnown = undefined;
    },
    /** Throws where the articles are to be matched by a field whose numbers are not loaded. */
    of({ matchBy }: ReadingOptions): KnownKeys | undefined {
      if (matchBy === undefined) return known;
      if (matches?.field !== matchBy) throw new Error('the numbers of the products are not loaded');
      // A product that was created meanwhile is known by its number.
      matchedKnown ??= {
        keys: known?.keys && new Set([...known.keys, ...matches.keys]),
        nearTo: matches.nearTo,
        matches,
      };
      return matchedKnown;
    },
  };
}

interface ResolvedKey {
  readonly cell: Cell;
  /** Set where no key stands for the number. */
  readonly problem?: 'unmatched-key' | 'ambiguous-key';
}

/** Reads the key of a row: as it is written in the column at `keyIndex` or in two parts, or the one that stands for it. */
export function keyReader(
  keyIndex: number,
  { skuParts, nearKeys, keyNames = {} }: ReadingOptions,
  known: KnownKeys | undefined,
) {
  const matches = known?.matches;
  const isReplaced = nearKeys === true || matches !== undefined || Object.keys(keyNames).length > 0;

  function writtenCell(cells: readonly Cell[]): Cell {
    if (!skuParts) return cells[keyIndex] ?? '';
    const parts = skuParts.columns.map((index) => cellText(cells[index] ?? '').trim());
    // One part alone may be the SKU of another product.
    return parts.some((part) => part === '' || isDashes(part)) ? '' : parts.join(skuParts.joiner);
  }
  function nearTo(name: string): string | undefined {
    const isExact = matches ? matches.find(name).kind !== 'unmatched-key' : known?.keys?.has(name);
    return name === '' || isExact ? undefined : known?.nearTo(name);
  }
  function resolve(cells: readonly Cell[]): ResolvedKey {
    const cell = writtenCell(cells);
    if (!isReplaced) return { cell };
    const name = normalizeName(cellText(cell));
    if (name === '' || isDashes(name)) return { cell };
    if (Object.hasOwn(keyNames, name)) return { cell: keyNames[name] ?? cell };
    const match = matches?.find(name);
    if (match?.kind === 'found') return { cell: match.key };
    const near = nearKeys ? nearTo(name) : undefined;
    if (near !== undefined) return { cell: near };
    return match ? { cell, problem: match.kind } : { cell };
  }
  const writtenOf = (cells: readonly Cell[]) => normalizeName(cellText(writtenCell(cells)));
  return {
    resolve,
    /** The key, or the supplier's number, as the file has it. */
    writtenOf,
    /** The known key that the written one resembles, unless a key stands for it. */
    nearKeyOf(cells: readonly Cell[]): string | undefined {
      const written = writtenOf(cells);
      return isDashes(written) || Object.hasOwn(keyNames, written) || nearKeys ? undefined : nearTo(written);
    },
  };
}
