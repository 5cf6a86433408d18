import type { Finding } from '../../machines/reading.types';
import type { RowsOfCurrency } from '../../upload/preview/reading-offers.messages';
import type { KeyLabels } from '../../upload/upload-shape';
import { currenciesIn } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { count, counted, filled, cells as inCells, rows as inRows } from './words';

const sections = (n: number) =>
  counted(n, 'Abschnitts- oder wiederholte Kopfzeile', 'Abschnitts- oder wiederholte Kopfzeilen');

// The name of the key can be any label: `deren` agrees with each.
const exclusionCounts = {
  'no-sku': (rows, key) => `${inRows(rows)} ohne ${key}`,
  section: (rows) => sections(rows),
  'no-value': (rows) => `${inRows(rows)} mit einem Strich oder nichts anstelle jedes Werts`,
  hidden: (rows) => `${inRows(rows)}, in der Datei ausgeblendet`,
  'unknown-sku': (rows, key) => `${inRows(rows)}, deren ${key} unbekannt ist`,
  'ambiguous-sku': (rows, key) => `${inRows(rows)}, deren ${key} mehrere Produkte haben`,
  'zero-price': (rows) => `${inRows(rows)} mit einem Preis von 0`,
  'no-cost': (rows) => `${inRows(rows)} ohne Kosten: leer, 0 oder ein Text`,
  error: (rows) => `${inRows(rows)} mit einem Fehler`,
} satisfies Catalogue['exclusionCounts'];

export const exclusionReasons = {
  'no-sku': 'Zeile ohne Artikelnummer',
  section: 'Abschnittszeile',
  'no-value': 'Zeile ohne Wert',
  hidden: 'ausgeblendete Zeile',
  'unknown-sku': 'Zeile mit unbekannter Artikelnummer',
  'ambiguous-sku': 'Zeile mit einer Nummer mehrerer Produkte',
  'zero-price': 'Zeile mit einem Preis von 0',
  'no-cost': 'Zeile ohne Kosten',
  error: 'Zeile mit einem Fehler',
  duplicate: 'Zeile mit doppelter Artikelnummer',
  'other-value': 'Zeile mit anderem Wert',
  single: 'gewählte Zeile',
} satisfies Catalogue['exclusionReasons'];

const leaveOut = (n: number) => (n === 1 ? 'lassen Sie die Zeile unten aus' : 'lassen Sie die Zeilen unten aus');

const findings = {
  'missing-key': (cells, key) => `${inRows(cells)} ohne ${key}: ${leaveOut(cells)}`,
  'duplicate-key': (cells, key) => `${inRows(cells)}, deren ${key} doppelt in der Datei ist`,
  'wrong-key': (cells, key) => `${inRows(cells)}, deren ${key} über 100 Zeichen hat`,
  'unmatched-key': (cells, key) =>
    `${inRows(cells)}, deren ${key} kein Produkt hat: ${leaveOut(cells)}, oder wählen Sie das Produkt mit „Korrigieren“`,
  'ambiguous-key': (cells, key) =>
    `${inRows(cells)}, deren ${key} mehrere Produkte haben: ${leaveOut(cells)}, oder wählen Sie das Produkt mit „Korrigieren“`,
  'over-long': (cells) => `${counted(cells, 'Text', 'Texte')} mit mehr als 4.000 Zeichen`,
  unstorable: (cells) => `${counted(cells, 'Text', 'Texte')} mit Steuerzeichen, die nicht gespeichert werden können`,
  'similar-key': (cells, key) =>
    `${inRows(cells)}, deren ${key} sich von einem anderen Eintrag nur durch Groß-/Kleinschreibung, Leerzeichen oder unsichtbare Zeichen unterscheidet`,
  negative: (cells) => counted(cells, 'negative Zahl', 'negative Zahlen'),
  'wrong-number': (cells) =>
    `${inCells(cells)} ohne gültigen Preis: höchstens 10 Ziffern vor und 4 nach dem Komma, oder ein kurzer Text wie POA`,
  'many-decimals': (cells) =>
    `${counted(cells, 'Preis', 'Preise')} mit mehr als 4 Nachkommastellen: wählen Sie eine Rundung`,
  'no-unit': (cells) =>
    `${counted(cells, 'Preis', 'Preise')}, deren Einheit zum Teilen keine ganze Zahl ist: ${leaveOut(cells)}, oder übernehmen Sie die Preise unverändert`,
  'other-currency': (cells) => `${counted(cells, 'Preis', 'Preise')} in anderer Währung als die Spalte`,
  logical: (cells) => `${inCells(cells)} mit TRUE oder FALSE: geben Sie eine Zahl ein, oder leeren Sie die Zelle`,
  'no-number': (cells) => `${inCells(cells)} ohne gültige Zahl: nötig ist eine Zahl ab 0, z. B. 12,5`,
  'long-text': (cells) => `${counted(cells, 'Text', 'Texte')} mit mehr als 20 Zeichen`,
  'wrong-yes-no': (cells) => `${inCells(cells)} mit einem anderen Wert als YES oder NO`,
  'wrong-status': (cells) => `${inCells(cells)} mit einem anderen Wert als Active oder Inactive`,
  'wrong-address': (cells) => `${inCells(cells)} ohne gültige Adresse: sie muss mit https:// oder http:// beginnen`,
  'error-cell': (cells) =>
    `${inCells(cells)} mit einem Tabellenfehler wie #N/A: korrigieren Sie die Formel, oder lassen Sie die Zeile aus`,
  'not-calculated': (cells) =>
    `${counted(cells, 'Formel', 'Formeln')} ohne gespeichertes Ergebnis: öffnen Sie die Datei in Excel, speichern Sie sie, und wählen Sie sie erneut`,
  'no-cost': (cells) => `${inRows(cells)} ohne Kosten, aus denen ein Preis folgt: ${leaveOut(cells)}`,
  zero: (cells) =>
    `${counted(cells, 'Preis', 'Preise')} von 0: lassen Sie die ${cells === 1 ? 'Zeile' : 'Zeilen'} unten aus, wenn 0 „kein Preis“ bedeutet`,
  'to-check': (cells) => `${counted(cells, 'Text', 'Texte')} mit Ziffern, zu prüfen`,
  'section-row': (cells) => `${sections(cells)}: ${leaveOut(cells)}`,
  'unknown-key': (cells, key) =>
    `${inRows(cells)}, deren ${key} unbekannt ist: ${leaveOut(cells)}, oder laden Sie zuerst ${cells === 1 ? 'das Produkt' : 'die Produkte'} hoch`,
  'lookalike-key': (cells, key) =>
    `${inRows(cells)}, deren ${key} sich von einem anderen Eintrag nur durch ähnlich aussehende Buchstaben unterscheidet`,
  'text-price': (cells) =>
    `${counted(cells, 'Textpreis', 'Textpreise')} wie POA, so gespeichert, wie ${cells === 1 ? 'er ist' : 'sie sind'}`,
  clears: (cells) =>
    `${counted(cells, 'leere Zelle', 'leere Zellen')}: der Abgleich zeigt, wo das einen gespeicherten Wert leert`,
} satisfies Catalogue['findings'];

const finding = {
  'missing-key': 'fehlt',
  'duplicate-key': 'doppelt in der Datei',
  'wrong-key': 'länger als 100 Zeichen',
  'unmatched-key': 'kein Produkt hat diese Nummer',
  'ambiguous-key': 'mehrere Produkte haben diese Nummer',
  'over-long': 'länger als 4.000 Zeichen',
  unstorable: 'Steuerzeichen',
  'similar-key': 'unterscheidet sich nur durch Schreibung, Leerzeichen oder unsichtbare Zeichen',
  negative: 'negativ',
  'wrong-number': 'kein Preis',
  'many-decimals': 'mehr als 4 Nachkommastellen',
  'no-unit': 'Einheit des Preises ist keine ganze Zahl',
  'other-currency': 'andere Währung',
  logical: 'TRUE oder FALSE',
  'no-number': 'keine Zahl',
  'long-text': 'länger als 20 Zeichen',
  'wrong-yes-no': 'weder YES noch NO',
  'wrong-status': 'weder Active noch Inactive',
  'wrong-address': 'keine Webadresse',
  'error-cell': 'Tabellenfehler',
  'not-calculated': 'Formel ohne gespeichertes Ergebnis',
  'no-cost': 'keine Kosten, also kein Preis',
  zero: 'Preis von 0',
  'to-check': 'Text mit Ziffern',
  'section-row': 'Abschnitts- oder wiederholte Kopfzeile',
  'unknown-key': 'unbekannt',
  'lookalike-key': 'sieht wie ein anderer Eintrag aus',
  'text-price': 'Textpreis',
  clears: 'leer',
} satisfies Catalogue['finding'];

/** The rows that a back end may refuse, by kind. */
export const refusableCounts = (found: readonly Finding[], { key, number }: KeyLabels): readonly string[] =>
  found.map(({ kind, cells }) => {
    if (kind === 'missing-key') return exclusionCounts['no-sku'](cells, number);
    if (kind === 'section-row') return exclusionCounts.section(cells);
    if (kind === 'ambiguous-key') return exclusionCounts['ambiguous-sku'](cells, number);
    return exclusionCounts['unknown-sku'](cells, kind === 'unmatched-key' ? number : key);
  });

/** Why a row is left out whole: a blank cell instead of the 0 would clear the stored price. */
function otherPrices(rows: number, withOtherPrices: number): string {
  const which = rows === 1 ? 'Sie hat' : `${count(withOtherPrices)} davon ${withOtherPrices === 1 ? 'hat' : 'haben'}`;
  return `${which} auch andere Preise, die dann ebenfalls nicht gesendet werden, denn eine leere Zelle anstelle der 0 würde einen gespeicherten Preis leeren. Um sie zu senden, gehen Sie zurück und setzen die Spalte mit der 0 auf „Nicht verwendet“.`;
}

const likeWritten = 'nur durch Groß-/Kleinschreibung, Leerzeichen, Striche oder führende Nullen';

/** What may become of amounts without a rate; `texts` of them can be stored as texts. */
const withoutRate = (cells: number, texts: number) =>
  texts === 0
    ? `Ohne Kurs ${cells === 1 ? 'wird er' : 'werden sie'} nicht gesendet.`
    : `Ohne Kurs ${cells === 1 ? 'wird er' : 'werden sie'} nicht gesendet, außer als ${texts === 1 ? 'Text' : 'Texte'}${texts === cells ? '' : ` (möglich bei ${count(texts)})`}.`;

const rowsOfCurrencies = (others: readonly RowsOfCurrency[]): string =>
  others.map(({ currency, rows: n }) => (n === undefined ? currency : `${currency} (${inRows(n)})`)).join(', ');

export const preview = {
  exclusionCounts,
  exclusionReasons,
  finding,
  findings,
  correctRow: {
    action: 'Korrigieren',
    actionOf: (row) => `Zeile ${count(row)} korrigieren`,
    title: (row) => `Zeile ${count(row)} korrigieren`,
    intro: 'Die Korrekturen gehen in das ein, was gesendet wird; die Datei bleibt, wie sie ist.',
    search: 'Nummer, Name oder Gruppe eingeben, um unsere Produkte zu durchsuchen',
    searchFailed: (reason) => `Die Produkte konnten nicht durchsucht werden. ${reason}`,
    cancel: 'Abbrechen',
    use: 'Korrekturen anwenden',
    unclear: 'Lässt sich auf zwei Arten lesen',
    takeReading: (number) => `${number} verwenden`,
    remember: (written, key) =>
      `${written} ist die Nummer des Lieferanten für ${key}: für alle Zeilen damit verwenden und für spätere Listen merken`,
    keyNames: (names, key) =>
      counted(names, `Nummer des Lieferanten steht für ${key}`, `Nummern des Lieferanten stehen für ${key}`),
    earlierNames: (names, key, pairs) =>
      `In einer früheren Datei mit diesen Spalten wurde für ${counted(names, 'Nummer', 'Nummern')} des Lieferanten ${key} gewählt (${pairs}). Verwenden Sie ${names === 1 ? 'sie' : 'diese'} nur für eine Liste desselben Lieferanten.`,
    takeEarlierNames: (names) => `${counted(names, 'Nummer', 'Nummern')} der früheren Datei verwenden`,
    keyName: (theirs, ours) => `${theirs} → ${ours}`,
    takeBackName: (theirs) => `${theirs} zurücknehmen`,
    corrected: (cells) => counted(cells, 'Zelle ist korrigiert', 'Zellen sind korrigiert'),
    line: (row, column, from, to) => `Zeile ${count(row)}, ${column}: ${filled(from)} → ${filled(to)}`,
    takeBack: 'Zurücknehmen',
    takeBackOf: (row, column) => `Zeile ${count(row)}, ${column} zurücknehmen`,
  },
  questions: {
    back: 'Zurück zur Vorschau',
    refusable: {
      title: (rows) => `${inRows(rows)} senden, die vielleicht abgelehnt ${rows === 1 ? 'wird' : 'werden'}?`,
      text: 'Der Server kann ihretwegen die ganze Datei ablehnen, oder sie so speichern, wie sie sind:',
      leaveOut: 'Auslassen und den Rest senden',
      accept: 'Alle Zeilen senden',
    },
    unsendable: {
      title: (rows) => `Ohne ${inRows(rows)} senden?`,
      text: ({ key, number }) =>
        `Zu diesen Zeilen wird kein Produkt gefunden (gesucht nach: ${number}). Deshalb ist die Angabe ${key} unbekannt, und sie können nicht gesendet werden:`,
    },
    zeros: {
      title: (prices) => `${counted(prices, 'Preis', 'Preise')} von 0 speichern?`,
      text: ({ rows, withOtherPrices }) =>
        `In den meisten Lieferantenlisten bedeutet 0 „kein Preis“. ${rows === 1 ? 'Wird die Zeile mit einem Preis von 0 ausgelassen, wird sie' : `Werden die ${inRows(rows)} mit einem Preis von 0 ausgelassen, werden sie`} nicht gesendet, und die gespeicherten Preise bleiben, wie sie sind.${withOtherPrices === 0 ? '' : ` ${otherPrices(rows, withOtherPrices)}`}`,
      leaveOut: (rows) => `${inRows(rows)} auslassen und den Rest senden`,
      accept: (prices) => `${counted(prices, 'Preis', 'Preise')} von 0 speichern`,
    },
    texts: {
      title: (texts) =>
        `${counted(texts, 'Text', 'Texte')} mit Ziffern als ${texts === 1 ? 'Preis' : 'Preise'} speichern?`,
      text: 'Texte wie „ab 12,50“ sind keine Zahlen: Sie werden gespeichert und gezeigt, wie sie sind. Sehen Sie sie unter „Hinweise“ an, wenn sie Zahlen sein sollten.',
      accept: (texts) => `${counted(texts, 'Text', 'Texte')} speichern`,
      back: 'Noch einmal ansehen',
    },
    unrated: {
      title: (total) => `Preise von ${inRows(total)} ohne Kurs speichern?`,
      text: (total, currencies) =>
        `Laut Datei sind sie in ${currencies.join(', ')}. Ohne Kurs ${total === 1 ? 'wird die Zahl dieser Zeile' : 'werden die Zahlen dieser Zeilen'} unverändert als AUD oder USD gespeichert.`,
      accept: (total) => `${inRows(total)} unverändert speichern`,
    },
    unratedCosts: {
      title: (total) => `Preise von ${inRows(total)} speichern, obwohl ihre Kosten in einer anderen Währung sind?`,
      text: (total, currencies, readAs) =>
        `Laut Datei sind die Kosten ${total === 1 ? 'dieser Zeile' : 'dieser Zeilen'} in ${currencies.join(', ')}, gerechnet wird aber, als wären sie in ${readAs}.`,
      accept: (total) => `${inRows(total)} wie berechnet speichern`,
    },
    unnamedCosts: {
      title: (total) => `Preise von ${inRows(total)} ohne Währung in der Datei speichern?`,
      text: (total, readAs) =>
        `Für die Kosten von ${inRows(total)} steht in der Datei keine Währung, für andere Zeilen schon. Gerechnet wird, als wären sie in ${readAs}.`,
    },
  },
  readingOffers: {
    statuses: (cells) =>
      `${counted(cells, 'Zelle hat', 'Zellen haben')} einen anderen Wert als Active oder Inactive. Sagen Sie, was er bedeutet:`,
    status: (value, rows) => `${filled(value)} (${inRows(rows)}) bedeutet`,
    chooseStatus: 'Wählen',
    useStatuses: 'Bedeutungen anwenden',
    statusesUsed: (meanings) => `Als Status gelesen: ${meanings.join(', ')}.`,
    meaning: (value, status) => `${filled(value)} als ${status}`,
    nearKeys: (rows, key, written, known) =>
      `${inRows(rows)}, deren ${key} unbekannt ist und sich von einem bekannten Eintrag ${likeWritten} unterscheidet, z. B. „${written}“ von „${known}“.`,
    nearNumbers: (rows, label, written, known) =>
      `${inRows(rows)}, deren ${label} unbekannt ist und sich von dem Eintrag eines einzigen Produkts ${likeWritten} unterscheidet, z. B. „${written}“ von dem von ${known}.`,
    replaceByKnown: (rows) => (rows === 1 ? 'Bekannten verwenden' : 'Bekannte verwenden'),
    replacedByKnown: (key) =>
      `Unbekannte Einträge (${key}), die sich von einem bekannten ${likeWritten} unterscheiden, werden durch diesen ersetzt.`,
    severalAddresses: (cells) => `${counted(cells, 'Zelle hat', 'Zellen haben')} mehrere Adressen.`,
    takeFirst: 'Jeweils die erste nehmen',
    firstTaken: 'Von mehreren Adressen in einer Zelle wird die erste genommen.',
    readAsWritten: 'Wie geschrieben lesen',
    amounts: (cells, currency, column, texts) =>
      `${counted(cells, 'Betrag', 'Beträge')} in ${currency} in ${column} ${cells === 1 ? 'ist kein Preis' : 'sind keine Preise'} in ${currenciesIn(column)}; mit einem Kurs ${cells === 1 ? 'wird er als Zahl' : 'werden sie als Zahlen'} gelesen. ${withoutRate(cells, texts)}`,
    costAmounts: (cells, currency, column, expected) =>
      `${column} hat ${counted(cells, 'Betrag', 'Beträge')} in ${currency} statt ${expected}, ${cells === 1 ? 'aus dem' : 'aus denen'} kein Preis folgt. Lassen Sie ${cells === 1 ? 'die Zeile' : 'die Zeilen'} aus, oder senden Sie sie getrennt, mit einem Kurs für ${currency}.`,
    namedCurrency: (names, currency, prices) =>
      `In der Datei steht ${currency}, gespeichert wird ohne Kurs als ${prices}: ${names.join(', ')}.`,
    rowCurrencies: (column, others, prices) =>
      `In „${column}“ steht ${rowsOfCurrencies(others)}, gespeichert werden alle Preise ohne Kurs als ${prices}.`,
    namedCostCurrency: (names, currency, readAs) =>
      `In der Datei steht ${currency}, die Kosten dieser Spalten werden aber als ${readAs} gelesen: ${names.join(', ')}. Berichtigen Sie die Regel, wenn die Datei recht hat.`,
    rowCostCurrencies: (column, others, readAs) =>
      `In „${column}“ steht ${rowsOfCurrencies(others)}, alle Kosten werden aber als ${readAs} gelesen.`,
    convert: (currency) => `Mit einem Kurs für ${currency} umrechnen`,
    onlyCurrency: (currency) => `Nur Zeilen mit ${currency}`,
    storeAsTexts: 'Als Texte speichern',
    storedAsTexts: (currencies) => `Beträge in ${currencies.join(', ')} werden als Texte gespeichert.`,
    chooseAgain: 'Neu wählen',
    readAsNumbers: (currency) => `Als Zahlen lesen, mit einem Kurs für ${currency}`,
  },
} satisfies Pick<
  Catalogue,
  'correctRow' | 'exclusionCounts' | 'exclusionReasons' | 'finding' | 'findings' | 'questions' | 'readingOffers'
>;
