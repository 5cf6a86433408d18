import { describe, expect, test } from 'vitest';
import { address, attributeName, flag, oneOf, text } from './attributes';
import { jsonFilters, keys, positiveInteger } from './list-kinds';

const refused = { ok: false };
const read = (value: unknown) => ({ ok: true, value });

describe('attribute kinds', () => {
  test('text is taken as it is, and nothing else is text', () => {
    expect(text.parse(' as it is ')).toEqual(read(' as it is '));
    expect(text.parse(7)).toEqual(refused);
  });

  test.each(['', 'readonly', 'true', true])('a flag said as %j is on', (value) => {
    expect(flag.parse(value)).toEqual(read(true));
  });

  test.each(['false', false, null])('a flag said as %j is off', (value) => {
    expect(flag.parse(value)).toEqual(read(false));
  });

  test.each(['1', ' 12 ', 12])('%j is a whole number from 1', (value) => {
    expect(positiveInteger.parse(value)).toEqual(read(Number(value)));
  });

  test.each(['0', '-1', '1.5', '1e3', '', 'many', 0, Number.NaN, '99999999999999999999'])(
    '%j is no whole number from 1',
    (value) => {
      expect(positiveInteger.parse(value)).toEqual(refused);
    },
  );

  test('one of several numbers is read from text too; others are refused', () => {
    const pageSize = oneOf(10, 20, 50);
    expect(pageSize.parse('50')).toEqual(read(50));
    expect(pageSize.parse(10)).toEqual(read(10));
    expect(pageSize.parse('30')).toEqual(refused);
    expect(pageSize.allowed).toBe('one of 10, 20, 50');
  });

  test('keys are trimmed and named once, in order', () => {
    expect(keys.parse('SKU, UNIT,,SKU')).toEqual(read(['SKU', 'UNIT']));
    expect(keys.parse(['UNIT', 'SKU'])).toEqual(read(['UNIT', 'SKU']));
  });

  test.each(['', ' , ', [], [1], 7])('%j names no keys', (value) => {
    expect(keys.parse(value)).toEqual(refused);
  });

  test('filters are JSON or an object, key to list of text', () => {
    expect(jsonFilters.parse('{"UNIT":["m","pcs"]}')).toEqual(read({ UNIT: ['m', 'pcs'] }));
    expect(jsonFilters.parse({ UNIT: [] })).toEqual(read({ UNIT: [] }));
    expect(jsonFilters.parse('{"__proto__":["x"]}')).toEqual(read(Object.fromEntries([['__proto__', ['x']]])));
  });

  test.each(['', '{', '[]', 'null', '{"UNIT":"m"}', '{"UNIT":[1]}', { UNIT: 'm' }])('%j is no filter', (value) => {
    expect(jsonFilters.parse(value)).toEqual(refused);
  });

  test('an address is http or https, and neither empty nor script', () => {
    expect(address.parse('https://api.example.com/v1')).toEqual(read('https://api.example.com/v1'));
    for (const wrong of ['', 'javascript:alert(1)', 'ftp://example.com', 'https://', 7]) {
      expect(address.parse(wrong)).toEqual(refused);
    }
  });
});

test('a property in camelCase is an attribute in kebab-case', () => {
  expect(['search', 'pageSize', 'apiBase'].map(attributeName)).toEqual(['search', 'page-size', 'api-base']);
});
