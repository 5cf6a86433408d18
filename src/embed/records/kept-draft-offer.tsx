import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { offeredDrafts } from '../../api/drafts';
import { Banner } from '../../ui/banner';
import { focusedIn } from '../../ui/focused-in';
import { IconButton } from '../../ui/icon-button';
import { X } from '../../ui/icons';
import type { WidgetHost } from '../widget';
import { isNew, keptSchema } from './draft-memory';
import { recordMessages } from './record.messages';
import type { AnyRecord, RecordKind } from './record.types';
import type { RecordActions } from './record-actions';

const messages = recordMessages.kept;

interface KeptDraftOfferProps<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly kind: RecordKind<R, D>;
  readonly actions: RecordActions<R>;
}

/** Offers to go on with what was being typed when a form went away; it goes when that is done, or put away. */
export function KeptDraftOffer<R extends AnyRecord, D>({ host, kind, actions }: KeptDraftOfferProps<R, D>) {
  useSignals();
  const read = () => offeredDrafts({ apiBase: host.client.apiBase, form: kind.name }, keptSchema(kind))[0];
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
  const { record: id, values } = kept;
  const { title } = values;
  const what = isNew(id) ? messages.fresh(kind.noun) : title;
  return (
    <div ref={place}>
      <Banner
        title={messages.title(what)}
        actions={<IconButton icon={X} size="small" label={messages.dismiss} onClick={() => setPutAway(true)} />}
      >
        <button
          type="button"
          className="pricebook-link"
          onClick={() => actions.click(() => (isNew(id) ? actions.create() : actions.find({ id, title })))}
        >
          {messages.goOn(what)}
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
