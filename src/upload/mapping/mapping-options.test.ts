import { expect, test } from 'vitest';
import { readingOf } from '../../../tests/upload/text-file';
import type { CostSource, ReadingOptions } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { withMappingAndCosts } from './mapping-options';

test('the first rules leave out rows from which no price can follow; later the user’s choice counts', {
  tags: 'QC89',
}, () => {
  const costs: readonly CostSource[] = [
    { column: 1, rule: { currency: 'AUD', rounding: '0.01', markups: { kind: 'each', percents: [] } } },
  ];
  const mapping = { header: 0, columns: [], costColumns: [1] };
  const priced = withMappingAndCosts({}, mapping, undefined, costs);
  expect(priced.exclusions).toEqual({ kinds: ['no-cost', 'section'] });
  const chosen = { ...priced, exclusions: { kinds: ['section'] } } as const;
  expect(withMappingAndCosts(chosen, mapping, undefined, costs).exclusions).toEqual(chosen.exclusions);
  expect(withMappingAndCosts(priced, mapping, undefined).exclusions).toEqual({ kinds: ['section'] });
});

test('prices are divided on while the columns that are read stay the same; otherwise the user is asked again', {
  tags: 'QC127',
}, async () => {
  const choice: ReadingOptions = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01', null, null], priceUnits: 'divided' };
  const opened = await readingOf(['SKU;Preis;Preiseinheit;Netto', 'A;5;100;6'], choice).open();
  const { header, columns } = opened;
  expect(withMappingAndCosts(choice, { header, columns }, opened).priceUnits).toBe('divided');
  const changed = columns.map((column) =>
    column.index === 3 ? ({ ...column, state: 'used', key: 'SP_AUD_02' } as const) : column,
  );
  expect(withMappingAndCosts(choice, { header, columns: changed }, opened).priceUnits).toBeUndefined();
  const rule: CostRule = { currency: 'AUD', rounding: '0.01', markups: { kind: 'each', percents: [] } };
  const withCosts = (column: number) =>
    withMappingAndCosts(choice, { header, columns, costColumns: [column] }, opened, [{ column, rule }]);
  expect(withCosts(3).priceUnits).toBeUndefined();
  const priced = { ...choice, ...withCosts(3), priceUnits: 'divided' } as const;
  const costs = [{ column: 3, rule: { ...rule, factor: '2' } }];
  expect(withMappingAndCosts(priced, { header, columns, costColumns: [3] }, opened, costs).priceUnits).toBe('divided');
});
