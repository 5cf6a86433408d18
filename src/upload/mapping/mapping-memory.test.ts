import { describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import { createMappingMemory } from './mapping-memory';

const title = { number: 1, cells: ['Prices of March'] };
const header = { number: 2, cells: ['', 'Artikel-Nr.', 'Preis', ''] };
const row = { number: 3, cells: ['', 'A-1', '12'] };
const chosen = [null, 'MAIN_SKU', 'SP_AUD_01', null];

describe('The stored mappings', () => {
  const stored = stubLocalStorage();

  it('include the mapping of the same header in any row', () => {
    createMappingMemory('prices').store(
      { firstRows: [title, header, row], header: 1 },
      { columns: chosen },
      'list.csv',
    );
    const next = { firstRows: [{ number: 1, cells: ['', 'ARTIKEL NR', 'preis'] }, row] };
    expect(createMappingMemory('prices').recall(next)).toEqual({ header: 0, columns: chosen });
  });

  it('exclude other headers and other areas', () => {
    createMappingMemory('prices').store({ firstRows: [header, row], header: 0 }, { columns: chosen }, 'list.csv');
    expect(createMappingMemory('prices').recall({ firstRows: [title, row] })).toBeUndefined();
    expect(createMappingMemory('products').recall({ firstRows: [header, row] })).toBeUndefined();
  });

  it('include only the newest mapping of a header', () => {
    const memory = createMappingMemory('prices');
    memory.store({ firstRows: [header], header: 0 }, { columns: chosen }, 'list.csv');
    memory.store(
      { firstRows: [header], header: 0 },
      {
        columns: [null, 'MAIN_SKU', 'SP_USD_01', null],
      },
      'list.csv',
    );
    expect(memory.recall({ firstRows: [header] })?.columns).toEqual([null, 'MAIN_SKU', 'SP_USD_01', null]);
  });

  it('include a key made of two columns, and columns filled down', { tags: ['IU20', 'NU10'] }, () => {
    const parts = { skuParts: { columns: [1, 3], joiner: '-' }, fillDown: [1] } as const;
    createMappingMemory('prices').store({ firstRows: [header], header: 0 }, { columns: chosen, ...parts }, 'list.csv');
    expect(createMappingMemory('prices').recall({ firstRows: [header] })).toEqual({
      header: 0,
      columns: chosen,
      ...parts,
    });
  });

  it('of files without a header are offered for those with columns of the same kinds, never used', {
    tags: 'QC54',
  }, () => {
    const rows = (...lines: readonly (readonly string[])[]) =>
      lines.map((cells, index) => ({ number: index + 1, cells: [...cells] }));
    const memory = createMappingMemory('prices');
    memory.store(
      { firstRows: rows(['A-1', 'Pump', '12'], ['B-2', '', '13']), header: -1 },
      { columns: chosen },
      'october.csv',
    );
    const next = { firstRows: rows(['C-3', 'Lamp', '12,50']), header: -1 };
    expect(memory.recall(next)).toBeUndefined();
    expect(memory.recallWithoutHeader(next)).toEqual([
      { name: 'october.csv', match: 'last-list', options: { header: -1, columns: chosen } },
    ]);
    expect(memory.recallWithoutHeader({ ...next, header: 0 })).toHaveLength(1);
    expect(memory.recallWithoutHeader({ firstRows: rows(['12,50', 'C-3', 'Lamp']), header: -1 })).toEqual([]);
    expect(memory.recallWithoutHeader({ firstRows: rows(['C-3', 'Lamp', '12,50', '1']), header: -1 })).toEqual([]);
    const named = rows(['No', 'Name', 'Price'], ['C-3', 'Lamp', '12,50'], ['D-4', 'Bulb', '1,50']);
    expect(memory.recallWithoutHeader({ firstRows: named, header: 0 })).toEqual([]);
    expect(memory.recallWithoutHeader({ firstRows: named, header: -1 })).toHaveLength(1);
  });

  it('exclude a mapping without names', { tags: 'IU21' }, () => {
    const blank = { number: 1, cells: ['', ' '] };
    createMappingMemory('prices').store({ firstRows: [blank], header: 0 }, { columns: chosen }, 'list.csv');
    expect(stored().size).toBe(0);
    stored().set('pricebook.mapping.prices', JSON.stringify([{ names: [], columns: chosen }]));
    expect(createMappingMemory('prices').recall({ firstRows: [blank] })).toBeUndefined();
  });

  it('are at most twenty; the oldest is discarded', () => {
    const memory = createMappingMemory('prices');
    const numbered = (index: number) => ({ firstRows: [{ number: 1, cells: [`Header ${index}`] }], header: 0 });
    for (let index = 0; index < 21; index++) memory.store(numbered(index), { columns: ['MAIN_SKU'] }, 'list.csv');
    expect(memory.recall(numbered(0))).toBeUndefined();
    expect(memory.recall(numbered(1))).toBeDefined();
  });

  it('are empty when stored data is damaged or storage is blocked', () => {
    stored().set('pricebook.mapping.prices', '{"names":');
    expect(createMappingMemory('prices').recall({ firstRows: [header] })).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() =>
      createMappingMemory('prices').store({ firstRows: [header], header: 0 }, { columns: chosen }, 'list.csv'),
    ).not.toThrow();
    expect(createMappingMemory('prices').recall({ firstRows: [header] })).toBeUndefined();
  });
});
