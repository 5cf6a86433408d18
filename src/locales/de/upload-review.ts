import type { Catalogue } from '../catalogue';
import { exclusionReasons } from './preview';
import { difference } from './review';
import { duplicateChoices, reading } from './upload';
import { changes, count, counted, rows } from './words';

const bigChanges = (n: number) => counted(n, 'große Änderung', 'große Änderungen');

const upload = {
  ...reading,
  asLastTime: (kinds, chosen) =>
    `Wie zuletzt auslassen${kinds.length === 0 ? '' : ': '}${kinds.map(({ kind, rows: total }) => `${rows(total)} (${exclusionReasons[kind]}${kind === 'duplicate' && chosen ? `: ${duplicateChoices[chosen]}` : ''})`).join(', ')}`,
  mappingTitle: 'Spalten zuordnen',
  headerRow: 'Kopfzeile',
  noHeaderRow: 'Keine: Die erste Zeile ist eine Zeile wie die anderen',
  noHeaderNote:
    'Die Datei wird ohne Kopfzeile gelesen: Auch ihre erste Zeile wird gesendet, und die Spalten heißen nach ihren Buchstaben. Wenn die erste Zeile die Spaltennamen enthält, wählen Sie sie oben.',
  fillDown: (column) => `Leere Zellen von ${column} mit dem Wert darüber füllen`,
  headerRowOption: (row, text) => `Zeile ${count(row)}: ${text}`,
  mappingIntro: (name, hasHeader) =>
    `Sagen Sie, wofür die Spalten von ${name} stehen.${hasHeader ? ' Die Auswahl wird für Dateien mit derselben Kopfzeile gemerkt.' : ''}`,
  mappingMissing: (key) =>
    key === undefined
      ? 'Sagen Sie, wofür mindestens eine weitere Spalte steht.'
      : `Nötig sind ${key} und mindestens eine weitere Spalte.`,
  mappingDuplicates: (names) =>
    `Für zwei Spalten gewählt: ${names.join(', ')}. Setzen Sie eine davon auf „Nicht verwendet“ oder auf etwas anderes.`,
  mappingKeyTwice: (key) =>
    `${key} ist für zwei Spalten gewählt. Wenn beide zusammen diesen Wert ergeben, kreuzen Sie oben „${key} aus zwei Spalten bilden“ an; sonst setzen Sie eine davon auf „Nicht verwendet“.`,
  skuParts: (key) => `${key} aus zwei Spalten bilden, z. B. Artikel und Farbe`,
  skuPart: (key, part) => `${key}: ${part === 1 ? 'erster' : 'zweiter'} Teil`,
  skuJoiner: 'Verbunden durch',
  skuJoiners: {
    '-': 'Bindestrich',
    ' ': 'Leerzeichen',
    _: 'Unterstrich',
    '/': 'Schrägstrich',
    '.': 'Punkt',
    '': 'Nichts',
  },
  skuExample: (example) => `Zum Beispiel ${example}`,
  skuPartsEqual: (key) => `${key}: Wählen Sie zwei verschiedene Spalten.`,
  notUsed: 'Nicht verwendet',
  partOf: (key) => `Teil von ${key}`,
  column: 'Spalte der Datei',
  columnPlace: (letters: string) => `Spalte ${letters}`,
  firstValues: 'Erste Werte',
  standsFor: 'Steht für',
  offer: 'Vielleicht',
  offerOf: (price, name) => `${name} als ${price} verwenden`,
  standsForLabel: (name) => `${name} steht für`,
  costChoice: 'Kosten: Preise aus dieser Spalte',
  unitChoice: 'Preiseinheit: Stückzahl, für die ein Preis gilt',
  offerCosts: 'Preise aus dieser Spalte',
  offerCostsOf: (name) => `Preise aus dieser Spalte, ${name}`,
  setPrices: 'Preise aus Kosten',
  useMapping: 'Vorschau',
  back: 'Zurück',
  reviewTitle: 'Duplikate klären',
  reviewFacts: (fileName, created, unchanged, pairs) =>
    `${fileName}: ${[
      ...(created === undefined ? [] : [`${rows(created)} hinzugefügt`]),
      ...(unchanged === undefined ? [] : [`${count(unchanged)} unverändert`]),
      `${counted(pairs, 'weicht', 'weichen')} vom Gespeicherten ab`,
    ].join(', ')}`,
  preparingReview: 'Die Zeilen werden verglichen',
  pairsShown: 'Gezeigte Zeilen',
  all: 'Alle',
  flaggedFilter: 'Auffällige',
  leftOutFilter: 'Ausgelassene',
  takeAll: 'Alle übernehmen',
  leaveAllOut: 'Alle auslassen',
  keyboardHelp:
    'Pfeil auf und ab gehen von Zeile zu Zeile, links und rechts von Änderung zu Änderung; die Leertaste übernimmt oder lässt aus.',
  include: (name) => `Änderungen von ${name} übernehmen`,
  takeChange: (column, from, to) => `${column} übernehmen: ${from || 'leer'} wird ${to || 'leer'}`,
  changesOf: (name) => `Änderungen von ${name}`,
  changed: (changed) => `${count(changed)} geändert`,
  partly: (taken, all) => `${count(taken)} von ${counted(all, 'Änderung', 'Änderungen')} übernommen`,
  leftOut: 'ausgelassen',
  unchanged: (cells) => `${count(cells)} unverändert`,
  existing: 'Vorhanden',
  newRow: 'Neu',
  record: 'Zeile',
  difference,
  none: '-',
  taken: (pairs, allPairs, taken, allChanges) =>
    `${count(pairs)} von ${rows(allPairs)}, ${count(taken)} von ${changes(allChanges)} übernommen`,
  flaggedCount: (flagged) => `${bigChanges(flagged)}, nochmals zu bestätigen`,
  confirm: 'Änderungen bestätigen',
  nothingTaken: 'Übernehmen Sie mindestens eine Änderung, oder brechen Sie ab',
  confirming: 'Die Änderungen werden geschrieben.',
  askTitle: (big) => `${bigChanges(big)} bestätigen?`,
  askText: (big) =>
    big === 1
      ? '1 übernommener Wert ändert sich um mehr als die Hälfte, von oder auf null, zwischen Zahl und Text, oder wird geleert:'
      : `${count(big)} übernommene Werte ändern sich um mehr als die Hälfte, von oder auf null, zwischen Zahl und Text, oder werden geleert:`,
  askConfirm: (big, all) =>
    big === all ? `${bigChanges(big)} bestätigen` : `${changes(all)} bestätigen, davon ${count(big)} große`,
  askMore: (more) => `und ${count(more)} weitere`,
  askBack: 'Noch einmal ansehen',
  discardTitle: 'Abgleich verlassen?',
  discardText: (created) =>
    `${created ? `${counted(created, 'neue Zeile wurde', 'neue Zeilen wurden')} schon gespeichert. ` : ''}Keine der hier gezeigten Änderungen wird geschrieben, und Ihre Auswahl geht verloren.`,
  discardUnknownText:
    'Es ist nicht bekannt, ob die von Ihnen bestätigten Änderungen geschrieben wurden. Ihre Auswahl geht verloren.',
  discard: 'Verlassen',
  keepReviewing: 'Weiter prüfen',
  resumeTitle: 'Unfertiger Abgleich',
  resumeText: (open, fileName) =>
    `${open === 0 ? 'Keine Änderung' : changes(open)} aus ${fileName} ${open <= 1 ? 'ist' : 'sind'} noch zu bestätigen, mit Ihrer Auswahl. Nichts davon wurde geschrieben.`,
  resumeUnknownText: (fileName) =>
    `Sie haben Änderungen aus ${fileName} bestätigt, und es ist nicht bekannt, ob sie geschrieben wurden. Die ausgelassenen wurden es nicht. Sehen Sie in der Liste nach, bevor Sie erneut bestätigen.`,
  resume: 'Abgleich fortsetzen',
  startAnew: 'Andere Datei hochladen',
} satisfies Catalogue['upload'];

const lookAtList = 'Sehen Sie in der Liste nach, bevor Sie';
const largeFiles = 'Dateien über 2 MB brauchen einen Hintergrundprozess (Worker)';
const advice = 'Teilen Sie die Datei, oder bitten Sie den Betreiber der Seite,';

export const uploads = {
  upload,
  session: {
    accepted: (name) => `${name} wurde angenommen.`,
    confirmed: 'Änderungen bestätigt!',
    submitAgain:
      'Es ist nicht bekannt, ob neue Zeilen gespeichert wurden. Senden Sie die Datei erneut: Sie wird nur einmal gespeichert.',
    saved: (kind, changed, left) =>
      `${kind === 'prices' ? counted(changed, 'Preis', 'Preise') : counted(changed, 'Wert', 'Werte')} geändert${left === 0 ? '' : `, ${count(left)} belassen`}.`,
    nothingPending:
      'Der Server hat keine Änderungen, die auf diese Bestätigung warten: Sie wurden schon gespeichert oder verworfen. Sehen Sie in der Liste nach.',
    conflict:
      'Die gespeicherten Werte haben sich seit der Anzeige geändert. Nichts wurde geschrieben; die Zeilen unten sind aktuell.',
    somethingWrong: 'Etwas ist schiefgegangen!',
    nothingChanged: 'Nichts wurde geändert.',
    nothingSent:
      'Die Verbindung brach ab, bevor die Datei ankam. Nichts wurde geändert; senden Sie sie erneut, wenn Sie online sind.',
    sendAgain: `Es ist nicht bekannt, ob neue Zeilen gespeichert wurden. ${lookAtList} die Datei erneut senden.`,
    anErrorOccurred: 'Ein Fehler ist aufgetreten.',
    unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten.',
    unknownOutcome: `Es ist nicht bekannt, ob die Änderungen geschrieben wurden. ${lookAtList} erneut bestätigen.`,
    confirmAgain:
      'Es ist nicht bekannt, ob die Änderungen gespeichert wurden. Bestätigen Sie sie erneut: Sie werden nur einmal gespeichert.',
    recreated: (total, skus) =>
      `Inzwischen gelöscht und nur mit den Werten dieser Änderung neu angelegt: ${count(total)}${skus && ` (${skus})`}. „Frühere Uploads“ nimmt die Änderung zurück, wo die Liste es hat.`,
    refusedRow: (sku, column, reason) => `${sku}, ${column}: ${reason}`,
    fileNames: {
      excluded: (name) => `${name} ausgelassen.xlsx`,
      unknown: (name) => `${name} unbekannt.xlsx`,
    },
    excludedRows: { row: 'Zeile', reason: 'Ausgelassen' },
    pastedRows: 'Eingefügte Zeilen.csv',
    noNumbers: 'diese Art von Datensatz hat keine anderen Nummern',
    rowsNotSaved: 'Die Zeilen konnten nicht gespeichert werden.',
    notRemembered: (template, why) => `Die Vorlage ${template} merkt sich die Artikel dieser Liste nicht. ${why}`,
  },
  startFailure: {
    refused: `${largeFiles}, den diese Seite nicht erlaubt. ${advice} „worker-src blob:“ zu erlauben.`,
    'not-found': `${largeFiles}, dessen Skript auf dem Server dieser Seite nicht gefunden wurde. ${advice} configure({ worker }) zu setzen.`,
    failed: `${largeFiles}, der beim Start gescheitert ist. Laden Sie die Seite neu. Wenn das so bleibt, teilen Sie die Datei, oder informieren Sie den Betreiber der Seite.`,
    died: 'Das Lesen der Datei brach unerwartet ab, vielleicht weil der Speicher nicht reichte. Wählen Sie die Datei erneut, oder teilen Sie sie.',
  },
  uploadMachine: {
    noFile: 'Keine Datei zum Hochladen gewählt.',
    sendingStopped: 'Das Senden wurde angehalten. Nichts wurde geändert.',
    sendingStoppedLate: `Das Senden wurde angehalten, als vielleicht schon die ganze Datei gesendet war. Es ist nicht bekannt, ob ihre neuen Zeilen gespeichert wurden: ${lookAtList} sie erneut senden.`,
    reviewLeft: `Sie haben den Abgleich nach dem Bestätigen verlassen. Es ist nicht bekannt, ob die Änderungen geschrieben wurden. ${lookAtList} erneut bestätigen.`,
  },
  match: {
    label: (key) => `${key} finden über`,
    key: (key) => `${key}: Die Datei hat unsere Nummern`,
    field: (label) => `${label} des Produkts`,
    hint: (label, key) =>
      `Wählen Sie unten, welche Spalte der Datei „${label}“ enthält. Jeder Wert wird durch „${key}“ des einen Produkts ersetzt, das ihn hat; dafür werden die Produkte gelesen.`,
    failed: (label, reason) =>
      `Die Produkte konnten nicht gelesen werden, um sie über „${label}“ zu finden (${reason}). Die Vorschau versucht es erneut.`,
    reading: (products) =>
      products === 0 ? 'Die Produkte werden gelesen' : `Die Produkte werden gelesen: bisher ${count(products)}`,
    written: 'In der Datei',
    suppliersNumber: 'Nummer des Lieferanten',
  },
} satisfies Pick<Catalogue, 'match' | 'session' | 'startFailure' | 'upload' | 'uploadMachine'>;
