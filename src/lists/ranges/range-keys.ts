import {
  type CellPosition,
  type CellRange,
  movedBy,
  sizeOf,
  type TableCells,
  wholeColumns,
  wholeRows,
  wholeTable,
} from './cell-range';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

interface SelectedCells {
  readonly active: CellPosition;
  readonly range: CellRange | undefined;
  readonly cells: TableCells;
  /** Shift+Space checks the row then, which react-data-grid does. */
  readonly hasCheckboxes: boolean;
}

/**
 * What a key does: `select` cells, with the corner to scroll to; `move` the active cell; end the selection, with nothing else
 * (`deselect`), or before the key does what it does anyway (`pass`).
 */
export type KeyEffect =
  | { readonly kind: 'select'; readonly range: CellRange | undefined; readonly scrollTo?: CellPosition }
  | { readonly kind: 'move'; readonly to: CellPosition }
  | { readonly kind: 'deselect' | 'pass' };

/** Keys that neither act in a table nor end a selection. */
const modifierKeys: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'ContextMenu']);

/** What a key does in a table whose text runs from left to right; `undefined` for one that leaves the selection as it is. */
export function effectOfKey(press: KeyPress, selected: SelectedCells): KeyEffect | undefined {
  const { key, shiftKey, altKey } = press;
  const { active, range, cells } = selected;
  const isControl = press.ctrlKey || press.metaKey;
  if (altKey) return undefined;
  if (key === ' ' && (isControl || shiftKey)) return effectOfSpace(press, selected);
  const move = { key, isToEdge: isControl };
  if (shiftKey) {
    const to = movedBy(move, range?.focus ?? active, cells);
    if (to)
      return {
        kind: 'select',
        range: { anchor: range?.anchor ?? active, focus: to },
        scrollTo: inView(to, selected),
      };
  } else if (isControl) {
    const to = key.startsWith('Page') ? undefined : movedBy(move, active, cells);
    if (to) return { kind: 'move', to };
    if (key.toLowerCase() === 'a') return { kind: 'select', range: wholeTable(cells.size) };
  }
  if (key === 'Escape' && range !== undefined) return { kind: 'deselect' };
  return isControl || modifierKeys.has(key) ? undefined : { kind: 'pass' };
}

/** As in spreadsheets: Shift+Space selects rows, Ctrl+Space columns, both together all. Cmd+Space is the system's. */
function effectOfSpace(
  { metaKey, ctrlKey, shiftKey }: KeyPress,
  { active, range = { anchor: active, focus: active }, cells, hasCheckboxes }: SelectedCells,
): KeyEffect | undefined {
  if (metaKey) return undefined;
  if (ctrlKey) return { kind: 'select', range: shiftKey ? wholeTable(cells.size) : wholeColumns(range, cells.size) };
  return hasCheckboxes ? { kind: 'pass' } : { kind: 'select', range: wholeRows(range, cells.size) };
}

/** The cell to scroll to for a corner of a range: where the range has whole rows or columns, beside the active cell. */
function inView(corner: CellPosition, { active, range, cells: { size } }: SelectedCells): CellPosition {
  const { rows, columns } = range ? sizeOf(range) : { rows: 1, columns: 1 };
  return {
    row: rows === size.rows ? active.row : corner.row,
    column: columns === size.columns ? active.column : corner.column,
  };
}
