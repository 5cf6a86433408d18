import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { userGeneration } from '../../../api/session/session';
import type { WidgetHost } from '../../../embed/widget';
import { recordMessages } from '../../../record/record.messages';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { inputNumber, typedNumber } from '../../../texts/notation';
import { useLeaveWarning } from '../../../ui/overlays/use-leave-warning';
import { useKeptEffect } from '../../../ui/use-kept-effect';
import type { PriceKey } from '../../../wire/price-levels';
import { toInputText } from '../input-text';
import type { CellDrafts } from './cell-drafts';
import { draftMessages, type NamedText } from './cell-drafts.messages';
import { editorInput, placeCaret } from './cell-editor';
import { CellProblem, isInProblem } from './cell-problem';
import { editorKeys } from './editor-keys';
import { LettersKey } from './letters-key';
import { pastedReadings } from './pasted-text';
import type { OpenCell } from './price-editing.types';
import { type PriceEntry, readPriceEntry } from './price-entry';
import type { ShownRecord } from './shown-record';
import { withShownText } from './with-shown-text';

interface PriceEditorProps {
  readonly host: WidgetHost;
  readonly cell: OpenCell;
  readonly drafts: CellDrafts;
  /** Called once, whatever way the editor is left; not after the session has ended. */
  readonly onLeave: (entry: PriceEntry) => void;
  readonly onOpenForm: () => void;
}

/**
 * Edits one price in its cell: Enter, Tab and blur save an edited price, and the table moves on; Escape cancels. The table may also remove the editor
 * without a blur, for example on a click on another cell: what was typed is then saved too. The arrow keys do as Enter where typing replaces the price,
 * and move the caret after F2 or a click. No key closes the editor of an invalid price: the reason is shown at the cell.
 */
export function PriceEditor({ host, cell, drafts, onLeave, onOpenForm }: PriceEditorProps) {
  const { record, priceKey, typed, selection, hasCaret, close } = cell;
  const { apiBase } = host.client;
  const input = useRef<HTMLInputElement>(null);
  const price = toInputText(record[priceKey]);
  const isLeft = useRef(false);
  const [text, setText] = useState(plainText(typed.current) ?? price);
  const [problem, setProblem] = useState<{ readonly reason: string; readonly suggestions: readonly string[] }>();
  const [user] = useState(() => userGeneration(apiBase));
  useLossNotices(apiBase, text === price ? undefined : { sku: record.MAIN_SKU, key: priceKey, text });

  function leave(entry: PriceEntry): void {
    const isSameUser = host.session.peek() !== undefined && userGeneration(apiBase) === user;
    if (isLeft.current || !isSameUser) return;
    isLeft.current = true;
    onLeave(entry);
  }
  const isRemoved = useOnRemoval(() => {
    if (typed.current !== undefined) leave(readPriceEntry(typed.current, price));
  });
  useLayoutEffect(() => {
    // What was typed or selected before this code had loaded is continued.
    if (selection.current) input.current?.setSelectionRange(...selection.current);
    else if (input.current) placeCaret(input.current, hasCaret.current);
  }, [selection, hasCaret]);
  useStoreOnExit(drafts, record, priceKey, () => {
    const typedText = plainText(typed.current);
    return isLeft.current || isRemoved.current || typedText === '' || typedText === price ? undefined : typedText;
  });

  /** Returns whether the editor may close; otherwise it stays, with the reason. */
  function submit(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { value } = event.currentTarget;
    const entry = readPriceEntry(value, price);
    if (entry.kind !== 'invalid') {
      leave(entry);
      return true;
    }
    keepOpen(event, problem !== undefined);
    setProblem({ reason: entry.problem, suggestions: pastedReadings(value, priceKey).map(inputNumber) });
    return false;
  }
  function setTypedText(newText: string): void {
    typed.current = newText;
    setText(typedNumber(newText.trim()));
    setProblem(undefined);
  }
  const keys = editorKeys({
    hasCaret,
    submit,
    cancel: () => leave({ kind: 'unchanged' }),
    close,
  });
  return (
    <>
      <input
        {...editorInput(record, priceKey)}
        {...keys}
        ref={input}
        {...(typed.current !== undefined && { defaultValue: typed.current })}
        aria-invalid={problem !== undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTypedText(target.value)}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isEditorGone = isLeft.current || host.session.peek() === undefined;
          if (!isEditorGone && !hasWindowLostFocus(currentTarget) && !isInProblem(relatedTarget)) close(false);
        }}
      />
      <LettersKey input={input} />
      {problem !== undefined && (
        <CellProblem
          input={input}
          problem={problem.reason}
          suggestions={problem.suggestions}
          onUse={(suggestion) => {
            if (input.current) input.current.value = suggestion;
            setTypedText(suggestion);
          }}
          onOpenForm={onOpenForm}
          onClose={() => close(false)}
        />
      )}
    </>
  );
}

/** Calls back when the component has been removed, but not when React hides it. Returns whether it has been removed. */
function useOnRemoval(onRemoved: () => void): RefObject<boolean> {
  const isRemoved = useRef(false);
  const latest = useRef(onRemoved);
  useLayoutEffect(() => {
    latest.current = onRemoved;
  });
  useKeptEffect(
    () => () => {
      isRemoved.current = true;
      // React allows no updates while it removes a component.
      queueMicrotask(() => latest.current());
    },
    [],
  );
  return isRemoved;
}

/** Keeps the table from closing the editor. Once the reason is shown, Tab goes on to its buttons. */
function keepOpen(event: KeyboardEvent, isProblemShown: boolean): void {
  event.stopPropagation();
  const goesToButtons = event.key === 'Tab' && !event.shiftKey && isProblemShown;
  if (!goesToButtons) event.preventDefault();
}

const plainText = (typed: string | undefined) => (typed === undefined ? undefined : typedNumber(typed.trim()));

/** Stores the typed text as a draft when the page goes or the session expires. */
function useStoreOnExit(
  drafts: CellDrafts,
  record: ShownRecord,
  key: PriceKey,
  readTyped: () => string | undefined,
): void {
  const latestText = useRef(readTyped);
  useLayoutEffect(() => {
    latestText.current = readTyped;
  });
  useEffect(() => {
    const cell = { id: record.ID, key };
    return drafts.storeOnExit(cell, () => {
      const text = latestText.current();
      return text === undefined ? undefined : { ...cell, sku: record.MAIN_SKU, text, from: record[key] };
    });
  }, [drafts, record, key]);
}

/** Asks before the page goes, and names the typed text, to be copied, when a sign-out in another tab or another user discards it. */
function useLossNotices(apiBase: string, typed: NamedText | undefined): void {
  useSignOutNotice(apiBase, typed !== undefined && typed.text !== '', {
    loss: () => draftMessages.signedOut(typed ? [withShownText(typed)] : []),
    lossForOthers: () => recordMessages.signedOut.messageWithCopy,
    text: () => (typed ? draftMessages.cellAndText(withShownText(typed)) : ''),
  });
  useLeaveWarning(typed !== undefined);
}

/** After a blur: whether the window has lost the focus, while the element keeps it within the page. */
function hasWindowLostFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}
