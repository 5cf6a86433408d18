import { expect, it } from 'vitest';
import { refreshedPairs } from './refreshed-pairs';

const first = { existingData: { ID: 1, P1: '1', P2: '5' }, newData: { ID: 1, P1: '2', P2: '6' } };
const second = { existingData: { ID: 2, P1: '1' }, newData: { ID: 2, P1: '2' } };

it('Fresh pairs replace those of the same records, and no others', () => {
  const fresh = { existingData: { ID: 1, P1: '1.5', P2: '5' }, newData: { ID: 1, P1: '2', P2: '6' } };
  expect(refreshedPairs([first, second], [fresh])).toEqual([fresh, second]);
});

it('A cell that was not sent stays open in the fresh pair', () => {
  const sentWithoutP2 = { existingData: { ID: 1, P1: '1.5', P2: '5' }, newData: { ID: 1, P1: '2', P2: '5' } };
  expect(refreshedPairs([first], [sentWithoutP2])[0]?.newData).toEqual({ ID: 1, P1: '2', P2: '6' });
});

it('A pair that was not shown yet comes last', () => {
  expect(refreshedPairs([first], [second])).toEqual([first, second]);
});
