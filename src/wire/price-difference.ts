import { decimalText } from './decimal';
import { readDecimal } from './read-decimal';

/** Why a change of a price is unusual. */
export type FlagReason =
  | 'to-zero'
  | 'from-zero'
  | 'cleared'
  | 'number-to-text'
  | 'text-to-number'
  | 'tenfold'
  | 'tenth'
  | 'hundredfold'
  | 'hundredth'
  | 'more-than-doubled'
  | 'large-rise'
  | 'large-fall';

/** A change of a value; `flag` is set where it needs a second confirmation. */
export type Difference = { readonly flag?: FlagReason } & (
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'new' | 'cleared' | 'text' | 'from-zero' }
);

/** Relative change above which a change is flagged. */
const largeShare = 0.5;
/** A factor of ten or a hundred suggests a moved decimal point, also in a price that was raised or lowered by this much. */
const tolerance = 0.2;

/** Compares two values; `undefined` when they are equal, as `12.50` and `12.5` are in a column of numbers. */
export function priceDifference(from: string, to: string, isNumeric: boolean): Difference | undefined {
  if (from === to) return undefined;
  if (from === '') return { kind: 'new' };
  if (!isNumeric) return { kind: to === '' ? 'cleared' : 'text' };
  if (to === '') return { kind: 'cleared', flag: 'cleared' };
  const before = readDecimal(from, 'point');
  const after = readDecimal(to, 'point');
  if (before === undefined) return { kind: 'text', ...(after !== undefined && { flag: 'text-to-number' }) };
  if (after === undefined) return { kind: 'text', flag: 'number-to-text' };
  if (before === after) return undefined;
  const [old, now] = [Number(before), Number(after)];
  if (old === 0) return { kind: 'from-zero', flag: 'from-zero' };
  const flag = flagOf(old, now);
  return { kind: 'percent', percent: (now / old - 1) * 100, ...(flag && { flag }) };
}

function flagOf(old: number, now: number): FlagReason | undefined {
  if (now === 0) return 'to-zero';
  const ratio = now / old;
  // The margin is for ratios of decimals that are not exact as floats.
  const isNear = (times: number) => Math.abs(ratio / times - 1) <= tolerance + 1e-9;
  if (isNear(100)) return 'hundredfold';
  if (isNear(1 / 100)) return 'hundredth';
  if (isNear(10)) return 'tenfold';
  if (isNear(1 / 10)) return 'tenth';
  if (ratio > 2) return 'more-than-doubled';
  if (ratio > 1 + largeShare) return 'large-rise';
  return ratio < 1 - largeShare ? 'large-fall' : undefined;
}

/** Formats a percentage: `+4.1 %`, `−2.0 %`, `+0.04 %`, `+900 %`; never `0 %`. The space does not break. */
export function percentText(percent: number): string {
  const size = Math.abs(percent);
  const sign = percent < 0 ? '−' : '+';
  const small = size < 0.05 ? decimalText(Number(size.toPrecision(1))) : size.toFixed(1);
  const shown = size >= 99.95 ? Math.round(size).toLocaleString('en') : small;
  return `${sign}${shown}\u00a0%`;
}
