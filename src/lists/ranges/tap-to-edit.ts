import type { RefObject } from 'react';
import { refuseIfNotEditable } from '../../ui/table/table-events';
import type { CellListenerState } from './cell-ranges.types';
import { cellPositionOf } from './grid-cells';

/** Opens the editor of the active cell when its tap ends: few people try a double tap on a phone. */
export function openEditorAfterTap<Row>(cell: Element, tableState: RefObject<CellListenerState<Row>>): void {
  const open = () => {
    const { list, rows, columns, layout } = tableState.current;
    const at = cellPositionOf(cell, layout);
    const [row, column] = [at && rows[at.row], at && columns[at.column]];
    if (at === undefined || row === undefined || column?.editor === undefined) return;
    list.editing.isReplacing.current = false;
    refuseIfNotEditable(columns, row, column.key);
    list.editing.grid.current?.edit(at.row, column.key);
  };
  cell.addEventListener('click', open, { once: true });
}
