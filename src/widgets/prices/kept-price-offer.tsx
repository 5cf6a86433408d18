import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { offeredDrafts } from '../../api/drafts';
import type { WidgetHost } from '../../embed/widget';
import { Banner } from '../../ui/banner';
import { focusedIn } from '../../ui/focused-in';
import { IconButton } from '../../ui/icon-button';
import { X } from '../../ui/icons';
import { keptForm, keptNew, keptPriceSchema } from './kept-price';
import type { PriceActions } from './price-actions';
import { messages } from './prices.messages';

interface KeptPriceOfferProps {
  readonly host: WidgetHost;
  readonly actions: PriceActions;
}

/** Offers to go on with what was being typed when the session ended; it goes when that is done, or put away. */
export function KeptPriceOffer({ host, actions }: KeptPriceOfferProps) {
  useSignals();
  const read = () => offeredDrafts({ apiBase: host.client.apiBase, form: keptForm }, keptPriceSchema)[0];
  const [kept, setKept] = useState(read);
  const [isPutAway, setPutAway] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = actions.form.value !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when a form has closed, which may have used it up
  useEffect(() => {
    if (isOpen) return;
    const left = read();
    if (left === undefined) leaveFocus(place.current);
    setKept(left);
  }, [isOpen]);
  if (kept === undefined || isPutAway) return null;
  const { record, values } = kept;
  const sku = values.draft.mainSku;
  const what = record === keptNew ? messages.kept.newPrice : sku;
  return (
    <div ref={place}>
      <Banner
        title={messages.kept.title(what)}
        actions={<IconButton icon={X} size="small" label={messages.kept.dismiss} onClick={() => setPutAway(true)} />}
      >
        <button
          type="button"
          className="pricebook-link"
          onClick={() => actions.click(() => (record === keptNew ? actions.create() : actions.find(sku, record)))}
        >
          {messages.kept.goOn(what)}
        </button>
      </Banner>
    </div>
  );
}

/** The offer goes, and with it the button that has the focus: the list begins at its search. */
function leaveFocus(offer: HTMLElement | null): void {
  if (offer?.contains(focusedIn(offer)))
    offer.closest('.pricebook-list')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
