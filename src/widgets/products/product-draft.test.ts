import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productRecordSchema } from '../../wire/product';
import { productRules } from './product-draft';

const { changes, draftOf, sentValues, problemOf, issues: validationIssues } = productRules;
const known = new Map();

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
  it('has the stored values; a new one is Active', () => {
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

  it('is sent with decimals, booleans for YES and NO, null when empty', { tags: 'EP05' }, () => {
    const draft = { ...draftOf(product), UNIT_SIZE: ' .50', EXCLUSIVE: '', DESCRIPTION: ' red ' };
    expect(sentValues(draft)).toMatchObject({
      UNIT_SIZE: 0.5,
      STANDARD_ROLL_LENGTH: null,
      LOGO_CHANGEABLE: true,
      EXCLUSIVE: null,
      DESCRIPTION: 'red',
      APPLICATION_GROUP: ['Gym', 'Baker, Sons'],
    });
  });

  it('has no required fields, but number fields need numbers', { tags: 'EP05' }, () => {
    expect(validationIssues(draftOf(undefined), undefined, known)).toEqual([]);
    expect(validationIssues({ ...draftOf(product), UNIT_SIZE: '12 m' }, product, known)).toEqual([
      { verb: 'Correct', label: 'Unit size' },
    ]);
  });

  it('accepts an invalid value that is already stored', () => {
    const odd = { ...product, UNIT_SIZE: '12 m' };
    expect(validationIssues(draftOf(odd), odd, known)).toEqual([]);
    expect(sentValues(draftOf(odd)).UNIT_SIZE).toBe('12 m');
  });

  it('is compared with a product by values, not by their notation', () => {
    const draft = { ...draftOf(product), UNIT_SIZE: '12.50', STATUS: 'Active', APPLICATION_GROUP: ['Gym'] };
    expect(changes(draft, product)).toEqual([
      { key: 'APPLICATION_GROUP', label: 'Application group', mine: 'Gym', theirs: 'Gym, "Baker, Sons"' },
      { key: 'STATUS', label: 'Status', mine: 'Active', theirs: 'Inactive' },
    ]);
  });
});

describe('A number of a product', () => {
  const problem = (text: string) => problemOf('UNIT_SIZE', { ...draftOf(undefined), UNIT_SIZE: text }, undefined);

  it.each(['', '0', '12', '12.5', '.5', '12.'])('may be %j', (text) => {
    expect(problem(text)).toBeUndefined();
  });

  it.each([
    ['-1', 'Cannot be below 0'],
    ['12,5', 'Digits and a decimal point only, such as 12.5'],
    ['1e5', 'Digits and a decimal point only, such as 12.5'],
    ['2000000000000', 'At most 1,000,000,000,000'],
    ['wide', 'Digits and a decimal point only, such as 12.5'],
  ])('may not be %j: %s', (text, said) => {
    expect(problem(text)).toBe(said);
  });
});
