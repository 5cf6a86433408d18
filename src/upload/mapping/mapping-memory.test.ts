import { describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import { mappingMemory } from './mapping-memory';

const title = { number: 1, cells: ['Prices of March'] };
const header = { number: 2, cells: ['', 'Artikel-Nr.', 'Preis', ''] };
const row = { number: 3, cells: ['', 'A-1', '12'] };
const chosen = [null, 'MAIN_SKU', 'SP_AUD_01', null];

describe('The stored mappings', () => {
  const stored = stubLocalStorage();

  it('include the mapping of the same header in any row', () => {
    mappingMemory('prices').store({ firstRows: [title, header, row], header: 1 }, { columns: chosen });
    const next = { firstRows: [{ number: 1, cells: ['', 'ARTIKEL NR', 'preis'] }, row] };
    expect(mappingMemory('prices').recall(next)).toEqual({ header: 0, columns: chosen });
  });

  it('exclude other headers and other areas', () => {
    mappingMemory('prices').store({ firstRows: [header, row], header: 0 }, { columns: chosen });
    expect(mappingMemory('prices').recall({ firstRows: [title, row] })).toBeUndefined();
    expect(mappingMemory('products').recall({ firstRows: [header, row] })).toBeUndefined();
  });

  it('include only the newest mapping of a header', () => {
    const memory = mappingMemory('prices');
    memory.store({ firstRows: [header], header: 0 }, { columns: chosen });
    memory.store(
      { firstRows: [header], header: 0 },
      {
        columns: [null, 'MAIN_SKU', 'SP_USD_01', null],
      },
    );
    expect(memory.recall({ firstRows: [header] })?.columns).toEqual([null, 'MAIN_SKU', 'SP_USD_01', null]);
  });

  it('include a key made of two columns, and columns filled down', { tags: ['IU20', 'NU10'] }, () => {
    const parts = { skuParts: { columns: [1, 3], joiner: '-' }, fillDown: [1] } as const;
    mappingMemory('prices').store({ firstRows: [header], header: 0 }, { columns: chosen, ...parts });
    expect(mappingMemory('prices').recall({ firstRows: [header] })).toEqual({ header: 0, columns: chosen, ...parts });
  });

  it('exclude a mapping without names', { tags: 'IU21' }, () => {
    const blank = { number: 1, cells: ['', ' '] };
    mappingMemory('prices').store({ firstRows: [blank], header: 0 }, { columns: chosen });
    expect(stored().size).toBe(0);
    stored().set('pricebook.mapping.prices', JSON.stringify([{ names: [], columns: chosen }]));
    expect(mappingMemory('prices').recall({ firstRows: [blank] })).toBeUndefined();
  });

  it('are at most twenty; the oldest is discarded', () => {
    const memory = mappingMemory('prices');
    const numbered = (index: number) => ({ firstRows: [{ number: 1, cells: [`Header ${index}`] }], header: 0 });
    for (let index = 0; index < 21; index++) memory.store(numbered(index), { columns: ['MAIN_SKU'] });
    expect(memory.recall(numbered(0))).toBeUndefined();
    expect(memory.recall(numbered(1))).toBeDefined();
  });

  it('are empty when stored data is damaged or storage is blocked', () => {
    stored().set('pricebook.mapping.prices', '{"names":');
    expect(mappingMemory('prices').recall({ firstRows: [header] })).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => mappingMemory('prices').store({ firstRows: [header], header: 0 }, { columns: chosen })).not.toThrow();
    expect(mappingMemory('prices').recall({ firstRows: [header] })).toBeUndefined();
  });
});
