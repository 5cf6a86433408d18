import type { CompanyEntry } from '../api/resources/company-list';
import type { Option } from '../ui/form/select';

/** The companies as options; duplicate names include the ID. */
export function companyOptions(companies: readonly CompanyEntry[]): readonly Option[] {
  const times = new Map<string, number>();
  for (const { COMPANY_NAME } of companies) times.set(COMPANY_NAME, (times.get(COMPANY_NAME) ?? 0) + 1);
  return companies.map(({ ID, COMPANY_NAME }) => {
    const isOnly = times.get(COMPANY_NAME) === 1;
    return { value: String(ID), label: isOnly ? COMPANY_NAME : `${COMPANY_NAME} (ID ${ID})` };
  });
}
