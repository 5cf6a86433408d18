import { expect, test } from 'vitest';
import { tableStyles } from './styles';

test('no CSS rule of the table restyles all cells by counting siblings', () => {
  expect(tableStyles.join('').match(/:nth-[^{]*/g)).toBeNull();
});
