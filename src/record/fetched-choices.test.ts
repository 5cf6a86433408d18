import { describe, expect, test } from 'vitest';
import { companyOptions } from './fetched-choices';

describe('Company options', () => {
  test('show the ID of companies with the same name', { tags: 'DP04' }, () => {
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
