import type { Signal } from '@preact/signals-react';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../../../embed/widget';
import { useSignOutNotice } from '../../../records/use-sign-out-notice';
import type { PriceRecord } from '../../../wire/price';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { clearInForm, problemMessages } from '../price-problem.messages';
import { priceProblem, toInputText } from '../price-rules';

interface PriceEditorProps {
  readonly host: WidgetHost;
  readonly record: PriceRecord;
  readonly priceKey: PriceKey;
  readonly isEditing: Signal<boolean>;
  readonly close: (focusCell: boolean) => void;
  readonly onChange: (text: string) => void;
}

/** Edits one price in its cell: Enter, Tab and blur save; Escape cancels. */
export function PriceEditor({ host, record, priceKey, isEditing, close, onChange }: PriceEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const stored = toInputText(record[priceKey]);
  const [isChanged, setIsChanged] = useState(false);
  useSignOutNotice(host.client.apiBase, isChanged);
  useLayoutEffect(() => {
    isEditing.value = true;
    input.current?.select();
    return () => {
      isEditing.value = false;
    };
  }, [isEditing]);

  /** Reports an invalid price or submits a changed one. Returns whether the editor may close. */
  function submit(element: HTMLInputElement): boolean {
    const text = element.value.trim();
    const problem = text === '' && stored !== '' ? clearInForm : problemOf(text);
    element.setCustomValidity(problem ?? '');
    if (!element.reportValidity()) return false;
    isDone.current = true;
    if (text !== '' && text !== stored) onChange(text);
    return true;
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event;
    if (key === 'Escape') {
      isDone.current = true;
      return;
    }
    if (key !== 'Enter' && key !== 'Tab') {
      event.stopPropagation();
      return;
    }
    const isValid = submit(currentTarget);
    if (!isValid) event.preventDefault();
    if (!isValid || key === 'Enter') event.stopPropagation();
    if (isValid && key === 'Enter') close(true);
  }
  function handleBlur(element: HTMLInputElement): void {
    if (isDone.current || host.session.peek() === undefined || isFocusedInRoot(element)) return;
    // Reporting an invalid price may take the focus back; if not, the price is discarded and the cell shows the stored one.
    if (submit(element)) close(false);
    else if (!element.matches(':focus')) close(false);
  }
  return (
    <input
      ref={input}
      className="pricebook-price-editor"
      aria-label={`${priceLabel(priceKey)}, ${record.MAIN_SKU}`}
      inputMode="decimal"
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: the user has just opened the editor
      autoFocus
      defaultValue={stored}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        target.setCustomValidity('');
        setIsChanged(target.value.trim() !== stored);
      }}
      onKeyDown={handleKey}
      onBlur={(event) => handleBlur(event.currentTarget)}
    />
  );
}

/** Whether the window has lost the focus, not the element. */
function isFocusedInRoot(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}

function problemOf(text: string): string | undefined {
  const problem = priceProblem(text);
  return problem && problemMessages[problem];
}
