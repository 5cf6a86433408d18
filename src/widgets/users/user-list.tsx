import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { roleLabel } from '../../api/roles';
import type { UserRecord } from '../../api/user-record';
import { fetchUserFilters, fetchUsers, readUser, userColumnKeys } from '../../api/users';
import { KeptDraftOffer } from '../../embed/records/kept-draft-offer';
import { createPanels } from '../../embed/records/panels';
import { createRecordActions } from '../../embed/records/record-actions';
import { loadDetail, useListEvents } from '../../embed/records/use-list-events';
import { reportFailure } from '../../embed/report-failure';
import { FilterChips } from '../../list/filter-chips';
import { ListFrame } from '../../list/list-frame';
import { ListGrid, type Selection } from '../../list/list-grid';
import { ListPager } from '../../list/list-pager';
import { ListToolbar } from '../../list/list-toolbar';
import { ManageColumns } from '../../list/manage-columns';
import { useFilter } from '../../list/use-filter';
import { useList } from '../../list/use-list';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Inbox, ListFilter, Plus } from '../../ui/icons';
import { StatePanel } from '../../ui/state-panel';
import { StatusChoice } from './status-choice';
import { userKind } from './user-kind';
import { UserPanels } from './user-panels';
import { rowActions, userColumns } from './users.columns';
import type { UsersProps } from './users.definition';
import { messages } from './users.messages';

/** The user list of a signed-in user. */
export function UserList({ settings, live, host, methods }: UsersProps) {
  useSignals();
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const [status] = useState(() => computed(() => live.status.value ?? 'Active'));
  const list = useList<UserRecord>({
    name: 'users',
    title: messages.title,
    columnKeys: userColumnKeys,
    live,
    scope: status,
    valueLabel: (key, value) => (key === 'ROLE' ? roleLabel(value) : value),
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchUsers(client, { ...query, status: status.peek() }),
  });
  const [actions] = useState(() =>
    createRecordActions(host, userKind, createPanels(host), async (id) => {
      const user = await readUser(client, { ...list.query.peek(), status: status.peek() }, id);
      if (user === undefined) throw new Error(messages.gone(id));
      return user;
    }),
  );
  const [selection] = useState<Selection<UserRecord>>(() => signal(undefined));
  const filter = useFilter(list, {
    title: messages.filterTitle,
    fetchChoices: () => fetchUserFilters(client),
    onFailed: (cause) =>
      reportFailure(host, 'filters', cause, { title: messages.filtersFailedTitle, message: messages.filtersFailed }),
  });
  // Of the rows in view: those of another status may still be on their way.
  const [shownStatus] = useState(() => computed(() => list.loaded.value?.query.scope));
  const arePending = shownStatus.value === 'Pending';
  const ofRow = useMemo(() => (isReadonly ? [] : rowActions(actions, arePending)), [isReadonly, actions, arePending]);
  useListEvents(host, list, selection);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(reportFailure(host, 'open', new Error(messages.readonly)));
    const writes = isReadonly ? { create: refuse, edit: refuse } : { create: actions.create, edit: actions.edit };
    return { refresh: () => list.reload().then(() => loadDetail(list)), ...writes };
  }, [host, list, actions, isReadonly]);

  useEffect(() => () => actions.end(), [actions]);

  const createNew = (variant: 'primary' | 'outline') =>
    !isReadonly && (
      <Button variant={variant} icon={Plus} onClick={() => actions.click(actions.create)}>
        {messages.createNew}
      </Button>
    );
  const empty = messages.empty[status.value];
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} primary={createNew('primary')}>
        <ManageColumns list={list} columns={userColumns} />
        <StatusChoice status={live.status} />
        <IconButton icon={ListFilter} label={messages.filter} onClick={filter.open} />
      </ListToolbar>
      {!isReadonly && <KeptDraftOffer host={host} kind={userKind} actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={list}
        columns={userColumns}
        actions={ofRow}
        empty={
          <StatePanel
            icon={Inbox}
            title={empty.title}
            actions={(status.value === 'Active' && createNew('outline')) || undefined}
          >
            {empty.text}
          </StatePanel>
        }
        selection={settings.selectable === true ? selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      <UserPanels host={host} list={list} actions={actions} />
    </ListFrame>
  );
}
