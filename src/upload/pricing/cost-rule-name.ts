import type { CostSource } from '../../machines/reading.types';
import { listSeparator, shownList } from '../../texts/notation';
import type { CostRule } from '../../wire/cost-rule';
import { decimalParts } from '../../wire/decimal';
import { ruleNameMessages as messages } from '../rule-name.messages';
import { asFileName, decimalName, levelsName, priceName, roundingNames, signedName } from '../rule-name-parts';

const percentName = (percent: string): string => messages.percent(decimalName(percent));

const markupsAsText = ({ markups }: CostRule): string => JSON.stringify(markups);

interface NameOptions {
  /** Rules named before, whose mark-ups are not listed once more. */
  readonly earlier?: readonly CostRule[];
  /** Names only the first and the last of more than three mark-ups. @default false */
  readonly isShort?: boolean;
}

/** The mark-ups of all levels, such as `01–03 +60, +57, +55 %`; those of an earlier rule by its currency. */
function markupName(rule: CostRule, { earlier = [], isShort = false }: NameOptions): string {
  const { markups } = rule;
  const ruleWithSameMarkups = earlier.find((other) => markupsAsText(other) === markupsAsText(rule));
  if (markups.kind === 'series') {
    const { levels, percent, factor } = markups;
    const first = `${levelsName(levels)} ${messages.percent(signedName(percent))}`;
    return levels.length > 1 ? messages.series(first, decimalName(factor)) : first;
  }
  const levels = levelsName(markups.percents.map(({ level }) => level));
  const percents = markups.percents.map(({ percent }) => percent);
  const isSame = percents.every((percent) => percent === percents[0]);
  if (ruleWithSameMarkups && !isSame) return messages.sameMarkups(levels, ruleWithSameMarkups.currency);
  const signed = (isSame ? percents.slice(0, 1) : percents).map((percent) => signedName(percent));
  const shown = isShort && signed.length > 3 ? `${signed[0]} … ${signed.at(-1)}` : shownList(signed);
  return `${levels} ${messages.percent(shown)}`;
}

/**
 * Names all steps of a rule in the language that is shown, such as `EUR × 1.65 (2026-11-01) → AUD 01–20 +60 %`, so that a price
 * can be explained later.
 */
export function costRuleName(rule: CostRule, options: NameOptions = {}): string {
  const { currency, vatOut, conversion, factor, amount, vatIn, lowestPrice } = rule;
  const isDeducted = amount !== undefined && decimalParts(amount)?.isNegative === true;
  const beforeConversion = conversion ? listSeparator() : ' ';
  const vat = vatOut === undefined ? '' : `${messages.vatOut(percentName(vatOut))}${beforeConversion}`;
  const sum = [
    ...(conversion === undefined ? [] : [`${conversion.from} × ${decimalName(conversion.rate)} (${conversion.date})`]),
    ...(factor === undefined ? [] : [`× ${decimalName(factor)}`]),
    ...(amount === undefined ? [] : [isDeducted ? `− ${decimalName(amount.slice(1))}` : `+ ${decimalName(amount)}`]),
  ];
  const before = `${vat}${sum.join(' ')}`.trim();
  const target = `${currency} ${markupName(rule, options)}`;
  return shownList([
    before === '' ? target : `${before} → ${target}`,
    ...(vatIn === undefined ? [] : [messages.vatIn(percentName(vatIn))]),
    ...roundingNames(rule.rounding),
    ...(lowestPrice === undefined ? [] : [messages.lowest(priceName(lowestPrice))]),
  ]);
}

/** Names rules one after the other; mark-ups that two of them share are listed once. */
const costRuleNames = (rules: readonly CostRule[], isShort = false): readonly string[] =>
  rules.map((rule, index) => costRuleName(rule, { earlier: rules.slice(0, index), isShort }));

/** The names of rules beside their rows. */
export const costRuleShortNames = (rules: readonly CostRule[]): readonly string[] => costRuleNames(rules, true);

/** The same in one text. */
export const costRulesText = (rules: readonly CostRule[]): string => messages.list(costRuleShortNames(rules));

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
  const rules = names.map((name, index) => {
    const column = costs[index]?.column;
    return columns.size > 1 && column !== undefined ? shownList([columnTitleOf(column), name]) : name;
  });
  const ending = `${asFileName(messages.list(['', ...rules]))}.xlsx`;
  const base = [...fileName.replace(/\.[^.]*$/, '')].slice(0, Math.max(20, longestName - ending.length)).join('');
  return `${base}${ending}`;
}
