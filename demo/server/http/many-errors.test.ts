import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyFields } from '../../../src/wire/company';
import { listRequestSchema } from '../lists/list-request';
import { createPriceBody } from '../prices/price-body';
import { liberalSchema, strictSchema } from './field-schema';
import { validate } from './request';

const many = Array.from({ length: 100_000 }, () => []);
const manyKeys = Object.fromEntries(many.map((_, index) => [`KEY_${index}`, 1]));

const issuesOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.length;

describe('A body of a megabyte has few errors', { tags: 'PC50' }, () => {
  it.each([
    ['values of a filter', listRequestSchema, { filters: { UNIT: many } }],
    [
      'values of many filters',
      listRequestSchema,
      { filters: { UNIT: many.slice(0, 2000), ROLE: many.slice(0, 2000) } },
    ],
    ['filters', listRequestSchema, { filters: manyKeys }],
    ['columns', listRequestSchema, { tableColumns: many }],
    ['prices', createPriceBody, { MAIN_SKU: 'A-1', PRICES: { AUD: many } }],
    ['currencies', createPriceBody, { MAIN_SKU: 'A-1', PRICES: manyKeys }],
    ['items of a list', strictSchema(companyFields.CUSTOM_LOGO), many],
    ['items of a list in a file', liberalSchema(companyFields.CUSTOM_LOGO), many],
  ])('of wrong %s', (_, schema, value) => {
    expect(issuesOf(schema, value)).toBe(1);
  });

  it('of which a response has a hundred at most', () => {
    const wrongFields = v.record(v.string(), v.string('has to be text'));
    const expected = Object.fromEntries(
      Object.keys(manyKeys)
        .map((key) => [key, 'has to be text'])
        .slice(0, 100),
    );
    const refused = expect.objectContaining({ status: 400, data: { fields: expected } });
    expect(() => validate(wrongFields, manyKeys, 'The body')).toThrow(refused);
  });
});

it('All wrong prices of a form are reported', { tags: 'PC50' }, () => {
  const wrong = Array.from({ length: 20 }, () => '-5');
  expect(issuesOf(createPriceBody, { MAIN_SKU: 'A-1', PRICES: { AUD: wrong, USD: wrong } })).toBe(40);
});
