import type { CellActions } from '../../ui/table/cell-editing';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The change that a key makes to the selected cells; `undefined` for other keys. */
export function changeOfKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): Exclude<keyof CellActions, 'paste'> | undefined {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return !shiftKey && (key === 'Delete' || key === 'Backspace') ? 'clear' : undefined;
  switch (key.toLowerCase()) {
    case 'd':
      return shiftKey ? undefined : 'fillDown';
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? undefined : 'redo';
    default:
      return undefined;
  }
}
