import { LatePart } from './late-part';
import type { List } from './list-state';
import type { FilterChoices } from './use-filter-choices';

interface FilterPanelProps<Row> {
  readonly list: List<Row>;
  readonly title: string;
  readonly filter: FilterChoices;
  /** Told when the dialog's code did not load. */
  readonly onFailed: (cause: unknown) => void;
}

/** The filter dialog while it is open; its code is loaded then. */
export function FilterPanel<Row>({ list, title, filter, onFailed }: FilterPanelProps<Row>) {
  const { shown, close } = filter;
  if (shown === undefined) return null;
  return (
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
}
