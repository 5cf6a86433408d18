import { useMemo } from 'react';
import { DataGrid, type DataGridProps } from 'react-data-grid';
import { selectColumn } from './select-column';
import type { TableColumn } from './table.types';

export interface GridProps<Row> extends DataGridProps<Row> {
  /** The columns that name a row's checkbox; `undefined` in a table without selection. */
  readonly selectBy: readonly TableColumn<Row>[] | undefined;
}

/** react-data-grid, with checkboxes in front of selectable rows. Only `lazy-grid.tsx` imports it. */
export function Grid<Row>({ selectBy, columns, ...props }: GridProps<Row>) {
  const allColumns = useMemo(() => (selectBy ? [selectColumn(selectBy), ...columns] : columns), [selectBy, columns]);
  return <DataGrid columns={allColumns} {...props} />;
}
