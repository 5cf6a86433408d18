import { computed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { UserRoundCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deleteUser, fetchUserFilters, fetchUsers, readUser } from '../../api/resources/users';
import { DraftOffer } from '../../entity/draft-offer';
import { ListPanels, lazyPanel } from '../../entity/list-panels';
import { rowActions } from '../../lists/actions/record-actions';
import { useRecordList } from '../../lists/actions/use-record-list';
import { FilterChips } from '../../lists/filter-chips';
import { FilterButton, ManageColumns } from '../../lists/list-buttons';
import { NoRecords } from '../../lists/list-fallback';
import { ListFrame, ListToolbar } from '../../lists/list-frame';
import { ListGrid } from '../../lists/list-grid';
import { ListPager } from '../../lists/list-pager';
import { useFilter } from '../../lists/use-filter';
import { useList } from '../../lists/use-list';
import { SelectBox } from '../../ui/form/select';
import { fieldColumns } from '../../ui/table/field-columns';
import { roleLabel } from '../../wire/roles';
import { type UserRecord, userFields, userKeys, userStatuses } from '../../wire/user';
import { userKind } from './user-kind';
import type { UsersProps } from './users.definition';
import { messages } from './users.messages';

const userColumns = fieldColumns(userFields, (user: UserRecord, key) => {
  if (key === 'COMPANY') return user.COMPANY_NAME;
  return key === 'ROLE' ? roleLabel(user.ROLE) : user[key];
});

const panels = {
  Form: lazyPanel('user form', async () => (await import('./user-form')).UserForm),
  remove: deleteUser,
  describe: ({ EMAIL }: UserRecord) => <b>{EMAIL}</b>,
};

export function UserList({ settings, live, host, methods }: UsersProps) {
  useSignals();
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const [status] = useState(() => computed(() => live.status.value ?? 'Active'));
  const list = useList<UserRecord>({
    name: 'users',
    title: messages.title,
    columnKeys: userKeys,
    live,
    status,
    valueLabel: (key, value) => (key === 'ROLE' ? roleLabel(value) : value),
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchUsers(client, { ...query, status: status.peek() }),
  });
  const read = (id: string) => readUser(client, { ...list.query.peek(), status: status.peek() }, id);
  const actions = useRecordList({ host, list, kind: userKind, isReadonly, read }, methods);
  const filter = useFilter(list, { host, title: messages.filterTitle, fetchChoices: fetchUserFilters });
  // Status of the rows on screen; differs from `status` while the list is loading.
  const [shownStatus] = useState(() => computed(() => list.loaded.value?.query.status));
  const arePending = shownStatus.value === 'Pending';
  const rowButtons = useMemo(() => {
    if (isReadonly) return [];
    const [edit, remove] = rowActions(actions, userKind, messages);
    // The form of a pending user is for approval.
    const approve = {
      name: messages.approveShort,
      icon: UserRoundCheck,
      labelOf: ({ EMAIL }: UserRecord) => messages.approve(EMAIL),
    };
    return [arePending ? { ...edit, ...approve } : edit, remove];
  }, [isReadonly, actions, arePending]);
  const create = isReadonly ? undefined : () => actions.openByClick(actions.create);
  const empty = messages.empty[status.value];
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} onCreate={create}>
        <ManageColumns list={list} columns={userColumns} />
        <SelectBox
          aria-label={messages.status}
          options={userStatuses.map((value) => ({ value, label: value }))}
          value={status.value}
          onChange={(chosen) => {
            live.status.value = userStatuses.find((one) => one === chosen);
          }}
        />
        <FilterButton onClick={filter.open} />
      </ListToolbar>
      {!isReadonly && <DraftOffer host={host} kind={userKind} actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={list}
        columns={userColumns}
        actions={rowButtons}
        empty={
          <NoRecords
            texts={{ ...empty, readonlyText: empty.text }}
            onCreate={status.value === 'Active' ? create : undefined}
          />
        }
        selection={settings.selectable === true ? actions.selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      <ListPanels host={host} list={{ ...list, live }} actions={actions} panels={panels} />
    </ListFrame>
  );
}
