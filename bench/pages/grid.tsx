import 'react-data-grid/lib/styles.css';
import { useEffect, useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import { pricePageOf, type Row } from './rows';

const productKeys = [
  ...['MAIN_SKU', 'GROUP_NAME', 'LOOKUP_SKU', 'DESCRIPTION', 'UNIT', 'UNIT_SIZE', 'STANDARD_ROLL_LENGTH'],
  ...['CROWNED_STRIP_LENGTH', 'WEIGHT_PER_UNIT', 'ORDER_QUANTITY', 'LEAD_TIME', 'APPLICATION_GROUP', 'SUB_GROUP'],
  ...['LOGO_CHANGEABLE', 'PRIME_LOGO_NAMES', 'EXCLUSIVE', 'EXCLUSIVE_FOR_COMPANY', 'STATUS'],
];
const priceKeys = ['AUD', 'USD'].flatMap((currency) =>
  Array.from({ length: 20 }, (_, index) => `SP_${currency}_${String(index + 1).padStart(2, '0')}`),
);

const columns: readonly Column<Row>[] = [...productKeys, ...priceKeys, 'ACTION'].map((key, index) => ({
  key,
  name: key,
  width: index < productKeys.length ? 152 : 88,
  frozen: index === 0,
}));

/** The grid as its manual shows it, with the same search, debounce and paging as the price list. */
const App = () => {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);

  useEffect(() => {
    const wait = setTimeout(
      async () => {
        setRows(await pricePageOf(page, search));
        document.dispatchEvent(new Event('pricebook-load'));
      },
      search === '' ? 0 : 100,
    );
    return () => clearTimeout(wait);
  }, [page, search]);

  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <DataGrid
        columns={columns}
        rows={rows}
        rowKeyGetter={(row: Row) => row.ID}
        rowHeight={36}
        style={{ height: '70vh' }}
      />
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
    </>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
