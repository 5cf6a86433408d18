import { fetchCompanyAttributes } from '../../api/resources/companies';
import { RecordSheet } from '../../records/record-sheet';
import { useFetch } from '../../records/use-fetch';
import { type RecordFormProps, useRecordForm } from '../../records/use-record-form';
import type { CompanyRecord } from '../../wire/company';
import { formMessages as messages } from './companies.messages';
import { CompanyFields } from './company-fields';
import { companyKind } from './company-kind';
import { validationIssues } from './company-rules';
import { usePriceCategories } from './use-price-categories';

export function CompanyForm(props: RecordFormProps<CompanyRecord>) {
  const { client } = props.host;
  const form = useRecordForm(companyKind, props);
  const { mode, draft, base } = form;
  const attributes = useFetch('attributes', () => fetchCompanyAttributes(client));
  const categories = usePriceCategories(client, draft, base);
  const issues = validationIssues(draft, categories.fits, form.unknownFields, base);
  return (
    <RecordSheet form={form} title={messages.title[mode]} submit={messages.submit[mode]} issues={issues}>
      <CompanyFields form={form} attributes={attributes} categories={categories} />
    </RecordSheet>
  );
}
