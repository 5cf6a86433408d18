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

/** Rounds to the nearest multiple of `step`, which is above 0; half away from zero. */
export function roundToStep(value: Decimal, step: Decimal): Decimal {
  const scale = Math.max(value.scale, step.scale);
  const [units, size] = [unitsAt(value, scale), unitsAt(step, scale)];
  // BigInt division truncates toward zero.
  const steps = (2n * units + (units < 0n ? -size : size)) / (2n * size);
  return { units: steps * size, scale };
}

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);
