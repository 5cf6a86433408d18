import type { Catalogue } from '../catalogue';
import { count } from './words';

/** Without marks of direction: the name is a file's, and back ends take them away. */
export const ruleNames = {
  percent: (number) => `${number}%`,
  change: (change, target) => `${change} على ${target}`,
  ending: (decimals) => `بنهاية 0${decimals}`,
  rounded: (unit) => `بالتقريب إلى ${unit}`,
  wholeNumbers: 'أعداد صحيحة',
  selected: (rows) => `الصفوف المحددة ${count(rows)}`,
  filter: (filters) => `بتصفية ${filters}`,
  filterValues: (label, values, more) =>
    `${label} ${[...values, ...(more > 0 ? [`${count(more)} غيرها`] : [])].join(' أو ')}`,
  search: (text) => `بحث «${text}»`,
  vatOut: (percent) => `ناقص ${percent} ضريبة القيمة المضافة`,
  vatIn: (percent) => `زائد ${percent} ضريبة القيمة المضافة`,
  lowest: (price) => `لا يقل عن ${price}`,
  list: (names) => names.join('؛ '),
  series: (firstMarkup, factor) => `${firstMarkup}، وكل مستوى تالٍ × ${factor}`,
  sameMarkups: (levels, currency) => `${levels} بهوامش ${currency}`,
} satisfies Catalogue['ruleNames'];
