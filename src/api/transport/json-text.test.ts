import { afterEach, expect, test } from 'vitest';
import { jsonText } from './json-text';

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

test('lists stay lists even where an old library changes Array.prototype.toJSON', {
  tags: 'FG03',
}, () => {
  const theirs = () => 'text';
  Reflect.set(Array.prototype, 'toJSON', theirs);
  expect(jsonText({ UNIT: ['m', 'kg'] })).toBe('{"UNIT":["m","kg"]}');
  expect(JSON.stringify({ UNIT: ['m', 'kg'] })).toBe('{"UNIT":"text"}');
});
