import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parse-json';

test('returns whole numbers beyond JavaScript’s precision as text', () => {
  expect(parseJson('{"ID":12345678901234567890,"list":[-9007199254740993, 1]}')).toEqual({
    ID: '12345678901234567890',
    list: ['-9007199254740993', 1],
  });
});

test('leaves long digits in texts, keys, fractions and exponents unchanged', () => {
  const text = String.raw`{"12345678901234567890":"say \"12345678901234567890\"","half":0.5000000000000000,"big":1000000000000000000e2}`;
  expect(parseJson(text)).toEqual({
    '12345678901234567890': 'say "12345678901234567890"',
    half: 0.5,
    big: 1e20,
  });
});

test('accepts a byte order mark before the JSON', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
});

test('parses JSON without long numbers exactly as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('', ' '), (json, space) => {
      fc.pre(!/\d{16}/.test(json));
      expect(parseJson(space + json)).toEqual(JSON.parse(json));
    }),
  );
});

test('throws a SyntaxError for truncated JSON', () => {
  expect(() => parseJson('{"a":[1,2')).toThrow(SyntaxError);
});
