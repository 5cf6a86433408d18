/** What a person is to the company, as the wire has it. */
export type Role = 'SuperAdmin' | 'Admin' | 'Sales' | 'Customer' | 'Manager' | 'Demo' | 'UNKNOWN';

/** What can be allowed or refused. */
export type Action = 'prices.read' | 'prices.write' | 'products.read' | 'products.write' | 'profile';

const own = ['profile'] as const;
const read = [...own, 'prices.read', 'products.read'] as const;

/** Who may do what. */
const policy: Readonly<Record<Role, readonly Action[]>> = {
  SuperAdmin: [...read, 'prices.write', 'products.write'],
  Admin: [...read, 'prices.write', 'products.write'],
  Sales: [...read, 'prices.write'],
  Manager: read,
  Customer: read,
  Demo: read,
  UNKNOWN: own,
};

/** Whose eyes see everything; the others do not see products that are exclusive to other companies. */
const staff: ReadonlySet<Role> = new Set(['SuperAdmin', 'Admin', 'Sales']);

/** Whether the role may do it. */
export const may = (role: Role, action: Action): boolean => policy[role].includes(action);

/** Whether the role sees products that are exclusive to somebody else. */
export const seesEverything = (role: Role): boolean => staff.has(role);
