import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { controlledList } from '../../tests/support/machines/controlled-list';

describe('A list', () => {
  const stores = { sessionStorage: new Map<string, string>(), localStorage: new Map<string, string>() };

  beforeEach(() => {
    for (const [name, store] of Object.entries(stores)) {
      store.clear();
      vi.stubGlobal(name, {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
        removeItem: (key: string) => void store.delete(key),
      });
    }
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('restores its search on the next visit in this tab', { tags: 'A043' }, () => {
    const { list } = controlledList();
    list.start();
    list.submitSearch('mesh');
    const next = controlledList();
    next.list.start();
    expect(next.at(0).query.search).toBe('mesh');
  });

  it('prefers the page’s initial search to the stored one', () => {
    controlledList({ search: 'mesh' }).list.start();
    const next = controlledList({ search: 'tape' });
    next.list.start();
    expect(next.at(0).query.search).toBe('tape');
  });

  it('restores columns on a page whose arrays have a toJSON', { tags: 'FG03' }, () => {
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'foreign', configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
    const { list } = controlledList();
    list.start();
    list.chooseColumns(['ID']);
    expect(stores.localStorage.size).toBe(1);
    expect([...stores.localStorage.values()].join('')).not.toContain('foreign');
  });

  it('restores the choice, order and width of columns', () => {
    const { list } = controlledList();
    list.start();
    list.chooseColumns(['ID']);
    list.resizeColumns({ ID: 200 });
    const next = controlledList();
    next.list.start();
    expect(next.list.query.value.columns).toEqual(['ID']);
    expect(next.list.widths.value).toEqual({ ID: 200 });
  });

  it('ignores invalid stored values', () => {
    stores.localStorage.set('pricebook.columns.orders', '{"columns":"ID","widths":{"ID":"wide"}}');
    stores.sessionStorage.set('pricebook.search.orders', '{');
    const { list, at } = controlledList();
    list.start();
    expect(at(0).query).toMatchObject({ search: '', columns: ['ID', 'NAME'] });
    expect(list.widths.value).toEqual({});
  });
});
