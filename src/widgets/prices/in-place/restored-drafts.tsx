import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../embed/adopt-styles';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { inputNumber } from '../../../texts/notation';
import { LinkButton } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { isOfDoubleClick } from '../../../ui/is-of-double-click';
import type { PriceRecord } from '../../../wire/price';
import { priceDifference } from '../../../wire/price-difference';
import { priceProblem } from '../price-draft';
import { priceText } from '../prices.columns';
import type { CellDraft, CellDrafts, ShownDraft } from './cell-drafts';
import type { CellEdits } from './cell-edits';
import css from './restored-drafts.css?inline';
import { restoredMessages as messages } from './restored-drafts.messages';
import { withShownText } from './with-shown-text';

export interface RestoredDraftsProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly drafts: CellDrafts;
  readonly edits: CellEdits;
}

/** Names the prices that were typed in an earlier visit and not saved, and offers to save or discard each. */
export function RestoredDrafts({ host, list, drafts, edits }: RestoredDraftsProps) {
  useSignals();
  const root = useRef<HTMLDivElement>(null);
  /** The picked button is removed with its draft: the draft now in its place takes the focus, not a button, which a second Enter would press. */
  const indexToFocus = useRef<number>(undefined);
  const restored = drafts.all.value.filter(({ isOffered }) => isOffered);
  const draftsToSave = restored.filter(({ text }) => priceProblem(text) === undefined);
  const rows = list.loaded.value?.items;
  useLayoutEffect(() => {
    if (root.current) adoptStyles(root.current, [css]);
  }, []);
  // A save that was under way when the page went may have succeeded.
  useEffect(() => {
    for (const draft of drafts.all.peek()) {
      const row = rows?.find(({ ID }) => String(ID) === String(draft.id));
      const isStored = row && priceDifference(row[draft.key], draft.text, true) === undefined;
      if (isStored) drafts.remove(draft);
    }
  }, [rows, drafts]);
  useLayoutEffect(() => {
    if (indexToFocus.current === undefined) return;
    const shown = root.current?.querySelectorAll('li') ?? [];
    shown[Math.min(indexToFocus.current, shown.length - 1)]?.focus();
    indexToFocus.current = undefined;
  });
  const pickHandler = (run: (draft: ShownDraft) => void, draft: ShownDraft) => (event: MouseEvent) => {
    // The second click of a double-click is on what has moved under the pointer.
    if (isOfDoubleClick(event)) return;
    indexToFocus.current = restored.indexOf(draft);
    if (restored.length === 1) focusSearch(event);
    run(draft);
  };
  const pickAllHandler = (run: () => void) => (event: MouseEvent) => {
    if (isOfDoubleClick(event)) return;
    focusSearch(event);
    run();
  };
  const discardAll = () => {
    for (const draft of restored) drafts.remove(draft);
    const onPick = () => {
      for (const draft of restored) drafts.add(draft, draft.isOffered);
    };
    host.toast({
      type: 'success',
      message: messages.allDiscarded(restored.length),
      action: { label: messages.undo, onPick },
    });
  };
  const discard = (draft: ShownDraft) => {
    drafts.remove(draft);
    const action = { label: messages.undo, onPick: () => drafts.add(draft, draft.isOffered) };
    host.toast({ type: 'success', ...messages.discarded(withShownText(draft)), action });
  };
  return (
    <div ref={root} className="pricebook-draft-offer">
      <Banner title={messages.title}>
        {restored.length > 1 && (
          <div className="pricebook-restored-all">
            {draftsToSave.length > 1 && (
              <LinkButton onClick={pickAllHandler(() => edits.saveDrafts(draftsToSave))}>
                {messages.saveAll(draftsToSave.length)}
              </LinkButton>
            )}
            <LinkButton onClick={pickAllHandler(discardAll)}>{messages.discardAll(restored.length)}</LinkButton>
          </div>
        )}
        <ul className="pricebook-restored-drafts">
          {restored.map((draft) => (
            <li key={`${draft.id} ${draft.key}`} tabIndex={-1}>
              <span>{messages.price({ ...draft, from: priceText(draft.from), text: textOf(draft) })}</span>
              {priceProblem(draft.text) === undefined ? (
                <LinkButton
                  aria-label={messages.saveLabel(withShownText(draft))}
                  onClick={pickHandler((one) => edits.saveDrafts([one]), draft)}
                >
                  {messages.save}
                </LinkButton>
              ) : (
                <LinkButton aria-label={messages.editLabel(draft)} onClick={() => edits.openEditor(draft)}>
                  {messages.edit}
                </LinkButton>
              )}
              <LinkButton
                aria-label={messages.discardLabel(withShownText(draft))}
                onClick={pickHandler(discard, draft)}
              >
                {messages.discard}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

/** Focuses the list's search. The banner disappears with its last draft, and the focused button with the banner. */
const focusSearch = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('.pricebook-list')?.querySelector<HTMLElement>('input[type="search"]')?.focus();

/** A price as the list shows it; another text as it was typed. */
const textOf = ({ text }: CellDraft): string =>
  priceProblem(text) === undefined ? priceText(text) : inputNumber(text);
