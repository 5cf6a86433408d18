import { localDate } from '../../lists/actions/download-list';
import type { CostDraft } from '../../machines/cost-draft.types';
import type { CostSource } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { currencies, priceKeysOf } from '../../wire/price-levels';
import { currencyInName } from '../reading/currency-words';
import type { UploadSession } from '../session/upload-session.types';
import { createCostDraft, draftOfRule } from './cost-draft';

interface Amounts {
  /** The price columns that have them. */
  readonly keys: readonly string[];
  /** Three letters. */
  readonly currency: string;
  /** Whether only amounts that name the currency are costs in it: the columns' other amounts stay the prices that they are. */
  readonly isNamedByCells: boolean;
}

/**
 * Opens the step 'Prices from costs' for the price columns whose amounts are in another currency: without a mark-up, so that only the
 * rates are left to type. Rules of other columns stay.
 */
export function openPricingForAmounts(
  { send }: UploadSession['actor'],
  mapping: Mapping,
  costs: readonly CostSource[] | undefined,
  { keys, currency, isNamedByCells }: Amounts,
): void {
  const date = localDate(new Date());
  const drafts = mapping.columns.flatMap(({ index, key, state, name }): CostDraft[] => {
    const target = currencies.find((one) => priceKeysOf(one).some((price) => price === key));
    if (key === undefined || state !== 'used' || !keys.includes(key) || target === undefined) return [];
    const levels: readonly string[] = priceKeysOf(target);
    const draft = createCostDraft(index, target, date, currency);
    const percents = draft.percents.with(levels.indexOf(key), '0');
    // In a column whose name has the currency, amounts without one are in it too.
    const keepsPrices = isNamedByCells && currencyInName(name) !== currency;
    return [{ ...draft, percents, ...(keepsPrices && { ownPrice: key }) }];
  });
  const amountColumns = new Set(drafts.map(({ column }) => column));
  const columns = mapping.columns.map((one) =>
    amountColumns.has(one.index) ? ({ ...one, key: undefined, state: 'excluded' } as const) : one,
  );
  const otherCostColumns = (mapping.costColumns ?? []).filter((index) => !amountColumns.has(index));
  const otherDrafts = costs?.filter(({ column }) => otherCostColumns.includes(column)).map(draftOfRule) ?? [];
  send({ type: 'mapping.open' });
  send({
    type: 'mapping.change',
    mapping: { ...mapping, columns, costColumns: [...otherCostColumns, ...amountColumns] },
  });
  send({ type: 'pricing.open' });
  send({ type: 'pricing.change', drafts: [...otherDrafts, ...drafts] });
}
