import { Calculator } from 'lucide-react';
import { LinkButton } from '../../ui/controls/button';
import { textAround } from '../../ui/text-around';
import { titleAt } from '../column-title';
import type { OpenedProps } from '../step-props';
import { useUpload } from '../use-upload';
import { costRuleShortNames } from './cost-rule-name';
import { costsByColumn } from './costs-by-column';
import { pricingMessages as messages } from './pricing.messages';

/** The rules from which the previewed prices follow, by column. */
export function CostSummary({ session, opened }: OpenedProps) {
  const { options, checked } = useUpload(session);
  const columns = costsByColumn(options.costs);
  if (columns.length === 0) return null;
  return (
    <div className="pricebook-reading">
      <Calculator />
      <div>
        {columns.map(({ column, costs }) => (
          <div key={column}>
            {textAround(
              (rules) => messages.pricesFrom(titleAt(opened.columns, column), rules),
              costRuleShortNames(costs.map(({ rule }) => rule)).map((name) => (
                <div key={name}>
                  <b>{name}</b>
                </div>
              )),
            )}
          </div>
        ))}
        {checked !== undefined && checked.partlyCosted > 0 && <div>{messages.partlyCosted(checked.partlyCosted)}</div>}
        <LinkButton onClick={() => session.actor.send({ type: 'pricing.open' })}>{messages.changeRules}</LinkButton>
      </div>
    </div>
  );
}
