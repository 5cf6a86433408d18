import { expect, test } from 'vitest';
import { tableStyles } from './styles';

test('no rule of a table counts siblings, which restyles all cells', () => {
  expect(tableStyles.join('').match(/:nth-[^{]*/g)).toBeNull();
});
