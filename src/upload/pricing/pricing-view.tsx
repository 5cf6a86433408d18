import { Plus } from 'lucide-react';
import { adoptingRef } from '../../ui/adopt-sheets';
import { Button } from '../../ui/controls/button';
import { withMappingAndCosts } from '../mapping/mapping-options';
import type { StepProps } from '../step-props';
import {
  costRuleOrIssues,
  costSourceOf,
  createCostDraft,
  draftForCurrency,
  draftsAfterChange,
  nextUnusedCurrency,
  withKnownRate,
} from './cost-draft';
import { findCostExample } from './cost-example';
import { CostRuleFields } from './cost-rule-fields';
import levels from './level-choice.css?inline';
import pricing from './pricing.css?inline';
import { pricingMessages as messages } from './pricing.messages';
import { usePricing } from './use-pricing';

const adoptCss = adoptingRef([levels, pricing]);

/** The rules from which prices follow, column by column. */
export function PricingView({ session }: StepProps) {
  const { opened, mapping, options, columns, drafts, changeDrafts, columnTitleOf } = usePricing(session);
  if (opened === undefined || mapping === undefined) return null;
  const { decimalSeparator: separator, priceUnits } = options;
  const file = { opened, mapping, keyColumn: session.kind.shape.keyColumn.key, separator, priceUnits };
  return (
    <div ref={adoptCss} className="pricebook-pricing">
      <p>{messages.intro}</p>
      {columns.map((column) => {
        const draftsOfColumn = drafts.filter((draft) => draft.column === column);
        const unusedCurrency = nextUnusedCurrency(drafts, column);
        const [first] = draftsOfColumn;
        return (
          <div key={column} className="pricebook-pricing">
            {draftsOfColumn.map((draft) => {
              const result = costRuleOrIssues(draft);
              return (
                <CostRuleFields
                  key={draft.currency}
                  columnName={columnTitleOf(column)}
                  draft={draft}
                  result={result}
                  example={result.kind === 'rule' ? findCostExample(file, costSourceOf(draft, result.rule)) : undefined}
                  onChange={(next) => changeDrafts(draftsAfterChange(drafts, draft, next))}
                  onRemove={
                    draftsOfColumn.length > 1
                      ? () => changeDrafts(drafts.filter((other) => other !== draft))
                      : undefined
                  }
                />
              );
            })}
            {unusedCurrency && (
              <p>
                <Button
                  icon={Plus}
                  onClick={() => {
                    const added = first
                      ? draftForCurrency(first, unusedCurrency)
                      : createCostDraft(column, unusedCurrency, '');
                    changeDrafts([...drafts, withKnownRate(added, drafts)]);
                  }}
                >
                  {messages.add(unusedCurrency, columnTitleOf(column))}
                </Button>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

export function PricingFooter({ session }: StepProps) {
  const { opened, mapping, options, costs, issue } = usePricing(session);
  return (
    <>
      <span className="pricebook-dialog-beside">{issue}</span>
      <Button onClick={() => session.actor.send({ type: 'pricing.close' })}>{messages.back}</Button>
      <Button
        variant="primary"
        disabledReason={issue}
        onClick={() => mapping && session.changeOptions(withMappingAndCosts(options, mapping, opened, costs))}
      >
        {messages.preview}
      </Button>
    </>
  );
}
