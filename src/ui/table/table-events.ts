import type { KeyboardEvent, PointerEvent } from 'react';
import type { CellKeyboardEvent } from 'react-data-grid';
import type { TableColumn } from './table.types';

/** Sets the full text of a truncated cell as its title on hover. */
export function showFullText({ target }: PointerEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches('.rdg-row > .rdg-cell')) return;
  if (target.scrollWidth > target.clientWidth) target.title = target.textContent ?? '';
  else target.removeAttribute('title');
}

/** Whether an event comes from an open editor, or from what it shows beside its input. */
export const isInEditor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.rdg-editor-container') !== null;

/** Makes Tab leave the table. Arrow keys move between the buttons of a row before they move between cells. */
export function handleTableKeys(event: KeyboardEvent): void {
  const { target } = event;
  // From an editor, Tab goes to the next cell.
  if (isInEditor(target)) return;
  if (event.key === 'Tab') event.stopPropagation();
  if (!(target instanceof HTMLButtonElement) || target.closest('.is-actions') === null) return;
  const { previousElementSibling, nextElementSibling } = target;
  const isMirrored = getComputedStyle(target).direction === 'rtl';
  const arrows: Readonly<Record<string, Element | null>> = {
    ArrowLeft: isMirrored ? nextElementSibling : previousElementSibling,
    ArrowRight: isMirrored ? previousElementSibling : nextElementSibling,
  };
  const next = arrows[event.key];
  if (!(next instanceof HTMLButtonElement)) return;
  event.stopPropagation();
  event.preventDefault();
  next.focus({ preventScroll: true });
}

type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The keys that the grid handles in a cell; it would open an editor on any other. */
const gridKeys = /^(Arrow|Page|Home$|End$|Tab$|Enter$|F2$)/;

/** Whether a key types a character, which replaces the value of an editable cell. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Hides keys from the grid: those that a row's menu has handled, and those that neither move, select a row, nor open an editor. */
export function handleCellKeys(
  { mode }: { readonly mode: 'ACTIVE' | 'EDIT' },
  event: CellKeyboardEvent,
  isSelectable: boolean,
): void {
  const isForGrid =
    gridKeys.test(event.key) || isTyping(event) || (isSelectable && event.shiftKey && event.key === ' ');
  if (event.isDefaultPrevented() || (mode === 'ACTIVE' && !isForGrid)) event.preventGridDefault();
}

/** Tells a column's editor that the user tried to edit a cell that it does not accept. */
export function refuseIfNotEditable<Row>(columns: readonly TableColumn<Row>[], row: Row, columnKey: string): void {
  const editor = columns.find(({ key }) => key === columnKey)?.editor;
  if (editor?.canEdit(row) === false) editor.onRefused(row);
}
