import type { CostSource } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { decimalParts } from '../../wire/decimal';
import { levelRanges } from '../../wire/level-ranges';
import { formatPrice } from '../../wire/price-text';

const signedPercent = (percent: string): string =>
  decimalParts(percent)?.isNegative ? `−${percent.slice(1)} %` : `+${percent} %`;

const roundingName = ({ rounding }: CostRule): string => {
  if (rounding.startsWith('.')) return `ending ${rounding}`;
  return rounding === '1' ? 'whole numbers' : `to ${rounding}`;
};

/** The mark-ups of all levels, such as `01–03 +60, +57, +55 %`. */
function markupName({ markups }: CostRule): string {
  if (markups.kind === 'series') {
    const { levels, percent, factor } = markups;
    const rest = levels.length > 1 ? `, each next × ${factor}` : '';
    return `${levelRanges(levels)} ${signedPercent(percent)}${rest}`;
  }
  const levels = levelRanges(markups.percents.map(({ level }) => level));
  const percents = markups.percents.map(({ percent }) => percent);
  const [first = '0'] = percents;
  if (percents.every((percent) => percent === first)) return `${levels} ${signedPercent(first)}`;
  return `${levels} ${percents.map((percent) => signedPercent(percent).replace(/ %$/, '')).join(', ')} %`;
}

/** Names a rule whole, such as `EUR × 1.65 (2026-11-01) → AUD 01–20 +60 %`, so that a price can be explained later. */
export function costRuleName(rule: CostRule): string {
  const { currency, vatOut, conversion, factor, amount, vatIn, lowestPrice } = rule;
  const isLess = amount !== undefined && decimalParts(amount)?.isNegative === true;
  const before = [
    ...(vatOut === undefined ? [] : [`less ${vatOut} % VAT`]),
    ...(conversion === undefined ? [] : [`${conversion.from} × ${conversion.rate} (${conversion.date})`]),
    ...(factor === undefined ? [] : [`× ${factor}`]),
    ...(amount === undefined ? [] : [isLess ? `− ${amount.slice(1)}` : `+ ${amount}`]),
  ];
  const after = [
    ...(vatIn === undefined ? [] : [`plus ${vatIn} % VAT`]),
    ...(rule.rounding === '0.01' ? [] : [roundingName(rule)]),
    ...(lowestPrice === undefined ? [] : [`at least ${formatPrice(lowestPrice) ?? lowestPrice}`]),
  ];
  const target = `${currency} ${markupName(rule)}`;
  return [before.length === 0 ? target : `${before.join(' ')} → ${target}`, ...after].join(', ');
}

/** Longer names are cut by back ends and file systems. */
const longestName = 250;

/** The name of a file whose prices follow from costs: the chosen file's name, shortened if need be, then the whole rules. */
export function pricedFileName(fileName: string, costs: readonly CostSource[], nameOf: (column: number) => string) {
  const columns = new Set(costs.map(({ column }) => column));
  const rules = costs.map(({ column, rule }) => {
    const source = columns.size > 1 ? `${nameOf(column)}, ` : '';
    return `; ${source}${costRuleName(rule)}`;
  });
  // Characters that file systems refuse, since the name is a file's.
  const ending = `${rules.join('').replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')}.xlsx`;
  const base = [...fileName.replace(/\.[^.]*$/, '')].slice(0, Math.max(20, longestName - ending.length)).join('');
  return `${base}${ending}`;
}
