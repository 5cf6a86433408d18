import type { CostSource, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { withExclusions, withKindsExcluded } from '../preview/exclusion-choices';

export const columnKeys = ({ columns }: Mapping): readonly (string | null)[] => columns.map(({ key }) => key ?? null);

/** The options with this mapping, and without prices from costs. */
function withMapping(
  {
    skuParts: _parts,
    fillDown: _columns,
    costs: _costs,
    matchBy: _field,
    // These answers were about other columns.
    unratedCurrencies: _currencies,
    priceUnits,
    template,
    ...options
  }: ReadingOptions,
  { skuParts, fillDown, matchBy, ...mapping }: Mapping,
  opened: OpenedFile | undefined,
): ReadingOptions {
  return {
    ...options,
    header: mapping.header,
    columns: columnKeys(mapping),
    ...(skuParts && { skuParts }),
    ...(fillDown && { fillDown }),
    ...(matchBy !== undefined && { matchBy }),
    ...(priceUnits === 'divided' && { priceUnits }),
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
  const mapped = withMapping(options, mapping, opened);
  const { exclusions = {} } = options;
  if (costs.length === 0) return withExclusions(mapped, withKindsExcluded(exclusions, ['no-cost'], false));
  const priced = { ...mapped, costs };
  const hadRules = options.costs !== undefined;
  return hadRules ? priced : withExclusions(priced, withKindsExcluded(exclusions, ['no-cost', 'section'], true));
}
