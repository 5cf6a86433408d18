import { Inbox } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button';
import { FailedPanel } from '../../../ui/feedback/failed-panel';
import { FailureBanner } from '../../../ui/feedback/failure-banner';
import { Loading } from '../../../ui/feedback/loading';
import { StatePanel } from '../../../ui/feedback/state-panel';
import { focusedIn } from '../../../ui/focused-in';
import type { Id } from '../../../wire/values';
import { historyMessages as messages } from './history.messages';
import type { Pages } from './use-pages';

interface PagedListProps<T extends { readonly id: Id }> {
  readonly pages: Pages<T>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** A list that loads page by page: shows loading, failure, emptiness, and the button for the next page. */
export function PagedList<T extends { readonly id: Id }>({ pages, empty, children }: PagedListProps<T>) {
  const { items, status, hasMore, reload } = pages;
  const loadMore = useLoadMore(pages);
  if (items.length === 0) {
    if (status === 'loading') return <Loading />;
    if (status instanceof Error)
      return (
        <FailedPanel error={status} onRetry={reload}>
          {messages.failedNote}
        </FailedPanel>
      );
    return (
      <StatePanel icon={Inbox} title={empty.title}>
        {empty.text}
      </StatePanel>
    );
  }
  return (
    <>
      {children}
      {status instanceof Error ? (
        <div ref={bringIntoView}>
          <FailureBanner error={status} onRetry={loadMore} />
        </div>
      ) : (
        hasMore && (
          <Button busy={status === 'loading'} onClick={loadMore}>
            {messages.older}
          </Button>
        )
      )}
    </>
  );
}

/** What has failed may have been begun by a button far above. */
function bringIntoView(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' });
}

/** Loads the next page. When that unmounts the focused button, the focus moves to the first new item. */
function useLoadMore<T extends { readonly id: Id }>({
  status,
  loadMore,
}: Pages<T>): (event: MouseEvent<HTMLElement>) => void {
  const clicked = useRef<{ readonly panel: Element; readonly count: number }>(undefined);
  useEffect(() => {
    if (status !== 'loaded' || clicked.current === undefined) return;
    const { panel, count } = clicked.current;
    clicked.current = undefined;
    if (focusedIn(panel) !== null) return;
    const items = itemsIn(panel);
    const item = items[count] ?? items.at(-1);
    if (item === undefined) return;
    item.tabIndex = -1;
    item.focus();
  }, [status]);
  return ({ currentTarget }) => {
    const panel = currentTarget.closest('.pricebook-history');
    if (panel) clicked.current = { panel, count: itemsIn(panel).length };
    loadMore();
  };
}

const itemsIn = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('ol > li, tbody > tr')];
