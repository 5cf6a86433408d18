import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

export const ruleNames = {
  percent: (number) => `${number}\u00a0%`,
  change: (change, target) => `${change} en ${target}`,
  ending: (decimals) => `terminación ${decimals}`,
  rounded: (unit) => `redondeo a ${unit}`,
  wholeNumbers: 'números enteros',
  selected: (rows) => counted(rows, 'seleccionada', 'seleccionadas'),
  filter: (filters) => `filtro ${filters}`,
  filterValues: (label, values, more) =>
    `${label} ${[...values, ...(more > 0 ? [`${count(more)} más`] : [])].join(' o ')}`,
  search: (text) => `búsqueda «${text}»`,
  vatOut: (percent) => `menos IVA del ${percent}`,
  vatIn: (percent) => `más IVA del ${percent}`,
  lowest: (price) => `al menos ${price}`,
  list: (names) => names.join('; '),
  series: (firstMarkup, factor) => `${firstMarkup}, cada siguiente × ${factor}`,
  sameMarkups: (levels, currency) => `${levels} con los recargos de ${currency}`,
} satisfies Catalogue['ruleNames'];
