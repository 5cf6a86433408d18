import type { Option } from '../../ui/form/select';
import { roles } from '../../wire/roles';

/**
 * The roles that an approval can assign. A link can be forwarded, so it cannot make a Super Admin; UNKNOWN is the role of
 * an account before its approval.
 */
export const assignableRoles: readonly Option[] = roles
  .filter(({ key }) => key !== 'SuperAdmin' && key !== 'UNKNOWN')
  .map(({ key, label }) => ({ value: key, label }));
