// TanStack Table with TanStack Virtual, after its example of virtualized columns and rows: rows of one height (not measured),
// only the features in use, a pinned column that is always rendered.
import { columnPinningFeature, columnSizingFeature, FlexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { columns, rowHeight } from './columns';
import { startGridPage } from './start-grid-page';

const features = tableFeatures({ columnPinningFeature, columnSizingFeature });
const tableColumns = columns.map(({ key, width }) => ({ accessorKey: key, header: key, size: width }));
const initialState = {
  columnPinning: { start: columns.filter(({ pinned }) => pinned).map(({ key }) => key), end: [] },
};
const getRowId = (row) => String(row.ID);

/** The cells of a row that are in view, between two empty ones as wide as those that are not. */
const Cells = ({ pinned, centre, shown, as: Cell, render }) => (
  <>
    {pinned.map((item) => (
      <Cell key={item.id} className="pinned" style={{ width: item.column.getSize() }}>
        {render(item)}
      </Cell>
    ))}
    <Cell className="gap" style={{ width: shown.before }} />
    {shown.columns.map(({ index }) => (
      <Cell key={centre[index].id} style={{ width: centre[index].column.getSize() }}>
        {render(centre[index])}
      </Cell>
    ))}
    <Cell className="gap" style={{ width: shown.after }} />
  </>
);

startGridPage(function Grid({ rows: data }) {
  const scroller = useRef(null);
  const table = useTable({ features, columns: tableColumns, data, initialState, getRowId });
  const { rows } = table.getRowModel();
  const leaves = table.getCenterVisibleLeafColumns();
  const pinnedWidth = table.getStartVisibleLeafColumns().reduce((sum, column) => sum + column.getSize(), 0);
  const across = useVirtualizer({
    count: leaves.length,
    estimateSize: (index) => leaves[index].getSize(),
    getScrollElement: () => scroller.current,
    horizontal: true,
    paddingStart: pinnedWidth,
    overscan: 3,
  });
  const down = useVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 5,
  });
  const inView = across.getVirtualItems();
  const shown = {
    columns: inView,
    before: (inView.at(0)?.start ?? pinnedWidth) - pinnedWidth,
    after: across.getTotalSize() - (inView.at(-1)?.end ?? 0),
  };
  return (
    <div ref={scroller} className="scroller">
      <table style={{ width: across.getTotalSize() }}>
        <thead>
          <tr>
            <Cells
              as="th"
              pinned={table.getStartLeafHeaders()}
              centre={table.getCenterLeafHeaders()}
              shown={shown}
              render={(header) => <FlexRender header={header} />}
            />
          </tr>
        </thead>
        <tbody style={{ height: down.getTotalSize() }}>
          {down.getVirtualItems().map(({ index, start }) => (
            <tr key={rows[index].id} style={{ transform: `translateY(${start}px)` }}>
              <Cells
                as="td"
                pinned={rows[index].getStartVisibleCells()}
                centre={rows[index].getCenterVisibleCells()}
                shown={shown}
                render={(cell) => <FlexRender cell={cell} />}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
