import type { CompanyEntry } from '../api/resources/company-list';
import type { Option } from '../ui/form/select';

export function companyOptions(companies: readonly CompanyEntry[]): readonly Option[] {
  const counts = new Map<string, number>();
  for (const { COMPANY_NAME } of companies) counts.set(COMPANY_NAME, (counts.get(COMPANY_NAME) ?? 0) + 1);
  return companies.map(({ ID, COMPANY_NAME }) => {
    const isUnique = counts.get(COMPANY_NAME) === 1;
    return { value: String(ID), label: isUnique ? COMPANY_NAME : `${COMPANY_NAME} (ID ${ID})` };
  });
}
