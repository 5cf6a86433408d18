// react-admin with its DataTable, which it recommends over Datagrid. It is an application: without its menu and app bar here,
// with its own search (at the price list's debounce) and pagination. It virtualizes nothing. A fixed table layout lets the
// browser do less than the default one, which measures all cells.
import { useEffect } from 'react';
import { Admin, DataTable, List, Pagination, Resource, SearchInput, useListContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { columns, rowHeight } from './columns';
import { announceLoad, pageSize, pricePageOf } from './rows';

const dataProvider = {
  getList: async (_resource, { pagination, filter }) => {
    const { rows, total } = await pricePageOf(pagination.page, filter.q ?? '');
    return { data: rows.map((row) => ({ ...row, id: row.ID })), total };
  },
};

const [first, last] = [columns[0].width, columns.at(-1).width];
const wide = columns.filter(({ width }) => width === first).length;
const sx = {
  '& .RaDataTable-tableWrapper': { width: '100vw', height: '70vh', overflow: 'auto' },
  '& .RaDataTable-table': { tableLayout: 'fixed', width: columns.reduce((sum, { width }) => sum + width, 0) },
  '& .RaDataTable-headerCell': { width: last },
  [`& .RaDataTable-headerCell:nth-of-type(-n+${wide})`]: { width: first },
  '& .RaDataTable-rowCell': { height: rowHeight, py: 0, whiteSpace: 'nowrap', overflow: 'hidden' },
  '& .column-MAIN_SKU': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'background.paper' },
};
const filters = [<SearchInput key="q" source="q" type="search" alwaysOn />];

const AnnounceLoad = () => {
  const { data } = useListContext();
  useEffect(() => {
    if (data) announceLoad();
  }, [data]);
  return null;
};

const PriceList = () => (
  <List
    perPage={pageSize}
    debounce={100}
    filters={filters}
    actions={false}
    pagination={<Pagination rowsPerPageOptions={[pageSize]} />}
  >
    <DataTable bulkActionButtons={false} rowClick={false} sx={sx}>
      {columns.map(({ key }) => (
        <DataTable.Col key={key} source={key} label={key} disableSort />
      ))}
    </DataTable>
    <AnnounceLoad />
  </List>
);

const Bare = ({ children }) => children;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} layout={Bare} disableTelemetry>
      <Resource name="prices" list={PriceList} />
    </Admin>,
  );
}
