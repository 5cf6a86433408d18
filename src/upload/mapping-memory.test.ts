import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mappingMemory } from './mapping-memory';

const title = { number: 1, cells: ['Prices of March'] };
const header = { number: 2, cells: ['', 'Artikel-Nr.', 'Preis', ''] };
const row = { number: 3, cells: ['', 'A-1', '12'] };
const chosen = [null, 'MAIN_SKU', 'SP_AUD_01', null];
const at = (index: number) => ({ index, number: index + 1, how: 'chosen' }) as const;

describe('The memory of mappings', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('recalls what was chosen for the same header, wherever it stands in the next file', () => {
    mappingMemory('prices').keep({ top: [title, header, row], header: at(1) }, chosen);
    const next = { top: [{ number: 1, cells: ['', 'ARTIKEL NR', 'preis'] }, row] };
    expect(mappingMemory('prices').recall(next)).toEqual({ header: 0, columns: chosen });
  });

  it('knows nothing of other headers and of other areas', () => {
    mappingMemory('prices').keep({ top: [header, row], header: at(0) }, chosen);
    expect(mappingMemory('prices').recall({ top: [title, row] })).toBeUndefined();
    expect(mappingMemory('products').recall({ top: [header, row] })).toBeUndefined();
  });

  it('keeps the newest choice for a header', () => {
    const memory = mappingMemory('prices');
    memory.keep({ top: [header], header: at(0) }, chosen);
    memory.keep({ top: [header], header: at(0) }, [null, 'MAIN_SKU', 'SP_USD_01', null]);
    expect(memory.recall({ top: [header] })?.columns).toEqual([null, 'MAIN_SKU', 'SP_USD_01', null]);
  });

  it('keeps twenty, and forgets the oldest', () => {
    const memory = mappingMemory('prices');
    const numbered = (index: number) => ({ top: [{ number: 1, cells: [`Header ${index}`] }], header: at(0) });
    for (let index = 0; index < 21; index++) memory.keep(numbered(index), ['MAIN_SKU']);
    expect(memory.recall(numbered(0))).toBeUndefined();
    expect(memory.recall(numbered(1))).toBeDefined();
  });

  it('is empty where what is stored is damaged, or storage is blocked', () => {
    stored.set('pricebook.mapping.prices', '{"names":');
    expect(mappingMemory('prices').recall({ top: [header] })).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => mappingMemory('prices').keep({ top: [header], header: at(0) }, chosen)).not.toThrow();
    expect(mappingMemory('prices').recall({ top: [header] })).toBeUndefined();
  });
});
