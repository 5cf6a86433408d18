import type { BlockRequest, LeftUnsaved } from '../../widgets/prices/block/block.types';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { count, counted, inRecords, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  type: 'Preis setzen',
  paste: 'Preise einfügen',
  fill: 'Nach unten ausfüllen',
  clear: 'Zellen leeren',
  'set-back': 'Zurücksetzen',
  revert: 'Rückgängig oder wiederholen',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  type: 'eingetippter Preis',
  paste: 'eingefügte Preise',
  fill: 'nach unten ausgefüllte Preise',
  clear: 'geleerte Preise',
  'set-back': 'zurückgesetzte Preise',
  revert: 'rückgängig gemachte oder wiederholte Preise',
} as const satisfies Record<Kind, string>;

const mostNamed = 5;

const named = (items: readonly string[], separator = '; '): string =>
  items.length > mostNamed
    ? `${items.slice(0, mostNamed).join(separator)}${separator}und ${count(items.length - mostNamed)} weitere`
    : items.join(separator);

const offeredAgain = 'Die Preisliste bietet sie wieder an.';
const emptiedAgain = 'Zu leerende Zellen werden nicht angeboten; leeren Sie sie bei Bedarf erneut.';

const whenLeft = ({ hasPrices, hasEmptied }: LeftUnsaved): string =>
  [...(hasPrices ? [offeredAgain] : []), ...(hasEmptied ? [emptiedAgain] : [])].join(' ');

export const wouldChange = (changed: number) => (changed === 1 ? 'würde sich ändern' : 'würden sich ändern');

const savedPrices = (total: number): string => `${prices(total)} ${total === 1 ? 'wurde' : 'wurden'} gespeichert`;

export const block = {
  title: (kind, cells) => (kind === 'type' && cells !== 1 ? 'Preise setzen' : titles[kind]),
  uploadName: (kind, cells) => (kind === 'type' && cells !== 1 ? 'eingetippte Preise' : uploadNames[kind]),
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
  partly: (saved, failures, isUnknown, left) =>
    isUnknown
      ? `${saved === 0 ? 'Es ist nicht bekannt, was gespeichert wurde' : savedPrices(saved)}. ${records(failures.total)} ${failures.total === 1 ? 'ist' : 'sind'} möglicherweise nicht gespeichert: ${named(failures.texts)}. ${left ? whenLeft(left) : 'Was unten steht, ist möglicherweise schon gespeichert.'}`
      : `${saved === 0 ? 'Nichts wurde gespeichert' : savedPrices(saved)}. ${records(failures.total)} ${failures.total === 1 ? 'wurde' : 'wurden'} nicht gespeichert: ${named(failures.texts)}. ${left ? whenLeft(left) : 'Was unten steht, ist nicht gespeichert; bestätigen Sie es, um es erneut zu versuchen.'}`,
  failure: (skus, reason) => `${named(skus, ', ')} (${reason})`,
  reasons: {
    conflict: 'inzwischen von jemand anderem geändert',
    deleted: 'inzwischen gelöscht',
    unreadable: 'die jetzige Fassung konnte nicht gelesen werden',
    prevented: 'die Seite hat es verhindert',
    stopped: 'vorher angehalten',
    returned: 'die gespeicherten Preise sind andere als gezeigt',
  },
  leave: (isUnknown) =>
    isUnknown
      ? 'Es ist nicht bekannt, ob die von Ihnen bestätigten Änderungen geschrieben wurden. Preise, die als nicht gespeichert markiert sind, bleiben in ihren Zellen.'
      : 'Keine der hier gezeigten Änderungen wird geschrieben. Preise, die als nicht gespeichert markiert sind, bleiben in ihren Zellen.',
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
