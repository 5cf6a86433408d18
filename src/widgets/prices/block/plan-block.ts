import type { PriceRecord } from '../../../wire/price';
import { priceDifference } from '../../../wire/price-difference';
import type { PriceKey } from '../../../wire/price-levels';
import { hasGaps } from '../editable-prices';
import { priceProblem } from '../price-draft';
import { problemMessages } from '../price-problem.messages';
import { blockMessages as messages } from './block.messages';
import type { CellText, RecordChange, RefusedCell } from './block.types';

export interface BlockPlan {
  readonly changes: readonly RecordChange[];
  readonly refused: readonly RefusedCell[];
  /** Cells that have the price already. */
  readonly unchanged: number;
}

/** Sorts texts for cells into changes by record, cells that cannot take theirs, and those that have it already. */
export function planBlock(cells: readonly CellText[]): BlockPlan {
  const changes = new Map<string, { readonly record: PriceRecord; readonly prices: Map<PriceKey, string> }>();
  const refused: RefusedCell[] = [];
  let unchanged = 0;
  for (const { record, key, text } of cells) {
    const problem = priceProblem(text);
    if (priceDifference(record[key], text, true) === undefined) unchanged++;
    else if (record.MAIN_SKU === '') refused.push({ sku: '', key, text, reason: messages.noSku });
    else if (problem !== undefined) refused.push({ sku: record.MAIN_SKU, key, text, reason: problemMessages[problem] });
    else {
      const change = changes.get(String(record.ID)) ?? { record, prices: new Map<PriceKey, string>() };
      change.prices.set(key, text);
      changes.set(String(record.ID), change);
    }
  }
  return { changes: [...changes.values()], refused, unchanged };
}

export const withPrices = (record: PriceRecord, prices: ReadonlyMap<PriceKey, string>): PriceRecord => ({
  ...record,
  ...Object.fromEntries(prices),
});

/**
 * Whether the call updatePrice can save the change: neither the old nor the new prices have an unset level before a set one, because the
 * call would move the prices after it. An upload can clear a single price.
 */
export const isSavableByUpdatePrice = ({ record, prices }: RecordChange): boolean =>
  !hasGaps(record) && !hasGaps(withPrices(record, prices));
