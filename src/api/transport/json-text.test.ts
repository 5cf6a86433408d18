import { afterEach, expect, test } from 'vitest';
import { jsonText } from './json-text';

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

test('serialises arrays correctly when an old library defines Array.prototype.toJSON', {
  tags: 'FG03',
}, () => {
  const theirs = () => 'text';
  Reflect.set(Array.prototype, 'toJSON', theirs);
  expect(jsonText({ UNIT: ['m', 'kg'] })).toBe('{"UNIT":["m","kg"]}');
  expect(JSON.stringify({ UNIT: ['m', 'kg'] })).toBe('{"UNIT":"text"}');
});
