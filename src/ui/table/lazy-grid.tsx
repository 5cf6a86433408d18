import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { loadChunk } from '../feedback/load-chunk';
import type { Grid, GridProps } from './grid';
import { SkeletonRows } from './loading-rows';

const loaded = signal<typeof Grid>();
let failures = 0;

/** Loads the grid's code once. Rejects with a `ChunkError`; the next call tries again. */
export async function loadGrid(): Promise<void> {
  if (loaded.peek()) return;
  try {
    const [grid] = await loadChunk(
      'table',
      () => Promise.all([import('./grid'), 'toArray' in [].values() || import('./iterators')]),
      failures,
    );
    loaded.value = grid.Grid;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Whether the grid is shown; a signal's value. */
export const isGridLoaded = (): boolean => loaded.value !== undefined;

/** The grid, or skeleton rows until {@link loadGrid} has settled. */
export function LazyGrid<Row>(props: GridProps<Row>) {
  useSignals();
  const { value: LoadedGrid } = loaded;
  if (LoadedGrid) return <LoadedGrid {...props} />;
  return (
    <div className="pricebook-grid is-loading">
      <SkeletonRows />
    </div>
  );
}
