import type { CostSource, ReadingOptions } from '../../machines/reading.types';

/** The rules of each column with costs. */
export const costsByColumn = (costs: readonly CostSource[] = []) =>
  [...new Set(costs.map(({ column }) => column))].map((column) => ({
    column,
    costs: costs.filter((source) => source.column === column),
  }));

/** The currency of the costs in a column, by three letters: that of its first rule. */
export function costCurrencyIn({ costs = [] }: Pick<ReadingOptions, 'costs'>, column: number): string {
  const rule = costs.find((source) => source.column === column)?.rule;
  return rule?.conversion?.from ?? rule?.currency ?? '';
}
