import { shownNumber } from '../../texts/notation';
import type { CostStep } from '../../wire/cost-rule';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

export const rule = {
  rounding: 'Runden auf',
  roundings: {
    '0.01': '0,01',
    '0.05': '0,05',
    '0.10': '0,10',
    '1': 'Ganze Zahlen',
    '.95': 'Endung ,95',
    '.99': 'Endung ,99',
  },
  roundingHint: 'Die Hälfte wird aufgerundet.',
  numberIssues: {
    missing: 'Geben Sie eine Zahl ein',
    notation: 'Nur Ziffern und ein Dezimalkomma, z. B. 2,5',
    unclear: 'Lässt sich auf zwei Arten lesen',
    'not-above-zero': 'Muss über 0 sein',
  },
  takeReading: (number) => `${number} verwenden`,
} satisfies Catalogue['rule'];

const unsigned = (number: string): string => shownNumber(number.replace(/^-/, ''));
const sign = (number: string): string => (number.startsWith('-') ? '−' : '+');

/** A step of a sum, as it is written after the value before it. */
function stepText(step: CostStep): string {
  switch (step.kind) {
    case 'vat-out':
      return `abzüglich ${unsigned(step.percent)} % MwSt.`;
    case 'conversion':
      return `× ${unsigned(step.rate)} (Kurs vom ${step.date})`;
    case 'factor':
      return `× ${unsigned(step.factor)}`;
    case 'amount':
      return `${sign(step.amount)} ${unsigned(step.amount)}`;
    case 'mark-up':
      return `${sign(step.percent)} ${unsigned(step.percent)} % Aufschlag`;
    case 'series':
      return `× ${unsigned(step.factor)}, ${count(step.times)}-mal`;
    case 'vat-in':
      return `zuzüglich ${unsigned(step.percent)} % MwSt.`;
  }
}

export const pricing = {
  title: 'Preise aus Kosten',
  intro:
    'Jeder Preis folgt aus den Kosten seiner Zeile durch diese Schritte, in dieser Reihenfolge. Leere Schritte ändern nichts.',
  ruleOf: (column, currency) => `Preise in ${currency} aus ${column}`,
  costCurrency: 'Währung der Kosten',
  rate: (from, currency) => `Kurs: ${currency} für 1 ${from}`,
  date: 'Tag des Kurses',
  oldRates: (rates) => (rates === 1 ? 'Stimmt dieser Kurs noch?' : 'Stimmen diese Kurse noch?'),
  oldRate: (currency, from, rate, date) => `Der Kurs von ${unsigned(rate)} ${currency} für 1 ${from} ist vom ${date}.`,
  keepRates: (rates) => (rates === 1 ? 'Kurs behalten' : 'Kurse behalten'),
  changeRates: (rates) => (rates === 1 ? 'Kurs ändern' : 'Kurse ändern'),
  vatOut: 'MwSt. in den Kosten, %',
  factor: 'Faktor',
  factorHint: 'Für Fracht oder Zoll, z. B. 1,08',
  amount: 'Betrag hinzufügen',
  amountHint: (currency) => `In ${currency}; er wird nicht in die Regel einer anderen Währung übernommen`,
  markupKind: 'Aufschlag auf Kosten',
  markupKinds: { each: 'Je Stufe', series: 'Jede Stufe aus der vorigen' },
  markups: 'Aufschlag jeder Stufe, %',
  markupsHint:
    '60 ergibt einen Preis von Kosten × 1,60. Eine leere Stufe bekommt keinen Preis und behält den gespeicherten.',
  markupOf: (level) => `Stufe ${levelText(level)}`,
  unusedMarkups: (pasted, lastLevel) =>
    `${counted(pasted.length, 'eingefügter Aufschlag wird', 'eingefügte Aufschläge werden')} nicht verwendet, weil Stufe ${levelText(lastLevel)} die letzte ist: ${pasted.join(', ')}`,
  fillLevels: 'Leere Stufen mit der vorigen füllen',
  clearLevels: 'Alle leeren',
  firstMarkup: 'Aufschlag der ersten Stufe, %',
  seriesFactor: 'Faktor von Stufe zu Stufe',
  seriesHint: 'Z. B. 0,97; vom ungerundeten Preis davor',
  vatIn: 'MwSt. hinzufügen, %',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  lowestPrice: 'Niedrigster erlaubter Preis',
  issues: {
    ...rule.numberIssues,
    'not-above-minus-100': 'Muss über −100 sein',
    'no-currency': 'Drei Buchstaben, z. B. EUR',
    'no-price': 'Höchstens 10 Ziffern vor dem Komma und 4 danach',
  },
  dateMissing: 'Wählen Sie den Tag des Kurses',
  example: (row, key) => `Beispiel: Zeile ${count(row)}${key === '' ? '' : `, ${key}`}`,
  noExample: 'Die Rechnung der ersten Zeile steht hier, sobald die Regel vollständig ist.',
  noCost: 'In den ersten Zeilen wurden keine Kosten gefunden, daher gibt es kein Beispiel.',
  cost: (cost, currency) => `Kosten ${cost} ${currency}`,
  step: (step, value, isExact) => `${stepText(step)} ${isExact ? '=' : '≈'} ${value}`,
  rounded: (price) => `gerundet: ${price}`,
  lowest: (price) => `auf den niedrigsten Preis angehoben: ${price}`,
  priceOf: (level, price) => `${level}: ${price}`,
  others: (others) => `Andere: ${others.join(' · ')}`,
  add: (currency, column) => `Preise in ${currency} aus ${column} hinzufügen`,
  remove: 'Entfernen',
  removeOf: (column, currency) => `Preise in ${currency} aus ${column} entfernen`,
  givenTwice: (twice) =>
    `${twice.slice(0, 3).join(', ')}${twice.length > 3 ? ` und ${count(twice.length - 3)} weitere` : ''}: Mehr als eine Spalte oder Regel ergibt ${twice.length === 1 ? 'diesen Preis' : 'diese Preise'}.`,
  incomplete: (currency, column, missing) =>
    missing.length === 0
      ? `Preise in ${currency} aus ${column}: Korrigieren Sie die markierten Felder`
      : `Preise in ${currency} aus ${column}: Geben Sie ${missing.join(', ')} ein`,
  rateName: 'den Kurs',
  markupsName: 'mindestens einen Aufschlag',
  levelsName: 'mindestens eine Stufe',
  back: 'Zurück',
  preview: 'Vorschau',
  pricesFrom: (column, rules) => `Preise aus ${column}: ${rules}`,
  partlyCosted: (rows) =>
    `${counted(rows, 'Zeile wird ausgelassen, die nur in einer der Spalten Kosten hat', 'Zeilen werden ausgelassen, die nur in einem Teil der Spalten Kosten haben')}. Für ihre Preise senden Sie die Datei noch einmal nur mit dieser Spalte.`,
  changeRules: 'Regeln ändern',
  costs: 'Kosten',
  costOf: (column) => `Kosten (${column})`,
  rule: 'Regel',
} satisfies Catalogue['pricing'];

export const levels = {
  levels: 'Stufen',
  allLevels: 'Alle',
  noLevels: 'Keine',
  levelsMissing: 'Wählen Sie mindestens eine Stufe',
} satisfies Catalogue['levels'];
