export const roles = [
  { key: 'SuperAdmin', label: 'Super Admin' },
  { key: 'Admin', label: 'Admin' },
  { key: 'Sales', label: 'Sales' },
  { key: 'Customer', label: 'Customer' },
  { key: 'Manager', label: 'Customer Manager' },
  { key: 'Demo', label: 'Demo Customer' },
  { key: 'UNKNOWN', label: 'UNKNOWN' },
] as const;

/** Label of a role; the key itself for an unknown role. */
export function roleLabel(key: string): string {
  return roles.find((role) => role.key.toLowerCase() === key.trim().toLowerCase())?.label ?? key;
}
