import { Hammer } from '../../ui/controls/icons';
import { StatePanel } from '../../ui/feedback/state-panel';
import { quotesMessages } from './quotes.messages';

export function QuotesView() {
  return (
    <section className="pricebook-quotes">
      <h2 className="pricebook-heading">{quotesMessages.heading}</h2>
      <div className="pricebook-quotes-frame">
        <StatePanel icon={Hammer} title={quotesMessages.title}>
          {quotesMessages.text}
        </StatePanel>
      </div>
    </section>
  );
}
