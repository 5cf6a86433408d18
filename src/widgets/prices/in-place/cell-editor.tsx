import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { autosaveDraft } from '../../../api/drafts/save-draft';
import { whenSet } from '../../../lists/when-set';
import { inputNumber, shownList, typedNumber } from '../../../texts/notation';
import type { CellEditing } from '../../../ui/table/cell-editing';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { toInputText } from '../input-text';
import { cellDraftId } from './cell-draft-id';
import { editorKeys } from './editor-keys';
import type { LoadedEditing, OpenCell } from './price-editing.types';
import type { ShownRecord } from './shown-record';

interface CellEditorProps extends Pick<OpenCell, 'record' | 'priceKey' | 'close'> {
  readonly apiBase: string;
  readonly editing: Pick<CellEditing, 'isOpen' | 'isReplacing' | 'actions'>;
  readonly loaded: LoadedEditing;
}

/** The editor of a price cell. Until the code that saves has loaded it is an input alone, whose text and selection that code takes over. */
export function CellEditor({ apiBase, editing, loaded, record, priceKey, close }: CellEditorProps) {
  useSignals();
  const { isOpen } = editing;
  const hasCaret = useRef(!editing.isReplacing.current);
  const typed = useRef<string>(undefined);
  const selection: OpenCell['selection'] = useRef(undefined);
  const [takeInput] = useState(() => (input: HTMLInputElement) => {
    placeCaret(input, hasCaret.current);
    return () => {
      selection.current = [input.selectionStart, input.selectionEnd];
    };
  });
  useLayoutEffect(() => {
    isOpen.value = true;
    const cell = { id: record.ID, key: priceKey };
    const textToSave = () => (loaded.peek() === undefined ? typed.current : undefined);
    // The list offers it at the next visit if the page, the list or the session goes before the code has loaded.
    const storeDraft = autosaveDraft(cellDraftId(apiBase, cell), () => {
      const text = typedNumber(textToSave()?.trim() ?? '');
      return text === '' ? undefined : { ...cell, sku: record.MAIN_SKU, text, from: record[priceKey] };
    });
    return () => {
      isOpen.value = false;
      editing.isReplacing.current = false;
      storeDraft();
      const text = textToSave();
      if (text === undefined) return;
      // As the keys that wait, so that all run in the order in which they were pressed.
      whenSet(editing.actions, () => {
        loaded.peek()?.unsaved.drafts.remove(cell);
        loaded.peek()?.edits.applyText(record, priceKey, text);
      });
    };
  }, [apiBase, editing, isOpen, loaded, record, priceKey]);
  if (loaded.value) return loaded.value.renderEditor({ record, priceKey, typed, selection, hasCaret, close });
  const cancel = () => {
    typed.current = undefined;
  };
  return (
    <input
      {...editorInput(record, priceKey)}
      {...editorKeys({ hasCaret, submit: () => true, cancel, close })}
      ref={takeInput}
      onChange={({ target }) => {
        typed.current = target.value;
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

/** Sets the caret to the end, or selects the text that typing replaces. */
export const placeCaret = (input: HTMLInputElement, hasCaret: boolean): void =>
  input.setSelectionRange(hasCaret ? input.value.length : 0, input.value.length);
