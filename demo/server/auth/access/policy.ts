import type { EntityName } from '../../../../src/wire/entities';
import { roles as roleEntries } from '../../../../src/wire/roles';

export type Role = (typeof roleEntries)[number]['key'];

export const roles: readonly Role[] = roleEntries.map(({ key }) => key);

export type Action = `${EntityName | 'prices'}.${'read' | 'write'}` | 'profile' | 'audit.read' | 'backup';

const administrators = ['SuperAdmin', 'Admin'] as const;
const staff = [...administrators, 'Sales'] as const;
const customers = ['Manager', 'Customer', 'Demo'] as const;

const policy: Readonly<Record<Action, readonly Role[]>> = {
  profile: roles,
  'products.read': [...staff, ...customers],
  'products.write': administrators,
  'prices.read': [...staff, ...customers],
  'prices.write': staff,
  'companies.read': staff,
  'companies.write': staff,
  'users.read': staff,
  'users.write': administrators,
  'audit.read': administrators,
  backup: ['SuperAdmin'],
};

export const isAllowed = (role: Role, action: Action): boolean => policy[action].includes(role);

export const rolesAllowedTo = (action: Action): readonly Role[] => policy[action];

/** Whether the role may create, change or delete accounts of role `other`; only a SuperAdmin manages SuperAdmins. */
export const canManage = (role: Role, other: Role): boolean =>
  isAllowed(role, 'users.write') && (role === 'SuperAdmin' || other !== 'SuperAdmin');

/** Whether the role sees products that are exclusive to a company other than its own. */
export const seesAllProducts = (role: Role): boolean => staff.some((member) => member === role);
