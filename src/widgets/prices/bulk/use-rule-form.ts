import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { List } from '../../../lists/list-state';
import { activeFilters } from '../../../wire/lists';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import { applyPriceRule, type PriceRule } from '../../../wire/price-rule';
import { changeMessages as messages } from './change-prices.messages';
import { emptyRule, priceRuleOrIssues, type RuleDraft } from './rule-draft';
import type { RowScope } from './rule-name';
import { useStoredRule } from './use-stored-rule';

export interface ScopedRule {
  readonly rule: PriceRule;
  readonly scope: RowScope;
}

type RowKind = RowScope['kind'];

interface RowOption {
  readonly scope: RowScope;
  readonly label: string;
  /** Records of these rows that are known without a request, for the example. */
  readonly samples: readonly PriceRecord[];
}

/** A record as the rule changes it. */
export interface RuleExample {
  readonly sku: string;
  readonly changes: readonly { readonly key: PriceKey; readonly from: string; readonly to: string }[];
}

export type SelectedPrices = ReadonlySignal<ReadonlyMap<string | number, PriceRecord> | undefined>;

export type RuleFormState = ReturnType<typeof useRuleForm>;

/** The typed rule, the rows that can be chosen for it, and what it does to one of them. */
export function useRuleForm(apiBase: string, list: List<PriceRecord>, selection: SelectedPrices) {
  useSignals();
  const { draft, setDraft, isRestored, discard, storeOnlyIf } = useStoredRule(apiBase);
  const [chosenRows, setChosenRows] = useState<RowKind>();
  const options = rowOptions(list, selection);
  const chosenOption = optionOfKind(options, chosenRows ?? draft.rows);
  const result = priceRuleOrIssues(draft);
  return {
    apiBase,
    draft,
    isRestored,
    discard(): void {
      setChosenRows(undefined);
      discard();
    },
    storeOnlyIf,
    change: (changes: Partial<RuleDraft>) => setDraft({ ...draft, rows: chosenOption?.scope.kind, ...changes }),
    options,
    /** `undefined` when the rows for which the rule was typed are no longer selected or filtered. */
    chosenOption,
    chooseRows(kind: RowKind): void {
      setChosenRows(kind);
      if (draft !== emptyRule) setDraft({ ...draft, rows: kind });
    },
    issues: result.kind === 'issues' ? result : undefined,
    scopedRule: result.kind === 'rule' && chosenOption ? { rule: result.rule, scope: chosenOption.scope } : undefined,
    example: result.kind === 'rule' && chosenOption ? exampleOf(result.rule, chosenOption.samples) : undefined,
  };
}

/** The rows of this kind; without a kind, the narrowest. Never other rows than those of the kind, which may be many more. */
export function optionOfKind(options: readonly RowOption[], kind: RowKind | undefined): RowOption | undefined {
  return kind === undefined ? options[0] : options.find(({ scope }) => scope.kind === kind);
}

function rowOptions(list: List<PriceRecord>, selection: SelectedPrices): readonly RowOption[] {
  const selected = [...(selection.value?.values() ?? [])];
  const { items: samples = [], meta } = list.loaded.value ?? {};
  const { search, filters } = list.query.value;
  const isFiltered = search !== '' || activeFilters(filters) !== undefined;
  const total = meta?.totalItems;
  return [
    ...(selected.length > 0 ? [selectedOption(selected)] : []),
    ...(isFiltered
      ? [{ scope: { kind: 'filtered', search, filters }, label: messages.rowOptions.filtered(total), samples } as const]
      : []),
    { scope: { kind: 'all' }, label: messages.rowOptions.all(isFiltered ? undefined : total), samples },
  ];
}

const selectedOption = (samples: readonly PriceRecord[]): RowOption => ({
  scope: { kind: 'selected', keys: samples.map(({ MAIN_SKU }) => MAIN_SKU) },
  label: messages.rowOptions.selected(samples.length),
  samples,
});

/** The first record with a changed price, else the first one. */
function exampleOf(rule: PriceRule, samples: readonly PriceRecord[]): RuleExample | undefined {
  for (const record of samples) {
    const changes = changesOf(rule, record);
    if (changes.length > 0) return { sku: record.MAIN_SKU, changes };
  }
  const [first] = samples;
  return first && { sku: first.MAIN_SKU, changes: [] };
}

const changesOf = (rule: PriceRule, record: PriceRecord): RuleExample['changes'] =>
  [...applyPriceRule(rule, (key) => record[key])].flatMap(([key, outcome]) =>
    outcome.kind === 'changed' ? [{ key, from: record[key], to: outcome.price }] : [],
  );
