import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productRecordSchema } from '../../api/product-record';
import { changes, draftOf, fieldsOf, numberProblem, obstacles } from './product-draft';

const product = v.parse(productRecordSchema, {
  ID: 7,
  VERSION: 3,
  MAIN_SKU: 'A-1',
  UNIT_SIZE: 12.5,
  STANDARD_ROLL_LENGTH: null,
  LOGO_CHANGEABLE: 'YES',
  EXCLUSIVE: false,
  APPLICATION_GROUP: ['Gym', 'Baker, Sons'],
  STATUS: 'Inactive',
});

describe('The draft of a product', () => {
  it('begins with what is stored, and a new one as Active', () => {
    expect(draftOf(product)).toMatchObject({
      MAIN_SKU: 'A-1',
      UNIT_SIZE: '12.5',
      STANDARD_ROLL_LENGTH: '',
      LOGO_CHANGEABLE: 'YES',
      EXCLUSIVE: 'NO',
      APPLICATION_GROUP: ['Gym', 'Baker, Sons'],
      STATUS: 'Inactive',
    });
    expect(draftOf(undefined)).toMatchObject({ MAIN_SKU: '', EXCLUSIVE: '', PRIME_LOGO_NAMES: [], STATUS: 'Active' });
  });

  it('is sent with numbers as decimals, YES and NO as booleans, and null for what is empty', () => {
    const draft = { ...draftOf(product), UNIT_SIZE: ' .50', EXCLUSIVE: '', DESCRIPTION: ' red ' };
    expect(fieldsOf(draft)).toMatchObject({
      UNIT_SIZE: 0.5,
      STANDARD_ROLL_LENGTH: null,
      LOGO_CHANGEABLE: true,
      EXCLUSIVE: null,
      DESCRIPTION: 'red',
      APPLICATION_GROUP: ['Gym', 'Baker, Sons'],
    });
  });

  it('needs no field, but numbers where numbers stand', () => {
    expect(obstacles(draftOf(undefined), undefined)).toEqual([]);
    expect(obstacles({ ...draftOf(product), UNIT_SIZE: '12 m' }, product)).toEqual([
      { verb: 'Correct', label: 'Unit size' },
    ]);
  });

  it('leaves an odd value alone that the back end itself has', () => {
    const odd = { ...product, UNIT_SIZE: '12 m' };
    expect(obstacles(draftOf(odd), odd)).toEqual([]);
    expect(fieldsOf(draftOf(odd)).UNIT_SIZE).toBe('12 m');
  });

  it('differs from a product where the fields do, not where they are only written otherwise', () => {
    const draft = { ...draftOf(product), UNIT_SIZE: '12.50', STATUS: 'Active', APPLICATION_GROUP: ['Gym'] };
    expect(changes(draft, product)).toEqual([
      { label: 'Application group', mine: 'Gym', theirs: 'Gym, Baker, Sons' },
      { label: 'Status', mine: 'Active', theirs: 'Inactive' },
    ]);
  });
});

describe('A number of a product', () => {
  it.each(['', '0', '12', '12.5', '.5', '12.'])('may be %j', (text) => {
    expect(numberProblem(text)).toBeUndefined();
  });

  it.each([
    ['-1', 'below-zero'],
    ['12,5', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['wide', 'not-a-number'],
  ])('may not be %j: %s', (text, problem) => {
    expect(numberProblem(text)).toBe(problem);
  });
});
