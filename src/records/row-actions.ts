import { Pencil, Trash2 } from '../ui/controls/icons';
import type { RowAction } from '../ui/table/table.types';
import type { AnyRecord, RecordKind } from './record.types';
import type { RecordActions } from './record-actions';

interface RowLabels {
  readonly edit: (title: string) => string;
  readonly remove: (title: string) => string;
}

export function rowActions<R extends AnyRecord>(
  { edit, openByClick, deleting }: RecordActions<R>,
  { titleOf }: Pick<RecordKind<R, never>, 'titleOf'>,
  labels: RowLabels,
): readonly [RowAction<R>, RowAction<R>] {
  return [
    {
      name: 'Edit',
      icon: Pencil,
      tone: 'quiet',
      labelOf: (record) => labels.edit(titleOf(record)),
      onPick: ({ ID }) => openByClick(() => edit(ID)),
    },
    {
      name: 'Delete',
      icon: Trash2,
      tone: 'danger',
      labelOf: (record) => labels.remove(titleOf(record)),
      onPick: (record) => {
        deleting.value = record;
      },
    },
  ];
}
