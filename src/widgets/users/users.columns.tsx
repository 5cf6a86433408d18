import { roleLabel } from '../../api/roles';
import type { UserRecord } from '../../api/user-record';
import { userColumnKeys } from '../../api/users';
import type { RecordActions } from '../../embed/records/record-actions';
import * as kinds from '../../list/column-kinds';
import type { ListColumn } from '../../list/grid-columns';
import type { RowAction } from '../../list/row-actions';
import { Pencil, Trash2, UserRoundCheck } from '../../ui/icons';
import { messages } from './users.messages';

type Parts = Omit<ListColumn<UserRecord>, 'key' | 'name'>;

const parts: Readonly<Record<(typeof userColumnKeys)[number], Parts>> = {
  NAME: { width: 160, kind: kinds.text, value: ({ NAME }) => NAME },
  EMAIL: { width: 228, kind: kinds.text, value: ({ EMAIL }) => EMAIL },
  COMPANY: { width: 180, kind: kinds.text, value: ({ COMPANY_NAME }) => COMPANY_NAME },
  ROLE: { width: 144, kind: kinds.text, value: ({ ROLE }) => roleLabel(ROLE) },
  STATUS: { width: 104, kind: kinds.status, value: ({ STATUS }) => STATUS },
  PHONE_NUMBER: { width: 148, kind: kinds.text, value: ({ PHONE_NUMBER }) => PHONE_NUMBER },
  LAST_LOGIN: { width: 188, kind: kinds.date(messages.neverSignedIn), value: ({ LAST_LOGIN }) => LAST_LOGIN },
};

/** The columns, in their default order: all can be hidden and moved but the first. */
export const userColumns: readonly ListColumn<UserRecord>[] = userColumnKeys.map((key) => ({
  key,
  name: messages.columns[key],
  ...parts[key],
}));

type Actions = Pick<RecordActions<UserRecord>, 'edit' | 'click' | 'deleting'>;

/** What can be done with one user; whoever waits for approval is decided about first. */
export function rowActions({ edit, click, deleting }: Actions, arePending: boolean): readonly RowAction<UserRecord>[] {
  const onPick = ({ ID }: UserRecord) => click(() => edit(ID));
  const change: RowAction<UserRecord> = arePending
    ? {
        name: messages.approveShort,
        icon: UserRoundCheck,
        tone: 'quiet',
        labelOf: ({ EMAIL }) => messages.approve(EMAIL),
        onPick,
      }
    : { name: messages.editShort, icon: Pencil, tone: 'quiet', labelOf: ({ EMAIL }) => messages.edit(EMAIL), onPick };
  return [
    change,
    {
      name: messages.removeShort,
      icon: Trash2,
      tone: 'danger',
      labelOf: ({ EMAIL }) => messages.remove(EMAIL),
      onPick: (record) => {
        deleting.value = record;
      },
    },
  ];
}
