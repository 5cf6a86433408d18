import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../wire/decimal';
import { readDecimal } from '../wire/read-decimal';
import { limits } from './limits';
import { createNotationDetector, readNumber } from './numbers';

describe('reading numbers', () => {
  it.each([
    ['12.50', '12.5', undefined],
    ['12,50', undefined, '12.5'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['1,234.50', '1234.5', undefined],
    ['1.234,50', undefined, '1234.5'],
    ['1,234,567', '1234567', undefined],
    ['0,123', undefined, '0.123'],
    ["1'234.50", '1234.5', undefined],
    ['1 234,50', undefined, '1234.5'],
    ['1\u00a0234', '1234', '1234'],
    ['00123', '123', '123'],
    ['.5', '0.5', undefined],
    ['-5', '-5', '-5'],
    ['−0.0', '0', undefined],
    ['$ 12.50', '12.5', undefined],
    ['12,50 €', undefined, '12.5'],
    ['0.1234567890123456789', '0.1234567890123456789', undefined],
    ['99999999999999999999.01', '99999999999999999999.01', undefined],
    ['1E5', undefined, undefined],
    ['3-4', undefined, undefined],
    ['12.03.2026', undefined, undefined],
    ['1,23,456', undefined, undefined],
    ['12.', undefined, undefined],
    ['--5', undefined, undefined],
    ['POA', undefined, undefined],
    ['', undefined, undefined],
    ['.', undefined, undefined],
  ])('reads %j as %j with a point, %j with a comma', (text, point, comma) => {
    expect(readDecimal(text, 'point')).toBe(point);
    expect(readDecimal(text, 'comma')).toBe(comma);
  });

  it('takes linear time for the longest cell, whatever its content', { tags: 'IG08' }, () => {
    // Ways to share a run among several parts grow with its square or cube: then this would not end within its time.
    for (const run of [' ', '1', '1 ', '000 ', '- ', '$ ', '. ']) {
      for (const [before, after] of [
        ['-', 'x'],
        ['- $', '-x'],
        ['1', 'x'],
        ['1.1', '$x'],
      ]) {
        const text = `${before}${run.repeat(limits.cellCharacters / run.length)}${after}`;
        expect([readDecimal(text, 'point'), readDecimal(text, 'comma')]).toEqual([undefined, undefined]);
      }
    }
  });

  it('distinguishes blank cells, numbers and text', () => {
    expect(readNumber('  ', 'point')).toEqual({ kind: 'blank' });
    expect(readNumber(0.1 + 0.2, 'comma')).toEqual({ kind: 'number', decimal: '0.3' });
    expect(readNumber(' POA ', 'point')).toEqual({ kind: 'text', text: 'POA' });
    expect(readNumber(true, 'point')).toEqual({ kind: 'text', text: 'TRUE' });
  });

  it('writes a number without an exponent, as a spreadsheet shows it', () => {
    expect([1e21, 1.5e-7, -0, 1234.0999999999999, 12.5, 1 / 3, -2.5].map(decimalText)).toEqual([
      '1000000000000000000000',
      '0.00000015',
      '0',
      '1234.1',
      '12.5',
      '0.333333333333333',
      '-2.5',
    ]);
  });

  it('reads the numbers that it wrote, in either convention', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 4 }), (digits, places) => {
        const decimal = decimalText(digits / 10 ** places);
        expect(readDecimal(decimal, 'point')).toBe(decimal);
        expect(readDecimal(decimal.replace('.', ','), 'comma')).toBe(decimal);
      }),
    );
  });
});

const verdict = (...cells: readonly (string | number)[]) => {
  const census = createNotationDetector();
  for (const cell of cells) census.add(cell);
  return census.result();
};

describe('detecting the decimal separator', () => {
  it('returns plain when no cell contains a separator', () => {
    expect(verdict('12', 'POA', 'see p. 3', 12.5, '', '3,4,5')).toEqual({ kind: 'plain' });
  });
  it('returns the unambiguous separator and counts all compatible cells, and those with one reading', {
    tags: 'QC122',
  }, () => {
    expect(verdict('12,50', '1,234', '7', '0,5')).toEqual({ kind: 'clear', separator: 'comma', cells: 3, certain: 2 });
    expect(verdict('12.50', '1,234')).toEqual({ kind: 'clear', separator: 'point', cells: 2, certain: 1 });
  });
  it('returns ambiguous when every cell allows both', () => {
    expect(verdict('1,234', '5,678')).toEqual({ kind: 'ambiguous', cells: 2, example: '1,234' });
  });
  it('returns mixed when cells contradict each other', () => {
    expect(verdict('12,50', '12.50', '13.5')).toEqual({
      kind: 'mixed',
      point: 2,
      comma: 1,
      pointExample: '12.50',
      commaExample: '12,50',
    });
  });
});
