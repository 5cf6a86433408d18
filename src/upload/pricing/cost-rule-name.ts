import type { CostSource } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { decimalParts } from '../../wire/decimal';
import { levelRanges } from '../../wire/level-ranges';
import { formatPrice } from '../../wire/price-text';

const signedPercent = (percent: string): string =>
  decimalParts(percent)?.isNegative
    ? `−${withoutTrailingZeros(percent.slice(1))} %`
    : `+${withoutTrailingZeros(percent)} %`;

/** Removes zeros at the end of the decimals: `57.50` becomes `57.5`. */
const withoutTrailingZeros = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

const roundingName = ({ rounding }: CostRule): string => {
  if (rounding.startsWith('.')) return `ending ${rounding}`;
  return rounding === '1' ? 'whole numbers' : `to ${rounding}`;
};

const markupsAsText = ({ markups }: CostRule): string => JSON.stringify(markups);

/** The mark-ups of all levels, such as `01–03 +60, +57, +55 %`; those of an earlier rule by its currency. */
function markupName(rule: CostRule, earlier: readonly CostRule[]): string {
  const { markups } = rule;
  const ruleWithSameMarkups = earlier.find((other) => markupsAsText(other) === markupsAsText(rule));
  if (markups.kind === 'series') {
    const { levels, percent, factor } = markups;
    const factorText = levels.length > 1 ? `, each next × ${factor}` : '';
    return `${levelRanges(levels)} ${signedPercent(percent)}${factorText}`;
  }
  const levels = levelRanges(markups.percents.map(({ level }) => level));
  const percents = markups.percents.map(({ percent }) => percent);
  const [first = '0'] = percents;
  if (percents.every((percent) => percent === first)) return `${levels} ${signedPercent(first)}`;
  if (ruleWithSameMarkups) return `${levels} with the mark-ups of ${ruleWithSameMarkups.currency}`;
  return `${levels} ${percents.map((percent) => signedPercent(percent).replace(/ %$/, '')).join(', ')} %`;
}

/** Names all steps of a rule, such as `EUR × 1.65 (2026-11-01) → AUD 01–20 +60 %`, so that a price can be explained later. */
export function costRuleName(rule: CostRule, earlier: readonly CostRule[] = []): string {
  const { currency, vatOut, conversion, factor, amount, vatIn, lowestPrice } = rule;
  const isDeducted = amount !== undefined && decimalParts(amount)?.isNegative === true;
  const stepsBeforeMarkup = [
    ...(vatOut === undefined ? [] : [`less ${vatOut} % VAT${conversion ? ',' : ''}`]),
    ...(conversion === undefined ? [] : [`${conversion.from} × ${conversion.rate} (${conversion.date})`]),
    ...(factor === undefined ? [] : [`× ${factor}`]),
    ...(amount === undefined ? [] : [isDeducted ? `− ${amount.slice(1)}` : `+ ${amount}`]),
  ];
  const stepsAfterMarkup = [
    ...(vatIn === undefined ? [] : [`plus ${vatIn} % VAT`]),
    ...(rule.rounding === '0.01' ? [] : [roundingName(rule)]),
    ...(lowestPrice === undefined ? [] : [`at least ${formatPrice(lowestPrice) ?? lowestPrice}`]),
  ];
  const target = `${currency} ${markupName(rule, earlier)}`;
  return [
    stepsBeforeMarkup.length === 0 ? target : `${stepsBeforeMarkup.join(' ')} → ${target}`,
    ...stepsAfterMarkup,
  ].join(', ');
}

/** Names rules one after the other; mark-ups that two of them share are listed once. */
const costRuleNames = (rules: readonly CostRule[]): readonly string[] =>
  rules.map((rule, index) => costRuleName(rule, rules.slice(0, index)));

/** The names of rules in one text, in English like the names in the history. */
export const costRulesText = (rules: readonly CostRule[]): string => costRuleNames(rules).join('; ');

/** Longer names are cut by back ends and file systems. */
const longestName = 250;

/** The name of a file whose prices follow from costs: the chosen file's name, shortened if need be, then the whole rules. */
export function pricedFileName(
  fileName: string,
  costs: readonly CostSource[],
  columnTitleOf: (column: number) => string,
) {
  const columns = new Set(costs.map(({ column }) => column));
  const names = costRuleNames(costs.map(({ rule }) => rule));
  const rules = costs.map(({ column }, index) => {
    const source = columns.size > 1 ? `${columnTitleOf(column)}, ` : '';
    return `; ${source}${names[index]}`;
  });
  // Characters that file systems refuse, since the name is a file's.
  const ending = `${rules.join('').replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')}.xlsx`;
  const base = [...fileName.replace(/\.[^.]*$/, '')].slice(0, Math.max(20, longestName - ending.length)).join('');
  return `${base}${ending}`;
}
