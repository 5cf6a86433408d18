import { describe, expect, test } from 'vitest';
import { address, attributeName, flag, oneOf, text } from './attributes';
import { jsonFilters, keys, positiveInteger } from './list-attribute-types';

describe('attribute kinds', () => {
  test('text is returned unchanged, and other types are rejected', () => {
    expect(text.parse(' as it is ')).toEqual(' as it is ');
    expect(text.parse(7)).toBeUndefined();
  });

  test.each(['', 'readonly', 'true', true])('a flag written as %j is true', (value) => {
    expect(flag.parse(value)).toEqual(true);
  });

  test.each(['false', false, null])('a flag written as %j is false', (value) => {
    expect(flag.parse(value)).toEqual(false);
  });

  test.each(['1', ' 12 ', 12])('%j is accepted as a whole number from 1', (value) => {
    expect(positiveInteger.parse(value)).toEqual(Number(value));
  });

  test.each(['0', '-1', '1.5', '1e3', '', 'many', 0, Number.NaN, '99999999999999999999'])(
    '%j is rejected as a whole number from 1',
    (value) => {
      expect(positiveInteger.parse(value)).toBeUndefined();
    },
  );

  test('a choice of numbers accepts text and rejects other numbers', () => {
    const pageSize = oneOf(10, 20, 50);
    expect(pageSize.parse('50')).toEqual(50);
    expect(pageSize.parse(10)).toEqual(10);
    expect(pageSize.parse('30')).toBeUndefined();
    expect(pageSize.allowed).toBe('one of 10, 20, 50');
  });

  test('keys are trimmed and deduplicated, in order', () => {
    expect(keys.parse('SKU, UNIT,,SKU')).toEqual(['SKU', 'UNIT']);
    expect(keys.parse(['UNIT', 'SKU'])).toEqual(['UNIT', 'SKU']);
  });

  test.each(['', ' , ', [], [1], 7])('%j contains no keys', (value) => {
    expect(keys.parse(value)).toBeUndefined();
  });

  test('filters are JSON or an object from key to list of text', () => {
    expect(jsonFilters.parse('{"UNIT":["m","pcs"]}')).toEqual({ UNIT: ['m', 'pcs'] });
    expect(jsonFilters.parse({ UNIT: [] })).toEqual({ UNIT: [] });
    expect(jsonFilters.parse('{"__proto__":["x"]}')).toEqual(Object.fromEntries([['__proto__', ['x']]]));
  });

  test.each(['', '{', '[]', 'null', '{"UNIT":"m"}', '{"UNIT":[1]}', { UNIT: 'm' }])(
    '%j is rejected as a filter',
    (value) => {
      expect(jsonFilters.parse(value)).toBeUndefined();
    },
  );

  test('an address is http or https; empty and script addresses are rejected', () => {
    expect(address.parse('https://api.example.com/v1')).toEqual('https://api.example.com/v1');
    for (const wrong of ['', 'javascript:alert(1)', 'ftp://example.com', 'https://', 7]) {
      expect(address.parse(wrong)).toBeUndefined();
    }
  });
});

test('a property in camelCase has an attribute in kebab-case', () => {
  expect(['search', 'pageSize', 'apiBase'].map(attributeName)).toEqual(['search', 'page-size', 'api-base']);
});
