import type { CompanyEntry } from '../../api/company-list';
import { roles } from '../../api/roles';
import type { Option } from '../../ui/select';
import { approvalMessages as messages } from './approval.messages';

/**
 * The roles that an approval assigns: a link, which anybody may hold, makes no Super Admin, and UNKNOWN is what an account
 * is before somebody has decided.
 */
export const assignableRoles: readonly Option[] = roles
  .filter(({ key }) => key !== 'SuperAdmin' && key !== 'UNKNOWN')
  .map(({ key, label }) => ({ value: key, label }));

/** The companies to choose from, by ID; two of one name are told apart by it. */
export function companyOptions(companies: readonly CompanyEntry[]): readonly Option[] {
  const times = new Map<string, number>();
  for (const { COMPANY_NAME } of companies) times.set(COMPANY_NAME, (times.get(COMPANY_NAME) ?? 0) + 1);
  return companies.map(({ ID, COMPANY_NAME }) => {
    const isOnly = times.get(COMPANY_NAME) === 1;
    return { value: String(ID), label: isOnly ? COMPANY_NAME : messages.sameName(COMPANY_NAME, String(ID)) };
  });
}
