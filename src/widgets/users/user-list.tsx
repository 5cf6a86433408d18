import { computed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { UserRoundCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { users } from '../../api/resources/users';
import { ListAreaButtons, ListAreaFrame, ListAreaGrid } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { roleLabel } from '../../entity/role.messages';
import { useListArea } from '../../entity/use-list-area';
import { userLabels } from '../../entity/user-labels.messages';
import { NoRecords } from '../../lists/list-fallback';
import { derivedFromTexts } from '../../texts/define-messages';
import { SelectBox } from '../../ui/form/select';
import { type ColumnKind, dateKind, textKind } from '../../ui/table/column-kinds';
import { fieldColumns } from '../../ui/table/field-columns';
import { statusLabel } from '../../ui/ui.messages';
import { type UserRecord, userFields, userStatuses } from '../../wire/user';
import type { UsersProps } from './users.definition';
import { messages } from './users.messages';

const roleKind: ColumnKind = { ...textKind, format: (value) => textKind.format(roleLabel(String(value))) };

const columns = derivedFromTexts(() =>
  fieldColumns(userFields, userLabels, (user: UserRecord, key) => {
    return key === 'COMPANY' ? user.COMPANY_NAME : user[key];
  }).map((column) => {
    if (column.key === 'ROLE') return { ...column, kind: roleKind };
    return column.key === 'LAST_LOGIN' ? { ...column, kind: dateKind(messages.neverSignedIn) } : column;
  }),
);

const panels = {
  Form: lazyPanel('user form', async () => (await import('./user-form')).UserForm),
};

export function UserList(props: UsersProps) {
  useSignals();
  const { state } = props;
  const [status] = useState(() => computed(() => state.status.value ?? 'Active'));
  const area = useListArea({ ...props, entity: users, messages, columns: columns(), status });
  const { list, create } = area;
  // Status of the rows on screen; differs from `status` while the list is loading.
  const [shownStatus] = useState(() => computed(() => list.loaded.value?.query.status));
  const arePending = shownStatus.value === 'Pending';
  const rowButtons = useMemo(() => {
    const [edit, ...others] = area.rowButtons;
    if (!arePending || edit === undefined) return area.rowButtons;
    // The form of a pending user is for approval.
    const labelOf = ({ EMAIL }: UserRecord) => messages.approve(EMAIL);
    const approve = {
      ...edit,
      get name() {
        return messages.approveShort;
      },
      icon: UserRoundCheck,
      labelOf,
    };
    return [approve, ...others];
  }, [area.rowButtons, arePending]);
  const texts = messages.none[status.value];
  const buttons = (
    <ListAreaButtons area={area}>
      <SelectBox
        aria-label={messages.status}
        options={userStatuses.map((value) => ({ value, label: statusLabel(value) }))}
        value={status.value}
        onChange={(chosen) => {
          state.status.value = userStatuses.find((one) => one === chosen);
        }}
      />
    </ListAreaButtons>
  );
  return (
    <ListAreaFrame area={area} buttons={buttons} panels={panels}>
      <ListAreaGrid
        area={area}
        actions={rowButtons}
        empty={
          <NoRecords
            texts={{ ...texts, readonlyText: texts.text }}
            onCreate={status.value === 'Active' ? create : undefined}
          />
        }
      />
    </ListAreaFrame>
  );
}
