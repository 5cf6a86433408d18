import { expect, it } from 'vitest';
import { refreshedPairs } from './upload.setup';

const first = { existingData: { ID: 1, P1: '1', P2: '5' }, newData: { ID: 1, P1: '2', P2: '6' } };
const second = { existingData: { ID: 2, P1: '1' }, newData: { ID: 2, P1: '2' } };

it('Updates only the pairs of refreshed records', () => {
  const fresh = { existingData: { ID: 1, P1: '1.5', P2: '5' }, newData: { ID: 1, P1: '2', P2: '6' } };
  expect(refreshedPairs([first, second], [fresh])).toEqual([fresh, second]);
});

it('An excluded change is restored in the refreshed pair', () => {
  const sentWithoutP2 = { existingData: { ID: 1, P1: '1.5', P2: '5' }, newData: { ID: 1, P1: '2', P2: '5' } };
  expect(refreshedPairs([first], [sentWithoutP2])[0]?.newData).toEqual({ ID: 1, P1: '2', P2: '6' });
});

it('A new pair is appended', () => {
  expect(refreshedPairs([first], [second])).toEqual([first, second]);
});

it('Records without an ID are known by their SKU', { tags: 'QC145' }, () => {
  const one = { existingData: { MAIN_SKU: 'A', P1: '1' }, newData: { MAIN_SKU: 'A', P1: '2' } };
  const other = { existingData: { MAIN_SKU: 'B', P1: '5' }, newData: { MAIN_SKU: 'B', P1: '6' } };
  const fresh = { existingData: { MAIN_SKU: 'B', P1: '5.5' }, newData: { MAIN_SKU: 'B', P1: '6' } };
  expect(refreshedPairs([one, other], [fresh])).toEqual([one, fresh]);
});
