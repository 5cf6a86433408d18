// MUI X Data Grid, the free edition: it pins no column, so that it has less to do here than the others.
// Column definitions that stay, as its manual advises; rows and columns are virtualized by default.
// Without its footer, column menu and sorting, which have no counterpart in the other grids.
import { DataGrid } from '@mui/x-data-grid';
import { columns, rowHeight } from './columns';
import { startGridPage } from './start-grid-page';

const gridColumns = columns.map(({ key, width }) => ({ field: key, headerName: key, width, sortable: false }));
const getRowId = (row) => row.ID;

startGridPage(({ rows }) => (
  <DataGrid
    columns={gridColumns}
    rows={rows}
    getRowId={getRowId}
    rowHeight={rowHeight}
    columnHeaderHeight={rowHeight}
    hideFooter
    disableColumnMenu
    disableRowSelectionOnClick
  />
));
