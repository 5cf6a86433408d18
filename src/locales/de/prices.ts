import type { NamedText } from '../../widgets/prices/in-place/cell-drafts.messages';
import type { PriceChangeTexts } from '../../widgets/prices/in-place/change-price.messages';
import { priceLimits } from '../../wire/price-format';
import { priceLabel, pricesPerCurrency } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count } from './words';

const cellName = ({ sku, key }: Pick<NamedText, 'sku' | 'key'>) => `${priceLabel(key)} von ${sku}`;
const cellAndText = (typed: NamedText) => `${cellName(typed)}: ${typed.text}`;
const loadFailure = (isNetwork: boolean) =>
  isNetwork ? 'Fehler in der Netzwerkverbindung.' : 'Ein Teil des Programms konnte nicht geladen werden.';

/** At most five texts, and the number of the others. */
function listOfTexts(lost: readonly NamedText[]): string {
  const shown = lost.slice(0, 5).map(cellAndText);
  const others = lost.length - shown.length;
  return new Intl.ListFormat('de').format(others > 0 ? [...shown, `${count(others)} weitere`] : shown);
}

const none = '-';
const nameOf = ({ sku, level }: PriceChangeTexts) => `${level} von ${sku}`;

export const prices = {
  prices: {
    title: 'Preisliste',
    downloaded: 'Preise heruntergeladen!',
    downloadFailed: (why) => `Die Preise konnten nicht heruntergeladen werden. ${why}`,
    filterTitle: 'Preise filtern',
    loadFilterChoices: 'Filterauswahl laden',
    searchHint: 'Artikel, Gruppe oder Beschreibung',
    empty: { title: 'Noch keine Preise', text: 'Legen Sie den ersten an.', readonlyText: 'Es gibt nichts zu zeigen.' },
    product: 'Produkt',
    priceLevels: 'Preisstufen 01–20',
    edit: (sku) => `Preis von ${sku} bearbeiten`,
    remove: (sku) => `Preis von ${sku} löschen`,
    history: 'Verlauf',
    historyOf: (sku) => `Preisverlauf von ${sku}`,
    historyOff: 'Dafür ist das Attribut price-history nötig.',
    allChanges: 'Alle Änderungen',
    uploads: 'Frühere Uploads',
    changePrices: 'Preise ändern…',
    notSaved: 'nicht gespeichert',
    columnsNote: '; Preise immer',
    described: (id, sku) => `Preis ${id} von ${sku}`,
  },
  priceForm: {
    title: { create: 'Preis anlegen', edit: 'Preis bearbeiten' },
    submit: { create: 'Anlegen', edit: 'Speichern' },
    mainSku: 'Artikelnummer',
    mainSkuPlaceholder: 'Artikelnummer wählen',
    mainSkuFixed: 'Nicht mehr änderbar, sobald der Preis besteht',
    skus: {
      loading: 'Die Artikelnummern werden geladen…',
      none: 'Jede Artikelnummer hat schon einen Preis: Bearbeiten Sie diesen.',
    },
    group: 'Gruppe',
    groupEmpty: 'Folgt aus der Artikelnummer',
    noPrices: (currency) => `Keine Preise in ${currency}`,
    addPrice: 'Preis hinzufügen',
    addPriceTo: (currency) => `Preis in ${currency} hinzufügen`,
    allUsed: `Alle ${pricesPerCurrency} Preise sind belegt`,
    count: (used) => `${used} von ${pricesPerCurrency}`,
    remove: (label) => `${label} entfernen`,
    removed: (label, price) => `${label} (${price}) wurde entfernt.`,
    undo: 'Rückgängig',
    keys: 'Entf in einem leeren Preis entfernt ihn.',
    hint: `Eine Zahl ab 0 mit bis zu ${priceLimits.decimals} Nachkommastellen, oder ein kurzer Text wie POA (${priceLimits.characters} Zeichen).`,
    gaps: 'Einige Preisstufen dieses Datensatzes sind leer. Beim Speichern rücken die Preise danach auf und füllen die Lücken.',
    storedHint: 'Bleibt, wenn Sie es nicht ändern.',
    unclear: 'Lässt sich auf zwei Arten lesen',
    use: (price) => `${price} verwenden`,
    verbs: { choose: 'Bitte wählen:', correct: 'Bitte korrigieren:', fill: 'Bitte ausfüllen oder entfernen:' },
  },
  priceCard: {
    label: 'Preise und Produkt',
    prices: 'Preise',
    level: 'Stufe',
    noPrice: 'kein Preis',
    noPrices: 'Dieses Produkt hat keine Preise.',
  },
  priceProblem: {
    'below-zero': 'Darf nicht unter 0 sein',
    'too-many-decimals': `Höchstens ${priceLimits.decimals} Nachkommastellen`,
    'too-large': `Höchstens ${priceLimits.wholeDigits} Ziffern vor dem Komma`,
    'too-long': `Höchstens ${priceLimits.characters} Zeichen`,
    'not-plain': 'Nur Ziffern und ein Dezimalkomma, oder ein Text',
  },
  cellDrafts: {
    cell: cellName,
    cellAndText,
    signedOut: (lost) => `${listOfTexts(lost)} ${lost.length === 1 ? 'wurde' : 'wurden'} nicht gespeichert.`,
    abandoned: 'Nicht gespeichert; die Preisliste bietet es wieder an.',
    notLoaded: {
      price: (isNetwork) => `${loadFailure(isNetwork)} Der Preis ist nicht gespeichert; er bleibt in seiner Zelle.`,
      refusal: (isNetwork) => `${loadFailure(isNetwork)} Dieser Preis kann nicht in seiner Zelle bearbeitet werden.`,
      retry: 'Erneut versuchen',
    },
    problem: { use: (price) => `${price} verwenden`, openForm: 'Formular öffnen' },
    keyboard: {
      text: { key: 'ABC', label: 'Buchstaben' },
      decimal: { key: '123', label: 'Zahlen' },
    },
  },
  restoredDrafts: {
    title: 'Diese Preise wurden eingegeben und nicht gespeichert',
    price: (typed) => `${cellName(typed)}: ${typed.from} → ${typed.text}`,
    save: 'Speichern',
    saveLabel: (typed) => `${typed.text} als ${cellName(typed)} speichern`,
    edit: 'Bearbeiten',
    editLabel: (typed) => `${cellName(typed)} bearbeiten`,
    discard: 'Verwerfen',
    discardLabel: (typed) => `${typed.text} für ${cellName(typed)} verwerfen`,
    discarded: (typed) => ({ title: cellAndText(typed), message: 'Verworfen.' }),
    undo: 'Rückgängig',
    saveAll: (total) => `Alle ${count(total)} speichern`,
    discardAll: (total) => `Alle ${count(total)} verwerfen`,
    allDiscarded: (total) =>
      total === 1 ? '1 eingegebener Preis verworfen.' : `${count(total)} eingegebene Preise verworfen.`,
  },
  editRefusal: {
    'no-sku': 'Dieser Datensatz kann nicht bearbeitet werden: Der Server hat seine MAIN_SKU nicht gesendet.',
    invalid: {
      message: (problem) => `Nicht gespeichert: ${problem}. Der Text bleibt in seiner Zelle.`,
      edit: 'Weiter bearbeiten',
    },
  },
  changePrice: {
    none,
    undo: 'Rückgängig',
    entered: (change) => `${nameOf(change)}: ${change.to}`,
    saved(change) {
      const { from, to } = change;
      if (to === none) return `${nameOf(change)}: ${from} wurde entfernt`;
      return from === none ? `${nameOf(change)}: neuer Preis ${to}` : `${nameOf(change)}: ${from} → ${to}`;
    },
    undone: (change) => `${nameOf(change)} ist wieder ${change.to === none ? 'leer' : change.to}`,
    already: 'Das war schon der gespeicherte Preis. Es war nichts zu speichern.',
    flagged: (change, flag, share) => {
      const { reason, question } = flagText(flag);
      return {
        title: 'Änderung speichern?',
        text: [
          `${nameOf(change)}: von ${change.from} auf ${change.to}${share && ` (${share})`}.`,
          `Der Preis ${reason}`,
          question,
        ]
          .join(' ')
          .trim(),
        confirm: 'Speichern',
        cancel: 'Abbrechen',
      };
    },
    conflict: (change) => ({
      title: 'Dieser Preis wurde von jemand anderem geändert',
      text: `${nameOf(change)} ist jetzt ${change.from}. Noch wurde nichts gespeichert. Ihrer ist ${change.to}.`,
      confirm: 'Meinen behalten',
      cancel: 'Anderen übernehmen',
    }),
    changedAgain: 'Der Datensatz wurde inzwischen erneut geändert. Nichts wurde gespeichert.',
    deleted: 'Der Datensatz wurde inzwischen gelöscht. Nichts wurde gespeichert.',
    unreadable:
      'Der Datensatz wurde von jemand anderem geändert, und die jetzige Fassung konnte nicht gelesen werden. Nichts wurde gespeichert.',
    notFound: 'Der Datensatz wurde nicht gefunden. Nichts wurde gespeichert.',
    signedOut: 'Sie sind nicht mehr angemeldet. Nichts wurde gespeichert.',
    otherUser: 'Jetzt ist ein anderer Benutzer angemeldet. Nichts wurde gespeichert.',
    notLast: ({ level }) =>
      `Nichts wurde gespeichert: Nach ${level} wurde ein weiterer Preis hinzugefügt. Entfernen Sie ${level} im Formular.`,
    notInPlace:
      'Nichts wurde gespeichert: Dieser Preis kann in der Liste nicht mehr geändert werden. Bearbeiten Sie ihn im Formular.',
  },
} satisfies Pick<
  Catalogue,
  | 'cellDrafts'
  | 'changePrice'
  | 'editRefusal'
  | 'priceCard'
  | 'priceForm'
  | 'priceProblem'
  | 'prices'
  | 'restoredDrafts'
>;
