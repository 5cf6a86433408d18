import { Pencil, Trash2 } from '../ui/controls/icons';
import type { RowAction } from '../ui/table/table.types';
import type { AnyRecord, RecordKind } from './record.types';
import type { RecordActions } from './record-actions';

/** Accessible names of a row's actions, with the record's title. */
interface RowWords {
  readonly edit: (title: string) => string;
  readonly remove: (title: string) => string;
}

/** The actions of a row: edit, then delete. */
export function rowActions<R extends AnyRecord>(
  { edit, click, deleting }: RecordActions<R>,
  { titleOf }: Pick<RecordKind<R, never>, 'titleOf'>,
  words: RowWords,
): readonly [RowAction<R>, RowAction<R>] {
  return [
    {
      name: 'Edit',
      icon: Pencil,
      tone: 'quiet',
      labelOf: (record) => words.edit(titleOf(record)),
      onPick: ({ ID }) => click(() => edit(ID)),
    },
    {
      name: 'Delete',
      icon: Trash2,
      tone: 'danger',
      labelOf: (record) => words.remove(titleOf(record)),
      onPick: (record) => {
        deleting.value = record;
      },
    },
  ];
}
