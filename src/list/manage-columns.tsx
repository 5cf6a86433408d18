import { useState } from 'react';
import { Button } from '../ui/button';
import { Columns3 } from '../ui/icons';
import { LatePart } from '../ui/late-part';
import type { ListColumn } from './grid-columns';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

interface ManageColumnsProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly ListColumn<Row>[];
  /** Said after the count of shown columns, such as '; prices always are'. */
  readonly note?: string;
  /** Told when the panel's code did not load. */
  readonly onFailed: (cause: unknown) => void;
}

/** Opens the panel in which columns are chosen; its code is loaded then. */
export function ManageColumns<Row>({ list, columns, note = '', onFailed }: ManageColumnsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon={Columns3} onClick={() => setOpen(true)}>
        <span className="pricebook-capitalise pricebook-manage-text">{messages.manageColumns}</span>
      </Button>
      {isOpen && (
        <LatePart
          name="column chooser"
          load={async () => (await import('./column-chooser')).ColumnChooser<Row>}
          props={{ list, columns, note, onClose: close }}
          onFailed={(cause) => {
            close();
            onFailed(cause);
          }}
        />
      )}
    </>
  );
}
