import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { Bar } from '../ui/bar';
import { Button } from '../ui/button';
import { CircleAlert, CloudOff, RotateCw, SearchX } from '../ui/icons';
import { StatePanel } from '../ui/state-panel';
import { listMessages as messages } from './list.messages';
import { labelOfKey } from './list-query';
import type { List } from './list-state';

/** How long rows are read again, in ms, before anything says so. */
const patience = 150;

/** A thin bar on the table, and its rows dimmed, once reading them again takes a while. */
export function ListBar<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const isLoading = list.loading.value === 'again';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  if (!isLoading || !isLate) return null;
  return (
    <div className="pricebook-grid-veil">
      <Bar label={messages.loading} />
    </div>
  );
}

/** What stands in the place of rows that are not there: failed, nothing matches, or none at all (`empty`). */
export function ListFallback<Row>({ list, empty }: { readonly list: List<Row>; readonly empty: ReactNode }) {
  useSignals();
  const error = list.error.value;
  const loaded = list.loaded.value;
  if (error === undefined && (loaded === undefined || loaded.items.length > 0)) return null;
  const { search, filters } = loaded?.query ?? list.query.value;
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  return (
    <div className="pricebook-grid-fallback">
      {error !== undefined ? (
        <Failed error={error} retry={() => void list.reload().catch(() => undefined)} />
      ) : isNarrowed ? (
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

/** The places of the first rows, in the real columns: drawn by the stylesheet, for they only stand for a moment. */
export function SkeletonRows() {
  return (
    <div className="pricebook-grid-skeleton" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((column) => (
        <span key={column} />
      ))}
    </div>
  );
}
