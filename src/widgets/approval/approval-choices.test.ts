import { describe, expect, test } from 'vitest';
import { assignableRoles } from './approval-choices';

describe('what an approval offers', () => {
  test('are the roles of the list by their labels, without Super Admin and UNKNOWN', () => {
    expect(assignableRoles.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'Admin: Admin',
      'Sales: Sales',
      'Customer: Customer',
      'Manager: Customer Manager',
      'Demo: Demo Customer',
    ]);
  });
});
