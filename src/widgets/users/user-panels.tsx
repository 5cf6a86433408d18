import { useSignals } from '@preact/signals-react/runtime';
import { deleteUser } from '../../api/resources/users';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { DeleteRecord } from '../../records/delete-record';
import type { RecordActions } from '../../records/record-actions';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { UserRecord } from '../../wire/user';
import type { UsersProps } from './users.definition';

const UserForm = lazyDialog(
  'user form',
  async () => (await import('./user-form')).UserForm,
  ({ onDone }) =>
    () =>
      onDone(undefined),
);

interface UserPanelsProps {
  readonly host: WidgetHost;
  readonly list: List<UserRecord>;
  readonly live: UsersProps['live'];
  readonly actions: RecordActions<UserRecord>;
}

export function UserPanels({ host, list, live, actions: { form, deleting } }: UserPanelsProps) {
  useSignals();
  const open = form.value;
  const record = deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  return (
    <>
      {open && (
        <UserForm
          host={host}
          list={{ live, submitSearch: list.submitSearch }}
          record={open.subject}
          reload={reload}
          onDone={open.close}
        />
      )}
      {record && (
        <DeleteRecord
          host={host}
          record={record}
          remove={() => deleteUser(host.client, record.ID)}
          reload={reload}
          onClose={() => {
            deleting.value = undefined;
          }}
        >
          <b>{record.EMAIL}</b>
        </DeleteRecord>
      )}
    </>
  );
}
