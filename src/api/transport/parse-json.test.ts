import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parse-json';

test('a whole number beyond JavaScript’s precision is returned as text', () => {
  expect(parseJson('{"ID":12345678901234567890,"list":[-9007199254740993, 1]}')).toEqual({
    ID: '12345678901234567890',
    list: ['-9007199254740993', 1],
  });
});

test('long digits within texts, keys, fractions and exponents stay as they are', () => {
  const text = String.raw`{"12345678901234567890":"say \"12345678901234567890\"","half":0.5000000000000000,"big":1000000000000000000e2}`;
  expect(parseJson(text)).toEqual({
    '12345678901234567890': 'say "12345678901234567890"',
    half: 0.5,
    big: 1e20,
  });
});

test('a byte order mark before the JSON does no harm', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
});

test('whatever JSON has no long number reads as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('', ' '), (json, space) => {
      fc.pre(!/\d{16}/.test(json));
      expect(parseJson(space + json)).toEqual(JSON.parse(json));
    }),
  );
});

test('cut-off JSON is a syntax error', () => {
  expect(() => parseJson('{"a":[1,2')).toThrow(SyntaxError);
});
