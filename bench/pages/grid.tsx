import 'react-data-grid/lib/styles.css';
import { type Column, DataGrid } from 'react-data-grid';
import { columns, rowHeight } from './columns';
import type { Row } from './rows';
import { startGridPage } from './start-grid-page';

const gridColumns: readonly Column<Row>[] = columns.map(({ key, width, pinned }) => ({
  key,
  name: key,
  width,
  frozen: pinned,
}));

/** The grid as its manual shows it. */
startGridPage(({ rows }) => (
  <DataGrid
    columns={gridColumns}
    rows={rows}
    rowKeyGetter={(row: Row) => row.ID}
    rowHeight={rowHeight}
    style={{ height: '100%' }}
  />
));
