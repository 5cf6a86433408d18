import { describe, expect, it } from 'vitest';
import { priceShape as shape } from '../../../tests/upload/price-shape';
import type { UploadProblem } from '../../machines/upload.types';
import { createReading } from '../reading/reading';
import { withFileRows } from './refused-rows';

const problem: UploadProblem = {
  kind: 'file-refused',
  message: 'Nothing was saved: the file has 2 problems. The first: Row 3: MAIN_SKU “B” is no product that exists.',
  rows: [
    { row: 3, column: 'MAIN_SKU', reason: '“B” is no product that exists' },
    { row: 4, column: 'SP - AUD - 01', reason: 'is in row 2 already' },
    { row: undefined, column: '', reason: 'the file is too long' },
  ],
};

async function opened() {
  const lines = ['Prices of March', 'Article,Net', 'Pumps,', 'A,1', 'B,2', 'C,3'];
  const reading = createReading(new Blob([lines.join('\n')]), 'prices.csv', () => undefined);
  const options = { header: 1, columns: ['MAIN_SKU', 'SP_AUD_01'], exclusions: { kinds: ['section'] } } as const;
  const { columns } = await reading.open(shape, options);
  await reading.check();
  return { locate: reading.locate, shape, columns };
}

describe('The rows of a refusal', { tags: 'NU02' }, () => {
  it('get the numbers of the chosen file, in every text', async () => {
    const found = await withFileRows(problem, { fileKind: 'rewritten', ...(await opened()) });
    expect(found.message).toContain('The first: Row 5: MAIN_SKU');
    expect(found.rows).toEqual([
      {
        row: 5,
        column: 'Main SKU',
        reason: '“B” is no product that exists',
        place: { position: 2, number: 5, key: 'MAIN_SKU' },
      },
      {
        row: 6,
        column: 'SP_AUD_01',
        reason: 'is in row 4 already',
        place: { position: 3, number: 6, key: 'SP_AUD_01' },
      },
      { row: undefined, column: '', reason: 'the file is too long', place: undefined },
    ]);
  });

  it('have their numbers already when the file itself was sent', async () => {
    const found = await withFileRows(problem, { fileKind: 'original', ...(await opened()) });
    expect(found.message).toBe(problem.message);
    expect(found.rows?.map(({ row, reason, place }) => [row, reason, place?.position])).toEqual([
      [3, '“B” is no product that exists', 0],
      [4, 'is in row 2 already', 1],
      [undefined, 'the file is too long', undefined],
    ]);
  });

  it('find the column by its name in the file', async () => {
    const net = { ...problem, rows: [{ row: 4, column: 'Net', reason: 'is negative' }] };
    const found = await withFileRows(net, { fileKind: 'original', ...(await opened()) });
    expect(found.rows).toMatchObject([{ place: { key: 'SP_AUD_01' } }]);
  });

  it('stay away when the back end names none', async () => {
    const plain = { kind: 'file-refused', message: 'Not allowed' } as const;
    expect(await withFileRows(plain, { fileKind: 'rewritten', ...(await opened()) })).toBe(plain);
  });
});
