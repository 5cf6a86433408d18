import type { Catalogue } from '../catalogue';

export const template = {
  offer: (templates) =>
    templates === 1
      ? 'Es gibt eine Vorlage für Dateien mit dieser Kopfzeile.'
      : 'Es gibt Vorlagen für Dateien mit dieser Kopfzeile.',
  offerColumns: 'Eine Liste ohne Kopfzeile hatte solche Spalten.',
  sameSupplier:
    'Verglichen wurden nur die Arten der Spalten: Wählen Sie dies nur für eine Liste desselben Lieferanten.',
  others: (templates) => `Andere Vorlagen für Listen ohne Kopfzeile (${templates})`,
  asInList: (fileName) => `Spalten von ${fileName} verwenden`,
  use: (name) => `Vorlage ${name} verwenden`,
  saveLink: 'Als Vorlage speichern',
  saveTitle: 'Als Vorlage speichern',
  save: 'Speichern',
  cancel: 'Abbrechen',
  name: 'Name',
  nameHint: 'Z. B. „Wilo, Frühjahrsliste“',
  nameMissing: 'Geben Sie einen Namen ein',
  nameTooLong: 'Höchstens 100 Zeichen',
  replaces: (name) => `Ersetzt die Vorlage ${name}.`,
  keeps: (isShared, hasHeader) =>
    [
      hasHeader
        ? 'Merkt sich Blatt, Kopfzeile, Spalten, ausgelassene Zeilen, Kostenregeln und Kodierung für die nächste Datei mit dieser Kopfzeile.'
        : 'Merkt sich Blatt, Spalten, ausgelassene Zeilen, Kostenregeln und Kodierung für Dateien ohne Kopfzeile. Sie wird für solche mit ähnlichen Spalten angeboten und kann für andere gewählt werden.',
      isShared ? 'Alle Benutzer, die Preise hochladen, sehen sie.' : 'Sie bleibt in diesem Browser.',
      'Sie merkt sich, welche Artikel die Listen haben, die mit ihr gesendet werden.',
    ].join(' '),
  leaveOut: (kinds) => `Solche Zeilen auch in späteren Dateien auslassen, ohne Rückfrage: ${kinds.join('; ')}`,
  storeUnrated: (currencies) => `Preise in ${currencies} auch in späteren Dateien ohne Kurs speichern, ohne Rückfrage`,
  saved: (name) => `Vorlage ${name} gespeichert`,
  storageFull:
    'Dieser Browser kann die Vorlage nicht speichern. Löschen Sie andere, oder erlauben Sie dieser Seite, Daten zu speichern.',
  noRoom: 'Dieser Browser hat keinen Platz für die Artikel ihrer Listen.',
  gone: (name) => `Es gibt keine Vorlage namens ${name} mehr.`,
  nameTaken: (name) => `Es gibt schon eine Vorlage namens ${name}.`,
  manage: 'Vorlagen',
  manageTitle: 'Vorlagen für Lieferantendateien',
  none: 'Es gibt noch keine Vorlagen. Speichern Sie eine aus der Vorschau einer Datei.',
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  remove: 'Löschen',
  removeOf: (name) => `${name} löschen`,
  close: 'Schließen',
  loading: 'Die Vorlagen werden geladen',
  failed: (why) => `Die Vorlagen konnten nicht geladen werden. ${why}`,
} satisfies Catalogue['template'];
