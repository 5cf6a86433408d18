import { useMemo } from 'react';
import { deleteCompany, fetchCompanies, fetchCompanyFilters, readCompany } from '../../api/resources/companies';
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
import { fieldColumns } from '../../ui/table/field-columns';
import { type CompanyRecord, companyFields, companyKeys } from '../../wire/company';
import type { CompaniesProps } from './companies.definition';
import { messages } from './companies.messages';
import { companyKind } from './company-kind';

const companyColumns = fieldColumns(companyFields, (company: CompanyRecord, key) => company[key]);

const panels = {
  Form: lazyPanel('company form', async () => (await import('./company-form')).CompanyForm),
  remove: deleteCompany,
  describe: ({ COMPANY_NAME }: CompanyRecord) => <b>{COMPANY_NAME}</b>,
};

export function CompanyList({ settings, live, host, methods }: CompaniesProps) {
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const list = useList<CompanyRecord>({
    name: 'companies',
    title: messages.title,
    columnKeys: companyKeys,
    live,
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchCompanies(client, query),
  });
  /** Reads the page again with all columns, because the list has only the visible ones. */
  const read = (id: string) => readCompany(client, list.query.peek(), id);
  const actions = useRecordList({ host, list, kind: companyKind, isReadonly, read }, methods);
  const filter = useFilter(list, { host, title: messages.filterTitle, fetchChoices: fetchCompanyFilters });
  const rowButtons = useMemo(
    () => (isReadonly ? [] : rowActions(actions, companyKind, messages)),
    [isReadonly, actions],
  );

  const create = isReadonly ? undefined : () => actions.openByClick(actions.create);
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} onCreate={create}>
        <ManageColumns list={list} columns={companyColumns} />
        <FilterButton onClick={filter.open} />
      </ListToolbar>
      {!isReadonly && <DraftOffer host={host} kind={companyKind} actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={list}
        columns={companyColumns}
        actions={rowButtons}
        empty={<NoRecords texts={messages.empty} onCreate={create} />}
        selection={settings.selectable === true ? actions.selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      <ListPanels host={host} list={list} actions={actions} panels={panels} />
    </ListFrame>
  );
}
