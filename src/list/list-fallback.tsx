import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Bar } from '../ui/bar';
import { Button } from '../ui/button';
import { CircleAlert, CloudOff, RotateCw, SearchX } from '../ui/icons';
import { Skeleton } from '../ui/skeleton';
import { StatePanel } from '../ui/state-panel';
import { listMessages as messages } from './list.messages';
import { labelOfKey } from './list-query';
import type { List } from './list-state';

/** A thin bar on the table while its rows are read again. */
export function ListBar<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  return list.loading.value === 'again' && <Bar label={messages.loading} />;
}

/** What stands in the place of rows: not there yet, failed, nothing matches, or none at all (`empty`). */
export function ListFallback<Row>({ list, empty }: { readonly list: List<Row>; readonly empty: ReactNode }) {
  useSignals();
  const error = list.error.value;
  const loaded = list.loaded.value;
  if (error === undefined && loaded === undefined) return <SkeletonRows />;
  return (
    <div className="pricebook-grid-fallback">
      {error !== undefined ? (
        <Failed error={error} retry={() => void list.reload().catch(() => undefined)} />
      ) : loaded?.query.search || Object.keys(loaded?.query.filters ?? {}).length > 0 ? (
        <NoMatch list={list} />
      ) : (
        empty
      )}
    </div>
  );
}

function Failed({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const isNetwork = 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');
  const again = (
    <Button icon={RotateCw} onClick={retry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <StatePanel icon={isNetwork ? CloudOff : CircleAlert} tone="danger" title={error.message} actions={again}>
      {messages.queryKept}
    </StatePanel>
  );
}

function NoMatch<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const { search, filters } = list.query.value;
  const labels = Object.keys(filters).map(labelOfKey);
  const actions = (
    <>
      {search !== '' && <Button onClick={() => list.submitSearch('')}>{messages.clearSearch}</Button>}
      {labels.length > 0 && (
        <Button
          onClick={() => {
            list.live.filters.value = {};
          }}
        >
          {messages.clearFilters}
        </Button>
      )}
    </>
  );
  return (
    <StatePanel
      icon={SearchX}
      title={search === '' ? messages.noMatchFilters : messages.noMatch(search)}
      actions={actions}
    >
      {labels.length > 0 && messages.filtersOn(labels, search !== '')}
    </StatePanel>
  );
}

const skeletonWidths = ['70%', '55%', '80%', '40%', '60%', '50%', '65%', '45%'];
const skeletonCells = Array.from({ length: 12 }, () => skeletonWidths).flat();

/** Rows to come, in the real columns. */
function SkeletonRows() {
  return (
    <div className="pricebook-grid-skeleton" aria-hidden="true">
      {skeletonCells.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
        <span key={place}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
