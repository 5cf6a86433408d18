import { defineMessages } from '../texts/define-messages';

/** How values are shown that the back end stores as keys. */
export const valueMessages = defineMessages('values', {
  yes: 'YES',
  no: 'NO',
  statuses: { Active: 'Active', Pending: 'Pending', Inactive: 'Inactive' },
  roles: {
    SuperAdmin: 'Super Admin',
    Admin: 'Admin',
    Sales: 'Sales',
    Customer: 'Customer',
    Manager: 'Customer Manager',
    Demo: 'Demo Customer',
    UNKNOWN: 'UNKNOWN',
  },
});

const textOf = (texts: Readonly<Record<string, string>>, key: string): string => {
  const wanted = key.trim().toLowerCase();
  return Object.entries(texts).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? key;
};

/** The label of a status or a role; another value is shown as it is. */
export const statusLabel = (status: string): string => textOf(valueMessages.statuses, status);
export const roleLabel = (role: string): string => textOf(valueMessages.roles, role);
