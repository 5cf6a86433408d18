import { describe, expect, it } from 'vitest';
import { type ListQuery, requestKey, selectsSameRows } from './list-query';

const query: ListQuery = { search: 'mesh', page: 3, pageSize: 20, filters: { UNIT: ['roll'] }, columns: ['A'] };

describe('A list query', () => {
  it('selects the same rows on another page and with other columns', () => {
    expect(selectsSameRows(query, { ...query, page: 4, columns: ['B'] })).toBe(true);
  });

  it.each([{ search: 'tape' }, { pageSize: 50 }, { filters: { UNIT: ['roll', 'strip'] } }])(
    'selects other rows with %o',
    (change) => {
      expect(selectsSameRows(query, { ...query, ...change })).toBe(false);
    },
  );

  it('needs a new request for another page but not for other columns', () => {
    expect(requestKey({ ...query, page: 4 })).not.toBe(requestKey(query));
    expect(requestKey({ ...query, columns: [] })).toBe(requestKey(query));
  });
});
