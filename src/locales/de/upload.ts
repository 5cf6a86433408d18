import type { NumberReading } from '../../upload/upload.messages';
import type { Catalogue } from '../catalogue';
import { refusableCounts } from './preview';
import { columns, count, counted, filled, isOrAre, rows } from './words';

export const duplicateChoices = {
  'keep-first': 'Erste behalten',
  'keep-last': 'Letzte behalten',
  'keep-none': 'Alle auslassen',
};

const firstSheet = (name: string) => name || 'Das erste Blatt';

const decimal = { point: 'Dezimalpunkt', comma: 'Dezimalkomma' };

const choosing = {
  title: 'Datei hochladen',
  signedOut: 'Der Upload hier wurde geschlossen. Was Sie darin gewählt haben, wurde nicht gespeichert.',
  choosePrompt: 'Laden Sie eine Excel-Datei für die Vorschau hoch',
  chooseHint: '.xlsx, .xls oder .csv, bis 25 MB. Gelesen wird das erste Blatt, wenn Sie kein anderes wählen.',
  chooseFile: 'Datei wählen',
  chooseAnother: 'Andere Datei wählen',
  dropHint: 'oder hier ablegen, oder Zeilen aus einer Tabelle einfügen',
  reopen: (name: string) => `${name} erneut verwenden`,
  reopenHint: 'für eine andere Währung, Tabelle oder ein anderes Blatt davon, mit der bisherigen Auswahl',
  severalFiles: (files: number) =>
    `${count(files)} Dateien wurden abgelegt und keine gelesen: Es wird jeweils eine Datei hochgeladen. Legen Sie eine davon ab.`,
  fileTooEarly: (name: string) =>
    `${name} wurde nicht gelesen: Beenden oder verwerfen Sie zuerst den laufenden Upload.`,
  reading: (name: string) => `${name} wird gelesen`,
  cancel: 'Abbrechen',
  submit: 'Datei senden',
  notSent: 'Die Datei wurde nicht hochgeladen',
  refused: 'Die Datei wurde abgelehnt. Nichts wurde geändert',
  filledCell: 'aus einer Zeile darüber gefüllt',
  refusedCell: (reason: string) => `abgelehnt: ${reason}`,
  leaveRefusedOut: (refused: number) =>
    refused === 1 ? 'Diese Zeile auslassen' : `Diese ${count(refused)} Zeilen auslassen`,
  unreadable: (name: string) => `${name} kann nicht gelesen werden`,
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `Zeile ${count(row)}`, column].filter((part) => part !== '').join(', '),
  fileFacts: (rowTexts: string, columnCount: number, bytes: number) =>
    `${rowTexts} · ${columns(columnCount)} · ${bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`}`,
  rows,
  counting: 'Zeilen werden gezählt',
  numberReading: ({ separator, isChosen, cells, example }: NumberReading) =>
    [
      decimal[separator],
      isChosen ? ', wie von Ihnen gewählt' : '',
      cells === undefined ? '' : `, ${count(cells)} von ${count(cells)} Zellen stimmen überein`,
      example === undefined ? '' : `: „${example.written}“ wird als ${example.read} gelesen`,
    ].join(''),
  readDifferently: 'Anders lesen',
  separatorQuestion: 'Wie sind die Zahlen geschrieben?',
  separatorMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `Die Datei mischt beides: ${count(point)} wie „${pointExample}“, ${count(comma)} wie „${commaExample}“. Sagen Sie, was richtig ist; die anderen werden dann markiert.`,
  separatorAmbiguous: (cells: number, example: string) =>
    `${counted(cells, 'Zelle', 'Zellen')} wie „${example}“ ${cells === 1 ? 'lässt' : 'lassen'} sich auf beide Arten lesen. Sagen Sie, was richtig ist.`,
  separatorOfTemplate: {
    point: (cells: number) =>
      `${counted(cells, 'Zelle ist', 'Zellen sind')} mit Dezimalpunkt geschrieben, die Vorlage hat aber ein Dezimalkomma. Sagen Sie, was richtig ist.`,
    comma: (cells: number) =>
      `${counted(cells, 'Zelle ist', 'Zellen sind')} mit Dezimalkomma geschrieben, die Vorlage hat aber einen Dezimalpunkt. Sagen Sie, was richtig ist.`,
  },
  chooseSeparator: 'Wählen',
  separatorExample: { point: 'Dezimalpunkt: 1,284.50', comma: 'Dezimalkomma: 1.284,50' },
  encodingLabel: 'Textkodierung',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1250': 'Mitteleuropäisch (windows-1250)',
    'windows-1251': 'Kyrillisch (windows-1251)',
    'windows-1252': 'Westeuropäisch (windows-1252)',
    'windows-1253': 'Griechisch (windows-1253)',
    'windows-1254': 'Türkisch (windows-1254)',
    'windows-1257': 'Baltisch (windows-1257)',
    'koi8-r': 'Kyrillisch (KOI8-R)',
    ibm866: 'Kyrillisch, DOS (CP866)',
    ibm852: 'Mitteleuropäisch, DOS (CP852)',
    macintosh: 'Mac Roman',
    gbk: 'Chinesisch, vereinfacht (GBK)',
    big5: 'Chinesisch, traditionell (Big5)',
    shift_jis: 'Japanisch (Shift JIS)',
    'euc-kr': 'Koreanisch (EUC-KR)',
  },
  encoding: (name: string) => `Text wird als ${name} gelesen.`,
  sheet: 'Blatt',
  sheetOption: (name: string, rowCount: number | undefined, isHidden: boolean) =>
    `${name}${rowCount === undefined ? '' : ` (${rows(rowCount)})`}${isHidden ? ', ausgeblendet' : ''}`,
  openSheet: 'Dieses Blatt öffnen',
  openSheetHint: 'Die Eingabetaste öffnet es.',
  chooseSheet: 'Wählen Sie das Blatt mit den Zeilen.',
  sheetProblem: {
    empty: (name: string) => `${firstSheet(name)} ist leer. Wählen Sie das Blatt mit den Zeilen.`,
    'one-row': (name: string) =>
      `${firstSheet(name)} hat keine Zeilen unter der Kopfzeile. Wählen Sie das Blatt mit den Zeilen.`,
    hidden: (name: string) => `${firstSheet(name)} ist ausgeblendet. Wählen Sie das Blatt, das gelesen werden soll.`,
  },
  tableBeside: 'Neben dieser Tabelle steht eine weitere mit denselben Spaltennamen.',
  readTable: (from: string, to: string) => `Spalten ${from} bis ${to} lesen`,
} satisfies Partial<Catalogue['upload']>;

const leavingOut = {
  manyDecimals: (cells: number) => `${counted(cells, 'Preis hat', 'Preise haben')} mehr als 4 Nachkommastellen.`,
  round: (decimals: number) => `Auf ${counted(decimals, 'Stelle', 'Stellen')} runden`,
  rounded: (rounded: number, decimals: number) =>
    rounded === 0
      ? `Kein Preis hat mehr als ${counted(decimals, 'Nachkommastelle', 'Nachkommastellen')}.`
      : `${counted(rounded, 'Preis wird', 'Preise werden')} auf ${counted(decimals, 'Stelle', 'Stellen')} gerundet.`,
  rounding: 'Rundung der Preise',
  doNotRound: 'Nicht runden',
  exclusions: 'Auszulassende Zeilen',
  allKinds: (total: number) => (total === 1 ? '1 Zeile dieser Arten' : `Alle ${count(total)} Zeilen dieser Arten`),
  rowAction: 'Auslassen',
  includeAgain: 'Wieder aufnehmen',
  rowActionOf: (row: number, isOut: boolean) => `Zeile ${count(row)} ${isOut ? 'wieder aufnehmen' : 'auslassen'}`,
  onlyRows: 'Nur Zeilen mit',
  onlyAll: 'Keine Bedingung',
  onlyIs: (column: string, value: string, total: number) => `${column} ist ${filled(value)} (${rows(total)})`,
  onlyOneOf: (column: string) => `${column} ist einer von mehreren Werten`,
  onlyOthers: 'Andere Spalten',
  onlyValues: (column: string) => `${column} ist einer von`,
  onlyValue: (value: string, total: number) => `${filled(value)} (${count(total)})`,
  onlyMost: (values: number) =>
    values === 1 ? 'Der häufigste Wert ist aufgeführt.' : `Die ${count(values)} häufigsten Werte sind aufgeführt.`,
  onlyLoading: 'Werte werden gezählt',
  duplicateRows: (total: number, key: string) => `${rows(total)}, deren ${key} doppelt in der Datei ist`,
  keepDuplicates: 'Keine auslassen',
  duplicateChoices,
  excludedRows: (total: number) => `${rows(total)} ${isOrAre(total)} ausgelassen.`,
  downloadExcluded: 'Ausgelassene Zeilen herunterladen',
  saveUnknown: 'Als Produkttabelle speichern',
  includeAll: 'Alle Zeilen aufnehmen',
} satisfies Partial<Catalogue['upload']>;

const checking = {
  keysUnchecked: (reason: string) =>
    `Ob jede Artikelnummer bekannt ist, konnte nicht geprüft werden (${reason}). Der Server prüft sie beim Senden der Datei.`,
  mapColumns: 'Spalten zuordnen',
  rowsShown: 'Gezeigte Zeilen',
  allRows: 'Alle Zeilen',
  errors: 'Fehler',
  notes: 'Hinweise',
  refusableCounts,
  unknownColumns: (names: readonly string[]) =>
    `${names.length === 1 ? '1 Spalte wird nicht verwendet, weil ihr Name' : `${columns(names.length)} werden nicht verwendet, weil ihre Namen`} unbekannt ${isOrAre(names.length)}: ${names.join(', ')}`,
  hiddenColumns: (names: readonly string[]) =>
    `${columns(names.length)} ${isOrAre(names.length)} in der Datei ausgeblendet und ${names.length === 1 ? 'wird' : 'werden'} trotzdem gelesen: ${names.join(', ')}`,
  place: (row: number) => `Zeile ${count(row)}`,
  placeLabel: (row: number, column: string) => `Zu Zeile ${count(row)}, ${column}`,
  findingPlaces: (finding: string, places: string, more: number) =>
    `${finding} – ${places}${more > 0 ? ` und ${count(more)} weitere` : ''}`,
  problemsTitle: (errors: number) =>
    errors === 1
      ? '1 Fehler verhindert das Senden der Datei. Korrigieren Sie ihn hier, oder in der Datei und wählen Sie diese erneut, oder lassen Sie Zeilen aus.'
      : `${count(errors)} Fehler verhindern das Senden der Datei. Korrigieren Sie sie hier, oder in der Datei und wählen Sie diese erneut, oder lassen Sie Zeilen aus.`,
  notesTitle: 'Hinweise',
  preview: 'Zeilen der Datei',
  rowNumber: 'Zeile',
  noRowsShown: 'Keine solchen Zeilen',
  checking: (read: number, total: number | undefined, errors: number) =>
    `Zeilen werden geprüft, ${count(read)}${total === undefined ? '' : ` von ${count(total)}`}.${errors === 0 ? '' : ` Bisher ${count(errors)} Fehler.`}`,
  checkingLabel: 'Zeilen werden geprüft',
  blocked: (errors: number, inRows: number) => `Zuerst ${count(errors)} Fehler korrigieren, in ${rows(inRows)}`,
  allExcluded: 'Alle Zeilen sind ausgelassen: Nehmen Sie zuerst Zeilen wieder auf',
  noRows: 'Keine Zeilen unter der Kopfzeile: Wählen Sie eine andere Kopfzeile',
  separatorFirst: 'Sagen Sie zuerst, wie die Zahlen geschrieben sind',
  stillReading: 'Die Datei wird noch gelesen',
  stillChecking: 'Die Zeilen werden noch geprüft',
  checked: (total: number, out: number, refusable: string | undefined) =>
    [
      `${rows(total)} geprüft${refusable === undefined ? ', keine Fehler' : ''}.`,
      ...(refusable === undefined ? [] : [refusable]),
      ...(out === 0 ? [] : [`${count(total - out)} zu senden.`]),
    ].join(' '),
  refusable: (total: number, kinds: readonly string[]) =>
    `${count(total)} davon ${total === 1 ? 'wird' : 'werden'} vielleicht abgelehnt: ${kinds.join('; ')}.`,
  unsendable: (total: number, kinds: readonly string[]) =>
    `${count(total)} davon ${total === 1 ? 'kann' : 'können'} nicht gesendet werden: ${kinds.join('; ')}.`,
  refusableTitle: (total: number) => `${rows(total)} ${total === 1 ? 'wird' : 'werden'} vielleicht abgelehnt`,
  unsendableTitle: (total: number) => `${rows(total)} ${total === 1 ? 'kann' : 'können'} nicht gesendet werden`,
  sending: (percent: number) => (percent < 100 ? `Senden, ${percent} %.` : 'Gesendet. Warten auf die Antwort.'),
  sendingLabel: 'Senden',
  sendPreviewed: 'Wie gelesen senden – als xlsx mit dem, was hier steht, mit einfachen Zahlen',
} satisfies Partial<Catalogue['upload']>;

/** The parts of the group `upload` that come before its mapping and review. */
export const reading = { ...choosing, ...leavingOut, ...checking };
