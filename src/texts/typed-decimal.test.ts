import { afterEach, describe, expect, it } from 'vitest';
import { setNotation, typedNumber } from './notation';
import { decimalReadings, toPlainDecimal } from './typed-decimal';

const german = { locale: 'de', decimal: ',', group: '.' } as const;
const read = (typed: string) => toPlainDecimal(typedNumber(typed));

describe('A typed or pasted number', { tags: 'QC85' }, () => {
  afterEach(() => setNotation());

  it.each([
    ['57,5', '57.5'],
    ['-2,50', '-2.50'],
    [' +1,6543 ', '1.6543'],
    ['−2,5', '-2.5'],
    ['0,925', '0.925'],
    ['1234,567', '1234.567'],
    ['1.284,5', '1284.5'],
    ['1,284,500', '1284500'],
    ['57.5', '57.5'],
    ['sixty, 5', 'sixty, 5'],
    ['', ''],
  ])('has its one meaning in English: %j is %j', (typed, decimal) => {
    expect(read(typed)).toBe(decimal);
  });

  it.each([
    ['57.5', '57.5'],
    ['0.925', '0.925'],
    ['57,5', '57.5'],
    ['1,234', '1.234'],
    ['-2.5', '-2.5'],
  ])('has its one meaning in German: %j is %j', (typed, decimal) => {
    setNotation(german);
    expect(read(typed)).toBe(decimal);
  });

  it('stays as it is where it may be one of two numbers', () => {
    expect([read('1,234'), read('-1,234')]).toEqual(['1,234', '-1,234']);
    expect(decimalReadings('1,234')).toEqual(['1.234', '1234']);
    expect(decimalReadings('−1,234')).toEqual(['-1.234', '-1234']);
    setNotation(german);
    expect(decimalReadings(typedNumber('1.234'))).toEqual(['1.234', '1234']);
  });
});
