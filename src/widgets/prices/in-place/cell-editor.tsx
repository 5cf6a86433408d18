import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { inputNumber, shownList } from '../../../texts/notation';
import type { CellEditing } from '../../../ui/table/cell-editing';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { toInputText } from '../input-text';
import type { LoadedEditing, OpenCell } from './price-editing.types';
import type { ShownRecord } from './shown-record';
import { whenLoaded } from './when-loaded';

interface CellEditorProps extends Omit<OpenCell, 'typed' | 'isReplacing'> {
  readonly editing: Pick<CellEditing, 'isOpen' | 'isReplacing'>;
  readonly loaded: LoadedEditing;
}

/** The editor of a price cell. Until the code that saves has loaded it is an input alone, whose text that code takes over. */
export function CellEditor({ editing, loaded, record, priceKey, close }: CellEditorProps) {
  useSignals();
  const { isOpen } = editing;
  const [isReplacing] = useState(() => editing.isReplacing.current);
  const typed = useRef<string>(undefined);
  useLayoutEffect(() => {
    isOpen.value = true;
    return () => {
      isOpen.value = false;
      editing.isReplacing.current = false;
      const text = typed.current;
      if (loaded.peek() === undefined && text !== undefined)
        whenLoaded(loaded, ({ edits }) => edits.applyText(record, priceKey, text));
    };
  }, [editing, isOpen, loaded, record, priceKey]);
  if (loaded.value) return loaded.value.renderEditor({ record, priceKey, typed, isReplacing, close });
  return (
    <input
      {...editorInput(record, priceKey)}
      ref={isReplacing ? selectText : placeCaretAtEnd}
      onChange={({ target }) => {
        typed.current = target.value;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') typed.current = undefined;
        else if (event.key !== 'Tab' && event.key !== 'Enter') event.stopPropagation();
      }}
      onBlur={() => {
        if (document.hasFocus()) close(false);
      }}
    />
  );
}

/** What the inputs of a price cell have in common. */
export const editorInput = (record: ShownRecord, key: PriceKey) =>
  ({
    className: 'pricebook-price-editor',
    'aria-label': shownList([priceLabel(key), record.MAIN_SKU]),
    inputMode: 'decimal',
    // On the keyboard of a touch screen, Enter goes to the cell below.
    enterKeyHint: 'next',
    autoComplete: 'off',
    // The user has just opened the editor.
    autoFocus: true,
    defaultValue: inputNumber(record.drafts?.[key] ?? toInputText(record[key])),
  }) as const;

export const selectText = (input: HTMLInputElement | null): void => input?.select();

export const placeCaretAtEnd = (input: HTMLInputElement | null): void =>
  input?.setSelectionRange(input.value.length, input.value.length);
