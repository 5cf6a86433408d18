import { useState } from 'react';
import { Button } from '../ui/button';
import { Columns3 } from '../ui/icons';
import { lazyDialog } from '../ui/lazy-dialog';
import type { TableColumn } from '../ui/table/table.types';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

const ColumnChooser = lazyDialog(
  'column chooser',
  async () => (await import('../ui/table/column-chooser')).ColumnChooser,
  ({ onClose }) => onClose,
);

interface ManageColumnsProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  /** Said after the count of shown columns. @default '' */
  readonly note?: string;
}

/** Opens the panel in which columns are chosen. */
export function ManageColumns<Row>({ list, columns, note = '' }: ManageColumnsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Columns3} onClick={() => setOpen(true)}>
        <span className="pricebook-capitalise">{messages.manageColumns}</span>
      </Button>
      {isOpen && (
        <ColumnChooser
          columns={columns}
          visible={list.columns.peek()}
          note={note}
          onSave={list.chooseColumns}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
