import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button';
import { Inbox } from '../../../ui/controls/icons';
import { Banner } from '../../../ui/feedback/banner';
import { FailedPanel } from '../../../ui/feedback/failed-panel';
import { Loading } from '../../../ui/feedback/loading';
import { StatePanel } from '../../../ui/feedback/state-panel';
import { historyMessages as messages } from './history.messages';
import type { Pages } from './use-pages';

interface PagedListProps<T> {
  readonly pages: Pages<T>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** A list that loads page by page: shows loading, failure, emptiness, and the button for the next page. */
export function PagedList<T>({
  pages: { items, step, hasMore, loadMore, reload },
  empty,
  children,
}: PagedListProps<T>) {
  if (items.length === 0) {
    if (step === 'loading') return <Loading />;
    if (step instanceof Error)
      return (
        <FailedPanel error={step} onRetry={reload}>
          {messages.failed}
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
      {step instanceof Error ? (
        <Banner
          tone="danger"
          actions={
            <Button size="small" onClick={loadMore}>
              {messages.tryAgain}
            </Button>
          }
        >
          {step.message}
        </Banner>
      ) : (
        hasMore && (
          <Button busy={step === 'loading'} onClick={loadMore}>
            {messages.older}
          </Button>
        )
      )}
    </>
  );
}
