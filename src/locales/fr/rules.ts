import { shownNumber } from '../../texts/notation';
import type { CostStep } from '../../wire/cost-rule';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

export const rule = {
  rounding: 'Arrondir à',
  roundings: {
    '0.01': '0,01',
    '0.05': '0,05',
    '0.10': '0,10',
    '1': 'Nombre entier',
    '.95': 'Terminaison ,95',
    '.99': 'Terminaison ,99',
  },
  roundingHint: 'La moitié est arrondie au supérieur.',
  numberIssues: {
    missing: 'Saisissez un nombre',
    notation: 'Uniquement des chiffres et une virgule décimale, par exemple 2,5',
    unclear: 'Peut se lire de deux façons',
    'not-above-zero': 'Doit être supérieur à 0',
  },
  takeReading: (number) => `Utiliser ${number}`,
} satisfies Catalogue['rule'];

const unsigned = (number: string): string => shownNumber(number.replace(/^-/, ''));
const sign = (number: string): string => (number.startsWith('-') ? '−' : '+');

/** A step of a sum, as it is written after the value before it. */
function stepText(step: CostStep): string {
  switch (step.kind) {
    case 'vat-out':
      return `TVA de ${unsigned(step.percent)} % déduite`;
    case 'conversion':
      return `× ${unsigned(step.rate)} (taux du ${step.date})`;
    case 'factor':
      return `× ${unsigned(step.factor)}`;
    case 'amount':
      return `${sign(step.amount)} ${unsigned(step.amount)}`;
    case 'mark-up':
      return `${sign(step.percent)} ${unsigned(step.percent)} % de majoration`;
    case 'series':
      return `× ${unsigned(step.factor)}, ${count(step.times)} fois`;
    case 'vat-in':
      return `TVA de ${unsigned(step.percent)} % ajoutée`;
  }
}

const ruleOf = (currency: string, column: string) => `Prix en ${currency} d’après la colonne ${column}`;

export const pricing = {
  title: 'Prix d’après les coûts',
  intro:
    'Chaque prix se calcule à partir du coût de sa ligne par ces étapes, dans cet ordre. Les étapes laissées vides ne changent rien.',
  ruleOf: (column, currency) => ruleOf(currency, column),
  costCurrency: 'Devise des coûts',
  rate: (from, currency) => `Taux de change : ${currency} pour 1 ${from}`,
  date: 'Date du taux',
  oldRates: (rates) => (rates === 1 ? 'Ce taux est-il encore juste ?' : 'Ces taux sont-ils encore justes ?'),
  oldRate: (currency, from, rate, date) => `Le taux de ${unsigned(rate)} ${currency} pour 1 ${from} date du ${date}.`,
  keepRates: (rates) => (rates === 1 ? 'Garder le taux' : 'Garder les taux'),
  changeRates: (rates) => (rates === 1 ? 'Modifier le taux' : 'Modifier les taux'),
  vatOut: 'TVA comprise dans le coût, %',
  factor: 'Coefficient',
  factorHint: 'Pour le fret ou la douane, par exemple 1,08',
  amount: 'Montant à ajouter',
  amountHint: (currency) => `En ${currency} ; il n’est pas repris dans la règle d’une autre devise`,
  markupKind: 'Majoration sur le coût',
  markupKinds: { each: 'Par niveau', series: 'Chaque niveau à partir du précédent' },
  markups: 'Majoration de chaque niveau, %',
  markupsHint:
    '60 donne un prix de coût × 1,60. Un niveau laissé vide ne reçoit pas de prix et garde celui qui est enregistré.',
  markupOf: (level) => `Niveau ${levelText(level)}`,
  unusedMarkups: (pasted, lastLevel) =>
    `${counted(pasted.length, 'majoration collée n’est pas utilisée', 'majorations collées ne sont pas utilisées')}, car le niveau ${levelText(lastLevel)} est le dernier : ${pasted.join(', ')}`,
  fillLevels: 'Remplir les niveaux vides avec le précédent',
  clearLevels: 'Tout vider',
  firstMarkup: 'Majoration du premier niveau, %',
  seriesFactor: 'Coefficient de niveau en niveau',
  seriesHint: 'Par exemple 0,97 ; appliqué au prix précédent non arrondi',
  vatIn: 'TVA à ajouter, %',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  lowestPrice: 'Prix minimum autorisé',
  issues: {
    ...rule.numberIssues,
    'not-above-minus-100': 'Doit être supérieur à −100',
    'no-currency': 'Trois lettres, par exemple EUR',
    'no-price': '10 chiffres au maximum avant la virgule et 4 après',
  },
  dateMissing: 'Choisissez la date du taux',
  example: (row, key) => `Exemple : ligne ${count(row)}${key === '' ? '' : `, ${key}`}`,
  noExample: 'Le calcul de la première ligne s’affiche ici dès que la règle est complète.',
  noCost: 'Aucun coût n’a été trouvé dans les premières lignes, il n’y a donc pas d’exemple.',
  cost: (cost, currency) => `Coût ${cost} ${currency}`,
  step: (step, value, isExact) => `${stepText(step)} ${isExact ? '=' : '≈'} ${value}`,
  rounded: (price) => `arrondi : ${price}`,
  lowest: (price) => `relevé au prix minimum : ${price}`,
  priceOf: (level, price) => `${level}\u00a0: ${price}`,
  others: (others) => `Autres : ${others.join(' · ')}`,
  add: (currency, column) => `Ajouter des prix en ${currency} d’après la colonne ${column}`,
  remove: 'Retirer',
  removeOf: (column, currency) => `Retirer les prix en ${currency} d’après la colonne ${column}`,
  givenTwice: (twice) =>
    `${twice.slice(0, 3).join(', ')}${twice.length > 3 ? ` et ${counted(twice.length - 3, 'autre', 'autres')}` : ''} : plusieurs colonnes ou règles donnent ${twice.length === 1 ? 'ce prix' : 'ces prix'}.`,
  incomplete: (currency, column, missing) =>
    missing.length === 0
      ? `${ruleOf(currency, column)} : corrigez les champs signalés`
      : `${ruleOf(currency, column)} : indiquez ${missing.join(', ')}`,
  rateName: 'le taux de change',
  markupsName: 'au moins une majoration',
  levelsName: 'au moins un niveau',
  back: 'Retour',
  preview: 'Aperçu',
  pricesFrom: (column, rules) => `Prix d’après la colonne ${column} : ${rules}`,
  partlyCosted: (rows) =>
    `${counted(rows, 'ligne est exclue : elle n’a un coût que dans une partie des colonnes', 'lignes sont exclues : elles n’ont un coût que dans une partie des colonnes')}. Pour leurs prix, envoyez le fichier une nouvelle fois avec cette colonne seule.`,
  changeRules: 'Modifier les règles',
  costs: 'Coûts',
  costOf: (column) => `Coût (${column})`,
  rule: 'Règle',
} satisfies Catalogue['pricing'];

export const levels = {
  levels: 'Niveaux',
  allLevels: 'Tous',
  noLevels: 'Aucun',
  levelsMissing: 'Choisissez au moins un niveau',
} satisfies Catalogue['levels'];
