import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../../ui/is-composing';
import type { OpenCell } from './price-editing.types';

type KeyOfInput = KeyboardEvent<HTMLInputElement>;

interface EditorKeysOptions extends Pick<OpenCell, 'hasCaret' | 'close'> {
  /** Saves what was typed. Returns whether the editor may close; otherwise it has stopped the event. */
  readonly submit: (event: KeyOfInput) => boolean;
  readonly cancel: () => void;
}

/** The keys of a cell's editor. The table closes it on Escape, Enter and Tab, unless the event is stopped. */
export function editorKeys({ hasCaret, submit, cancel, close }: EditorKeysOptions) {
  const takeCaret = () => {
    hasCaret.current = true;
  };
  function onKeyDown(event: KeyOfInput): void {
    const { key, currentTarget } = event;
    if (key === 'F2') takeCaret();
    if (isComposing(event.nativeEvent)) event.stopPropagation();
    else if (key === 'Escape') cancel();
    else if (key === 'Enter' || key === 'Tab') submit(event);
    else {
      event.stopPropagation();
      if (hasCaret.current || !isPlainArrow(event)) return;
      event.preventDefault();
      if (submit(event)) closeAndMove(currentTarget, key, close);
    }
  }
  return { onKeyDown, onPointerDown: takeCaret };
}

const isPlainArrow = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') && !(shiftKey || ctrlKey || altKey || metaKey);

/** Closes the editor, and passes an arrow key to its cell, from which the table moves on. */
function closeAndMove(input: HTMLElement, key: string, close: OpenCell['close']): void {
  const grid = input.closest('[role=grid]');
  // The cell has the focus once the table has rendered it.
  flushSync(() => close(true));
  grid
    ?.querySelector(':focus')
    ?.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
