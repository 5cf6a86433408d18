import { describe, expect, test } from 'vitest';
import { assignableRoles, companyOptions } from './approval-choices';

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

  test('are the companies by name, and by ID too where two share a name', () => {
    const companies = [
      { ID: 7, COMPANY_NAME: 'Court' },
      { ID: 'a', COMPANY_NAME: 'Lines' },
      { ID: 8, COMPANY_NAME: 'Court' },
    ];
    expect(companyOptions(companies)).toEqual([
      { value: '7', label: 'Court (ID 7)' },
      { value: 'a', label: 'Lines' },
      { value: '8', label: 'Court (ID 8)' },
    ]);
  });
});
