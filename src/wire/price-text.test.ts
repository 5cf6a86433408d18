import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './price-format';
import { parsePrice } from './price-text';

const text = (value: string | number | null) => {
  const read = parsePrice(value);
  return read.kind === 'price' ? read.text : read.kind;
};

describe('A price', () => {
  it.each([
    ['12.50', '12.5'],
    ['0', '0'],
    ['0.0', '0'],
    ['007', '7'],
    ['.5', '0.5'],
    [' 12 ', '12'],
    ['9999999999.9999', '9999999999.9999'],
    [12.5, '12.5'],
    [0.1, '0.1'],
    [1234567890.1234, '1234567890.1234'],
    ['', ''],
    ['   ', ''],
    [null, ''],
  ])('%j is stored as "%s"', (value, kept) => {
    expect(text(value)).toBe(kept);
  });

  it.each([
    'POA',
    'poa',
    'on request',
    'Call us',
    'per job',
    'x',
    'Preis auf Anfrage',
    '价格面议',
    '5 each',
    'see note 3',
  ])('may be a short text such as "%s"', (value) => {
    expect(text(value)).toBe(value);
  });

  it.each([
    '-5',
    '-0',
    '+5',
    '1e5',
    '1E5',
    '1,234.50',
    '1.234,50',
    '0.12345',
    '12345678901',
    '99999999999.1',
    '1 234',
    "1'234",
    '$12',
    '12 AUD',
    'AUD 12.50',
    'US$ 5',
    '0x1F',
    'NaN',
    'TRUE',
    'false',
    'Infinity',
    '-Infinity',
    'inf',
    '5.',
    '.',
    '--',
    '?',
    '１２',
    '1.2.3',
    'a text of more than twenty characters',
    'PO\0A',
    'PO\ud800A',
    '#N/A',
  ])('is not %j', (value) => {
    expect(text(value)).toBe('wrong');
  });

  it.each([-1, 1e21, 0.00001, 12345678901, Number.NaN, Number.POSITIVE_INFINITY])('is not the number %d', (value) => {
    expect(text(value)).toBe('wrong');
  });

  it('round-trips every decimal of at most 10 and 4 digits', { tags: 'A112' }, () => {
    const decimal = fc.tuple(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 0, max: 9999 }));
    fc.assert(
      fc.property(decimal, ([whole, fraction]) => {
        const written = `${whole}.${String(fraction).padStart(4, '0')}`;
        const kept = text(written);
        const [left, right = ''] = kept.split('.');
        expect(`${left}.${right.padEnd(4, '0')}`).toBe(written);
        expect(text(Number(written))).toBe(kept);
      }),
    );
  });

  it('becomes either a decimal or the text that was written', { tags: 'A112' }, () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const kept = text(written);
        expect(kept === 'wrong' || kept === written.trim() || /^\d{1,10}(\.\d{1,4})?$/.test(kept)).toBe(true);
      }),
    );
  });
});

describe('A price in a list', () => {
  it.each([
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['12.3456', '12.3456'],
    ['12.3400', '12.34'],
    ['1284.5', '1,284.50'],
    ['9999999999.9999', '9,999,999,999.9999'],
    ['0', '0.00'],
    ['007', '7.00'],
    ['.5', '0.50'],
    ['-5', '-5.00'],
    ['0.30000000000000004', '0.30'],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatPrice(value)).toBe(shown);
  });
});
