import type { PriceChanges } from '../../upload/reading/change-prices';
import type { BlockRequest } from '../../widgets/prices/block/block.types';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { prices as texts } from './prices';
import { rule } from './rules';
import { count, counted, inRecords, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  paste: 'Preise einfügen',
  fill: 'Nach unten ausfüllen',
  clear: 'Zellen leeren',
  'set-back': 'Zurücksetzen',
  revert: 'Rückgängig oder wiederholen',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  paste: 'eingefügte Preise',
  fill: 'nach unten ausgefüllte Preise',
  clear: 'geleerte Preise',
  'set-back': 'zurückgesetzte Preise',
  revert: 'rückgängig gemachte oder wiederholte Preise',
} as const satisfies Record<Kind, string>;

const named = (items: readonly string[], most = 5): string =>
  items.length > most
    ? `${items.slice(0, most).join('; ')}; und ${count(items.length - most)} weitere`
    : items.join('; ');

const wouldChange = (changed: number) => (changed === 1 ? 'würde sich ändern' : 'würden sich ändern');

const block = {
  title: (kind) => titles[kind],
  uploadName: (kind) => uploadNames[kind],
  facts: (changed, recordCount, unchanged, outside) =>
    [
      `${prices(changed)} in ${inRecords(recordCount)} ${wouldChange(changed)}`,
      ...(unchanged > 0 ? [counted(unchanged, 'Zelle hat ihren Preis schon', 'Zellen haben ihre Preise schon')] : []),
      ...(outside > 0
        ? [
            counted(
              outside,
              'Wert liegt außerhalb dieser Seite und entfällt',
              'Werte liegen außerhalb dieser Seite und entfallen',
            ),
          ]
        : []),
    ].join('; '),
  nothing: {
    title: 'Kein Preis ändert sich',
    unchanged: 'Die Zellen haben diese Preise schon.',
    noPrices: 'Diese Zellen enthalten keine Preise: Hier lassen sich nur Preiszellen ändern.',
    refused: (refused) => named(refused),
  },
  refused: (total) => counted(total, 'Zelle bleibt, wie sie ist', 'Zellen bleiben, wie sie sind'),
  which: 'Welche Zellen',
  refusedCell: ({ sku, key, text, reason }) =>
    [[sku, key && priceLabel(key)].filter(Boolean).join(', '), ...(key ? [text] : []), reason].join(': '),
  otherSku: (sku) =>
    sku === '' ? 'die eingefügte Zeile hat keine Artikelnummer' : `die eingefügte Zeile gehört zu ${sku}`,
  noSku: 'der Server hat die MAIN_SKU nicht gesendet',
  comma: {
    title: 'Was bedeutet der Punkt?',
    text: (total) =>
      counted(
        total,
        'eingefügter Preis hat ein Trennzeichen, das sich auf zwei Arten lesen lässt.',
        'eingefügte Preise haben ein Trennzeichen, das sich auf zwei Arten lesen lässt.',
      ),
    decimals: 'Vor Dezimalstellen',
    thousands: 'Zwischen Tausendern',
    refused: 'kein Preis',
    cancel: 'Abbrechen',
  },
  stop: 'Anhalten',
  saving: (done, total) => `Speichert: ${count(done)} von ${inRecords(total)}`,
  savingLabel: 'Preise werden gespeichert',
  reading: 'Die gespeicherten Preise werden gelesen',
  done: 'Preise gespeichert',
  doneText: (saved, recordCount) => `${prices(saved)} in ${inRecords(recordCount)}.`,
  partly: (saved, failures) =>
    `${saved === 0 ? 'Nichts wurde gespeichert' : `${prices(saved)} ${saved === 1 ? 'wurde' : 'wurden'} gespeichert`}. ${records(failures.length)} ${failures.length === 1 ? 'wurde' : 'wurden'} nicht gespeichert: ${named(failures)}. Was unten steht, ist nicht gespeichert; bestätigen Sie es, um es erneut zu versuchen.`,
  failure: (sku, reason) => `${sku} (${reason})`,
  reasons: {
    conflict: 'inzwischen von jemand anderem geändert',
    deleted: 'inzwischen gelöscht',
    unreadable: 'die jetzige Fassung konnte nicht gelesen werden',
    prevented: 'die Seite hat es verhindert',
    stopped: 'vorher angehalten',
    returned: 'die gespeicherten Preise sind andere als gezeigt',
  },
  revertTitle: (direction) => (direction === 'undo' ? 'Rückgängig' : 'Wiederholen'),
  revertText: (total) => `${prices(total)} ${total === 1 ? 'wird' : 'werden'} zurückgesetzt, außer seither geänderten.`,
  reverted: (direction, total) =>
    direction === 'undo' ? `${prices(total)} wieder wie vorher` : `${prices(total)} erneut geändert`,
  revertedPartly: (direction) =>
    direction === 'undo' ? 'Nicht alles wurde rückgängig gemacht' : 'Nicht alles wurde wiederholt',
  kept: (cells) =>
    `Seither geändert und so belassen: ${named(cells.map(({ sku, key }) => `${priceLabel(key)} von ${sku}`))}.`,
  notSaved: (failures) => `Nicht gespeichert: ${named(failures)}.`,
  missing: (skus) => `Nicht gefunden: ${named(skus)}.`,
} satisfies Catalogue['block'];

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
const leftPrices = ({ unchanged, text, blank, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'hat schon den neuen Preis', 'haben schon den neuen Preis')] : []),
  ...(text > 0 ? [counted(text, 'bleibt ein Text wie POA', 'bleiben Texte wie POA')] : []),
  ...(blank > 0 ? [counted(blank, 'bleibt leer', 'bleiben leer')] : []),
  ...(invalid > 0 ? [`${counted(invalid, 'bleibt', 'bleiben')}, weil das Ergebnis unter 0 oder zu groß wäre`] : []),
];

const changePrices = {
  title: 'Preise ändern',
  rows: 'Zeilen',
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
  exampleMore: (more) => `und ${more === 1 ? '1 weiterer Preis' : `${count(more)} weitere Preise`}`,
  cancel: 'Abbrechen',
  preview: 'Vorschau',
  reading: 'Die gespeicherten Preise werden gelesen.',
  nothingChanges: ({ records: read, prices: found }) =>
    [`Kein Preis ändert sich in ${inRecords(read)}`, ...leftPrices(found)].join('; '),
  readFailed: (why) => `Die gespeicherten Preise konnten nicht gelesen werden. ${why}`,
  noColumns: 'Der Download des Servers hat keine Spalte für die Artikelnummer (Main SKU) oder keine für Preise.',
  reviewTitle: 'Änderungen prüfen',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name}: ${prices(found.changed)} in ${count(pairs.length)} von ${inRecords(read)} ${wouldChange(found.changed)}`,
      ...leftPrices(found),
    ].join('; '),
  remainingFacts: (name, left) => `${name}: ${records(left)} zu prüfen`,
  parts: (total) =>
    `Mehr als 10.000 Datensätze ändern sich: Sie werden als ${count(total)} Uploads gesendet und können zusammen zurückgenommen werden.`,
  partName: (name, part, total) => `${name} (${count(part)} von ${count(total)})`,
  stoppedByPage: 'Die Seite hat den Upload angehalten. Nichts wurde geändert.',
  partlyDone: (saved, why) => `${records(saved)} ${saved === 1 ? 'wurde' : 'wurden'} vorher geändert: ${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'Noch ist nichts geändert' : `${records(saved)} ${saved === 1 ? 'wurde' : 'wurden'} wie in der Vorschau geändert`}. ${
      left === 1
        ? '1 Datensatz kam anders zurück, weil er inzwischen geändert wurde: Prüfen Sie ihn, und bestätigen Sie.'
        : `${count(left)} Datensätze kamen anders zurück, weil sie inzwischen geändert wurden: Prüfen Sie sie, und bestätigen Sie.`
    }`,
  refusedRow: (sku, column, reason) => `${sku}, ${column}: ${reason}`,
  done: 'Änderungen bestätigt!',
  doneText: (changed, recordCount, left) =>
    `${prices(changed)} in ${inRecords(recordCount)} geändert${left === 0 ? '' : `, ${records(left)} ausgelassen`}.`,
} satisfies Catalogue['changePrices'];

export const bulk = { block, changePrices } satisfies Pick<Catalogue, 'block' | 'changePrices'>;
