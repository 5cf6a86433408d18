import { Pencil, Trash2 } from '../../ui/icons';
import type { RowAction } from '../../ui/table/table.types';
import type { AnyRecord } from './record.types';
import type { RecordActions } from './record-actions';

/** Opens the form for the record of a row. `labelOf` names the record too. */
export function editAction<R extends AnyRecord>(
  { edit, click }: RecordActions<R>,
  labelOf: (record: R) => string,
): RowAction<R> {
  return { name: 'Edit', icon: Pencil, tone: 'quiet', labelOf, onPick: ({ ID }) => click(() => edit(ID)) };
}

/** Asks whether the record of a row is to go. `labelOf` names the record too. */
export function deleteAction<R extends AnyRecord>(
  { deleting }: RecordActions<R>,
  labelOf: (record: R) => string,
): RowAction<R> {
  return {
    name: 'Delete',
    icon: Trash2,
    tone: 'danger',
    labelOf,
    onPick: (record) => {
      deleting.value = record;
    },
  };
}
