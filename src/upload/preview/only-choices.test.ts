import { describe, expect, it } from 'vitest';
import type { FileColumn } from '../../machines/reading.types';
import { conditionChoice, conditionOptions, parseConditionChoice } from './only-choices';

const column = (index: number, name: string, state: FileColumn['state'] = 'unknown'): FileColumn => ({
  index,
  name,
  state,
  key: undefined,
  samples: [],
  isHidden: false,
});
const values = [
  {
    column: 1,
    values: [
      { value: 'AU', rows: 20 },
      { value: '', rows: 1 },
    ],
  },
];

describe('The condition on rows', { tags: 'IU41' }, () => {
  it('offers the values of columns with few, then other columns', () => {
    expect(conditionOptions([column(0, 'Net'), column(1, 'Country'), column(2, 'C', 'blank')], values)).toEqual([
      {
        label: 'Country',
        options: [
          { value: '1=AU', label: 'Country is AU (20 rows)' },
          { value: '1=', label: 'Country is (blank) (1 row)' },
          { value: '1', label: 'Country is one of several values' },
        ],
      },
      { label: 'Other columns', options: [{ value: '0', label: 'Net is one of several values' }] },
    ]);
  });

  it.each([
    ['', undefined],
    ['1=AU', { column: 1, values: ['AU'] }],
    ['1=', { column: 1, values: [''] }],
    ['1', { column: 1, values: ['AU', 'NZ'] }],
    ['1', { column: 1, values: ['elsewhere'] }],
    ['0', { column: 0, values: [] }],
  ])('selects the option %j', (choice, only) => {
    expect(conditionChoice(values, only)).toBe(choice);
  });

  it('parses an option whose value contains special characters', () => {
    expect(parseConditionChoice('')).toBeUndefined();
    expect(parseConditionChoice('1')).toEqual({ column: 1, value: undefined });
    expect(parseConditionChoice('1=a=b')).toEqual({ column: 1, value: 'a=b' });
    expect(parseConditionChoice('1=')).toEqual({ column: 1, value: '' });
  });
});
