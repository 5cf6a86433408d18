import { describe, expect, test } from 'vitest';
import { assignableRoles } from './approval-choices';

describe('what an approval offers', () => {
  test('are the list’s role labels without Super Admin and UNKNOWN', { tags: 'DP04' }, () => {
    expect(assignableRoles.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'Admin: Admin',
      'Sales: Sales',
      'Customer: Customer',
      'Manager: Customer Manager',
      'Demo: Demo Customer',
    ]);
  });
});
