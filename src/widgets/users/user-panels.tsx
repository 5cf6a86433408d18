import { useSignals } from '@preact/signals-react/runtime';
import type { UserRecord } from '../../api/user-record';
import { deleteUser } from '../../api/users';
import { DeleteRecord } from '../../embed/records/delete-record';
import type { RecordActions } from '../../embed/records/record-actions';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { lazyDialog } from '../../ui/lazy-dialog';

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
  readonly actions: RecordActions<UserRecord>;
}

/** What lies over the list: the form, or the question before a deletion. */
export function UserPanels({ host, list, actions: { form, deleting } }: UserPanelsProps) {
  useSignals();
  const open = form.value;
  const record = deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  return (
    <>
      {open && <UserForm host={host} record={open.subject} reload={reload} onDone={open.done} />}
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
