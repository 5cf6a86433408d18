import { Plus } from 'lucide-react';
import { adoptingRef } from '../../ui/adopt-sheets';
import { Button } from '../../ui/controls/button';
import { withMappingAndCosts } from '../mapping/mapping-options';
import type { StepProps } from '../step-props';
import {
  changedDrafts,
  draftForCurrency,
  emptyDraft,
  nextUnusedCurrency,
  ruleOrIssuesOf,
  withKnownRate,
} from './cost-draft';
import { costExample } from './cost-example';
import { CostRuleFields } from './cost-rule-fields';
import levels from './level-choice.css?inline';
import pricing from './pricing.css?inline';
import { pricingMessages as messages } from './pricing.messages';
import { usePricing } from './use-pricing';

const adoptCss = adoptingRef([levels, pricing]);

/** The rules from which prices follow, column by column. */
export function PricingView({ session }: StepProps) {
  const { opened, mapping, options, columns, drafts, change, nameOf } = usePricing(session);
  if (opened === undefined || mapping === undefined) return null;
  const file = { opened, mapping, keyColumn: session.kind.shape.keyColumn.key, separator: options.decimalSeparator };
  return (
    <div ref={adoptCss} className="pricebook-pricing">
      <p>{messages.intro}</p>
      {columns.map((column) => {
        const own = drafts.filter((draft) => draft.column === column);
        const free = nextUnusedCurrency(drafts, column);
        const [first] = own;
        return (
          <div key={column} className="pricebook-pricing">
            {own.map((draft) => {
              const result = ruleOrIssuesOf(draft);
              return (
                <CostRuleFields
                  key={draft.currency}
                  columnName={nameOf(column)}
                  draft={draft}
                  result={result}
                  example={result.kind === 'rule' ? costExample(file, column, result.rule) : undefined}
                  onChange={(next) => change(changedDrafts(drafts, draft, next))}
                  onRemove={own.length > 1 ? () => change(drafts.filter((other) => other !== draft)) : undefined}
                />
              );
            })}
            {free && (
              <p>
                <Button
                  icon={Plus}
                  onClick={() => {
                    const added = first ? draftForCurrency(first, free) : emptyDraft(column, free, '');
                    change([...drafts, withKnownRate(added, drafts)]);
                  }}
                >
                  {messages.add(free, nameOf(column))}
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
