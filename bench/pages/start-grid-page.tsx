import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { announceLoad, pricePageOf, type Row } from './rows';

const noRows: readonly Row[] = [];

/** Renders a grid with the same search, debounce and paging as the price list; a box of 70vh holds the grid. */
export function startGridPage(Grid: ComponentType<{ readonly rows: readonly Row[] }>): void {
  const App = () => {
    const [rows, setRows] = useState<readonly Row[]>();
    const [search, setSearch] = useState('');
    const [page, setPage] = useState(1);

    useEffect(() => {
      const wait = setTimeout(
        async () => {
          setRows((await pricePageOf(page, search)).rows);
        },
        search === '' ? 0 : 100,
      );
      return () => clearTimeout(wait);
    }, [page, search]);

    useEffect(() => {
      if (rows) announceLoad();
    }, [rows]);

    return (
      <>
        <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <div style={{ height: '70vh' }}>
          <Grid rows={rows ?? noRows} />
        </div>
        <button type="button" onClick={() => setPage(page + 1)}>
          Next page
        </button>
      </>
    );
  };
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
}
