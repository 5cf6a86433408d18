import type { Catalogue } from '../catalogue';
import { changes, columns, count, counted, nounOf, rows } from './words';

const nothingToShow = 'Es gibt nichts zu zeigen.';

export const lists = {
  list: {
    deleted: 'Gelöscht.',
    loading: 'Lädt',
    queryKept: 'Ihre Suche und Filter bleiben erhalten.',
    noMatch: (search) => `Keine Treffer für „${search}“`,
    noMatchFilters: 'Keine Treffer für die Filter',
    filtersOn: (labels, withSearch) =>
      `${withSearch ? 'Außerdem' : 'Es'} ${labels.length === 1 ? 'ist 1 Filter' : `sind ${labels.length} Filter`} aktiv: ${labels.join(', ')}.`,
    clearSearch: 'Suche leeren',
    clearFilters: 'Filter aufheben',
    clearAll: 'Alle aufheben',
    search: 'Suchen',
    status: 'Status',
    /** No `Intl.NumberFormat`: creating one takes longer than the first paint of the rows. */
    total: (total) =>
      `${String(total).replace(/\B(?=(\d{3})+$)/g, '.')} ${total === 1 ? 'Datensatz' : 'Datensätze'} insgesamt`,
    pageSize: (size) => `${size} / Seite`,
    itemsPerPage: 'Datensätze pro Seite',
    pages: (title) => `Seiten, ${title}`,
    filtersFailed: {
      title: 'Filter nicht geladen',
      message: (why) => `Die Filter konnten nicht geladen werden: ${why}`,
    },
    createNew: 'Neu anlegen',
    filter: (on) => (on === 0 ? 'Filter' : `Filter, ${on} aktiv`),
    download: 'Herunterladen',
    upload: 'Hochladen',
    manageColumns: 'Spalten verwalten',
    signInTitle: 'Melden Sie sich an, um diese Liste zu sehen',
    signInText: 'Sie ist nur für angemeldete Benutzer sichtbar.',
    signIn: 'Anmelden',
  },
  listActions: {
    notFound: (noun, title) =>
      `Unter dem Namen „${title}“ wurde ${nounOf(noun).none} gefunden. Vielleicht wurde der Eintrag inzwischen umbenannt oder gelöscht.`,
    notOnPage: (noun, title) =>
      `${nounOf(noun).the} ${title} ist nicht mehr auf dieser Seite. Suchen Sie danach, und bearbeiten Sie dann.`,
    noRecord: 'edit() braucht einen Datensatz mit einer ID, oder eine ID.',
    noFile: 'upload() braucht eine Datei (File), oder nichts, damit der Benutzer eine wählt.',
    readonly: 'Diese Liste ist schreibgeschützt.',
    closeFirst: 'Schließen Sie zuerst das offene Formular.',
    withoutTitle: (noun, key) =>
      `${nounOf(noun).this} kann nicht bearbeitet werden: Der Server hat ${key} nicht gesendet.`,
    edit: 'Bearbeiten',
    remove: 'Löschen',
  },
  ranges: {
    size: (size) => `${rows(size.rows)} × ${columns(size.columns)} ausgewählt`,
    facts: ({ count: filledCells, numbers }) => [
      ['Anzahl', count(filledCells)],
      ...(numbers
        ? ([
            ['Mittelwert', numbers.average],
            ['Kleinster', numbers.least],
            ['Größter', numbers.greatest],
          ] as const)
        : []),
    ],
  },
  products: {
    title: 'Produktverwaltung',
    searchHint: 'Artikel, Gruppe oder Beschreibung',
    filterTitle: 'Produkte filtern',
    empty: {
      title: 'Noch keine Produkte',
      text: 'Legen Sie das erste an, oder laden Sie eine Tabelle hoch.',
      readonlyText: nothingToShow,
    },
    edit: (title) => `Produkt ${title} bearbeiten`,
    remove: (title) => `Produkt ${title} löschen`,
    downloaded: 'Produkte heruntergeladen!',
    downloadFailed: (why) => `Die Produkte konnten nicht heruntergeladen werden. ${why}`,
    described: (sku) => `Produkt ${sku}`,
    picture: (name) => `Bild von ${name}`,
    noPicture: 'Das Bild konnte nicht geladen werden.',
    fieldsOfSheet: 'Produktfelder',
  },
  productForm: {
    title: 'Produkt anlegen/bearbeiten',
    submit: { create: 'Anlegen', edit: 'Speichern' },
    saved: 'Produkt gespeichert',
    saveFailed: 'Das Produkt konnte nicht gespeichert werden',
    enterSku: 'Geben Sie eine Artikelnummer ein.',
    sections: {
      product: 'Produkt',
      measures: 'Einheit und Maße',
      order: 'Bestellung und Verwendung',
      logo: 'Logo und Exklusivität',
    },
    choicesFailed: (why) => `Die Auswahl konnte nicht geladen werden: ${why}`,
    companiesHint: 'Nur diese Firmen sehen das Produkt, wenn es exklusiv ist.',
    image: {
      address: 'Bildadresse',
      addressHint: 'Wird durch Hochladen ausgefüllt, oder eine Adresse, die mit https:// beginnt.',
      file: 'Bilddatei',
      fileHint: 'PNG, JPEG, WebP oder GIF, bis 5 MB. Sie wird sofort hochgeladen.',
      upload: 'Bild hochladen',
      uploaded: 'Hochgeladen. Speichern Sie das Produkt, um es zu behalten.',
      noFile: 'Bitte wählen Sie eine Datei',
      failed: 'Hochladen fehlgeschlagen',
      why: (why) => `Hochladen fehlgeschlagen. ${why}`,
      sendAgain: 'Laden Sie das Bild erneut hoch.',
      sending: (percent) => `${percent} % gesendet`,
      progress: 'Das Bild wird gesendet',
      none: 'Kein Bild',
      broken: 'Das Bild konnte nicht geladen werden.',
      unseen: 'Dieses Bild wird hier nicht gezeigt: Erlaubt sind nur https-Adressen und Adressen des Servers.',
      alt: 'Bild des Produkts',
      pending: { sending: 'Wird noch hochgeladen:', failed: 'Erneut hochladen oder entfernen:' },
      remove: 'Datei entfernen',
    },
  },
  companies: {
    title: 'Firmenverwaltung',
    searchHint: 'Firmen suchen',
    filterTitle: 'Firmen filtern',
    empty: { title: 'Noch keine Firmen', text: 'Legen Sie die erste an.', readonlyText: nothingToShow },
    edit: (name) => `${name} bearbeiten`,
    remove: (name) => `${name} löschen`,
  },
  companyForm: {
    title: { create: 'Firma anlegen', edit: 'Firma bearbeiten' },
    submit: { create: 'Anlegen', edit: 'Speichern' },
    groups: { company: 'Firma', address: 'Adresse', trade: 'Handel' },
    choices: { loading: 'Die Auswahl wird geladen…', none: 'Noch gibt es nichts zu wählen.' },
    currencyFirst: 'Wählen Sie zuerst eine Währung',
    categoryUnavailable: (category, currency) => `${category} gibt es in ${currency} nicht. Wählen Sie etwas anderes.`,
    categoryStored: (category, currency) =>
      `${category} wird in ${currency} nicht mehr angeboten. Es bleibt, wenn Sie es nicht ändern.`,
  },
  users: {
    title: 'Benutzerverwaltung',
    searchHint: 'Name, E-Mail, Telefon oder Firma',
    filterTitle: 'Benutzer filtern',
    empty: { title: 'Noch keine Benutzer', text: 'Legen Sie den ersten an.', readonlyText: nothingToShow },
    edit: (title) => `Benutzer ${title} bearbeiten`,
    remove: (title) => `Benutzer ${title} löschen`,
    status: 'Status',
    none: {
      Active: { title: 'Keine aktiven Benutzer', text: 'Legen Sie einen an, oder wählen Sie einen anderen Status.' },
      Pending: {
        title: 'Niemand wartet auf Freigabe',
        text: 'Neue Registrierungen stehen hier, bis Sie entscheiden.',
      },
      Inactive: {
        title: 'Keine inaktiven Benutzer',
        text: 'Hier stehen Benutzer, die sich nicht anmelden dürfen.',
      },
    },
    approve: (email) => `Benutzer ${email} freigeben`,
    approveShort: 'Freigeben',
    neverSignedIn: 'Noch nie',
  },
  userForm: {
    title: { create: 'Benutzer anlegen', edit: 'Benutzer bearbeiten' },
    submit: { create: 'Anlegen', edit: 'Speichern', approve: 'Freigeben' },
    searchCompanies: 'Firmen suchen',
    companies: {
      loading: 'Die Firmen werden geladen…',
      none: 'Es gibt noch keine Firma. Legen Sie zuerst eine in der Firmenverwaltung an.',
      failed: (why) => `Die Firmen konnten nicht geladen werden. ${why}`,
    },
    typedCompany: (name) => `Bei der Registrierung angegeben: ${name}`,
    pending: {
      title: (name) => `${name} wartet auf Freigabe`,
      Active:
        'Speichern gibt das Konto frei: Diese Person kann sich dann anmelden, mit der hier gewählten Rolle und Firma.',
      Inactive: 'Mit diesem Status ist das Konto nicht freigegeben: Diese Person kann sich nicht anmelden.',
    },
  },
  productNumbers: {
    noColumn: (label) => `die heruntergeladenen Produkte haben keine Spalte „${label}“, oder es sind keine Produkte`,
    noPrices: 'Die heruntergeladenen Preise haben keine Spalte Main SKU, oder es sind keine Preise.',
  },
  missing: {
    link: 'Nicht in dieser Liste',
    title: 'Artikel, die nicht in dieser Liste sind',
    loading: 'Die gespeicherten Preise werden gelesen',
    failed: (reason) => `Die gespeicherten Preise konnten nicht gelesen werden. ${reason}`,
    counts: (missing, priced, file) =>
      missing === 0
        ? `Alle Artikel mit Preisen sind in ${file}: ${count(priced)}.`
        : `${count(missing)} von ${counted(priced, 'Artikel', 'Artikeln')} mit Preisen ${missing === 1 ? 'fehlt' : 'fehlen'} in ${file}.`,
    note: 'Ausgelassene Zeilen zählen als in der Liste. Nichts wird geändert, wenn Sie es nicht wählen.',
    group: 'Gruppe',
    allGroups: (missing) => `Alle Gruppen (${count(missing)})`,
    groupOrTemplate: 'Gruppe oder Vorlage',
    templateOption: (name, missing) => `Frühere Listen der Vorlage ${name} (${count(missing)})`,
    templateEmpty: (name) =>
      `Die Vorlage ${name} merkt sich die Artikel der Listen, die mit ihr gesendet werden. Dies ist die erste.`,
    templateFull: (name) =>
      `Die Listen der Vorlage ${name} haben mehr Artikel, als sich dieser Browser merken kann; sie können hier nicht gezeigt werden.`,
    templateFailed: (name, why) => `Die Artikel der Vorlage ${name} konnten nicht gelesen werden. ${why}`,
    groupOption: (name, missing) => `${name || '(ohne Gruppe)'} (${count(missing)})`,
    first: (keys, more) => `${keys.join(', ')}${more > 0 ? ` und ${count(more)} weitere` : ''}`,
    download: (articles) => `${count(articles)} Artikel herunterladen`,
    fileName: (name) => `${name} nicht in dieser Liste.xlsx`,
    notSaved: 'Die Liste konnte nicht gespeichert werden.',
    close: 'Schließen',
    changePrices: 'Preise ändern…',
    inactive: {
      open: 'Auf Inaktiv setzen …',
      title: 'Artikel auf Inaktiv setzen',
      loading: 'Der Status der Produkte wird gelesen',
      failed: (reason) => `Der Status der Produkte konnte nicht gelesen werden. ${reason}`,
      question: (articles) =>
        `${count(articles)} Artikel auf Inaktiv setzen? Kunden sehen ${articles === 1 ? 'ihn' : 'sie'} nicht mehr, wenn der Server inaktive Artikel verbirgt. Die Preise bleiben gespeichert.`,
      already: (articles) => `Schon inaktiv und nicht mitgezählt: ${count(articles)}.`,
      unknown: (keys) => `Nicht unter den Produkten und unverändert: ${keys}.`,
      cancel: 'Abbrechen',
      confirm: (articles) => `${count(articles)} Artikel auf Inaktiv setzen`,
      done: {
        set: (articles) => `${count(articles)} Artikel ${articles === 1 ? 'ist' : 'sind'} jetzt inaktiv.`,
        undone: (articles) =>
          `${count(articles)} Artikel ${articles === 1 ? 'hat' : 'haben'} wieder den früheren Status.`,
      },
      undo: 'Rückgängig',
      notDone: (articles) => `${count(articles)} Artikel ${articles === 1 ? 'wurde' : 'wurden'} nicht geändert`,
      which: 'Welche',
      names: {
        set: (name) => `${name} nicht in dieser Liste, auf Inaktiv gesetzt`,
        undone: (name) => `${name} nicht in dieser Liste, Inaktiv rückgängig`,
      },
      stoppedByPage: 'Die Seite hat es angehalten. Nichts wurde geändert.',
      lookAgain:
        'Es ist nicht bekannt, ob der Status geändert wurde. Setzen Sie die Artikel noch einmal auf Inaktiv: Zuerst wird ihr Status gelesen.',
      changesMore: 'Der Server würde mehr als den Status ändern.',
    },
  },
  uploadEntry: {
    waiting: (waiting, fileName) =>
      `Ein Upload wartet auf Ihre Bestätigung: ${waiting === undefined ? 'Änderungen' : changes(waiting)} aus ${fileName}`,
    unknown: (fileName) => `Es ist nicht bekannt, ob die Änderungen aus ${fileName} geschrieben wurden`,
    stillOpen: (fileName) => `Die Datei ${fileName} ist noch offen, so wie Sie sie verlassen haben`,
    continue: 'Weiter',
    review: 'Prüfen',
    discard: 'Verwerfen',
    discardTitle: 'Diesen Abgleich verwerfen?',
    discardText: (fileName) => `Keine der Änderungen aus ${fileName} wird geschrieben, und Ihre Auswahl geht verloren.`,
    discardUnknownText:
      'Sehen Sie in der Liste nach, ob die Änderungen geschrieben wurden. Ihre Auswahl geht verloren.',
    keep: 'Behalten',
    dropHere: 'Datei hier ablegen, um sie hochzuladen',
  },
} satisfies Pick<
  Catalogue,
  | 'uploadEntry'
  | 'companies'
  | 'companyForm'
  | 'list'
  | 'listActions'
  | 'missing'
  | 'productForm'
  | 'productNumbers'
  | 'products'
  | 'ranges'
  | 'userForm'
  | 'users'
>;
