import { priceLabel } from '../../api/price-keys';
import { price } from '../../list/column-kinds';
import { Banner } from '../../ui/banner';
import { formMessages } from './price-form.messages';
import { changedPrices, type PriceDraft } from './price-rules';
import type { Conflict } from './save-price';

const messages = formMessages.conflict;

interface PriceConflictProps {
  readonly draft: PriceDraft;
  readonly conflict: Conflict;
}

/** Says that somebody else has changed the record, and shows where the draft and their change differ. */
export function PriceConflict({ draft, conflict }: PriceConflictProps) {
  if (conflict.kind === 'gone')
    return (
      <Banner tone="danger" title={messages.goneTitle}>
        {messages.gone}
      </Banner>
    );
  if (conflict.kind === 'unread')
    return (
      <Banner tone="danger" title={messages.title}>
        {messages.unread}
      </Banner>
    );
  return (
    <>
      <Banner tone="warning" title={messages.title}>
        {messages.text}
      </Banner>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with 40 prices it scrolls, and the keyboard has to reach that */}
      <section className="pricebook-conflict" aria-label={messages.compare} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.price}</th>
              <th scope="col">{messages.theirs}</th>
              <th scope="col">{messages.mine}</th>
            </tr>
          </thead>
          <tbody>
            {changedPrices(draft, conflict.current).map(({ key, mine, theirs }) => (
              <tr key={key}>
                <th scope="row">{priceLabel(key)}</th>
                <td>{price.format(theirs).text}</td>
                <td>{price.format(mine).text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
