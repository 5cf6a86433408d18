import { signal } from '@preact/signals-react';
import { useMemo, useState } from 'react';
import { fetchCompanies, fetchCompanyFilters, readCompany } from '../../api/companies';
import type { CompanyRecord } from '../../api/company-record';
import { KeptDraftOffer } from '../../embed/records/kept-draft-offer';
import { reportFilters } from '../../embed/records/report-filters';
import { rowActions } from '../../embed/records/row-actions';
import { useRecordList } from '../../embed/records/use-record-list';
import { FilterChips } from '../../list/filter-chips';
import { CreateNew, FilterButton, ManageColumns } from '../../list/list-buttons';
import { NoRecords } from '../../list/list-fallback';
import { ListFrame, ListToolbar } from '../../list/list-frame';
import { ListGrid, type Selection } from '../../list/list-grid';
import { ListPager } from '../../list/list-pager';
import { useFilter } from '../../list/use-filter';
import { useList } from '../../list/use-list';
import { companyColumnKeys, companyColumns } from './companies.columns';
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
    onFailed: reportFilters(host),
  });
  const ofRow = useMemo(() => (isReadonly ? [] : rowActions(actions, companyKind, messages)), [isReadonly, actions]);

  const create = isReadonly ? undefined : () => actions.click(actions.create);
  return (
    <ListFrame title={messages.title}>
      <ListToolbar
        list={list}
        searchHint={messages.searchHint}
        primary={create && <CreateNew variant="primary" onClick={create} />}
      >
        <ManageColumns list={list} columns={companyColumns} />
        <FilterButton onClick={filter.open} />
      </ListToolbar>
      {!isReadonly && <KeptDraftOffer host={host} kind={companyKind} actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={list}
        columns={companyColumns}
        actions={ofRow}
        empty={<NoRecords words={messages.empty} onCreate={create} />}
        selection={settings.selectable === true ? selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      <CompanyPanels host={host} list={list} actions={actions} />
    </ListFrame>
  );
}
