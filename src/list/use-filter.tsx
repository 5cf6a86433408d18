import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type { FilterChoice } from './filter-dialog';
import type { List } from './list-state';

const FilterDialog = lazyPart('filter dialog', async () => (await import('./filter-dialog')).FilterDialog);

/** A list's filter dialog, and the two ways to open it. */
export interface Filter {
  readonly dialog: ReactNode;
  /** Opens with the choices at hand; the first time they are fetched. */
  readonly open: () => void;
  /** Fetches the choices anew, then opens. */
  readonly loadAnew: () => void;
}

interface FilterOptions {
  readonly title: string;
  readonly fetchChoices: () => Promise<readonly FilterChoice[]>;
  /** Told why the choices did not load. */
  readonly onFailed: (cause: unknown) => void;
}

/** Keeps a list's filter choices from one opening of its dialog to the next. */
export function useFilter(
  list: Pick<List<never>, 'query' | 'live'>,
  { title, fetchChoices, onFailed }: FilterOptions,
): Filter {
  const [shown, setShown] = useState<readonly FilterChoice[]>();
  const atHand = useRef<readonly FilterChoice[]>(undefined);
  const loadAnew = () =>
    void fetchChoices().then((choices) => {
      atHand.current = choices;
      setShown(choices);
    }, onFailed);
  const dialog = shown && (
    <FilterDialog list={list} title={title} choices={shown} onClose={() => setShown(undefined)} />
  );
  return { dialog, open: () => (atHand.current === undefined ? loadAnew() : setShown(atHand.current)), loadAnew };
}
