/** A role that an account can have: its key on the wire, and what people call it. */
export interface RoleEntry {
  readonly key: string;
  readonly label: string;
}

/** The fixed list of roles. */
export const roles = [
  { key: 'SuperAdmin', label: 'Super Admin' },
  { key: 'Admin', label: 'Admin' },
  { key: 'Sales', label: 'Sales' },
  { key: 'Customer', label: 'Customer' },
  { key: 'Manager', label: 'Customer Manager' },
  { key: 'Demo', label: 'Demo Customer' },
  { key: 'UNKNOWN', label: 'UNKNOWN' },
] as const satisfies readonly RoleEntry[];

/** What people call a role; one that is not on the list is called by its key. */
export function roleLabel(key: string): string {
  return roles.find((role) => role.key.toLowerCase() === key.trim().toLowerCase())?.label ?? key;
}
