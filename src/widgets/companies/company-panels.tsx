import { deleteCompany } from '../../api/resources/companies';
import { type ListPanelsOptions, lazyPanel } from '../../records/list-panels';
import type { CompanyRecord } from '../../wire/company';

export const companyPanels: ListPanelsOptions<CompanyRecord> = {
  Form: lazyPanel('company form', async () => (await import('./company-form')).CompanyForm),
  remove: deleteCompany,
  describe: ({ COMPANY_NAME }) => <b>{COMPANY_NAME}</b>,
};
