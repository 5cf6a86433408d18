import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundToStep,
} from './decimal-arithmetic';

const decimal = (text: string): Decimal => {
  const parsed = parseDecimal(text);
  if (parsed === undefined) throw new Error(`${text} is not a decimal`);
  return parsed;
};

/** A text with 4 decimals, and the same number in ten-thousandths. */
const fourDecimals = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((tenThousandths) => {
  const digits = String(tenThousandths < 0n ? -tenThousandths : tenThousandths).padStart(5, '0');
  return {
    text: `${tenThousandths < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`,
    tenThousandths,
  };
});

describe('exact decimals', { tags: 'NC60' }, () => {
  test('a text is parsed and formatted without superfluous zeros', () => {
    expect(['12.50', '-0.5', '007', '.5', '0.00', '-0'].map((text) => formatDecimal(decimal(text)))).toEqual([
      '12.5',
      '-0.5',
      '7',
      '0.5',
      '0',
      '0',
    ]);
    expect(['', 'POA', '1,5', '1e5', '+3'].map(parseDecimal)).toEqual(Array.from({ length: 5 }));
  });

  test('sums and products equal BigInt arithmetic', () => {
    fc.assert(
      fc.property(fourDecimals, fourDecimals, (one, other) => {
        const sum = addDecimals(decimal(one.text), decimal(other.text));
        expect(formatDecimal(sum)).toBe(formatDecimal({ units: one.tenThousandths + other.tenThousandths, scale: 4 }));
        const product = multiplyDecimals(decimal(one.text), negateDecimal(decimal(other.text)));
        expect(formatDecimal(product)).toBe(
          formatDecimal({ units: -one.tenThousandths * other.tenThousandths, scale: 8 }),
        );
      }),
    );
  });

  test('rounding yields the nearest multiple, half away from zero', () => {
    const steps = fc.constantFrom(
      ...([
        ['0.01', 100n],
        ['0.05', 500n],
        ['0.10', 1000n],
        ['1', 10_000n],
      ] as const),
    );
    fc.assert(
      fc.property(fourDecimals, steps, ({ text, tenThousandths }, [step, size]) => {
        const rounded = decimal(formatDecimal(roundToStep(decimal(text), decimal(step))));
        const result = rounded.units * 10n ** BigInt(4 - rounded.scale);
        expect(result % size).toBe(0n);
        const difference = result - tenThousandths;
        expect(2n * (difference < 0n ? -difference : difference) <= size).toBe(true);
        // Exactly between two multiples, the result has the larger amount.
        if (2n * difference === size) expect(tenThousandths > 0n).toBe(true);
        if (2n * difference === -size) expect(tenThousandths < 0n).toBe(true);
      }),
    );
  });

  test.each([
    ['1.005', '0.01', '1.01'],
    ['-1.005', '0.01', '-1.01'],
    ['1.00499999', '0.01', '1'],
    ['10.225', '0.05', '10.25'],
    ['10.2249', '0.05', '10.2'],
    ['0.5', '1', '1'],
    ['99999999999999.995', '0.01', '100000000000000'],
  ])('%s rounded to %s is %s', (value, step, expected) => {
    expect(formatDecimal(roundToStep(decimal(value), decimal(step)))).toBe(expected);
  });
});
