// AG Grid Community. Its manual's advice for production: only the modules in use, column definitions that stay. Neither IDs of
// rows nor animation: they are for rows that change or move, and made a page of new rows twice as much work here.
import { ClientSideRowModelModule } from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { columns, rowHeight } from './columns';
import { startGridPage } from './start-grid-page';

const modules = [ClientSideRowModelModule];
const columnDefs = columns.map(({ key, width, pinned }) => ({
  field: key,
  headerName: key,
  width,
  ...(pinned && { pinned: 'left' }),
}));
// Types of cells are not looked for in the rows, and no column sorts: the price list does neither.
const defaultColDef = { cellDataType: false, sortable: false };

startGridPage(({ rows }) => (
  <AgGridProvider modules={modules}>
    <AgGridReact
      rowData={rows}
      columnDefs={columnDefs}
      defaultColDef={defaultColDef}
      animateRows={false}
      rowHeight={rowHeight}
      headerHeight={rowHeight}
    />
  </AgGridProvider>
));
