import { priceLabel } from '../../api/price-keys';
import type { PriceRecord } from '../../api/price-record';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { formMessages } from './price-form.messages';
import { changedPrices, type PriceDraft } from './price-rules';

const messages = formMessages.conflict;

interface PriceConflictProps {
  readonly draft: PriceDraft;
  /** The record as somebody else has left it; `undefined` when it is gone. */
  readonly current: PriceRecord | undefined;
  readonly onKeepMine: (current: PriceRecord) => void;
  readonly onTakeTheirs: (current: PriceRecord) => void;
}

/** Shows where the draft and somebody else's change differ, and lets the person decide. */
export function PriceConflict({ draft, current, onKeepMine, onTakeTheirs }: PriceConflictProps) {
  if (current === undefined)
    return (
      <Banner tone="danger" title={messages.title}>
        {messages.gone}
      </Banner>
    );
  return (
    <Banner tone="warning" title={messages.title}>
      <p>{messages.text}</p>
      <table className="pricebook-conflict">
        <thead>
          <tr>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.theirs}</th>
            <th scope="col">{messages.mine}</th>
          </tr>
        </thead>
        <tbody>
          {changedPrices(draft, current).map(({ key, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">{priceLabel(key)}</th>
              <td>{theirs || messages.none}</td>
              <td>{mine || messages.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pricebook-conflict-actions">
        <Button onClick={() => onTakeTheirs(current)}>{messages.takeTheirs}</Button>
        <Button onClick={() => onKeepMine(current)}>{messages.keepMine}</Button>
      </div>
    </Banner>
  );
}
