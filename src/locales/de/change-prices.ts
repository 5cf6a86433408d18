import type { PriceChanges } from '../../upload/reading/price-changes';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { wouldChange } from './block';
import { prices as texts } from './prices';
import { rule } from './rules';
import { count, counted, inRecords, prices, records } from './words';

const methods = {
  'raise-percent': 'Um Prozent erhöhen',
  'lower-percent': 'Um Prozent senken',
  'raise-amount': 'Um Betrag erhöhen',
  'lower-amount': 'Um Betrag senken',
  fixed: 'Auf einen Preis setzen',
  level: 'Aus anderer Stufe übernehmen',
  currency: 'Aus anderer Währung übernehmen',
} as const satisfies Record<Method, string>;

const numberLabels = {
  'raise-percent': 'Prozent',
  'lower-percent': 'Prozent',
  'raise-amount': 'Betrag',
  'lower-amount': 'Betrag',
  fixed: 'Preis',
  level: 'Faktor',
  currency: 'Kurs',
} as const satisfies Record<Method, string>;

/** Prices that a rule left as they are, by reason. */
const leftPrices = ({ unchanged, text, blank, noBasis, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'hat schon den neuen Preis', 'haben schon den neuen Preis')] : []),
  ...(text > 0 ? [counted(text, 'bleibt ein Text wie POA', 'bleiben Texte wie POA')] : []),
  ...(blank > 0 ? [counted(blank, 'bleibt leer', 'bleiben leer')] : []),
  ...(noBasis > 0
    ? [`${counted(noBasis, 'bleibt', 'bleiben')}, weil der Preis, aus dem gerechnet wird, ein Text oder leer ist`]
    : []),
  ...(invalid > 0 ? [`${counted(invalid, 'bleibt', 'bleiben')}, weil das Ergebnis unter 0 oder zu groß wäre`] : []),
];

export const changePrices = {
  title: 'Preise ändern',
  rows: 'Zeilen',
  rowsGone: 'Die Zeilen, für die diese Regel eingegeben wurde, sind nicht mehr ausgewählt. Wählen Sie die Zeilen.',
  rowOptions: {
    selected: (total) => counted(total, 'ausgewählte Zeile', 'ausgewählte Zeilen'),
    filtered: (total) => (total === undefined ? 'Die gefilterte Liste' : `Die gefilterte Liste: ${records(total)}`),
    all: (total) => (total === undefined ? 'Alle Preise' : `Alle Preise: ${records(total)}`),
  },
  currency: 'Währung',
  levelOf: (currency, level) => `SP - ${currency} - ${levelText(level)}`,
  method: 'Änderung',
  methods,
  number: (method, currency) =>
    method === 'currency' ? `Kurs: ${currency} für 1 ${currency === 'AUD' ? 'USD' : 'AUD'}` : numberLabels[method],
  numberIssues: { ...rule.numberIssues, 'over-100': 'Höchstens 100', ...texts.priceProblem },
  sourceLevel: 'Aus Stufe',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  fixedHint: 'Eine Zahl ab 0, oder ein kurzer Text wie POA.',
  stayHint: 'Ein Text wie POA und ein leerer Preis bleiben, wie sie sind.',
  example: (sku) => `Beispiel: ${sku}`,
  noExample: 'Ein Beispiel steht hier, sobald das Formular vollständig ist.',
  exampleStays: (sku) => `${sku} hat keinen Preis, der sich ändert.`,
  exampleChange: (level, from, to) => `${level}: ${from} → ${to}`,
  exampleMore: (more) => `und ${more === 1 ? '1 weiterer Preis' : `${count(more)} weitere Preise`}`,
  cancel: 'Abbrechen',
  preview: 'Vorschau',
  readings: {
    running: 'Die gespeicherten Preise werden gelesen.',
    outdated: 'Die Regel wurde geändert. Rufen Sie die Vorschau erneut auf.',
  },
  nothingChanges: ({ records: read, prices: found }) =>
    [`Kein Preis ändert sich in ${inRecords(read)}`, ...leftPrices(found)].join('; '),
  readFailed: (why) => `Die gespeicherten Preise konnten nicht gelesen werden. ${why}`,
  noColumns: 'Der Download des Servers hat keine Spalte für die Artikelnummer (Main SKU) oder keine für Preise.',
  notFiltered: (read, listed) =>
    `Der Download hat ${records(read)}, die Liste mit ihrer Suche und ihren Filtern ${count(listed)}. Öffnen Sie die Vorschau noch einmal; bleibt es dabei, filtert der Server seinen Download nicht: Wählen Sie stattdessen die Zeilen aus, und sagen Sie es dem Betreiber des Servers.`,
  reviewTitle: 'Änderungen prüfen',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name}: ${prices(found.changed)} in ${count(pairs.length)} von ${inRecords(read)} ${wouldChange(found.changed)}`,
      ...leftPrices(found),
    ].join('; '),
  remainingFacts: (name, left) => `${name}: ${records(left)} zu prüfen`,
  parts: (total) =>
    `Mehr als 10.000 Datensätze ändern sich: Sie werden als ${count(total)} Uploads gesendet und können zusammen zurückgenommen werden.`,
  stoppedByPage: 'Die Seite hat den Upload angehalten. Nichts wurde geändert.',
  partlyDone: (saved, why) => `${records(saved)} ${saved === 1 ? 'wurde' : 'wurden'} vorher geändert: ${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'Noch ist nichts geändert' : `${records(saved)} ${saved === 1 ? 'wurde' : 'wurden'} wie in der Vorschau geändert`}. ${
      left === 1
        ? '1 Datensatz kam anders zurück, weil er inzwischen geändert wurde: Prüfen Sie ihn, und bestätigen Sie.'
        : `${count(left)} Datensätze kamen anders zurück, weil sie inzwischen geändert wurden: Prüfen Sie sie, und bestätigen Sie.`
    }`,
  interrupted: ({ name, saved, left, isUnknown }) =>
    saved === 0 && !isUnknown
      ? `Von „${name}“ war nichts gespeichert, als die Seite oder die Sitzung endete.`
      : `„${name}“ wurde unterbrochen, als die Seite oder die Sitzung endete. Geändert: ${records(saved)}. ${isUnknown ? 'Unbekannt' : 'Nicht geändert'}: ${records(left)}. „Frühere Uploads“ zeigt, wo die Liste es hat, was geändert wurde, und nimmt es zurück: Sehen Sie dort oder bei den Preisen nach, bevor Sie sie erneut ändern.`,
  done: 'Änderungen bestätigt!',
  doneText: (changed, recordCount, left) =>
    `${prices(changed)} in ${inRecords(recordCount)} geändert${left === 0 ? '' : `, ${records(left)} ausgelassen`}.`,
} satisfies Catalogue['changePrices'];
