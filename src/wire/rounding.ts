import {
  addDecimals,
  type Decimal,
  multiplyDecimals,
  negateDecimal,
  oneDecimal,
  requireDecimal,
  roundQuotient,
} from './decimal-arithmetic';

/** A multiple to round to, or the ending of the price. */
export const roundings = ['0.01', '0.05', '0.10', '1', '.95', '.99'] as const;

export type Rounding = (typeof roundings)[number];

/** Returns the rounding of `dividend / divisor`, where the divisor is above 0. */
export function rounderOf(rounding: Rounding): (dividend: Decimal, divisor?: Decimal) => Decimal {
  const stepOrEnding = requireDecimal(rounding);
  return rounding.startsWith('.')
    ? (dividend, divisor = oneDecimal) => roundToEnding(dividend, divisor, stepOrEnding)
    : (dividend, divisor = oneDecimal) => roundQuotient(dividend, divisor, stepOrEnding);
}

/** The nearest price with this ending; the higher one of two. Prices of 0 and below have no ending. */
function roundToEnding(dividend: Decimal, divisor: Decimal, ending: Decimal): Decimal {
  if (dividend.units <= 0n) return roundQuotient(dividend, divisor, { units: 1n, scale: 4 });
  const aboveEnding = addDecimals(dividend, negateDecimal(multiplyDecimals(ending, divisor)));
  const whole = roundQuotient(aboveEnding, divisor, oneDecimal);
  return whole.units < 0n ? ending : addDecimals(whole, ending);
}
