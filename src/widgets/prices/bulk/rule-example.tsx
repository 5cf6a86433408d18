import { shownPrice } from '../../../lists/ranges/shown-price';
import { textAround } from '../../../ui/text-around';
import { priceLabel } from '../../../wire/price-levels';
import { changeMessages as messages } from './change-prices.messages';
import type { RuleExample } from './use-rule-form';

const maxShownChanges = 4;

/** What the rule does to one record, while it is typed. */
export function RuleExampleView({ example }: { readonly example: RuleExample | undefined }) {
  return (
    <div className="pricebook-change-example" role="status">
      {example === undefined ? <p>{messages.noExample}</p> : <Example example={example} />}
    </div>
  );
}

function Example({ example: { sku, changes } }: { readonly example: RuleExample }) {
  if (changes.length === 0) return <p>{messages.exampleStays(sku)}</p>;
  const more = changes.length - maxShownChanges;
  return (
    <>
      <b>{messages.example(sku)}</b>
      <ul>
        {changes.slice(0, maxShownChanges).map(({ key, from, to }) => (
          <li key={key}>
            {textAround(
              (price) => messages.exampleChange(priceLabel(key), shownPrice(from), price),
              <b>{shownPrice(to)}</b>,
            )}
          </li>
        ))}
        {more > 0 && <li>{messages.exampleMore(more)}</li>}
      </ul>
    </>
  );
}
