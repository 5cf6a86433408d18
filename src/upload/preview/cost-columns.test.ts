import { expect, test } from 'vitest';
import { checkedFile } from '../../../tests/upload/text-file';
import type { CostSource } from '../../machines/reading.types';
import { costColumnGroups } from './cost-columns';

test('the rule stands beside the rows that get a price from it', { tags: 'QC90' }, async () => {
  const costs: readonly CostSource[] = [
    {
      column: 1,
      rule: { currency: 'AUD', rounding: '0.01', markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] } },
    },
  ];
  const lines = ['Item;Cost', 'A;10', 'B;', 'C;on request', 'D;5 EUR', 'Item;Cost', 'E;20'];
  const { read } = await checkedFile(lines, {
    header: 0,
    columns: ['MAIN_SKU', null],
    costs,
    exclusions: { kinds: ['no-cost'], rows: [7] },
  });
  const [group] = costColumnGroups(costs, () => 'Cost');
  const rule = group?.columns.find(({ name }) => name === 'Rule');
  const { rows } = await read.page(1, 10, 'all');
  expect(rows.map((row) => rule?.value?.(row))).toEqual(['AUD 01 +60 %', '', '', '', '', '']);
});
