import { type ReactNode, useRef, useState } from 'react';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import type { FilterChoice } from '../ui/table/filters';
import type { List } from './list-state';

const FilterDialog = lazyDialog(
  'filter dialog',
  async () => (await import('../ui/table/filter-dialog')).FilterDialog,
  ({ onClose }) => onClose,
);

export interface Filter {
  readonly dialog: ReactNode;
  /** Opens with the loaded choices; the first call loads them. */
  readonly open: () => void;
  /** Opens and loads the choices again. */
  readonly loadAnew: () => void;
}

interface FilterOptions {
  readonly title: string;
  readonly fetchChoices: () => Promise<readonly FilterChoice[]>;
  /** Called when the choices fail to load. */
  readonly onFailed: (cause: unknown) => void;
}

/**
 * Keeps a list's filter choices while its dialog is closed. The dialog opens at once, so that nothing
 * else can be begun that it would later cover.
 */
export function useFilter(
  list: Pick<List<never>, 'query' | 'live' | 'valueLabel'>,
  { title, fetchChoices, onFailed }: FilterOptions,
): Filter {
  const [shown, setShown] = useState<'nothing' | 'loading' | readonly FilterChoice[]>('nothing');
  const atHand = useRef<readonly FilterChoice[]>(undefined);
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    setShown('nothing');
  };
  const loadAnew = () => {
    turn.current += 1;
    const mine = turn.current;
    /** The user may have closed the dialog meanwhile. */
    const show = (outcome: 'nothing' | readonly FilterChoice[]) => {
      if (mine === turn.current) setShown(outcome);
    };
    setShown('loading');
    fetchChoices().then(
      (choices) => {
        // An empty result is not kept, so that the next opening reads again.
        atHand.current = choices.length > 0 ? choices : undefined;
        show(choices);
      },
      (cause: unknown) => {
        show('nothing');
        onFailed(cause);
      },
    );
  };
  const dialog = shown !== 'nothing' && (
    <FilterDialog
      title={title}
      choices={shown === 'loading' ? undefined : shown}
      filters={list.query.peek().filters}
      labelOf={list.valueLabel}
      onSave={(filters) => {
        list.live.filters.value = filters;
      }}
      onClose={close}
    />
  );
  return { dialog, open: () => (atHand.current === undefined ? loadAnew() : setShown(atHand.current)), loadAnew };
}
