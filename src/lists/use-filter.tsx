import { type ReactNode, useRef, useState } from 'react';
import type { Client } from '../api/transport/client.types';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import type { FilterChoice } from '../ui/table/filters';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

const FilterDialog = lazyDialog(
  'filter dialog',
  async () => (await import('../ui/table/filter-dialog')).FilterDialog,
  ({ onClose }) => onClose,
);

export interface Filter {
  readonly dialog: ReactNode;
  /** Opens the dialog with the cached choices; fetches them if there are none. */
  readonly open: () => void;
  /** Opens the dialog and fetches the choices. */
  readonly openAndFetch: () => void;
  /** Opens the dialog with the cached choices, if there are any, and fetches them anew. */
  readonly openAndRefresh: () => void;
}

interface FilterOptions {
  readonly host: WidgetHost;
  readonly title: string;
  readonly fetchChoices: (client: Client) => Promise<readonly FilterChoice[]>;
}

/**
 * Caches a list's filter choices between openings of its dialog. The dialog opens before they are loaded, so that it does
 * not later cover another panel.
 */
export function useFilter(
  list: Pick<List<never>, 'query' | 'state' | 'valueLabel'>,
  { host, title, fetchChoices }: FilterOptions,
): Filter {
  const [shown, setShown] = useState<'closed' | 'loading' | readonly FilterChoice[]>('closed');
  const cached = useRef<readonly FilterChoice[]>(undefined);
  const requestNumber = useRef(0);
  const close = () => {
    requestNumber.current += 1;
    setShown('closed');
  };
  const fetchAfterShowing = (before: 'loading' | readonly FilterChoice[]) => {
    requestNumber.current += 1;
    const number = requestNumber.current;
    // The dialog may have been closed meanwhile.
    const show = (outcome: 'closed' | readonly FilterChoice[]) => {
      if (number === requestNumber.current) setShown(outcome);
    };
    setShown(before);
    fetchChoices(host.client).then(
      (choices) => {
        // An empty list is not cached, because choices may exist at the next opening.
        cached.current = choices.length > 0 ? choices : undefined;
        show(choices);
      },
      (cause: unknown) => {
        if (before === 'loading') show('closed');
        notifyError(host, 'filters', cause, messages.filtersFailed);
      },
    );
  };
  const dialog = shown !== 'closed' && (
    <FilterDialog
      title={title}
      choices={shown === 'loading' ? undefined : shown}
      filters={list.query.peek().filters}
      labelOf={list.valueLabel}
      onSave={(filters) => {
        list.state.filters.value = filters;
      }}
      onClose={close}
    />
  );
  return {
    dialog,
    open: () => (cached.current === undefined ? fetchAfterShowing('loading') : setShown(cached.current)),
    openAndFetch: () => fetchAfterShowing('loading'),
    openAndRefresh: () => fetchAfterShowing(cached.current ?? 'loading'),
  };
}
