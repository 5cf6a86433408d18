import { expect, test } from 'vitest';
import { optionOfKind } from './use-rule-form';

const all = { scope: { kind: 'all' }, label: 'All prices: 277 records', samples: [] } as const;
const filtered = {
  ...{ label: 'The list as it is filtered: 7 records', samples: [] },
  scope: { kind: 'filtered', search: 'AD', filters: {} },
} as const;

test('a rule is for the narrowest rows, unless others are chosen', { tags: 'NC92' }, () => {
  expect(optionOfKind([filtered, all], undefined)).toBe(filtered);
  expect(optionOfKind([filtered, all], 'all')).toBe(all);
});

test('a rule that was typed for filtered rows is never for all prices when the filter is gone', {
  tags: 'NC92',
}, () => {
  expect(optionOfKind([all], 'filtered')).toBeUndefined();
});
