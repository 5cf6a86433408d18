import type { CostSource, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { withExclusions, withKindsExcluded } from '../preview/exclusion-choices';

export const columnKeys = ({ columns }: Mapping): readonly (string | null)[] => columns.map(({ key }) => key ?? null);

/** Whether the same columns are read as before, whatever the rules of their costs are. */
function readsSameColumns(
  { columns, costs = [], unitColumn }: ReadingOptions,
  mapping: Mapping,
  opened: OpenedFile | undefined,
  nextCosts: readonly CostSource[],
): boolean {
  if (opened?.header !== mapping.header || unitColumn !== mapping.unitColumn) return false;
  const keys = columns ?? opened.columns.map(({ state, key }) => (state === 'used' ? (key ?? null) : null));
  const costColumns = new Set(costs.map(({ column }) => column));
  const nextCostColumns = new Set(nextCosts.map(({ column }) => column));
  return (
    mapping.columns.every(({ index, key }) => (keys[index] ?? null) === (key ?? null)) &&
    costColumns.size === nextCostColumns.size &&
    [...costColumns].every((column) => nextCostColumns.has(column))
  );
}

/** The options with this mapping, and without prices from costs. */
function withMapping(
  {
    skuParts: _parts,
    fillDown: _columns,
    costs: _costs,
    matchBy: _field,
    unitColumn: _unitColumn,
    // These answers were about other columns.
    unratedCurrencies: _currencies,
    priceUnits: _units,
    template,
    ...options
  }: ReadingOptions,
  { skuParts, fillDown, matchBy, unitColumn, ...mapping }: Mapping,
  opened: OpenedFile | undefined,
): ReadingOptions {
  return {
    ...options,
    header: mapping.header,
    columns: columnKeys(mapping),
    ...(skuParts && { skuParts }),
    ...(fillDown && { fillDown }),
    ...(matchBy !== undefined && { matchBy }),
    // Who chooses the column wants prices to be divided by it.
    ...(unitColumn !== undefined && { unitColumn, priceUnits: 'divided' as const }),
    // A template reads files with its header.
    ...(template !== undefined && mapping.header === options.header && { template }),
    // A hidden first sheet is not read until the user has chosen it.
    ...(opened?.sheetProblem === 'hidden' && { sheet: opened.sheet }),
  };
}

/** The options with this mapping and these rules. The first rules exclude the rows without a cost, and repeated headers; afterwards the user's choice counts. */
export function withMappingAndCosts(
  options: ReadingOptions,
  mapping: Mapping,
  opened: OpenedFile | undefined,
  costs: readonly CostSource[] = [],
): ReadingOptions {
  const isDividedOn = options.priceUnits === 'divided' && readsSameColumns(options, mapping, opened, costs);
  const mapped = { ...withMapping(options, mapping, opened), ...(isDividedOn && { priceUnits: 'divided' as const }) };
  const { exclusions = {} } = options;
  if (costs.length === 0) return withExclusions(mapped, withKindsExcluded(exclusions, ['no-cost'], false));
  const priced = { ...mapped, costs };
  const hadRules = options.costs !== undefined;
  return hadRules ? priced : withExclusions(priced, withKindsExcluded(exclusions, ['no-cost', 'section'], true));
}
