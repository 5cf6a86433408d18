import { canonicalDecimal, decimalParts } from './decimal';

/** An exact decimal number: `units` times 10 to the power of minus `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Parses a decimal text such as `-12.5`; `undefined` for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const parts = decimalParts(text);
  if (parts === undefined) return undefined;
  const units = BigInt(parts.whole + parts.fraction);
  return { units: parts.isNegative ? -units : units, scale: parts.fraction.length };
}

/** Throws a TypeError if the text is not a plain decimal. */
export function requireDecimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === undefined) throw new TypeError(`“${text}” is not a plain decimal.`);
  return value;
}

/** Formats without superfluous zeros: 12.50 is `12.5`. */
export function formatDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return canonicalDecimal(units < 0n, digits.slice(0, point), digits.slice(point));
}

export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

export const multiplyDecimals = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
});

export const negateDecimal = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });

export const oneDecimal: Decimal = { units: 1n, scale: 0 };
const hundredth: Decimal = { units: 1n, scale: 2 };

/** The factor of a rise by per cent, such as 1.6 of `60`. Throws a TypeError if the text is not a plain decimal. */
export const percentFactor = (percent: string): Decimal =>
  addDecimals(oneDecimal, multiplyDecimals(requireDecimal(percent), hundredth));

/** Rounds to the nearest multiple of `step`, which is above 0; half away from zero. */
export const roundToStep = (value: Decimal, step: Decimal): Decimal => roundQuotient(value, oneDecimal, step);

/** Rounds `dividend / divisor` to the nearest multiple of `step`; half away from zero. Both `divisor` and `step` are above 0. */
export function roundQuotient(dividend: Decimal, divisor: Decimal, step: Decimal): Decimal {
  const scale = Math.max(dividend.scale, divisor.scale + step.scale);
  const units = unitsAt(dividend, scale);
  const size = divisor.units * step.units * powerOfTen(scale - divisor.scale - step.scale);
  // BigInt division truncates toward zero.
  const steps = (2n * units + (units < 0n ? -size : size)) / (2n * size);
  return { units: steps * step.units, scale: step.scale };
}

/** Below 0 if `first` is less than `second`, above 0 if it is more. */
export function compareDecimals(first: Decimal, second: Decimal): number {
  const { units } = addDecimals(first, negateDecimal(second));
  return units === 0n ? 0 : units < 0n ? -1 : 1;
}

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint =>
  wanted === scale ? units : units * powerOfTen(wanted - scale);

/** Small powers, which the prices of a whole list need again and again. */
const powersOfTen = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => powersOfTen[exponent] ?? 10n ** BigInt(exponent);
