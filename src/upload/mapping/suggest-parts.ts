import type { FileColumn, ReadingOptions } from '../../machines/reading.types';
import { normalizeName } from '../../wire/text-rules';

type SkuParts = NonNullable<ReadingOptions['skuParts']>;

/** What can stand between the two parts of a key. */
export const joiners = ['-', ' ', '_', '/', '.', ''] as const;

/** Columns among which the parts are searched for: their pairs are many. */
const mostColumns = 30;

const numberOnly = /^[\d.,]*$/;

/** Suggests two columns to join to the key: the mapped key column, then unused text columns, then any others. */
export function suggestParts(columns: readonly FileColumn[], key: string): SkuParts['columns'] {
  const unused = columns.filter(({ state }) => state !== 'used');
  const texts = unused.filter(({ samples: [sample = ''] }) => !numberOnly.test(sample));
  const byPriority = [...columns.filter((column) => column.key === key), ...texts, ...unused, ...columns];
  const [first = 0, second = 0] = new Set(byPriority.map(({ index }) => index));
  return [first, second];
}

/** The two columns, in their order, and the joiner that make most known keys of the rows; `undefined` if none does. */
export function partsOfKnownKeys(
  columns: readonly FileColumn[],
  rows: readonly (readonly string[])[],
  known: ReadonlySet<string>,
): SkuParts | undefined {
  const searched = columns.filter(({ state }) => state !== 'blank').slice(0, mostColumns);
  const positions = searched.map(({ index }) => index);
  const pairs = positions.flatMap((first) =>
    positions.flatMap((second) => (first === second ? [] : [[first, second] as const])),
  );
  const knownOf = ([first, second]: SkuParts['columns'], joiner: string): number => {
    const keys = rows.flatMap((cells) => {
      const parts = [cells[first]?.trim() ?? '', cells[second]?.trim() ?? ''];
      return parts.includes('') ? [] : normalizeName(parts.join(joiner));
    });
    const found = new Set(keys.filter((key) => known.has(key)));
    // Digits of two columns written together may be a known number by accident.
    return found.size === 1 && joiner === '' && /^\d+$/.test([...found].join('')) ? 0 : found.size;
  };
  let most = 0;
  let best: SkuParts | undefined;
  for (const pair of pairs) {
    for (const joiner of joiners) {
      const found = knownOf(pair, joiner);
      if (found > most) {
        most = found;
        best = { columns: pair, joiner };
      }
    }
  }
  return best;
}
