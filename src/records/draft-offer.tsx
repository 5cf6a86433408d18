import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { loadDrafts } from '../api/drafts/drafts';
import type { WidgetHost } from '../embed/widget';
import { IconButton } from '../ui/controls/icon-button';
import { X } from '../ui/controls/icons';
import { Banner } from '../ui/feedback/banner';
import { focusedIn } from '../ui/focused-in';
import { recordMessages } from './record.messages';
import type { AnyRecord, RecordKind } from './record.types';
import type { RecordActions } from './record-actions';
import { isNewRecord, storedDraftSchema } from './stored-draft';

const messages = recordMessages.kept;

interface KeptDraftOfferProps<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly kind: RecordKind<R, D>;
  readonly actions: RecordActions<R>;
}

/** Offers to restore the draft of a form that was unmounted; hidden once it is restored or discarded. */
export function DraftOffer<R extends AnyRecord, D>({ host, kind, actions }: KeptDraftOfferProps<R, D>) {
  useSignals();
  const read = () => loadDrafts({ apiBase: host.client.apiBase, form: kind.name }, storedDraftSchema(kind))[0];
  const [kept, setKept] = useState(read);
  const [isPutAway, setPutAway] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = actions.form.value !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when a form has closed, which may have restored it
  useEffect(() => {
    if (isOpen) return;
    const left = read();
    if (left === undefined) leaveFocus(place.current);
    setKept(left);
  }, [isOpen]);
  if (kept === undefined || isPutAway) return null;
  const { record: id, values } = kept;
  const { title } = values;
  const what = isNewRecord(id) ? messages.fresh(kind.noun) : title;
  return (
    <div ref={place} className="pricebook-draft-offer">
      <Banner
        title={messages.title(what)}
        actions={<IconButton icon={X} size="small" label={messages.dismiss} onClick={() => setPutAway(true)} />}
      >
        <button
          type="button"
          className="pricebook-link"
          onClick={() => actions.click(() => (isNewRecord(id) ? actions.create() : actions.findAndEdit({ id, title })))}
        >
          {messages.goOn(what)}
        </button>
      </Banner>
    </div>
  );
}

/** The focused button unmounts with the offer, so the focus moves to the list's search box. */
function leaveFocus(offer: HTMLElement | null): void {
  if (offer?.contains(focusedIn(offer)))
    offer.closest('.pricebook-list')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
