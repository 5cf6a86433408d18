import type { Catalogue } from '../catalogue';
import { filterLabel } from './fields';
import { count, counted, nounOf, seconds } from './words';

export const common = {
  ui: {
    filterLabel,
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    loadPageAgain: 'Seite neu laden',
    loading: 'Lädt…',
    remove: (text) => `${text} entfernen`,
    moment: 'Einen Moment',
    offline: 'Sie sind offline. Die Liste wird neu gelesen, sobald die Verbindung wieder besteht.',
    part: {
      failed: 'Dieser Teil konnte nicht angezeigt werden',
      reloadHint: 'Wenn das so bleibt, laden Sie die Seite neu.',
      network: 'Ein Teil des Programms konnte nicht geladen werden: Netz oder Server haben ihn nicht geliefert.',
      'time-out': 'Ein Teil des Programms konnte nicht geladen werden: Es dauerte länger als 120 Sekunden.',
      evaluation: 'Ein Teil des Programms konnte nicht geladen werden: Er ist beim Start gescheitert.',
    },
    toasts: { success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
    yes: 'JA',
    no: 'NEIN',
    statuses: { active: 'Aktiv', pending: 'Wartend', inactive: 'Inaktiv' },
    search: 'Suchen',
    pages: { previous: 'Vorige Seite', next: 'Nächste Seite', page: (page) => `Seite ${count(page)}` },
    table: {
      actions: 'Aktionen',
      action: 'Aktion',
      details: 'Details',
      selectAll: 'Alle auswählen',
      select: (row) => `${row} auswählen`,
      columnsInView: 'Sichtbare Spalten',
    },
  },
  dialogs: {
    save: 'Speichern',
    delete: 'Löschen',
    clearAll: 'Alle aufheben',
    discard: {
      confirm: 'Verwerfen',
      cancel: 'Weiter bearbeiten',
      typing: { title: 'Eingaben verwerfen?', text: 'Ihre Änderungen sind nicht gespeichert.' },
      choices: { title: 'Auswahl verwerfen?', text: 'Sie wurde nicht angewendet.' },
      upload: { title: 'Auswahl verwerfen?', text: 'Die Datei wurde nicht gesendet.' },
    },
    confirmDelete: { title: 'Datensatz löschen?', text: (name) => `Möchten Sie ${name} wirklich löschen?` },
    filter: {
      loading: 'Die Auswahl wird geladen',
      none: 'Noch gibt es nichts zu filtern.',
      chosen: (chosen) => `${count(chosen)} gewählt`,
    },
    columns: {
      title: 'Spalten verwalten',
      shown: (shown, all, note) => `${count(shown)} von ${count(all)} sichtbar${note}`,
      move: (name) => `${name} verschieben`,
      drag: 'Zum Umordnen ziehen',
      dragOrPress: (keys) => `Zum Umordnen ziehen, oder ${keys}`,
      showAll: 'Alle zeigen',
      hideAll: 'Alle ausblenden',
      alwaysFirst: 'immer zuerst',
      moved: (name, place, all) => `${name}: Platz ${count(place)} von ${count(all)}`,
    },
  },
  forms: {
    combobox: {
      show: (label) => `${label}: Auswahl zeigen`,
      add: (text) => `„${text}“ hinzufügen`,
      noMatch: 'Keine Treffer',
      more: (shown) => `Die ersten ${count(shown)} werden gezeigt. Tippen Sie, um andere zu finden.`,
    },
    password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
    issues: {
      first: (verb, fields) => `${verb} ${fields}`,
      next: (verb, fields) => `; ${verb.charAt(0).toLowerCase()}${verb.slice(1)} ${fields}`,
      andMore: (fields, more) => `${fields} und ${count(more)} weitere`,
    },
  },
  roles: {
    SuperAdmin: 'Super-Admin',
    Admin: 'Admin',
    Sales: 'Vertrieb',
    Customer: 'Kunde',
    Manager: 'Kundenbetreuer',
    Demo: 'Demokunde',
    UNKNOWN: 'UNBEKANNT',
  },
  busy: {
    loading: 'Lädt',
    stillLoading: 'Lädt noch …',
    serverBusy: 'Der Server ist ausgelastet. Neuer Versuch automatisch',
    serverBusyFor: (left) =>
      `Der Server ist ausgelastet. Neuer Versuch automatisch in ${counted(left, 'Sekunde', 'Sekunden')}`,
  },
  page: { signIn: 'Anmelden', forgotPassword: 'Passwort vergessen' },
  toaster: { region: 'Mitteilungen', showMore: 'Mehr zeigen', dismiss: 'Schließen' },
  print: { criterion: (name, value) => `${name}: ${value}`, printed: (date) => `Gedruckt ${date}` },
  errors: {
    network: 'Fehler in der Netzwerkverbindung',
    timeout: (limit) =>
      `Fehler in der Netzwerkverbindung. Der Server hat nicht innerhalb von ${seconds(limit)} geantwortet.`,
    sessionExpired: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    busy: 'Der Server kann gerade keine weiteren Anfragen annehmen.',
    serverProblem: (status) => `Der Server hat ein Problem (HTTP ${status}).`,
    inAMoment: 'Versuchen Sie es gleich noch einmal.',
    refused: (status) =>
      `Der Server hat mit einem Fehler geantwortet (HTTP ${status}). Versuchen Sie es erneut; wenn es wieder geschieht, informieren Sie Ihren Administrator.`,
    unknownOutcome: 'Es ist nicht bekannt, ob die Änderung gespeichert wurde.',
    lookAtList: 'Sehen Sie in der Liste nach, bevor Sie es erneut versuchen.',
    retryAt: (time) => `Sie können es um ${time} erneut versuchen.`,
    unreadable: (status, why) => `Die Antwort des Servers war nicht verständlich: ${why} (HTTP ${status}).`,
    tellAdministrator: 'Versuchen Sie es erneut; wenn es wieder geschieht, informieren Sie Ihren Administrator.',
    webPage: 'Sie ist eine Webseite statt Daten',
    damaged: 'Sie ist unvollständig oder beschädigt',
    empty: 'Sie ist leer',
    unexpected: (name) => `${name} ist nicht wie erwartet`,
    signInEnded: 'Vielleicht ist Ihre Anmeldung abgelaufen: Laden Sie die Seite neu.',
  },
  lostSignIn: { redirected: 'Die Anfrage wurde auf eine andere Website umgeleitet.' },
  fileSize: { size: (size) => `Die Datei hat ${size}.`, tooLarge: 'Die Datei ist zu groß für den Server.' },
  draftOffer: {
    title: (name) => `Ungespeicherte Eingaben zu ${name} sind noch da`,
    restore: (name) => `Weiter mit ${name}`,
    newRecord: (noun) => nounOf(noun).new,
    discard: 'Verwerfen',
    discarded: (name) => ({ title: `Ungespeicherte Eingaben zu ${name}`, message: 'Verworfen.' }),
    undo: 'Rückgängig',
    dismiss: 'Schließen',
  },
  // The verbs stand before the names of fields.
  field: {
    choose: 'Bitte wählen:',
    fillIn: 'Bitte ausfüllen:',
    correct: 'Bitte korrigieren:',
    unset: '-',
    chooseOne: (label) => `${label} wählen`,
    suggestedList: 'Wählen Sie, oder tippen Sie etwas Neues und drücken Sie die Eingabetaste.',
  },
  fieldProblem: {
    'too-long': (limit) => `Höchstens ${count(limit)} Zeichen`,
    'list-too-long': (limit) => `Höchstens ${count(limit)} Zeichen, alle Einträge zusammen`,
    'too-many': (limit) => `Höchstens ${counted(limit, 'Eintrag', 'Einträge')}`,
    'too-large': (limit) => `Höchstens ${count(limit)}`,
    'error-text': (text) => `${text} ist ein Fehlerwert der Tabelle`,
    unstorable: 'Enthält ein Zeichen, das nicht gespeichert werden kann',
    'below-zero': 'Darf nicht unter 0 sein',
    'not-a-number': 'Nur Ziffern und ein Dezimalkomma, z. B. 12,5',
    'not-a-list': 'Muss eine Liste von Texten sein',
    'not-yes-no': 'Muss YES oder NO sein',
    'not-status': 'Muss Active oder Inactive sein',
    'not-address': 'Eine Adresse, die mit https:// oder http:// beginnt',
    'not-email': 'Eine E-Mail-Adresse wie name@example.com',
  },
  record: {
    show: 'Anzeigen',
    signedOut: {
      title: 'In einem anderen Tab abgemeldet.',
      otherUser: 'Ein anderer Benutzer hat sich angemeldet.',
      message: 'Die Eingaben hier wurden verworfen.',
      messageWithCopy:
        'Die Eingaben hier wurden nicht gespeichert. Kopieren Sie sie, oder schließen Sie diese Meldung, um sie zu verwerfen.',
      copy: 'Kopieren',
      copied: 'Die Eingaben wurden kopiert.',
      notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
    },
    saveAgain: 'Speichern Sie erneut: Es wird nur einmal abgelegt.',
    storedDifferently: (title) =>
      `„${title}“ ist bereits gespeichert, mit anderen Werten. Es wurde nichts noch einmal gesendet. Schließen Sie dieses Formular und sehen Sie in der Liste nach.`,
    saved: (noun) => `${nounOf(noun).the} wurde gespeichert.`,
    unknown: {
      'not-sent': 'vom Server nicht gesendet',
      'not-understood': 'so, wie der Server es gesendet hat, nicht verständlich: bleibt, wenn Sie es nicht ändern',
    },
    conflict: {
      title: (noun) => `${nounOf(noun).this} wurde von jemand anderem geändert`,
      text: 'Noch wurde nichts gespeichert. Vergleichen Sie, und entscheiden Sie dann.',
      compare: () => 'Unterschiede zwischen Ihrer und der jetzigen Fassung',
      mine: 'Ihre',
      field: 'Feld',
      theirs: 'Jetzt',
      none: '-',
      keepMine: 'Meine behalten',
      takeTheirs: 'Andere übernehmen',
      completeFirst: 'Ergänzen oder korrigieren Sie zuerst die Felder',
      deletedTitle: (noun) => `${nounOf(noun).this} wurde inzwischen gelöscht`,
      deleted: 'Nichts wurde gespeichert. Kopieren Sie, was Sie brauchen, und schließen Sie dann dieses Formular.',
      unreadable: 'Noch wurde nichts gespeichert. Die jetzige Fassung konnte nicht gelesen werden.',
    },
    draft: {
      title: 'Ihre ungespeicherten Eingaben sind wieder da',
      text: 'Sie wurden in diesem Tab aufbewahrt.',
      discard: 'Verwerfen',
    },
  },
} satisfies Pick<
  Catalogue,
  | 'busy'
  | 'dialogs'
  | 'draftOffer'
  | 'errors'
  | 'field'
  | 'fieldProblem'
  | 'fileSize'
  | 'lostSignIn'
  | 'forms'
  | 'page'
  | 'print'
  | 'record'
  | 'roles'
  | 'toaster'
  | 'ui'
>;
