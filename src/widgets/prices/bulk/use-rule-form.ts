import { useState } from 'react';
import type { PriceRecord } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import { applyPriceRule, type PriceRule } from '../../../wire/price-rule';
import { emptyRuleFor, priceRuleOrIssues, type RuleDraft } from './rule-draft';
import { changeName, type RowScope, type ValueLabel } from './rule-name';
import { useStoredRule } from './use-stored-rule';

export interface ScopedRule {
  readonly rule: PriceRule;
  readonly scope: RowScope;
  /** Names the change in the history. */
  readonly name: string;
}

type RowKind = RowScope['kind'];

/** Rows that can be chosen for a rule. */
export interface RowOption {
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

/** What a rule can be for. */
export interface RuleTarget {
  /** The narrowest rows first. */
  readonly options: readonly RowOption[];
  /** The columns with selected cells. */
  readonly columnKeys: readonly string[];
  /** The shown text of a filter's value. */
  readonly valueLabel: ValueLabel;
}

export type RuleFormState = ReturnType<typeof useRuleForm>;

/** The typed rule, the rows that can be chosen for it, and what it does to one of them. */
export function useRuleForm(apiBase: string, { options, columnKeys, valueLabel }: RuleTarget) {
  const [initialRule] = useState(() => emptyRuleFor(columnKeys));
  const { draft, setDraft, isRestored, isTyped, discard, ...storing } = useStoredRule(apiBase, initialRule);
  const [chosenRows, setChosenRows] = useState<RowKind>();
  const chosenOption = optionOfKind(options, chosenRows ?? draft.rows);
  const result = priceRuleOrIssues(draft);
  return {
    ...storing,
    apiBase,
    draft,
    isRestored,
    isTyped,
    discard(): void {
      setChosenRows(undefined);
      discard();
    },
    change: (changes: Partial<RuleDraft>) => setDraft({ ...draft, rows: chosenOption?.scope.kind, ...changes }),
    options,
    /** `undefined` when the rows for which the rule was typed are no longer selected or filtered. */
    chosenOption,
    chooseRows(kind: RowKind): void {
      setChosenRows(kind);
      if (isTyped) setDraft({ ...draft, rows: kind });
    },
    issues: result.kind === 'issues' ? result : undefined,
    scopedRule:
      result.kind === 'rule' && chosenOption ? scopedRuleOf(result.rule, chosenOption.scope, valueLabel) : undefined,
    /** Whether records are known for the example. */
    hasSamples: options.some(({ samples }) => samples.length > 0),
    example: result.kind === 'rule' && chosenOption ? exampleOf(result.rule, chosenOption.samples) : undefined,
  };
}

/** The rows of this kind; without a kind, the narrowest. Never other rows than those of the kind, which may be many more. */
export function optionOfKind(options: readonly RowOption[], kind: RowKind | undefined): RowOption | undefined {
  return kind === undefined ? options[0] : options.find(({ scope }) => scope.kind === kind);
}

const scopedRuleOf = (rule: PriceRule, scope: RowScope, valueLabel: ValueLabel): ScopedRule => ({
  rule,
  scope,
  name: changeName(rule, scope, valueLabel),
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
