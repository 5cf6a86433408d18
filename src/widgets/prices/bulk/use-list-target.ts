import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { List } from '../../../lists/list-state';
import { activeFilters } from '../../../wire/lists';
import type { PriceRecord } from '../../../wire/price';
import { changeMessages as messages } from './change-prices.messages';
import type { RowOption, RuleTarget } from './use-rule-form';

export type SelectedPrices = ReadonlySignal<ReadonlyMap<string | number, PriceRecord> | undefined>;

/** What a rule can be for in a list: its checked rows, else those of the selected cells; the filtered list; all prices. */
export function useListTarget(list: List<PriceRecord>, selection: SelectedPrices): RuleTarget {
  useSignals();
  const [selectedCells] = useState(() => readSelectedCells(list));
  const checked = [...(selection.value?.values() ?? [])];
  const selected = checked.length > 0 ? checked : selectedCells.rows;
  const { items: samples = [], meta } = list.loaded.value ?? {};
  const { search, filters } = list.query.value;
  const isFiltered = search !== '' || activeFilters(filters) !== undefined;
  const total = meta?.totalItems;
  const options: readonly RowOption[] = [
    ...(selected.length > 0 ? [selectedOption(selected)] : []),
    ...(isFiltered
      ? [{ scope: { kind: 'filtered', search, filters }, label: messages.rowOptions.filtered(total), samples } as const]
      : []),
    { scope: { kind: 'all' }, label: messages.rowOptions.all(isFiltered ? undefined : total), samples },
  ];
  return { options, columnKeys: selectedCells.columnKeys, valueLabel: list.valueLabel };
}

function readSelectedCells({ editing, loaded }: List<PriceRecord>) {
  const { current: area } = editing.selectedArea;
  if (area === undefined) return { rows: [], columnKeys: [] };
  const { top, bottom, left, right, keys } = area;
  return { rows: loaded.peek()?.items.slice(top, bottom + 1) ?? [], columnKeys: keys.slice(left, right + 1) };
}

const selectedOption = (samples: readonly PriceRecord[]): RowOption => ({
  scope: { kind: 'selected', keys: samples.map(({ MAIN_SKU }) => MAIN_SKU) },
  label: messages.rowOptions.selected(samples.length),
  samples,
});
