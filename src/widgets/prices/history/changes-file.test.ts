import { expect, test } from 'vitest';
import type { RecordedPriceChange } from '../../../wire/price-history';
import type { Id } from '../../../wire/values';
import { rowsOf, writeChanges } from './changes-file';

const change = (id: number, levels = 1): RecordedPriceChange => ({
  ...{
    id,
    sku: `A-${id}`,
    action: 'changed',
    at: '2026-11-20T05:45:00Z',
    by: 'Ana',
    origin: 'upload',
    fileName: 'a.csv',
  },
  differences: (['SP_AUD_01', 'SP_AUD_02', 'SP_USD_01'] as const)
    .slice(0, levels)
    .map((key) => ({ key, from: '10', to: '12.5' })),
});

test('A file of changes has a row for each changed price', { tags: 'NH04' }, () => {
  const rows = rowsOf(change(1, 3));
  expect(rows.map(([sku, level, from, to]) => [sku, level, from, to])).toEqual([
    ['A-1', 'SP - AUD - 01', '10', '12.5'],
    ['A-1', 'SP - AUD - 02', '10', '12.5'],
    ['A-1', 'SP - USD - 01', '10', '12.5'],
  ]);
  expect(rows[0]?.slice(4)).toEqual([
    new Date('2026-11-20T05:45:00Z').toLocaleString('sv'),
    'Ana',
    'By an upload',
    'a.csv',
  ]);
  // A record that was created without prices.
  expect(rowsOf(change(1, 0)).map((row) => row.slice(0, 4))).toEqual([['A-1', '', '', '']]);
});

async function write(
  parts: readonly (readonly RecordedPriceChange[])[],
  nextOf = (part: number): Id | undefined => part + 1,
) {
  const written: (readonly string[])[] = [];
  const progress: number[] = [];
  const counts = await writeChanges(
    async (from = 0) => ({
      items: parts[Number(from)] ?? [],
      next: Number(from) + 1 < parts.length ? nextOf(Number(from)) : undefined,
    }),
    {
      rowsPerFile: 3,
      onProgress: (changes) => progress.push(changes),
      write: async (rows, part) => {
        written[part - 1] = rows.map(([sku = '']) => sku);
      },
    },
  );
  return { counts, written, progress };
}

test('All parts are written, in several files where they are many', { tags: 'NH04' }, async () => {
  const { counts, written, progress } = await write([[change(1), change(2, 2)], [change(3)], [change(4, 2)]]);
  expect(written).toEqual([
    ['A-1', 'A-2', 'A-2'],
    ['A-3', 'A-4', 'A-4'],
  ]);
  expect(counts).toEqual({ rows: 6, files: 2 });
  expect(progress).toEqual([2, 3, 4]);
});

test('Without changes the file has its header alone', async () => {
  expect((await write([])).written).toEqual([[]]);
});

test('A back end that repeats a part is not read forever', async () => {
  const { counts } = await write([[change(1)], [change(2)], [change(3)]], () => 1);
  expect(counts.rows).toBe(2);
});
