import { companies } from '../../api/resources/companies';
import { ListAreaFrame } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { useListArea } from '../../entity/use-list-area';
import { FilterButton, ManageColumns } from '../../lists/list-buttons';
import { NoRecords } from '../../lists/list-fallback';
import { ListGrid } from '../../lists/list-grid';
import { fieldColumns } from '../../ui/table/field-columns';
import { type CompanyRecord, companyFields } from '../../wire/company';
import type { CompaniesProps } from './companies.definition';
import { messages } from './companies.messages';

const columns = fieldColumns(companyFields, (company: CompanyRecord, key) => company[key]);

const panels = {
  Form: lazyPanel('company form', async () => (await import('./company-form')).CompanyForm),
  describe: ({ COMPANY_NAME }: CompanyRecord) => <b>{COMPANY_NAME}</b>,
};

export function CompanyList(props: CompaniesProps) {
  const area = useListArea({ ...props, entity: companies, messages });
  const { list, filter, rowButtons, create, selection } = area;
  const buttons = (
    <>
      <ManageColumns list={list} columns={columns} />
      <FilterButton onClick={filter.open} />
    </>
  );
  return (
    <ListAreaFrame area={area} buttons={buttons} panels={panels}>
      <ListGrid
        list={list}
        columns={columns}
        actions={rowButtons}
        empty={<NoRecords texts={messages.empty} onCreate={create} />}
        selection={selection}
      />
    </ListAreaFrame>
  );
}
