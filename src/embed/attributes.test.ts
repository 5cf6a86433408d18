import { describe, expect, test } from 'vitest';
import { address, attributeName, flag, oneOf, text } from './attributes';
import { jsonFilters, keys, positiveInteger } from './list-kinds';

const refused = { ok: false };
const read = (value: unknown) => ({ ok: true, value });

describe('attribute kinds', () => {
  test('text is taken as it is, and nothing else is text', () => {
    expect(text.read(' as it is ')).toEqual(read(' as it is '));
    expect(text.read(7)).toEqual(refused);
  });

  test.each(['', 'readonly', 'true', true])('a flag said as %j is on', (value) => {
    expect(flag.read(value)).toEqual(read(true));
  });

  test.each(['false', false, null])('a flag said as %j is off', (value) => {
    expect(flag.read(value)).toEqual(read(false));
  });

  test.each(['1', ' 12 ', 12])('%j is a whole number from 1', (value) => {
    expect(positiveInteger.read(value)).toEqual(read(Number(value)));
  });

  test.each(['0', '-1', '1.5', '1e3', '', 'many', 0, Number.NaN, '99999999999999999999'])(
    '%j is no whole number from 1',
    (value) => {
      expect(positiveInteger.read(value)).toEqual(refused);
    },
  );

  test('one of several numbers is read from text too, and the others are refused', () => {
    const pageSize = oneOf(10, 20, 50);
    expect(pageSize.read('50')).toEqual(read(50));
    expect(pageSize.read(10)).toEqual(read(10));
    expect(pageSize.read('30')).toEqual(refused);
    expect(pageSize.allowed).toBe('one of 10, 20, 50');
  });

  test('keys are trimmed and named once, in order', () => {
    expect(keys.read('SKU, UNIT,,SKU')).toEqual(read(['SKU', 'UNIT']));
    expect(keys.read(['UNIT', 'SKU'])).toEqual(read(['UNIT', 'SKU']));
  });

  test.each(['', ' , ', [], [1], 7])('%j names no keys', (value) => {
    expect(keys.read(value)).toEqual(refused);
  });

  test('filters are JSON or an object, key to list of text', () => {
    expect(jsonFilters.read('{"UNIT":["m","pcs"]}')).toEqual(read({ UNIT: ['m', 'pcs'] }));
    expect(jsonFilters.read({ UNIT: [] })).toEqual(read({ UNIT: [] }));
    expect(jsonFilters.read('{"__proto__":["x"]}')).toEqual(read(Object.fromEntries([['__proto__', ['x']]])));
  });

  test.each(['', '{', '[]', 'null', '{"UNIT":"m"}', '{"UNIT":[1]}', { UNIT: 'm' }])('%j is no filter', (value) => {
    expect(jsonFilters.read(value)).toEqual(refused);
  });

  test('an address is http or https, and neither empty nor script', () => {
    expect(address.read('https://api.example.com/v1')).toEqual(read('https://api.example.com/v1'));
    for (const wrong of ['', 'javascript:alert(1)', 'ftp://example.com', 'https://', 7]) {
      expect(address.read(wrong)).toEqual(refused);
    }
  });
});

test('a property in camelCase is an attribute in kebab-case', () => {
  expect(['search', 'pageSize', 'apiBase'].map(attributeName)).toEqual(['search', 'page-size', 'api-base']);
});
