import { fetchCompanyAttributes } from '../../api/companies';
import type { CompanyRecord } from '../../api/company-record';
import { RecordSheet } from '../../embed/records/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../embed/records/use-record-form';
import { useRead } from '../../embed/use-read';
import { formMessages as messages, names } from './companies.messages';
import { CompanyFields } from './company-fields';
import { companyKind } from './company-kind';
import { obstacles } from './company-rules';
import { usePriceCategories } from './use-price-categories';

/** The create and edit panel of a company. */
export function CompanyForm(props: RecordFormProps<CompanyRecord>) {
  const { client } = props.host;
  const form = useRecordForm(companyKind, props);
  const { mode, draft, base } = form;
  const attributes = useRead('attributes', () => fetchCompanyAttributes(client));
  const categories = usePriceCategories(client, draft, base);
  const missing = obstacles(draft, categories.fits).map(({ kind, key }) => ({
    verb: messages[kind],
    label: names[key],
  }));
  return (
    <RecordSheet form={form} title={messages.title[mode]} submit={messages.submit[mode]} obstacles={missing}>
      <CompanyFields form={form} attributes={attributes} categories={categories} />
    </RecordSheet>
  );
}
