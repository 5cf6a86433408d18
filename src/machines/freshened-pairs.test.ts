import { expect, it } from 'vitest';
import { freshened } from './freshened-pairs';

const first = { existingData: { ID: 1, P1: '1', P2: '5' }, newData: { ID: 1, P1: '2', P2: '6' } };
const second = { existingData: { ID: 2, P1: '1' }, newData: { ID: 2, P1: '2' } };

it('Fresh pairs take the place of the same records and leave the others as they are', () => {
  const fresh = { existingData: { ID: 1, P1: '1.5', P2: '5' }, newData: { ID: 1, P1: '2', P2: '6' } };
  expect(freshened([first, second], [fresh])).toEqual([fresh, second]);
});

it('A cell that was left out of what was sent is still open in the fresh pair', () => {
  const sentWithoutP2 = { existingData: { ID: 1, P1: '1.5', P2: '5' }, newData: { ID: 1, P1: '2', P2: '5' } };
  expect(freshened([first], [sentWithoutP2])[0]?.newData).toEqual({ ID: 1, P1: '2', P2: '6' });
});

it('A pair that was not shown yet comes last', () => {
  expect(freshened([first], [second])).toEqual([first, second]);
});
