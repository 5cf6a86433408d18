import { describe, expect, test } from 'vitest';
import { assignableRoles } from './approval.view';

describe('The roles of an approval', () => {
  test('are all roles except Super Admin and UNKNOWN', { tags: 'DP04' }, () => {
    expect(assignableRoles().map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'Admin: Admin',
      'Sales: Sales',
      'Customer: Customer',
      'Manager: Customer Manager',
      'Demo: Demo Customer',
    ]);
  });
});
