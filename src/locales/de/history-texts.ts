import type { PriceAction, PriceOrigin } from '../../wire/price-history';
import type { Catalogue, PartTexts } from '../catalogue';
import { changes, count, inRecords, records } from './words';

const actions: Readonly<Record<PriceAction, string>> = {
  created: 'Angelegt',
  changed: 'Geändert',
  deleted: 'Gelöscht',
};

/** Names for what a back end does not send. */
const person = (by: string) => by || 'Unbekannt';
const file = (fileName: string) => fileName || 'eine Datei';

const origins: Readonly<Record<PriceOrigin, (fileName: string) => string>> = {
  hand: () => 'von Hand',
  upload: (fileName) => (fileName ? `durch Hochladen von ${fileName}` : 'durch Hochladen einer Datei'),
  'take-back': (fileName) => (fileName ? `durch Zurücknehmen von ${fileName}` : 'durch Zurücknehmen eines Uploads'),
};

const history = {
  title: (sku) => `Preisverlauf von ${sku}`,
  level: 'Preisstufe',
  allLevels: 'Alle Preisstufen',
  changes: 'Änderungen, neueste zuerst',
  none: 'Keine Änderung aufgezeichnet',
  noneText: 'Änderungen werden ab jetzt aufgezeichnet.',
  noneOfLevel: 'Diese Preisstufe wurde nie geändert',
  noneOfLevelText: 'Wählen Sie eine andere, oder alle.',
  failedNote: 'Die Preise selbst sind nicht betroffen.',
  older: 'Ältere zeigen',
  actionBy: (action, by) => (by === '' ? actions[action] : `${actions[action]} von ${by}`),
  person,
  file,
  originOf: (origin, fileName) => (origin === undefined ? '' : origins[origin](fileName)),
  formerly: (sku) => `als ${sku}`,
  showLevel: (level) => `${level}: Verlauf zeigen`,
  setBack: 'Zurücksetzen',
  setBackTo: (level, price) => `${level} auf ${price ?? 'keinen Preis'} zurücksetzen`,
  from: 'von',
  to: 'auf',
  unset: '-',
  columns: { at: 'Wann', from: 'Von', to: 'Auf', difference: 'Unterschied', by: 'Von wem und wie' },
  chart: ({ level, changes: total, hasMore, lowest, highest, current }) =>
    `${level} im Zeitverlauf: ${hasMore ? `die letzten ${count(total)} Änderungen` : changes(total)}, niedrigster ${lowest}, höchster ${highest}, jetzt ${current}. Die Liste unten enthält jede davon.`,
  now: 'jetzt',
  allChanges: 'Alle Änderungen',
  allChangesText: 'An den Preisen aller Artikelnummern, neueste zuerst.',
  since: 'Geändert seit',
  noChangeSince: 'Seither wurde kein Preis geändert',
  noChangeSinceText: 'Wählen Sie einen früheren Tag, oder keinen.',
  allNotKept: 'Dieser Server führt keine Liste aller Änderungen.',
  showSku: (sku) => `${sku}: in der Preisliste zeigen`,
  download: 'Herunterladen',
  stop: 'Anhalten',
  changesRead: (read) => `${changes(read)} gelesen`,
  downloaded: (rows, files) =>
    `${count(rows)} ${rows === 1 ? 'geänderter Preis' : 'geänderte Preise'} in ${files === 1 ? '1 Datei' : `${count(files)} Dateien`}.`,
  downloadFailed: (why) => `Die Änderungen konnten nicht heruntergeladen werden. ${why}`,
  fileName: (day, part) => `preisänderungen_${day}${part === 1 ? '' : `_${part}`}.xlsx`,
  fileColumns: ['Artikelnummer', 'Preisstufe', 'Von', 'Auf', 'Wann', 'Von wem', 'Wie', 'Datei'],
  how: { hand: 'Von Hand', upload: 'Durch Hochladen', 'take-back': 'Durch Zurücknehmen eines Uploads' },
  uploads: 'Frühere Uploads',
  uploadsText: 'Neueste zuerst. Zurücknehmen setzt die Preise auf den Stand davor.',
  noUploads: 'Noch kein Upload',
  noUploadsText: 'Hochgeladene Dateien stehen hier und können zurückgenommen werden.',
  counts: ({ created, changed, pending }) =>
    [
      ...(created === undefined ? [] : [`${count(created)} neu`]),
      ...(changed === undefined ? [] : [`${count(changed)} geändert`]),
      ...(pending === undefined || pending === 0 ? [] : [`${count(pending)} nicht bestätigt`]),
    ].join(' · '),
  readAs: (encoding) => `gelesen als ${encoding}`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (fileName, at) => `${fileName || 'Upload'} vom ${at} zurücknehmen`,
  takenBack: (by, at) => (by ? `Zurückgenommen von ${by}, ${at}` : `Zurückgenommen, ${at}`),
  nothingChanged: 'Nichts zurückzunehmen: Er hat keinen Preis geändert.',
  question: 'Upload zurücknehmen?',
  parts: (uploads) => `Er ist einer von ${count(uploads)} Uploads einer Änderung, die zusammen zurückgenommen werden.`,
  effectText: ({ deleted, restored }) =>
    [
      ...(restored > 0
        ? [`${records(restored)} ${restored === 1 ? 'wird' : 'werden'} auf die Preise vor dem Upload zurückgesetzt.`]
        : []),
      ...(deleted > 0
        ? [
            `Die Preise von ${inRecords(deleted)}, ${deleted === 1 ? 'den' : 'die'} der Upload hinzugefügt hat, werden gelöscht.`,
          ]
        : []),
    ].join(' '),
  noEffect:
    'Es gibt nichts zurückzunehmen: Jeder Datensatz wurde nach dem Upload geändert, oder der Upload hat keinen geändert.',
  changedSinceTitle: (total) =>
    total === 1
      ? '1 Datensatz wurde nach dem Upload geändert und bleibt, wie er ist'
      : `${records(total)} wurden nach dem Upload geändert und bleiben, wie sie sind`,
  changedSinceNote: (total) => `Setzen Sie ${total === 1 ? 'ihn' : 'sie'} von Hand, wo ein Preis falsch ist.`,
  affectedRecords: 'Was sich ändern würde',
  changedSinceRecords: 'Was seither geändert wurde',
  willBe: { created: 'wird hinzugefügt', changed: 'wird zurückgesetzt', deleted: 'Preise werden gelöscht' },
  more: (more) => (more === 1 ? 'und 1 weiterer Datensatz' : `und ${count(more)} weitere Datensätze`),
  confirm: (total) => `${records(total)} zurücknehmen`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: (total) => `Der Upload wurde zurückgenommen: ${records(total)}.`,
  mayBeTakenBack: 'Es ist nicht bekannt, ob der Upload zurückgenommen wurde. Was sich jetzt ändern würde, steht unten.',
  notKept: 'Dieser Server führt keinen Preisverlauf.',
  noRecord: 'history() braucht einen Datensatz mit seiner SKU, oder die ID eines Datensatzes auf dieser Seite.',
  noUpload: 'takeBack() braucht die ID eines Uploads.',
} satisfies Catalogue['history'];

export const historyTexts: PartTexts['history'] = { history };
