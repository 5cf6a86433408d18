import type { FileColumn, ReadingOptions } from '../../machines/reading.types';

const numberOnly = /^[\d.,]*$/;

/** Suggests two columns to join to the key: the mapped key column, then unused text columns, then any others. */
export function suggestParts(
  columns: readonly FileColumn[],
  key: string,
): NonNullable<ReadingOptions['skuParts']>['columns'] {
  const unused = columns.filter(({ state }) => state !== 'used');
  const texts = unused.filter(({ samples: [sample = ''] }) => !numberOnly.test(sample));
  const byPriority = [...columns.filter((column) => column.key === key), ...texts, ...unused, ...columns];
  const [first = 0, second = 0] = new Set(byPriority.map(({ index }) => index));
  return [first, second];
}
