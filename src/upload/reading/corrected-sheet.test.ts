import { expect, it } from 'vitest';
import { checkedFile } from '../../../tests/upload/text-file';
import type { Correction } from '../../machines/reading.types';
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
});

it('A later correction keeps what the file has', { tags: 'QC26' }, () => {
  const later = { ...price, from: '2.5', text: '3' };
  expect(withCorrections({ corrections: [price, sku] }, [later])).toEqual({
    corrections: [sku, { ...later, from: '1e5' }],
  });
});
