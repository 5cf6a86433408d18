import { line } from '../table';
import { priceList, rawGrid } from './list.part';
import { measureInTurn, operations } from './rounds';
import { withPages } from './with-pages';

const subjects = {
  'price list': priceList,
  'raw grid': rawGrid,
  'AG Grid': { page: 'ag-grid', scroller: '.ag-grid-viewport' },
  'MUI X': { page: 'mui-data-grid', scroller: '.MuiDataGrid-virtualScroller' },
  TanStack: { page: 'tanstack-table', scroller: '.scroller' },
  'react-admin': { page: 'react-admin', scroller: '.RaDataTable-tableWrapper' },
} as const;

/** The price list side by side with other tables on the same rows, as ratios: 2.00 is twice the work of the price list. */
export const benchRivals = (rounds = 9): Promise<void> =>
  withPages(async (pages) => {
    const works = await measureInTurn(pages, Object.values(subjects), rounds);
    line('CPU on the main thread', ...Object.keys(subjects));
    for (const operation of operations) {
      const [ours = Number.NaN, ...others] = works.map((work) => work[operation]);
      line(operation, `1 (${(ours * 1000).toFixed(1)} ms)`, ...others.map((other) => (other / ours).toFixed(2)));
    }
  });
