import { expect, it } from 'vitest';
import { checkedFile, readingOf, shape } from '../../../tests/upload/text-file';
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
  const mappedFile = { opened, mapping: opened, shape, separator: 'comma' } as const;
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

it('The example beside a rule has the unit that the preview divides by, where the file has prices, too', {
  tags: 'QC124',
}, async () => {
  const choice = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01', null, null, null] } as const;
  const file = ['SKU;Preis;Preiseinheit;Netto;Preiseinheit', 'A;5;10;6;100'];
  const source = { column: 3, rule };
  const { read } = await checkedFile(file, { ...choice, costs: [source], priceUnits: 'divided' });
  expect((await read.page(1, 1, 'all')).rows[0]?.cells['cost 3']).toBe('0.06');
  const opened = await readingOf(file, choice).open();
  const mapping = { ...opened, costColumns: [3] };
  const example = findCostExample({ opened, mapping, shape, separator: 'point', priceUnits: 'divided' }, source);
  expect(example && formatDecimal(example.cost)).toBe('0.06');
});
