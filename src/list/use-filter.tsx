import { type ReactNode, useRef, useState } from 'react';
import { LatePart } from '../ui/late-part';
import type { FilterChoice } from './filter-dialog';
import type { List } from './list-state';

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
  /** Told why the choices, or the dialog's code, did not load. */
  readonly onFailed: (cause: unknown) => void;
}

/** Keeps a list's filter choices from one opening of its dialog to the next. */
export function useFilter<Row>(list: List<Row>, { title, fetchChoices, onFailed }: FilterOptions): Filter {
  const [shown, setShown] = useState<readonly FilterChoice[]>();
  const atHand = useRef<readonly FilterChoice[]>(undefined);
  const close = () => setShown(undefined);
  const loadAnew = () =>
    void fetchChoices().then((choices) => {
      atHand.current = choices;
      setShown(choices);
    }, onFailed);
  const dialog = shown && (
    <LatePart
      name="filter dialog"
      load={async () => (await import('./filter-dialog')).FilterDialog<Row>}
      props={{ list, title, choices: shown, onClose: close }}
      onFailed={(cause) => {
        close();
        onFailed(cause);
      }}
    />
  );
  return { dialog, open: () => (atHand.current === undefined ? loadAnew() : setShown(atHand.current)), loadAnew };
}
