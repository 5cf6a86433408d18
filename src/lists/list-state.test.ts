import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlledList } from '../../tests/support/machines/controlled-list';
import type { ListPage } from './list-query';

const page = (items: readonly string[], currentPage = 1, totalPages = 5): ListPage<string> => ({
  items,
  meta: { currentPage, itemsPerPage: 20, totalItems: totalPages * 20, totalPages },
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('A list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reports its visible columns even when nothing has to be loaded', { tags: 'EK07' }, async () => {
    const { list, asked, at, state } = controlledList();
    list.start();
    at(0).respond(page(['a']));
    await settled();
    state.columns.value = ['ID'];
    await settled();
    expect(asked).toHaveLength(1);
    expect(list.loaded.value?.query.columns).toEqual(['ID']);
    state.columns.value = undefined;
    const before = list.loaded.value;
    await settled();
    expect(list.loaded.value).toMatchObject({ items: before?.items, query: { columns: ['ID', 'NAME'] } });
  });

  it('loads its first page of 20 when it starts', { tags: 'A079' }, async () => {
    const { list, asked, at } = controlledList();
    list.start();
    expect(list.loading.value).toBe('first');
    expect(at(0).query).toEqual({ search: '', page: 1, pageSize: 20, filters: {}, columns: ['ID', 'NAME'] });
    at(0).respond(page(['a']));
    await settled();
    expect(list.loaded.value?.items).toEqual(['a']);
    expect(list.loading.value).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it('starts at the given page when a search is given too', () => {
    const { list, at } = controlledList({ page: 3, search: 'mesh' });
    list.start();
    expect(at(0).query).toMatchObject({ page: 3, search: 'mesh' });
  });

  it('searches 100 ms after the last keystroke', { tags: 'A080' }, async () => {
    const { list, asked, at } = controlledList();
    list.start();
    for (const text of ['m', 'me', 'mesh']) {
      list.typeSearch(text);
      await vi.advanceTimersByTimeAsync(99);
    }
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(at(1).query.search).toBe('mesh');
  });

  it('searches at once on submit and drops the pending debounced search', async () => {
    const { list, asked } = controlledList();
    list.start();
    list.typeSearch('mesh');
    list.submitSearch('mesh');
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.map(({ query }) => query.search)).toEqual(['', 'mesh']);
  });

  it('reloads when the same terms are submitted again', () => {
    const { list, asked } = controlledList();
    list.start();
    list.submitSearch('');
    expect(asked).toHaveLength(2);
  });

  it('shows the newest response, whatever order the responses arrive in', async () => {
    const { list, at } = controlledList();
    list.start();
    list.submitSearch('mesh');
    at(1).respond(page(['new']));
    await settled();
    at(0).respond(page(['old']));
    await settled();
    expect(list.loaded.value?.items).toEqual(['new']);
  });

  it('ignores a failure of an older request that arrives late', async () => {
    const { list, at } = controlledList();
    list.start();
    list.submitSearch('mesh');
    at(1).respond(page(['new']));
    at(0).fail(new Error('late'));
    await settled();
    expect(list.error.value).toBeUndefined();
    expect(list.loaded.value?.items).toEqual(['new']);
  });

  it.each([
    ['search', 'tape'],
    ['pageSize', 50],
    ['filters', { UNIT: ['roll'] }],
  ] as const)('returns to page 1, with one request, when the %s changes', async (key, value) => {
    const { list, state, asked, at } = controlledList({ page: 4 });
    list.start();
    at(0).respond(page(['a'], 4));
    await settled();
    Object.assign(state[key], { value });
    await settled();
    expect(asked).toHaveLength(2);
    expect(at(1).query).toMatchObject({ page: 1, [key]: value });
  });

  it.each([
    ['page first', ['page', 'pageSize', 'filters', 'search']],
    ['page last', ['search', 'filters', 'pageSize', 'page']],
  ] as const)('batches synchronous signal changes into one request, %s', async (_, order) => {
    const { list, state, asked, at } = controlledList();
    list.start();
    at(0).respond(page(['a']));
    await settled();
    const changes = { page: 2, pageSize: 50, filters: { UNIT: ['roll'] }, search: 'tape' };
    for (const key of order) Object.assign(state[key], { value: changes[key] });
    await settled();
    expect(asked).toHaveLength(2);
    expect(at(1).query).toMatchObject(changes);
  });

  it('returns to page 1 when another restriction changes', { tags: 'EU15' }, async () => {
    const status = signal('open');
    const { list, asked, at } = controlledList({ page: 4 }, { status });
    list.start();
    expect(at(0).query).toMatchObject({ page: 4, status: 'open' });
    at(0).respond(page(['a'], 4));
    await settled();
    status.value = 'closed';
    await settled();
    expect(asked).toHaveLength(2);
    expect(at(1).query).toMatchObject({ page: 1, status: 'closed' });
  });

  it('includes pending changes in the single request of a reload', async () => {
    const { list, state, asked, at } = controlledList({ page: 4 });
    list.start();
    at(0).respond(page(['a'], 4));
    await settled();
    state.pageSize.value = 50;
    void list.reload();
    await settled();
    expect(asked).toHaveLength(2);
    expect(at(1).query).toMatchObject({ page: 1, pageSize: 50 });
  });

  it('sends no request when columns are hidden or reordered', async () => {
    const { list, asked } = controlledList();
    list.start();
    list.chooseColumns(['ID']);
    await settled();
    expect(list.query.value.columns).toEqual(['ID']);
    expect(asked).toHaveLength(1);
  });

  it('reloads when a column is shown that the rows lack', { tags: 'EC07' }, async () => {
    const { list, asked, at } = controlledList({ columns: ['ID'] });
    list.start();
    at(0).respond(page(['a']));
    await settled();
    list.chooseColumns(['ID', 'NAME']);
    await settled();
    expect(asked).toHaveLength(2);
    expect(at(1).query.columns).toEqual(['ID', 'NAME']);
  });

  it('adopts the page number of the response without another request', async () => {
    const { list, state, asked, at } = controlledList({ page: 9 });
    list.start();
    at(0).respond(page(['z'], 5, 5));
    await settled();
    expect(state.page.value).toBe(5);
    expect(list.loaded.value?.query.page).toBe(5);
    expect(asked).toHaveLength(1);
  });

  it('loads the last page when the requested page is empty', async () => {
    const { list, asked, at } = controlledList({ page: 9 });
    list.start();
    at(0).respond(page([], 9, 5));
    await settled();
    expect(asked).toHaveLength(2);
    expect(at(1).query.page).toBe(5);
  });

  it('shows its rows while reloading, and reports a failure', async () => {
    const { list, at } = controlledList();
    list.start();
    at(0).respond(page(['a']));
    await settled();
    const reloaded = list.reload();
    expect(list.loading.value).toBe('reload');
    expect(list.loaded.value?.items).toEqual(['a']);
    const heard = expect(reloaded).rejects.toThrow('no answer');
    at(1).fail(new Error('no answer'));
    await heard;
    expect(list.error.value?.message).toBe('no answer');
    expect(list.loading.value).toBe(false);
  });

  it('displays another page only after the edit of a cell', { tags: 'LL05' }, async () => {
    const { list, state, at } = controlledList();
    list.start();
    at(0).respond(page(['a']));
    await settled();
    expect(list.displayed.value.loaded?.items).toEqual(['a']);
    list.editing.isOpen.value = true;
    state.page.value = 2;
    await settled();
    at(1).respond(page(['b'], 2));
    await settled();
    expect(list.loaded.value?.items).toEqual(['b']);
    expect(list.displayed.value.loaded).toMatchObject({ items: ['a'], meta: { currentPage: 1 } });
    list.editing.isOpen.value = false;
    expect(list.displayed.value.loaded).toMatchObject({ items: ['b'], meta: { currentPage: 2 } });
  });

  it('settles a superseded reload with the newer one', async () => {
    const { list, at } = controlledList();
    list.start();
    const first = list.reload();
    void list.reload();
    at(1).fail(new Error('superseded'));
    at(2).respond(page(['a']));
    await expect(first).resolves.toBeUndefined();
  });

  it('sends no request and shows no response once stopped', async () => {
    const { list, state, asked, at } = controlledList();
    const stop = list.start();
    const reloaded = list.reload();
    state.page.value = 2;
    stop();
    state.page.value = 3;
    at(1).respond(page(['late']));
    await expect(reloaded).resolves.toBeUndefined();
    expect(asked).toHaveLength(2);
    expect(list.loaded.value).toBeUndefined();
  });
});
