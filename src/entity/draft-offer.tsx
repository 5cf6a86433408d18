import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { loadDrafts } from '../api/drafts/stored-drafts';
import type { WidgetHost } from '../embed/widget';
import type { ListedEntity, RecordActions } from '../lists/actions/record-actions';
import { draftTitleSchema, isNewRecord } from '../record/stored-draft';
import { LinkButton } from '../ui/controls/button';
import { CloseIcon, IconButton } from '../ui/controls/icon-button';
import { Banner } from '../ui/feedback/banner';
import { focusedIn } from '../ui/focused-in';
import type { Identity } from '../wire/field';
import { offerMessages as messages } from './draft-offer.messages';

export interface DraftOfferProps<R extends Identity> {
  readonly host: WidgetHost;
  readonly entity: Pick<ListedEntity<R>, 'name' | 'noun'>;
  readonly actions: RecordActions<R>;
}

/** Offers to restore the draft of a form that was left without saving or cancelling; hidden once it is restored or dismissed. */
export function DraftOffer<R extends Identity>({ host, entity, actions }: DraftOfferProps<R>) {
  useSignals();
  const read = () => loadDrafts({ apiBase: host.client.apiBase, form: entity.name }, draftTitleSchema)[0];
  const [stored, setStored] = useState(read);
  const [isDismissed, setDismissed] = useState(false);
  const offer = useRef<HTMLDivElement>(null);
  const isOpen = actions.form.value !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing form may have stored or deleted its draft
  useEffect(() => {
    if (isOpen) return;
    const current = read();
    if (current === undefined) moveFocusToSearch(offer.current);
    setStored(current);
  }, [isOpen]);
  if (stored === undefined || isDismissed) return null;
  const { record: id, values } = stored;
  const { title } = values;
  const name = isNewRecord(id) ? messages.newRecord(entity.noun) : title;
  return (
    <div ref={offer} className="pricebook-draft-offer">
      <Banner
        title={messages.title(name)}
        actions={
          <IconButton icon={CloseIcon} size="small" label={messages.dismiss} onClick={() => setDismissed(true)} />
        }
      >
        <LinkButton
          onClick={() =>
            actions.openIfNoneIsOpen(() => (isNewRecord(id) ? actions.create() : actions.findAndEdit({ id, title })))
          }
        >
          {messages.restore(name)}
        </LinkButton>
      </Banner>
    </div>
  );
}

/** The focused button unmounts with the offer, so the focus moves to the list's search box. */
function moveFocusToSearch(offer: HTMLElement | null): void {
  if (offer?.contains(focusedIn(offer)))
    offer.closest('.pricebook-list')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
