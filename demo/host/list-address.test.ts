import { describe, expect, it } from 'vitest';
import { historyStep, type ListEntry, listParameters, withListQuery } from './list-address';

const names = ['search', 'page', 'page-size', 'filters', 'columns', 'status'];
const defaults = { search: '', page: 1, pageSize: 20, filters: {}, columns: ['A', 'B'], status: 'Active' };
const first = { ...defaults };

describe('The address of a list', () => {
  it('contains only values that differ from the defaults', { tags: 'EK01' }, () => {
    expect(withListQuery('', names, first, defaults)).toBe('');
    expect(withListQuery('', names, { ...first, page: 3, pageSize: 50 }, defaults)).toBe('?page=3&page-size=50');
  });

  it('preserves foreign parameters and removes unset ones of the list', { tags: 'EK03' }, () => {
    expect(withListQuery('?utm=1&page=abc&search=x', names, first, defaults)).toBe('?utm=1');
  });

  it('omits parameters that the list does not have', () => {
    const { status: _, ...everyone } = first;
    expect(withListQuery('?status=x', names.slice(0, -1), { ...everyone, page: 2 }, defaults)).toBe('?status=x&page=2');
  });

  it('restores the same query in another window', { tags: 'EK01' }, () => {
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

  it('passes values to the list unchanged, valid or not', { tags: 'EK03' }, () => {
    expect(listParameters('?page=abc&search=&page-size=7&other=1', names)).toEqual({
      page: 'abc',
      search: '',
      'page-size': '7',
    });
  });
});

describe('The history of a list', () => {
  /** The history operations, one letter each: pushed, replaced, stayed. */
  function steps(...shown: readonly (readonly [number, object])[]): string {
    let entry: ListEntry = { query: first };
    return shown
      .map(([now, change]) => {
        const { step, entry: next } = historyStep(entry, { ...entry.query, ...change }, now);
        entry = next;
        return step[0];
      })
      .join('');
  }

  it.each([{ page: 2 }, { pageSize: 10 }, { filters: { A: ['x'] } }, { columns: ['A'] }, { status: 'Pending' }])(
    'adds an entry for %o',
    (change) => {
      expect(steps([0, change])).toBe('p');
    },
  );

  it('adds no entry without a change', () => {
    expect(steps([0, {}], [9, { filters: {} }])).toBe('ss');
  });

  it('adds one entry for all keystrokes of a search', { tags: 'EK02' }, () => {
    expect(steps([0, { search: 'r' }], [900, { search: 'ro' }], [1800, { search: 'roll' }])).toBe('prr');
  });

  it('adds an entry for a search after a pause or another change', { tags: 'EK02' }, () => {
    expect(steps([0, { search: 'roll' }], [5000, { search: 'strip' }])).toBe('pp');
    expect(steps([0, { search: 'roll' }], [100, { page: 2 }], [200, { search: 'strip', page: 1 }])).toBe('ppp');
  });

  it('adds separate entries for a search and another page size', () => {
    expect(steps([0, { search: 'r' }], [100, { search: 'ro', pageSize: 50 }])).toBe('pp');
  });
});
