import type { FileColumn, ReadingOptions } from '../../machines/reading.types';
import { normalizeName } from '../../wire/text-rules';

type SkuParts = NonNullable<ReadingOptions['skuParts']>;

/** What can stand between the two parts of a key. */
export const joiners = ['-', ' ', '_', '/', '.', ''] as const;

/** Columns among which the parts are searched for: their pairs are many. */
const mostColumns = 30;
/** Rows that are searched for known keys. */
const mostRows = 10;

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
  const positions = columns
    .filter(({ state }) => state !== 'blank')
    .slice(0, mostColumns)
    .map(({ index }) => index);
  // Parts are normalized once: the pairs of 30 columns are many.
  const cellsByRow = rows.slice(0, mostRows).map((cells) => cells.map(normalizeName));
  const countKnown = (first: number, second: number, joiner: string): number => {
    const found = new Set<string>();
    for (const cells of cellsByRow) {
      const [start = '', end = ''] = [cells[first], cells[second]];
      const key = start + joiner + end;
      if (start !== '' && end !== '' && known.has(key)) found.add(key);
    }
    // Digits of two columns written together may be a known number by accident.
    return found.size === 1 && joiner === '' && /^\d+$/.test([...found].join('')) ? 0 : found.size;
  };
  let most = 0;
  let best: SkuParts | undefined;
  for (const first of positions) {
    for (const second of positions) {
      for (const joiner of first === second ? [] : joiners) {
        const count = countKnown(first, second, joiner);
        if (count <= most) continue;
        most = count;
        best = { columns: [first, second], joiner };
      }
    }
  }
  return best;
}
