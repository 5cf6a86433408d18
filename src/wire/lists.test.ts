import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { activeFilters, filterChoicesSchema, pageSchemaOf } from './lists';
import { idSchema, textField } from './values';

const page = pageSchemaOf(v.object({ ID: idSchema, NAME: textField }));

describe('A list response', () => {
  test('may have its meta numbers as text', () => {
    const meta = { currentPage: '2', itemsPerPage: '20', totalItems: '41', totalPages: '3' };
    expect(v.parse(page, { items: [{ ID: 1 }], meta }).meta).toEqual({
      currentPage: 2,
      itemsPerPage: 20,
      totalItems: 41,
      totalPages: 3,
    });
  });

  test.each([[{ items: null }], [{ meta: {} }], [null], [undefined], [{ items: [] }]])(
    'without items (%j) is an empty page',
    (data) => {
      expect(v.parse(page, data)).toEqual({
        items: [],
        meta: { currentPage: 1, itemsPerPage: 1, totalItems: 0, totalPages: 1 },
      });
    },
  );

  test('may be a bare list', { tags: 'A099' }, () => {
    expect(v.parse(page, [{ ID: 'a', NAME: 5 }])).toMatchObject({
      items: [{ ID: 'a', NAME: '5' }],
      meta: { totalItems: 1 },
    });
  });

  test('derives the values missing from its meta', () => {
    const meta = { currentPage: 3, itemsPerPage: 10 };
    expect(v.parse(page, { items: [{ ID: 1 }], meta }).meta).toEqual({
      currentPage: 3,
      itemsPerPage: 10,
      totalItems: 21,
      totalPages: 3,
    });
    expect(v.parse(page, { items: [], meta: { totalItems: 95, itemsPerPage: 10 } }).meta.totalPages).toBe(10);
  });

  test('skips null items but not records without an ID', () => {
    expect(v.parse(page, { items: [null, { ID: 1 }] }).items).toHaveLength(1);
    expect(v.is(page, { items: [{ NAME: 'no ID' }] })).toBe(false);
    expect(v.is(page, { items: [{ ID: '' }] })).toBe(false);
  });

  test('is rejected when it is no list', () => {
    expect(v.is(page, 'gone')).toBe(false);
    expect(v.is(page, { items: 'gone' })).toBe(false);
  });
});

describe('Filter choices', () => {
  test('are distinct texts, without unset ones', () => {
    const filterData = { UNIT: ['m', 'm', null, '', 'roll'], WIDTH: [50, 4.5], EXCLUSIVE: [true, false], ODD: 'none' };
    expect(v.parse(filterChoicesSchema, { filterData })).toEqual([
      { key: 'UNIT', values: ['m', 'roll'] },
      { key: 'WIDTH', values: ['50', '4.5'] },
      { key: 'EXCLUSIVE', values: ['true', 'false'] },
      { key: 'ODD', values: [] },
    ]);
  });

  test('may have keys like __proto__, and 2,000 values', () => {
    const values = Array.from({ length: 2000 }, (_, index) => `value ${index}`);
    const filterData: unknown = JSON.parse(
      `{"__proto__":["a"],"constructor":["b"],"":["c"],"many":${JSON.stringify(values)}}`,
    );
    const choices = v.parse(filterChoicesSchema, { filterData });
    expect(choices.map(({ key }) => key)).toEqual(['__proto__', 'constructor', '', 'many']);
    expect(choices[3]?.values).toHaveLength(2000);
  });

  test.each([[null], [undefined], [{}], [{ filterData: null }], [{ filterData: [] }]])(
    'may be missing (%j)',
    (data) => {
      expect(v.parse(filterChoicesSchema, data)).toEqual([]);
    },
  );
});

test('only filters with values are sent', () => {
  expect(activeFilters({ UNIT: ['m'], STATUS: [] })).toEqual({ UNIT: ['m'] });
  expect(activeFilters({ STATUS: [] })).toBeUndefined();
});
