import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { userGeneration } from '../../../api/session/session';
import type { WidgetHost } from '../../../embed/widget';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { useLeaveWarning } from '../../../ui/overlays/use-leave-warning';
import type { PriceKey } from '../../../wire/price-levels';
import { toInputText } from '../editable-prices';
import type { CellDrafts } from './cell-drafts';
import { draftMessages, type NamedText } from './cell-drafts.messages';
import { editorInput } from './cell-editor';
import type { OpenCell } from './price-editing.types';
import { type PriceEntry, priceEntry } from './price-entry';
import type { ShownRecord } from './shown-record';

interface PriceEditorProps {
  readonly host: WidgetHost;
  readonly cell: OpenCell;
  readonly drafts: CellDrafts;
  /** Called once, whatever way the editor is left; not after the session has ended. */
  readonly onLeave: (entry: PriceEntry) => void;
}

/**
 * Edits one price in its cell: Enter, Tab and blur save an edited price, and the table moves on; Escape cancels. The table may also remove the editor
 * without a blur, for example on a click on another cell: what was typed then leaves with the editor.
 */
export function PriceEditor({ host, cell, drafts, onLeave }: PriceEditorProps) {
  const { record, priceKey, typed, close } = cell;
  const { apiBase } = host.client;
  const input = useRef<HTMLInputElement>(null);
  const price = toInputText(record[priceKey]);
  const isLeft = useRef(false);
  const [text, setText] = useState(typed.current?.trim() ?? price);
  const [user] = useState(() => userGeneration(apiBase));
  useLossNotices(apiBase, text === price ? undefined : { sku: record.MAIN_SKU, key: priceKey, text });

  function leave(entry: PriceEntry): void {
    const isSameUser = host.session.peek() !== undefined && userGeneration(apiBase) === user;
    if (isLeft.current || !isSameUser) return;
    isLeft.current = true;
    onLeave(entry);
  }
  const latestLeave = useRef(leave);
  useLayoutEffect(() => {
    latestLeave.current = leave;
  });
  useLayoutEffect(() => {
    const { current } = input;
    // A text that was typed before this code had loaded is continued.
    if (typed.current === undefined) current?.select();
    else current?.setSelectionRange(current.value.length, current.value.length);
    return () => {
      if (typed.current !== undefined) latestLeave.current(priceEntry(typed.current, price));
    };
  }, [typed, price]);
  useAutosave(drafts, record, priceKey, () => {
    const typedText = typed.current?.trim();
    return isLeft.current || typedText === '' || typedText === price ? undefined : typedText;
  });

  /** Leaves with the text of the input; an invalid one is reported instead. Returns whether the editor may close. */
  function submit(element: HTMLInputElement): boolean {
    const entry = priceEntry(element.value, price);
    element.setCustomValidity(entry.kind === 'invalid' ? entry.problem : '');
    if (!element.reportValidity()) return false;
    leave(entry);
    return true;
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event;
    if (key === 'Escape') {
      leave({ kind: 'unchanged' });
      return;
    }
    if (key !== 'Enter' && key !== 'Tab') {
      event.stopPropagation();
      return;
    }
    if (submit(currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function handleBlur(element: HTMLInputElement): void {
    if (isLeft.current || host.session.peek() === undefined || isFocusedInRoot(element)) return;
    // Reporting an invalid price may take the focus back; if not, the text leaves with the editor.
    if (typed.current === undefined || submit(element) || !element.matches(':focus')) close(false);
  }
  return (
    <input
      {...editorInput(record, priceKey)}
      ref={input}
      {...(typed.current !== undefined && { defaultValue: typed.current })}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        target.setCustomValidity('');
        typed.current = target.value;
        setText(target.value.trim());
      }}
      onKeyDown={handleKey}
      onBlur={(event) => handleBlur(event.currentTarget)}
    />
  );
}

/** Stores the typed text as a draft when the page goes or the session expires. */
function useAutosave(drafts: CellDrafts, record: ShownRecord, key: PriceKey, readText: () => string | undefined): void {
  const latestText = useRef(readText);
  useLayoutEffect(() => {
    latestText.current = readText;
  });
  useEffect(() => {
    const cell = { id: record.ID, key };
    return drafts.autosave(cell, () => {
      const text = latestText.current();
      return text === undefined ? undefined : { ...cell, sku: record.MAIN_SKU, text, from: record[key] };
    });
  }, [drafts, record, key]);
}

/** Asks before the page goes, and names the typed text when a sign-out in another tab discards it. */
function useLossNotices(apiBase: string, typed: NamedText | undefined): void {
  useSignOutNotice(apiBase, typed !== undefined && typed.text !== '', draftMessages.signedOut(typed ? [typed] : []));
  useLeaveWarning(typed !== undefined);
}

/** Whether the window has lost the focus, not the element. */
function isFocusedInRoot(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}
