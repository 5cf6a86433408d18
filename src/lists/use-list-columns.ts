import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useMemo } from 'react';
import { gridColumns } from '../ui/table/grid-columns';
import { useColumnWidths } from '../ui/table/number-widths';
import { useShownColumns } from '../ui/table/shown-columns';
import type { RowAction, TableColumn, TableColumnGroup } from '../ui/table/table.types';
import { useLayoutWidth } from '../ui/use-layout';
import type { List } from './list-state';

interface ListColumnsOptions<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly groups?: readonly TableColumnGroup<Row>[];
  readonly actions?: readonly RowAction<Row>[];
  readonly selection?: object | undefined;
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
}

const none: readonly never[] = [];

/** The columns of a list's table: which are visible, their order, their widths, and how they are drawn. */
export function useListColumns<Row extends object>(options: ListColumnsOptions<Row>) {
  useSignals();
  const { list, columns, groups = none, actions = none, selection, frame, rows } = options;
  const columnsHeading = list.columnsHeading?.();
  const layoutWidth = useLayoutWidth(frame);
  const isNarrow = layoutWidth?.isNarrow === true;
  const visibleKeys = list.columns.value;
  const visible = useMemo(
    () => visibleKeys.flatMap((key) => columns.filter((column) => column.key === key)),
    [visibleKeys, columns],
  );
  const groupColumns = useMemo(() => groups.flatMap((group) => group.columns), [groups]);
  const columnWidths = useColumnWidths(
    useMemo(() => [...visible, ...groupColumns], [visible, groupColumns]),
    rows,
    list.widths.value,
  );
  const { parts, orderedColumns, frozenCount } = useShownColumns({
    ...{ frame, visible, groups, columnsHeading, columnWidths, layoutWidth },
    isSelectable: selection !== undefined,
  });
  const dataColumns = useMemo(
    () => gridColumns({ visible: orderedColumns, frozenCount, groups, actions, isNarrow, columnsHeading }),
    [orderedColumns, frozenCount, groups, actions, isNarrow, columnsHeading],
  );
  const allColumns = useMemo(() => [...orderedColumns, ...groupColumns], [orderedColumns, groupColumns]);
  const [selectColumns, actionColumns] = [selection === undefined ? 0 : 1, actions.length === 0 ? 0 : 1];
  const skeleton = {
    columns: selectColumns + allColumns.length + actionColumns,
    frozenStart: selectColumns + frozenCount,
    frozenEnd: actionColumns,
  };

  return { visible, parts, allColumns, dataColumns, columnWidths, skeleton, isMeasured: layoutWidth !== undefined };
}
