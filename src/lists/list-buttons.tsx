import { useSignals } from '@preact/signals-react/runtime';
import { Columns3, Download, ListFilter, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button';
import { IconButton } from '../ui/controls/icon-button';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import type { TableColumn } from '../ui/table/table.types';
import { activeFilters } from '../wire/lists';
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

interface CreateButtonProps extends ListButtonProps {
  /** At most one primary button in a view; a second one is outlined. */
  readonly variant: 'primary' | 'outline';
}

export function CreateButton({ variant, onClick }: CreateButtonProps) {
  return (
    <Button variant={variant} icon={Plus} onClick={onClick}>
      {messages.createNew}
    </Button>
  );
}

interface FilterButtonProps extends ListButtonProps {
  readonly list: Pick<List<never>, 'query'>;
}

export function FilterButton({ list, onClick }: FilterButtonProps) {
  useSignals();
  const count = Object.keys(activeFilters(list.query.value.filters) ?? {}).length;
  return <IconButton icon={ListFilter} label={messages.filter(count)} count={count} onClick={onClick} />;
}

export function DownloadButton({ onClick }: ListButtonProps) {
  return <IconButton icon={Download} label={messages.download} onClick={onClick} />;
}

export function UploadButton({ onClick }: ListButtonProps) {
  return <IconButton icon={Upload} label={messages.upload} onClick={onClick} />;
}

interface ColumnsButtonProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  /** Appended to the count of visible columns. @default '' */
  readonly note?: string;
}

/** A button that opens the column chooser. */
export function ColumnsButton<Row>({ list, columns, note = '' }: ColumnsButtonProps<Row>) {
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
