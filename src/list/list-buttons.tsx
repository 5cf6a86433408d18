import { useState } from 'react';
import { Button } from '../ui/controls/button';
import { IconButton } from '../ui/controls/icon-button';
import { Columns3, Download, ListFilter, Plus, Upload } from '../ui/controls/icons';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import type { TableColumn } from '../ui/table/table.types';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

const ColumnChooser = lazyDialog(
  'column chooser',
  async () => (await import('../ui/table/column-chooser')).ColumnChooser,
  ({ onClose }) => onClose,
);

interface ListButtonProps {
  readonly onClick: () => void;
}

interface CreateNewProps extends ListButtonProps {
  /** One primary button a view; a second one is outlined. */
  readonly variant: 'primary' | 'outline';
}

/** Begins a new record. */
export function CreateNew({ variant, onClick }: CreateNewProps) {
  return (
    <Button variant={variant} icon={Plus} onClick={onClick}>
      {messages.createNew}
    </Button>
  );
}

/** Opens a list's filter dialog. */
export function FilterButton({ onClick }: ListButtonProps) {
  return <IconButton icon={ListFilter} label={messages.filter} onClick={onClick} />;
}

/** Saves what the list has as a file. */
export function DownloadButton({ onClick }: ListButtonProps) {
  return <IconButton icon={Download} label={messages.download} onClick={onClick} />;
}

/** Opens the upload of a file into the list. */
export function UploadButton({ onClick }: ListButtonProps) {
  return <IconButton icon={Upload} label={messages.upload} onClick={onClick} />;
}

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
