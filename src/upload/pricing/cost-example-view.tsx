import { shownPrice } from '../../lists/ranges/shown-price';
import { shownNumber } from '../../texts/notation';
import { textAround } from '../../ui/text-around';
import type { CostRule } from '../../wire/cost-rule';
import { formatDecimal } from '../../wire/decimal-arithmetic';
import { priceLabel } from '../../wire/price-levels';
import type { CostExample } from './cost-example';
import { pricingMessages as messages } from './pricing.messages';

interface CostExampleProps {
  /** `undefined` while the rule is incomplete. */
  readonly rule: CostRule | undefined;
  /** `undefined` without a row that has a cost. */
  readonly example: CostExample | undefined;
}

/** The whole sum of the first row: each step of its first price, and the other prices. */
export function CostExampleView({ rule, example }: CostExampleProps) {
  return (
    <div className="pricebook-cost-example" role="status">
      {rule && example ? (
        <Sum rule={rule} example={example} />
      ) : (
        <p>{rule === undefined ? messages.noExample : messages.noCost}</p>
      )}
    </div>
  );
}

function Sum({ rule, example: { row, key, cost, sums } }: { readonly rule: CostRule; readonly example: CostExample }) {
  const [first, ...others] = sums;
  if (first === undefined) return null;
  return (
    <>
      <b>{messages.example(row, key)}</b>
      <ol>
        <li>{messages.cost(shownNumber(formatDecimal(cost)), rule.conversion?.from ?? rule.currency)}</li>
        {first.steps.map(({ step, value, isExact }) => (
          <li key={step.kind}>{messages.step(step, shownNumber(value), isExact)}</li>
        ))}
        <li>{messages.rounded(shownPrice(first.rounded))}</li>
        {first.price !== first.rounded && <li>{messages.lowest(shownPrice(first.price))}</li>}
      </ol>
      <p>{textAround((price) => messages.priceOf(priceLabel(first.key), price), <b>{shownPrice(first.price)}</b>)}</p>
      {others.length > 0 && (
        <p className="pricebook-muted">
          {messages.others(others.map((sum) => `${sum.key.slice(-2)} ${shownPrice(sum.price)}`))}
        </p>
      )}
    </>
  );
}
