import { afterEach, expect, test } from 'vitest';
import { jsonText } from './json-text';

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

test('lists stay lists where an old library makes texts of them, and the library keeps its way', () => {
  const theirs = () => 'text';
  Reflect.set(Array.prototype, 'toJSON', theirs);
  expect(jsonText({ UNIT: ['m', 'kg'] })).toBe('{"UNIT":["m","kg"]}');
  expect(JSON.stringify({ UNIT: ['m', 'kg'] })).toBe('{"UNIT":"text"}');
});
