import { useSignals } from '@preact/signals-react/runtime';
import { Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button';
import { FailedPanel } from '../ui/feedback/failed-panel';
import { StatePanel } from '../ui/feedback/state-panel';
import { filterLabel } from '../ui/table/filters';
import { activeFilters } from '../wire/lists';
import { listMessages as messages } from './list.messages';
import { CreateButton } from './list-buttons';
import type { List } from './list-state';

/** Shown in place of rows: a failure, no matches, or `empty` when the list has no records. */
export function ListFallback<Row>({ list, empty }: { readonly list: List<Row>; readonly empty: ReactNode }) {
  useSignals();
  const { loaded, error } = list.displayed.value;
  if (error === undefined && (loaded === undefined || loaded.items.length > 0)) return null;
  const { search, filters } = loaded?.query ?? list.query.value;
  const isNarrowed = search !== '' || activeFilters(filters) !== undefined;
  return (
    <div className="pricebook-grid-fallback">
      {error !== undefined ? (
        <FailedPanel error={error} onRetry={() => void list.reload().catch(() => undefined)}>
          {messages.queryKept}
        </FailedPanel>
      ) : isNarrowed ? (
        <NoMatch list={list} />
      ) : (
        <slot name="empty">{empty}</slot>
      )}
    </div>
  );
}

function NoMatch<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const { search, filters } = list.query.value;
  const labels = Object.keys(activeFilters(filters) ?? {}).map(filterLabel);
  const clearFilters = () => {
    list.state.filters.value = {};
  };
  const actions = (
    <>
      {search !== '' && <Button onClick={() => list.submitSearch('')}>{messages.clearSearch}</Button>}
      {labels.length > 0 && <Button onClick={clearFilters}>{messages.clearFilters}</Button>}
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

export interface NoRecordsTexts {
  readonly title: string;
  readonly text: string;
  /** For people who may not create records. */
  readonly readonlyText: string;
}

interface NoRecordsProps {
  readonly texts: NoRecordsTexts;
  /** `undefined` in a read-only list. */
  readonly onCreate: (() => void) | undefined;
}

/** Shown in place of rows when the list has no records. */
export function NoRecords({ texts, onCreate }: NoRecordsProps) {
  return (
    <StatePanel
      icon={Inbox}
      title={texts.title}
      actions={onCreate && <CreateButton variant="outline" onClick={onCreate} />}
    >
      {onCreate ? texts.text : texts.readonlyText}
    </StatePanel>
  );
}
