import { describe, expect, it } from 'vitest';
import { replaceMessages } from '../../texts/define-messages';
import { filterLabel, labelOfKey, valuesOf, withFilter } from './filters';

describe('Filters', () => {
  it('lose a key whose last value is removed', () => {
    expect(withFilter({ UNIT: ['roll'], STATUS: ['Active'] }, 'UNIT', [])).toEqual({ STATUS: ['Active'] });
  });

  it('treat keys like __proto__ as plain names', () => {
    const filters = withFilter({}, '__proto__', ['x']);
    expect(Object.keys(filters)).toEqual(['__proto__']);
    expect(['__proto__', 'constructor'].map((key) => valuesOf(filters, key))).toEqual([['x'], []]);
  });

  it.each([
    ['GROUP_NAME', 'Group Name'],
    ['status', 'Status'],
    ['PRIME__LOGO_NAMES', 'Prime Logo Names'],
    ['', ''],
  ])('are labelled by their key: %s is %s', (key, label) => {
    expect(labelOfKey(key)).toBe(label);
    expect(filterLabel(key)).toBe(label);
  });

  it('have the labels that the language has for known keys', () => {
    replaceMessages([{ ui: { filterLabel: (key: string) => (key === 'GROUP_NAME' ? 'Gruppenname' : undefined) } }]);
    expect(['GROUP_NAME', 'OTHER_KEY'].map(filterLabel)).toEqual(['Gruppenname', 'Other Key']);
    replaceMessages([]);
  });
});
