import { describe, expect, it } from 'vitest';
import { type ListEntry, listParameters, stepTo, withListQuery } from './list-address';

const names = ['search', 'page', 'page-size', 'filters', 'columns', 'status'];
const defaults = { search: '', page: 1, pageSize: 20, filters: {}, columns: ['A', 'B'], status: 'Active' };
const first = { ...defaults };

describe('The address of a list', () => {
  it('says only what differs from the defaults', () => {
    expect(withListQuery('', names, first, defaults)).toBe('');
    expect(withListQuery('', names, { ...first, page: 3, pageSize: 50 }, defaults)).toBe('?page=3&page-size=50');
  });

  it('keeps what is not the list’s, and takes away what the list no longer shows', () => {
    expect(withListQuery('?utm=1&page=abc&search=x', names, first, defaults)).toBe('?utm=1');
  });

  it('leaves out what a list does not have', () => {
    const { status: _, ...everyone } = first;
    expect(withListQuery('?status=x', names.slice(0, -1), { ...everyone, page: 2 }, defaults)).toBe('?status=x&page=2');
  });

  it('says the same again when it is opened elsewhere', () => {
    const shown = {
      search: 'a & b=c? ü',
      page: 2,
      pageSize: 10,
      filters: { GROUP_NAME: ['Court lines, wide', '100 %'] },
      columns: ['B'],
      status: 'Pending',
    };
    expect(listParameters(withListQuery('', names, shown, defaults), names)).toEqual({
      search: 'a & b=c? ü',
      page: '2',
      'page-size': '10',
      filters: '{"GROUP_NAME":["Court lines, wide","100 %"]}',
      columns: 'B',
      status: 'Pending',
    });
  });

  it('is handed on as it stands, right or wrong, for the list itself to judge', () => {
    expect(listParameters('?page=abc&search=&page-size=7&other=1', names)).toEqual({
      page: 'abc',
      search: '',
      'page-size': '7',
    });
  });
});

describe('The history of a list', () => {
  /** What became of the entries, one letter each: pushed, replaced, stayed. */
  function steps(...shown: readonly (readonly [number, object])[]): string {
    let entry: ListEntry = { query: first };
    return shown
      .map(([now, change]) => {
        const { step, entry: next } = stepTo(entry, { ...entry.query, ...change }, now);
        entry = next;
        return step[0];
      })
      .join('');
  }

  it.each([{ page: 2 }, { pageSize: 10 }, { filters: { A: ['x'] } }, { columns: ['A'] }, { status: 'Pending' }])(
    'has an entry more with %o',
    (change) => {
      expect(steps([0, change])).toBe('p');
    },
  );

  it('stays where the same is shown again', () => {
    expect(steps([0, {}], [9, { filters: {} }])).toBe('ss');
  });

  it('has one entry for a search, however many letters it was typed in', () => {
    expect(steps([0, { search: 'r' }], [900, { search: 'ro' }], [1800, { search: 'roll' }])).toBe('prr');
  });

  it('has another entry for another search, after a rest or after something else', () => {
    expect(steps([0, { search: 'roll' }], [5000, { search: 'strip' }])).toBe('pp');
    expect(steps([0, { search: 'roll' }], [100, { page: 2 }], [200, { search: 'strip', page: 1 }])).toBe('ppp');
  });

  it('takes a search along with another page size for more than a search', () => {
    expect(steps([0, { search: 'r' }], [100, { search: 'ro', pageSize: 50 }])).toBe('pp');
  });
});
