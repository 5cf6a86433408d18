import type { Option } from '../../ui/form/select';
import { roles } from '../../wire/roles';

/**
 * The roles that an approval assigns: a link, which anybody may hold, makes no Super Admin, and UNKNOWN is what an account
 * is before somebody has decided.
 */
export const assignableRoles: readonly Option[] = roles
  .filter(({ key }) => key !== 'SuperAdmin' && key !== 'UNKNOWN')
  .map(({ key, label }) => ({ value: key, label }));
