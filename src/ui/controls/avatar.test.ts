import { expect, test } from 'vitest';
import { initialsOf } from './avatar';

test.each([
  ['Marion Ada Okafor', 'MO'],
  ['marion', 'M'],
  ['  Łukasz   Żak ', 'ŁŻ'],
  ['😀 Smith', '😀S'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
