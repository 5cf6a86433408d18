export const roles = [
  { key: 'SuperAdmin', label: 'Super Admin' },
  { key: 'Admin', label: 'Admin' },
  { key: 'Sales', label: 'Sales' },
  { key: 'Customer', label: 'Customer' },
  { key: 'Manager', label: 'Customer Manager' },
  { key: 'Demo', label: 'Demo Customer' },
  { key: 'UNKNOWN', label: 'UNKNOWN' },
] as const;
