/** Every role, as the wire has it: what a person is to the company. */
export const roles = ['SuperAdmin', 'Admin', 'Sales', 'Customer', 'Manager', 'Demo', 'UNKNOWN'] as const;

/** What a person is to the company. */
export type Role = (typeof roles)[number];

/** What can be allowed or refused. */
export type Action =
  | 'profile'
  | 'products.read'
  | 'products.write'
  | 'prices.read'
  | 'prices.write'
  | 'companies.read'
  | 'companies.write'
  | 'users.read'
  | 'users.write';

const administrators = ['SuperAdmin', 'Admin'] as const;
const staff = [...administrators, 'Sales'] as const;
const customers = ['Manager', 'Customer', 'Demo'] as const;

/** Who may do what. */
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
};

/** Whether the role may do it. */
export const may = (role: Role, action: Action): boolean => policy[action].includes(role);

/** The roles that may do it. */
export const rolesThatMay = (action: Action): readonly Role[] => policy[action];

/** Whether somebody of the role may make, change or delete somebody of role `other`: a SuperAdmin is a SuperAdmin's matter. */
export const mayManage = (role: Role, other: Role): boolean =>
  may(role, 'users.write') && (role === 'SuperAdmin' || other !== 'SuperAdmin');

/** Whether the role sees products that are exclusive to somebody else. */
export const seesEverything = (role: Role): boolean => staff.some((member) => member === role);
