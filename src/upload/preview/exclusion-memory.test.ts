import { expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import type { FileColumn } from '../../machines/reading.types';
import { createExclusionMemory } from './exclusion-memory';

const column = (name: string): FileColumn => ({
  index: 0,
  name,
  state: 'used',
  key: name,
  samples: [],
  isHidden: false,
});
const march = { columns: [column('Main SKU'), column('Price')] };
const april = { columns: [column('MAIN_SKU'), column('PRICE')] };

const stored = stubLocalStorage();

it('restores excluded kinds for the same header, but no single rows', { tags: 'IU11' }, () => {
  createExclusionMemory('prices').store(march, { kinds: ['section'], duplicates: 'keep-last', rows: [4] });
  expect(createExclusionMemory('prices').recall(april)).toEqual({ kinds: ['section'], duplicates: 'keep-last' });
  expect(createExclusionMemory('prices').recall({ columns: [column('Price')] })).toBeUndefined();
  expect(createExclusionMemory('products').recall(april)).toBeUndefined();
});

it('preserves stored exclusions when a file excludes nothing', { tags: 'IU11' }, () => {
  const memory = createExclusionMemory('prices');
  memory.store(march, { kinds: ['section'] });
  memory.store(march, undefined);
  memory.store(march, { rows: [2] });
  expect(memory.recall(march)).toEqual({ kinds: ['section'] });
});

it('is empty when stored data is damaged or storage is blocked', () => {
  stored().set('pricebook.exclusions.prices', '[{"names":1}]');
  expect(createExclusionMemory('prices').recall(march)).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(() => createExclusionMemory('prices').store(march, { kinds: ['section'] })).not.toThrow();
  expect(createExclusionMemory('prices').recall(march)).toBeUndefined();
});
