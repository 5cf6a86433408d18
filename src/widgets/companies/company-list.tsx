import { signal } from '@preact/signals-react';
import { useMemo, useState } from 'react';
import { fetchCompanies, fetchCompanyFilters, readCompany } from '../../api/companies';
import type { CompanyRecord } from '../../api/company-record';
import { KeptDraftOffer } from '../../embed/records/kept-draft-offer';
import { useRecordList } from '../../embed/records/use-record-list';
import { reportFailure } from '../../embed/report-failure';
import { FilterChips } from '../../list/filter-chips';
import { CreateNew, FilterButton } from '../../list/list-buttons';
import { ListFrame } from '../../list/list-frame';
import { ListGrid, type Selection } from '../../list/list-grid';
import { ListPager } from '../../list/list-pager';
import { ListToolbar } from '../../list/list-toolbar';
import { ManageColumns } from '../../list/manage-columns';
import { useFilter } from '../../list/use-filter';
import { useList } from '../../list/use-list';
import { Inbox } from '../../ui/icons';
import { StatePanel } from '../../ui/state-panel';
import { companyColumnKeys, companyColumns, rowActions } from './companies.columns';
import type { CompaniesProps } from './companies.definition';
import { messages } from './companies.messages';
import { companyKind } from './company-kind';
import { CompanyPanels } from './company-panels';

/** The companies, for a signed-in user. */
export function CompanyList({ settings, live, host, methods }: CompaniesProps) {
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const list = useList<CompanyRecord>({
    name: 'companies',
    title: messages.title,
    columnKeys: companyColumnKeys,
    live,
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchCompanies(client, query),
  });
  const [selection] = useState<Selection<CompanyRecord>>(() => signal(undefined));
  /** The page has the visible columns alone: it is read again with all of them. */
  const read = (id: string) => readCompany(client, { ...list.query.peek(), columns: companyColumnKeys }, id);
  const actions = useRecordList({ host, list, kind: companyKind, selection, isReadonly, read }, methods);
  const filter = useFilter(list, {
    title: messages.filterTitle,
    fetchChoices: () => fetchCompanyFilters(client),
    onFailed: (cause) =>
      reportFailure(host, 'filters', cause, { title: messages.filtersFailedTitle, message: messages.filtersFailed }),
  });
  const ofRow = useMemo(() => (isReadonly ? [] : rowActions(actions)), [isReadonly, actions]);

  const createNew = (variant: 'primary' | 'outline') =>
    !isReadonly && <CreateNew variant={variant} onClick={() => actions.click(actions.create)} />;
  const none = (
    <StatePanel icon={Inbox} title={messages.empty.title} actions={createNew('outline') || undefined}>
      {isReadonly ? messages.empty.readonlyText : messages.empty.text}
    </StatePanel>
  );
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} primary={createNew('primary')}>
        <ManageColumns list={list} columns={companyColumns} />
        <FilterButton onClick={filter.open} />
      </ListToolbar>
      {!isReadonly && <KeptDraftOffer host={host} kind={companyKind} actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={list}
        columns={companyColumns}
        actions={ofRow}
        empty={none}
        selection={settings.selectable === true ? selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      <CompanyPanels host={host} list={list} actions={actions} />
    </ListFrame>
  );
}
