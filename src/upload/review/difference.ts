import { readDecimal } from '../../sheet/numbers';

/** Why a change is called out, so that nobody confirms it unseen. */
export type CalledOut = 'to-zero' | 'hundredfold' | 'hundredth' | 'tenfold' | 'tenth' | 'large';

/** How two different values of a cell differ. */
export type Difference =
  | {
      readonly kind: 'percent' /** Rounded to one decimal below 100. */;
      readonly percent: number;
      readonly calledOut?: CalledOut;
    }
  /** A value where there was none. */
  | { readonly kind: 'new' }
  /** No value where there was one. */
  | { readonly kind: 'cleared' }
  /** At least one of them is no number. */
  | { readonly kind: 'text' }
  /** From zero, of which there is no share. */
  | { readonly kind: 'from-zero' };

/** Changes beyond this share of the old value are called out. */
const largeShare = 0.5;
/** How near to ten or a hundred times a value must come to look like a moved decimal point. */
const nearness = 0.02;

/**
 * How a value differs from another; `undefined` when both say the same. Where the column holds numbers, `12.50` and `12.5`
 * do, and a difference has a share.
 */
export function difference(from: string, to: string, isNumeric: boolean): Difference | undefined {
  if (from === to) return undefined;
  if (from === '') return { kind: 'new' };
  if (to === '') return { kind: 'cleared' };
  const before = isNumeric ? readDecimal(from, 'point') : undefined;
  const after = readDecimal(to, 'point');
  if (before === undefined || after === undefined) return { kind: 'text' };
  if (before === after) return undefined;
  const [old, now] = [Number(before), Number(after)];
  if (old === 0) return { kind: 'from-zero' };
  const calledOut = callOut(old, now);
  return { kind: 'percent', percent: (now / old - 1) * 100, ...(calledOut && { calledOut }) };
}

function callOut(old: number, now: number): CalledOut | undefined {
  if (now === 0) return 'to-zero';
  const ratio = now / old;
  const isNear = (times: number) => Math.abs(ratio / times - 1) <= nearness;
  if (isNear(100)) return 'hundredfold';
  if (isNear(1 / 100)) return 'hundredth';
  if (isNear(10)) return 'tenfold';
  if (isNear(1 / 10)) return 'tenth';
  return Math.abs(ratio - 1) > largeShare ? 'large' : undefined;
}

/** A share as a person reads it: `+4.1 %`, `−2.4 %`, `+900 %`; never `0 %` for what has changed. */
export function percentText(percent: number): string {
  const size = Math.abs(percent);
  const sign = percent < 0 ? '−' : '+';
  if (size < 0.05) return `${sign}<0.1 %`;
  const shown = size >= 99.95 ? Math.round(size).toLocaleString('en') : size.toFixed(1).replace(/\.0$/, '');
  return `${sign}${shown} %`;
}
