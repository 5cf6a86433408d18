import { useState } from 'react';
import { localDate } from '../../lists/actions/download-list';
import type { CostDraft } from '../../machines/cost-draft.types';
import { Button } from '../../ui/controls/button';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { type Rounding, roundings } from '../../wire/rounding';
import {
  type costRuleOrIssues,
  type DraftIssues,
  isConverted,
  issuesOfTypedTexts,
  toCurrencyCode,
  withRate,
} from './cost-draft';
import type { CostExample } from './cost-example';
import { CostExampleView } from './cost-example-view';
import { MarkupFields } from './markup-fields';
import { NumberInput } from './number-input';
import { pricingMessages as messages } from './pricing.messages';

interface CostRuleFieldsProps {
  readonly columnName: string;
  readonly draft: CostDraft;
  readonly result: ReturnType<typeof costRuleOrIssues>;
  readonly example: CostExample | undefined;
  readonly onChange: (draft: CostDraft) => void;
  /** `undefined` for the only rule of its column. */
  readonly onRemove: (() => void) | undefined;
}

/** The steps from the cost of a column to the prices of one currency, and the calculation for the first row beside them. */
export function CostRuleFields({ columnName, draft, result, example, onChange, onRemove }: CostRuleFieldsProps) {
  const issues = result.kind === 'issues' ? issuesOfTypedTexts(result) : undefined;
  const change = (changes: Partial<CostDraft>) => onChange({ ...draft, ...changes });
  const fieldProps = { draft, issues, onChange: change };
  return (
    <section className="pricebook-cost-rule" aria-label={messages.ruleOf(columnName, draft.currency)}>
      <div className="pricebook-cost-heading">
        <h3>{messages.ruleOf(columnName, draft.currency)}</h3>
        {onRemove && (
          <Button size="small" aria-label={messages.removeOf(columnName, draft.currency)} onClick={onRemove}>
            {messages.remove}
          </Button>
        )}
      </div>
      <div className="pricebook-cost-columns">
        <div className="pricebook-cost-steps">
          <CostFields {...fieldProps} />
          <SelectField
            label={messages.markupKind}
            value={draft.markupKind}
            options={(['each', 'series'] as const).map((value) => ({ value, label: messages.markupKinds[value] }))}
            onChange={(value) => change({ markupKind: value === 'series' ? 'series' : 'each' })}
          />
          <MarkupFields {...fieldProps} />
          <ResultFields {...fieldProps} />
        </div>
        <CostExampleView rule={result.kind === 'rule' ? result.rule : undefined} example={example} />
      </div>
    </section>
  );
}

interface FieldsProps {
  readonly draft: CostDraft;
  readonly issues: DraftIssues | undefined;
  readonly onChange: (changes: Partial<CostDraft>) => void;
}

/** The steps before the mark-up. */
function CostFields({ draft, issues, onChange }: FieldsProps) {
  const fieldIssues = issues?.fields ?? {};
  // Tells whether the user has chosen the day of the rate.
  const [initialDraft] = useState(draft);
  return (
    <>
      <div className="pricebook-change-line">
        <NumberInput
          label={messages.vatOut}
          value={draft.vatOut}
          issue={fieldIssues.vatOut}
          onChange={(vatOut) => onChange({ vatOut })}
        />
        <TextField
          label={messages.costCurrency}
          required
          maxLength={3}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.costCurrency}
          error={fieldIssues.costCurrency && messages.issues[fieldIssues.costCurrency]}
          onChange={(typed) => onChange({ costCurrency: typed.toUpperCase() })}
        />
        {isConverted(draft) && (
          <>
            <NumberInput
              label={messages.rate(toCurrencyCode(draft.costCurrency) || '…', draft.currency)}
              value={draft.rate}
              issue={fieldIssues.rate}
              required
              onChange={(rate) => onChange(withRate(draft, rate, initialDraft, localDate(new Date())))}
            />
            <TextField
              label={messages.date}
              type="date"
              required
              value={draft.date}
              onChange={(date) => onChange({ date })}
            />
          </>
        )}
      </div>
      <div className="pricebook-change-line">
        <NumberInput
          label={messages.factor}
          hint={messages.factorHint}
          value={draft.factor}
          issue={fieldIssues.factor}
          onChange={(factor) => onChange({ factor })}
        />
        <NumberInput
          label={messages.amount}
          hint={messages.amountHint(draft.currency)}
          value={draft.amount}
          issue={fieldIssues.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
    </>
  );
}

/** The steps after the mark-up. */
function ResultFields({ draft, issues, onChange }: FieldsProps) {
  return (
    <div className="pricebook-change-line">
      <NumberInput
        label={messages.vatIn}
        value={draft.vatIn}
        issue={issues?.fields.vatIn}
        onChange={(vatIn) => onChange({ vatIn })}
      />
      <SelectField
        label={messages.rounding}
        value={draft.rounding}
        options={roundings.map((value) => ({ value, label: messages.roundings[value] }))}
        hint={messages.roundingHint}
        // SAFETY: the options are roundings.
        onChange={(value) => onChange({ rounding: value as Rounding })}
      />
      <NumberInput
        label={messages.lowestPrice}
        hint={messages.amountHint(draft.currency)}
        value={draft.lowestPrice}
        issue={issues?.fields.lowestPrice}
        onChange={(lowestPrice) => onChange({ lowestPrice })}
      />
    </div>
  );
}
