import type { PriceAction, PriceOrigin } from '../../wire/price-history';
import type { Catalogue, PartTexts } from '../catalogue';
import { changes, count, counted, isOne, records } from './words';

const actions: Readonly<Record<PriceAction, string>> = {
  created: 'Créé',
  changed: 'Modifié',
  deleted: 'Supprimé',
};

/** Names for what a back end does not send. */
const person = (by: string) => by || 'une personne inconnue';
const file = (fileName: string) => fileName || 'un fichier';

const origins: Readonly<Record<PriceOrigin, (fileName: string) => string>> = {
  hand: () => 'à la main',
  upload: (fileName) => (fileName ? `par l’import du fichier ${fileName}` : 'par l’import d’un fichier'),
  'take-back': (fileName) =>
    fileName ? `par l’annulation de l’import du fichier ${fileName}` : 'par l’annulation d’un import',
};

const history = {
  title: (sku) => `Historique des prix de la réf. ${sku}`,
  level: 'Niveau de prix',
  allLevels: 'Tous les niveaux de prix',
  changes: 'Modifications, les plus récentes d’abord',
  none: 'Aucune modification enregistrée',
  noneText: 'Les modifications sont enregistrées à partir de maintenant.',
  noneOfLevel: 'Ce niveau de prix n’a jamais été modifié',
  noneOfLevelText: 'Choisissez-en un autre, ou tous.',
  failedNote: 'Les prix eux-mêmes ne sont pas touchés.',
  older: 'Afficher les plus anciennes',
  actionBy: (action, by) => (by === '' ? actions[action] : `${actions[action]} par ${by}`),
  person,
  file,
  originOf: (origin, fileName) => (origin === undefined ? '' : origins[origin](fileName)),
  formerly: (sku) => `sous la réf. ${sku}`,
  showLevel: (level) => `${level} : afficher l’historique`,
  setBack: 'Restaurer',
  setBackTo: (level, price) => `Restaurer ${level} : ${price ?? 'aucun prix'}`,
  from: 'de',
  to: 'à',
  unset: '-',
  columns: { at: 'Date', from: 'Avant', to: 'Après', difference: 'Écart', by: 'Par qui et comment' },
  chart({ level, changes: total, hasMore, lowest, highest, current }) {
    const latest = isOne(total) ? 'la dernière modification' : `les ${count(total)} dernières modifications`;
    return `${level} dans le temps : ${hasMore ? latest : changes(total)}, minimum ${lowest}, maximum ${highest}, actuellement ${current}. La liste ci-dessous les détaille toutes.`;
  },
  now: 'actuel',
  allChanges: 'Toutes les modifications',
  allChangesText: 'Sur les prix de toutes les références, les plus récentes d’abord.',
  since: 'Modifié depuis le',
  noChangeSince: 'Aucun prix n’a été modifié depuis',
  noChangeSinceText: 'Choisissez un jour antérieur, ou aucun.',
  allNotKept: 'Ce serveur ne tient pas de liste de toutes les modifications.',
  showSku: (sku) => `${sku} : afficher dans le tarif`,
  download: 'Télécharger',
  stop: 'Arrêter',
  changesRead: (read) => `${changes(read)} ${isOne(read) ? 'lue' : 'lues'}`,
  downloaded: (rows, files) =>
    `${count(rows)} prix ${isOne(rows) ? 'modifié' : 'modifiés'} dans ${counted(files, 'fichier', 'fichiers')}.`,
  downloadFailed: (why) => `Les modifications n’ont pas pu être téléchargées. ${why}`,
  fileName: (day, part) => `modifications-prix_${day}${part === 1 ? '' : `_${part}`}.xlsx`,
  fileColumns: ['Référence', 'Niveau de prix', 'Avant', 'Après', 'Date', 'Par qui', 'Comment', 'Fichier'],
  how: { hand: 'À la main', upload: 'Par un import', 'take-back': 'Par l’annulation d’un import' },
  uploads: 'Imports précédents',
  uploadsText: 'Les plus récents d’abord. Annuler un import remet les prix dans leur état antérieur.',
  noUploads: 'Aucun import pour le moment',
  noUploadsText: 'Les fichiers importés figurent ici et peuvent être annulés.',
  // They count records, 'références'.
  counts: ({ created, changed, pending }) =>
    [
      ...(created === undefined ? [] : [counted(created, 'ajoutée', 'ajoutées')]),
      ...(changed === undefined ? [] : [counted(changed, 'modifiée', 'modifiées')]),
      ...(pending === undefined || pending === 0 ? [] : [counted(pending, 'non confirmée', 'non confirmées')]),
    ].join(' · '),
  readAs: (encoding) => `lu en ${encoding}`,
  takeBack: 'Annuler l’import',
  takeBackOf: (fileName, at) => `Annuler l’import${fileName ? ` du fichier ${fileName}` : ''}, ${at}`,
  takenBack: (by, at) => (by ? `Annulé par ${by}, ${at}` : `Annulé, ${at}`),
  nothingChanged: 'Rien à annuler : il n’a modifié aucun prix.',
  question: 'Annuler cet import ?',
  parts: (uploads) =>
    `Il fait partie des ${count(uploads)} imports d’une même modification, qui sont annulés ensemble.`,
  effectText: ({ deleted, restored }) =>
    [
      ...(restored > 0 ? [`Les prix d’avant l’import seront restaurés pour ${records(restored)}.`] : []),
      ...(deleted > 0 ? [`Les prix que l’import a ajoutés pour ${records(deleted)} seront supprimés.`] : []),
    ].join(' '),
  noEffect:
    'Il n’y a rien à annuler : toutes les références ont été modifiées après l’import, ou il n’en a modifié aucune.',
  changedSinceTitle: (total) =>
    isOne(total)
      ? `${records(total)} a été modifiée après l’import et reste telle quelle`
      : `${records(total)} ont été modifiées après l’import et restent telles quelles`,
  changedSinceNote: (total) => `Corrigez-${isOne(total) ? 'la' : 'les'} à la main si un prix est faux.`,
  affectedRecords: 'Ce qui changerait',
  changedSinceRecords: 'Ce qui a été modifié depuis',
  willBe: { created: 'sera ajoutée', changed: 'sera restaurée', deleted: 'ses prix seront supprimés' },
  more: (more) => `et ${counted(more, 'autre référence', 'autres références')}`,
  confirm: (total) => `Annuler l’import (${records(total)})`,
  cancel: 'Garder l’import',
  close: 'Fermer',
  done: (total) => `L’import a été annulé : ${records(total)}.`,
  mayBeTakenBack: 'Impossible de savoir si l’import a été annulé. Ce qui changerait maintenant figure ci-dessous.',
  notKept: 'Ce serveur ne tient pas d’historique des prix.',
  noRecord: 'history() attend une fiche avec sa référence (SKU), ou l’ID d’une fiche de cette page.',
  noUpload: 'takeBack() attend l’ID d’un import.',
} satisfies Catalogue['history'];

export const historyTexts: PartTexts['history'] = { history };
