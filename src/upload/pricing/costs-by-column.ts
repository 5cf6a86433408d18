import type { CostSource } from '../../machines/reading.types';

/** The rules of each column with costs. */
export const costsByColumn = (costs: readonly CostSource[] = []) =>
  [...new Set(costs.map(({ column }) => column))].map((column) => ({
    column,
    costs: costs.filter((source) => source.column === column),
  }));
