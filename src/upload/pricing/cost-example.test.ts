import { expect, it } from 'vitest';
import { readingOf, shape } from '../../../tests/upload/text-file';
import type { CostRule } from '../../wire/cost-rule';
import { formatDecimal } from '../../wire/decimal-arithmetic';
import { createReading } from '../reading/reading';
import { findCostExample } from './cost-example';

const rule: CostRule = {
  currency: 'AUD',
  rounding: '0.01',
  markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
};

async function exampleOf(file: Blob, name: string) {
  const columns = ['MAIN_SKU', null];
  const opened = await createReading(file, name, () => {}).open(shape, {
    header: 0,
    columns,
    decimalSeparator: 'comma',
  });
  const mappedFile = { opened, mapping: opened, keyColumn: 'MAIN_SKU', separator: 'comma' } as const;
  const { row, key, cost } = findCostExample(mappedFile, { column: 1, rule }) ?? {};
  return { row, key, cost: cost && formatDecimal(cost) };
}

it('The example beside a rule has the number that the file has, whatever its decimal separator is', {
  tags: 'QC111',
}, async () => {
  const { read, open } = readingOf(['MAIN_SKU;SP_AUD_01', '7;1.234']);
  await open();
  await read.check();
  expect(await exampleOf(await read.write(), 'costs.xlsx')).toEqual({ row: 2, key: '7', cost: '1.234' });
  expect(await exampleOf(new Blob(['MAIN_SKU;Cost\n7;1.234']), 'costs.csv')).toEqual({
    row: 2,
    key: '7',
    cost: '1234',
  });
});
