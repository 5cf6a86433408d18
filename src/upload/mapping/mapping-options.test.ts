import { expect, test } from 'vitest';
import type { CostSource } from '../../machines/reading.types';
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
