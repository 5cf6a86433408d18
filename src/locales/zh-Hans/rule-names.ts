import type { Catalogue } from '../catalogue';
import { count } from './words';

export const ruleNames = {
  percent: (number) => `${number}%`,
  change: (change, target) => `${target}：${change}`,
  ending: (decimals) => `尾数 ${decimals}`,
  rounded: (unit) => `舍入到 ${unit}`,
  wholeNumbers: '整数',
  selected: (rows) => `已选择 ${count(rows)} 行`,
  filter: (filters) => `筛选：${filters}`,
  filterValues: (label, values, more) =>
    `${label}为 ${[...values, ...(more > 0 ? [`另外 ${count(more)} 个值`] : [])].join(' 或 ')}`,
  search: (text) => `搜索“${text}”`,
  vatOut: (percent) => `扣除 ${percent} 增值税`,
  vatIn: (percent) => `加上 ${percent} 增值税`,
  lowest: (price) => `不低于 ${price}`,
  list: (names) => names.join('；'),
  series: (firstMarkup, factor) => `${firstMarkup}，之后每档 × ${factor}`,
  sameMarkups: (levels, currency) => `${levels}，加价同 ${currency}`,
} satisfies Catalogue['ruleNames'];
