import type { Signal } from '@preact/signals-react';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { PriceRecord } from '../../wire/price';
import { type PriceKey, priceLabel } from '../../wire/price-levels';
import { clearInForm, problemMessages } from './price-problem.messages';
import { asTyped, priceProblem } from './price-rules';

interface PriceEditorProps {
  readonly record: PriceRecord;
  readonly priceKey: PriceKey;
  /** Set while the editor is open. */
  readonly isEditing: Signal<boolean>;
  readonly close: (focusCell: boolean) => void;
  /** Called with a valid text that differs from the stored one. */
  readonly onChange: (text: string) => void;
}

/** Changes one price in its cell: Enter, Tab and a click elsewhere save, Escape restores. */
export function PriceEditor({ record, priceKey, isEditing, close, onChange }: PriceEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const stored = asTyped(record[priceKey]);
  useLayoutEffect(() => {
    isEditing.value = true;
    input.current?.select();
    return () => {
      isEditing.value = false;
    };
  }, [isEditing]);

  /** Returns whether the editor may close. */
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
  function leave(element: HTMLInputElement): void {
    if (isDone.current) return;
    // What is no price is not kept: the cell shows the stored one again.
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
      // biome-ignore lint/a11y/noAutofocus: the person has just opened it
      autoFocus
      defaultValue={stored}
      onChange={(event: ChangeEvent<HTMLInputElement>) => event.target.setCustomValidity('')}
      onKeyDown={handleKey}
      onBlur={(event) => leave(event.currentTarget)}
    />
  );
}

function problemOf(text: string): string | undefined {
  const problem = priceProblem(text);
  return problem && problemMessages[problem];
}
