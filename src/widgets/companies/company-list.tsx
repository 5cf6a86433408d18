import { companies } from '../../api/resources/companies';
import { companyLabels } from '../../entity/company-labels.messages';
import { ListAreaFrame } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { useListArea } from '../../entity/use-list-area';
import type { ListProps } from '../../lists/list-definition';
import { derivedFromTexts } from '../../texts/define-messages';
import { fieldColumns } from '../../ui/table/field-columns';
import { type CompanyRecord, companyFields } from '../../wire/company';
import { messages } from './companies.messages';

const columns = derivedFromTexts(() =>
  fieldColumns(companyFields, companyLabels, (company: CompanyRecord, key) => company[key]),
);
const panels = { Form: lazyPanel('company form', async () => (await import('./company-form')).CompanyForm) };

export function CompanyList(props: ListProps) {
  const area = useListArea({ ...props, entity: companies, messages, columns: columns() });
  return <ListAreaFrame area={area} panels={panels} />;
}
