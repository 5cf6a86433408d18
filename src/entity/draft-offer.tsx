import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { discardDraft, loadDrafts } from '../api/drafts/stored-drafts';
import { adoptStyles } from '../embed/adopt-styles';
import type { WidgetHost } from '../embed/widget';
import type { ListedEntity, RecordActions } from '../lists/actions/record-actions';
import { draftTitleSchema, isNewRecord } from '../record/stored-draft';
import { LinkButton } from '../ui/controls/button';
import { CloseIcon, IconButton } from '../ui/controls/icon-button';
import { Banner } from '../ui/feedback/banner';
import { focusedIn } from '../ui/focused-in';
import { isOfDoubleClick } from '../ui/is-of-double-click';
import type { Identity } from '../wire/field';
import css from './draft-offer.css?inline';
import { offerMessages as messages } from './draft-offer.messages';

export interface DraftOfferProps<R extends Identity> {
  readonly host: WidgetHost;
  readonly entity: Pick<ListedEntity<R>, 'name' | 'noun'>;
  readonly actions: RecordActions<R>;
}

/** Offers to restore the drafts of forms that were left without saving or cancelling, one after the other; hidden while there is none. */
export function DraftOffer<R extends Identity>({ host, entity, actions }: DraftOfferProps<R>) {
  useSignals();
  const form = { apiBase: host.client.apiBase, form: entity.name };
  const [dismissed] = useState(() => new Set<string>());
  const read = () => loadDrafts(form, draftTitleSchema).find(({ record }) => !dismissed.has(record));
  const [stored, setStored] = useState(read);
  const offer = useRef<HTMLDivElement>(null);
  const restoreAtClose = useRef<() => void>(undefined);
  const isOpen = actions.form.value !== undefined || actions.deleting.value !== undefined;
  const showNext = () => {
    const next = read();
    if (next === undefined) moveFocusToSearch(offer.current);
    setStored(next);
  };
  /** Dismisses or discards the shown draft. The focus leaves the button, on which a second Enter would act on the next draft. */
  const endOfferHandler = (end: () => void) => (event: MouseEvent) => {
    if (isOfDoubleClick(event)) return;
    end();
    offer.current?.focus();
    showNext();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing form or a deletion may have stored or deleted a draft
  useEffect(() => {
    if (isOpen) return;
    restoreAtClose.current?.();
    restoreAtClose.current = undefined;
    showNext();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (offer.current) adoptStyles(offer.current, [css]);
  });
  if (stored === undefined) return null;
  const { record: id, values } = stored;
  const { title } = values;
  const name = isNewRecord(id) ? messages.newRecord(entity.noun) : title;
  function discard(): void {
    const restore = discardDraft({ ...form, record: id });
    const onPick = () => {
      restore();
      // The form of the same record deletes its draft when it closes.
      if (actions.form.peek() || actions.deleting.peek()) restoreAtClose.current = restore;
      else setStored(stored);
    };
    host.toast({ type: 'success', ...messages.discarded(name), action: { label: messages.undo, onPick } });
  }
  return (
    <div ref={offer} className="pricebook-draft-offer" tabIndex={-1}>
      <Banner
        title={messages.title(name)}
        actions={
          <IconButton
            icon={CloseIcon}
            size="small"
            label={messages.dismiss}
            onClick={endOfferHandler(() => dismissed.add(id))}
          />
        }
      >
        <LinkButton
          onClick={() =>
            actions.openIfNoneIsOpen(() => (isNewRecord(id) ? actions.create() : actions.findAndEdit({ id, title })))
          }
        >
          {messages.restore(name)}
        </LinkButton>
        <LinkButton onClick={endOfferHandler(discard)}>{messages.discard}</LinkButton>
      </Banner>
    </div>
  );
}

/** The focused button unmounts with the offer, so the focus moves to the list's search box. */
function moveFocusToSearch(offer: HTMLElement | null): void {
  if (offer?.contains(focusedIn(offer)))
    offer.closest('.pricebook-list')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
