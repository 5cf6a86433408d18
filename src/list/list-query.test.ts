import { describe, expect, it } from 'vitest';
import { type ListQuery, labelOfKey, requestKey, sameRows, withFilter } from './list-query';

const query: ListQuery = { search: 'mesh', page: 3, pageSize: 20, filters: { UNIT: ['roll'] }, columns: ['A'] };

describe('A list query', () => {
  it('asks for the same rows on another page and with other columns', () => {
    expect(sameRows(query, { ...query, page: 4, columns: ['B'] })).toBe(true);
  });

  it.each([{ search: 'tape' }, { pageSize: 50 }, { filters: { UNIT: ['roll', 'strip'] } }])(
    'asks for other rows with %o',
    (change) => {
      expect(sameRows(query, { ...query, ...change })).toBe(false);
    },
  );

  it('needs a new request for another page but not for other columns', () => {
    expect(requestKey({ ...query, page: 4 })).not.toBe(requestKey(query));
    expect(requestKey({ ...query, columns: [] })).toBe(requestKey(query));
  });
});

describe('Filters', () => {
  it('lose a key whose last value is taken away', () => {
    expect(withFilter({ UNIT: ['roll'], STATUS: ['Active'] }, 'UNIT', [])).toEqual({ STATUS: ['Active'] });
  });

  it('take odd keys as plain names', () => {
    const filters = withFilter({}, '__proto__', ['x']);
    expect(Object.keys(filters)).toEqual(['__proto__']);
  });

  it.each([
    ['GROUP_NAME', 'Group Name'],
    ['status', 'Status'],
    ['PRIME__LOGO_NAMES', 'Prime Logo Names'],
    ['', ''],
  ])('are labelled by their key: %s is %s', (key, label) => {
    expect(labelOfKey(key)).toBe(label);
  });
});
