import type { Catalogue } from '../catalogue';
import { counted } from './words';

export const ruleNames = {
  percent: (number) => `${number}\u00a0%`,
  change: (change, target) => `${change} sur ${target}`,
  ending: (decimals) => `terminaison ${decimals}`,
  rounded: (unit) => `arrondi à ${unit}`,
  wholeNumbers: 'nombres entiers',
  selected: (rows) => counted(rows, 'sélectionnée', 'sélectionnées'),
  filter: (filters) => `filtre ${filters}`,
  filterValues: (label, values, more) =>
    `${label} ${[...values, ...(more > 0 ? [counted(more, 'autre', 'autres')] : [])].join(' ou ')}`,
  search: (text) => `recherche «\u00a0${text}\u00a0»`,
  vatOut: (percent) => `moins TVA de ${percent}`,
  vatIn: (percent) => `plus TVA de ${percent}`,
  lowest: (price) => `au moins ${price}`,
  list: (names) => names.join('\u00a0; '),
  series: (firstMarkup, factor) => `${firstMarkup}, chaque suivant × ${factor}`,
  sameMarkups: (levels, currency) => `${levels} majorés comme ${currency}`,
} satisfies Catalogue['ruleNames'];
