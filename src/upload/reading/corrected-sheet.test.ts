import { describe, expect, it } from 'vitest';
import { checkedFile } from '../../../tests/upload/text-file';
import type { Correction, ReadingOptions } from '../../machines/reading.types';
import { withCorrections } from '../preview/correct-row';

const price: Correction = { row: 3, column: 1, key: 'SP_AUD_01', from: '1e5', text: '2.5', isNumber: true };
const sku: Correction = { row: 2, column: 0, key: 'MAIN_SKU', from: '', text: '00123', isNumber: false };

it('Corrected cells are read in place of the file’s, whatever its decimal separator', { tags: 'QC26' }, async () => {
  const lines = ['MAIN_SKU;SP_AUD_01', ';1,50', 'B;1e5'];
  expect((await checkedFile(lines)).checked.findings.map(({ kind }) => kind)).toEqual(['wrong-number', 'missing-key']);
  const { read, checked } = await checkedFile(lines, { corrections: [price, sku] });
  expect(checked.findings).toEqual([]);
  expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
    { MAIN_SKU: '00123', SP_AUD_01: '1.5' },
    { MAIN_SKU: 'B', SP_AUD_01: '2.5' },
  ]);
  const belowOne = await checkedFile(lines, { corrections: [{ ...price, text: '.5' }, sku] });
  expect(belowOne.checked.findings).toEqual([]);
  expect((await belowOne.read.page(2, 1, 'all')).rows[0]?.cells.SP_AUD_01).toBe('0.5');
});

it('A later correction keeps what the file has', { tags: 'QC26' }, () => {
  const later = { ...price, from: '2.5', text: '3' };
  expect(withCorrections({ corrections: [price, sku] }, [later])).toEqual({
    corrections: [sku, { ...later, from: '1e5' }],
  });
});

describe('A corrected cell that was blank in the file', { tags: 'QC94' }, () => {
  const parts = {
    skuParts: { columns: [0, 1], joiner: '-' },
    columns: [null, null, 'SP_AUD_01'],
    fillDown: [0],
  } as const;
  const keysOf = async (lines: readonly string[], options: ReadingOptions) => {
    const { read } = await checkedFile(lines, options);
    return (await read.page(1, 10, 'all')).rows.map(({ cells, isKeyFilled }) => [cells.MAIN_SKU, isKeyFilled]);
  };
  const inRow = (row: number, text: string): Correction => ({
    row,
    column: 0,
    key: 'MAIN_SKU',
    from: '',
    text,
    isNumber: false,
  });

  it('is not filled down: the rows below keep the value above it', async () => {
    const lines = ['Article;Size;Net', '100;10;1', ';20;2', ';30;3'];
    expect(await keysOf(lines, { ...parts, corrections: [inRow(3, '200')] })).toEqual([
      ['100-10', false],
      ['200-20', false],
      ['100-30', true],
    ]);
    const single = { columns: ['MAIN_SKU', null, 'SP_AUD_01'], fillDown: [0], corrections: [inRow(3, 'X')] };
    expect(await keysOf(lines, single)).toEqual([
      ['100', false],
      ['X', false],
      ['100', true],
    ]);
  });

  it('stays blank where the value filled down was deleted', async () => {
    const lines = ['Article;Size;Net', '100;10;1', ';20;2', ';30;3'];
    const keys = await keysOf(lines, { ...parts, corrections: [inRow(3, '')] });
    expect(keys.map(([key]) => key)).toEqual(['100-10', '', '100-30']);
  });

  it('is filled down where it had a value of its own', async () => {
    const lines = ['Article;Size;Net', '100;10;1', ';20;2'];
    expect(await keysOf(lines, { ...parts, corrections: [inRow(2, '200')] })).toEqual([
      ['200-10', false],
      ['200-20', true],
    ]);
  });
});
