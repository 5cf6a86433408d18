import type { BlockRequest, LeftUnsaved } from '../../widgets/prices/block/block.types';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cellName } from './prices';
import { count, counted, isOne, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  type: 'Définir un prix',
  paste: 'Coller des prix',
  fill: 'Recopier vers le bas',
  clear: 'Vider les cellules',
  'set-back': 'Restaurer des prix',
  revert: 'Annuler ou rétablir',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  type: 'prix saisi',
  paste: 'prix collés',
  fill: 'prix recopiés vers le bas',
  clear: 'prix vidés',
  'set-back': 'prix restaurés',
  revert: 'prix annulés ou rétablis',
} as const satisfies Record<Kind, string>;

const mostNamed = 5;

const named = (items: readonly string[], separator = ' ; '): string =>
  items.length > mostNamed
    ? `${items.slice(0, mostNamed).join(separator)}${separator}et ${counted(items.length - mostNamed, 'autre', 'autres')}`
    : items.join(separator);

const offeredAgain = 'Le tarif les propose de nouveau.';
const emptiedAgain = 'Les cellules à vider ne sont pas proposées ; videz-les de nouveau si nécessaire.';

const whenLeft = ({ hasPrices, hasEmptied }: LeftUnsaved): string =>
  [...(hasPrices ? [offeredAgain] : []), ...(hasEmptied ? [emptiedAgain] : [])].join(' ');

export const wouldChange = (changed: number) => (isOne(changed) ? 'changerait' : 'changeraient');
export const changed = (n: number) => (isOne(n) ? 'modifié' : 'modifiés');
export const wereChanged = (n: number) => (isOne(n) ? 'a été modifiée' : 'ont été modifiées');

const savedPrices = (total: number): string =>
  `${prices(total)} ${isOne(total) ? 'a été enregistré' : 'ont été enregistrés'}`;

export const block = {
  title: (kind, cells) => (kind === 'type' && !isOne(cells) ? 'Définir des prix' : titles[kind]),
  uploadName: (kind, cells) => (kind === 'type' && !isOne(cells) ? 'prix saisis' : uploadNames[kind]),
  facts: (total, recordCount, unchanged, outside) =>
    [
      `${prices(total)} sur ${records(recordCount)} ${wouldChange(total)}`,
      ...(unchanged > 0 ? [counted(unchanged, 'cellule a déjà son prix', 'cellules ont déjà leurs prix')] : []),
      ...(outside > 0
        ? [
            counted(
              outside,
              'valeur dépasse cette page et sera ignorée',
              'valeurs dépassent cette page et seront ignorées',
            ),
          ]
        : []),
    ].join(' ; '),
  nothing: {
    title: 'Aucun prix ne change',
    unchanged: 'Les cellules ont déjà ces prix.',
    noPrices: 'Ces cellules ne contiennent pas de prix : seules les cellules de prix peuvent être modifiées ici.',
    refused: (refused) => named(refused),
  },
  refused: (total) => counted(total, 'cellule reste telle quelle', 'cellules restent telles quelles'),
  which: 'Quelles cellules',
  refusedCell: ({ sku, key, text, reason }) =>
    [[sku, key && priceLabel(key)].filter(Boolean).join(', '), ...(key ? [text] : []), reason].join(' : '),
  otherSku: (sku) =>
    sku === '' ? 'la ligne collée n’a pas de référence' : `la ligne collée est celle de la réf. ${sku}`,
  noSku: 'le serveur n’a pas envoyé le MAIN_SKU',
  comma: {
    title: 'Que signifie le point ?',
    text: (total) =>
      `${counted(total, 'prix collé contient', 'prix collés contiennent')} un séparateur qui peut se lire de deux façons.`,
    decimals: 'Avant les décimales',
    thousands: 'Entre les milliers',
    refused: 'pas un prix',
    cancel: 'Annuler',
  },
  stop: 'Arrêter',
  saving: (done, total) => `Enregistrement : ${count(done)} sur ${records(total)}`,
  savingLabel: 'Enregistrement des prix',
  reading: 'Lecture des prix enregistrés',
  done: 'Prix enregistrés',
  doneText: (saved, recordCount) => `${prices(saved)} sur ${records(recordCount)}.`,
  partly: (saved, failures, isUnknown, left) =>
    isUnknown
      ? `${saved === 0 ? 'On ne sait pas ce qui a été enregistré' : savedPrices(saved)}. ${records(failures.total)} ${isOne(failures.total) ? 'n’est peut-être pas enregistrée' : 'ne sont peut-être pas enregistrées'} : ${named(failures.texts)}. ${left ? whenLeft(left) : 'Ce qui figure ci-dessous est peut-être déjà enregistré.'}`
      : `${saved === 0 ? 'Rien n’a été enregistré' : savedPrices(saved)}. ${records(failures.total)} ${isOne(failures.total) ? 'n’a pas été enregistrée' : 'n’ont pas été enregistrées'} : ${named(failures.texts)}. ${left ? whenLeft(left) : 'Ce qui figure ci-dessous n’est pas enregistré ; confirmez pour réessayer.'}`,
  failure: (skus, reason) => `${named(skus, ', ')} (${reason})`,
  reasons: {
    conflict: 'modifiée entre-temps par quelqu’un d’autre',
    deleted: 'supprimée entre-temps',
    unreadable: 'la version actuelle n’a pas pu être lue',
    prevented: 'la page l’a empêché',
    stopped: 'arrêté avant',
    returned: 'les prix enregistrés diffèrent de ceux affichés',
  },
  leave: (isUnknown) =>
    isUnknown
      ? 'Impossible de savoir si les modifications que vous avez confirmées ont été enregistrées. Les prix marqués comme non enregistrés restent dans leurs cellules.'
      : 'Aucune des modifications affichées ici n’est enregistrée. Les prix marqués comme non enregistrés restent dans leurs cellules.',
  revertTitle: (direction) => (direction === 'undo' ? 'Annuler' : 'Rétablir'),
  revertText: (total) =>
    `${prices(total)} ${isOne(total) ? 'sera remis' : 'seront remis'} à la valeur précédente, sauf en cas de modification depuis.`,
  reverted: (direction, total) =>
    direction === 'undo' ? `${prices(total)} remis comme avant` : `${prices(total)} de nouveau ${changed(total)}`,
  revertedPartly: (direction) => (direction === 'undo' ? 'Tout n’a pas été annulé' : 'Tout n’a pas été rétabli'),
  kept: (cells) =>
    `${isOne(cells.length) ? 'Modifié depuis et laissé tel quel' : 'Modifiés depuis et laissés tels quels'} : ${named(cells.map(cellName))}.`,
  notSaved: (failures) => `Non enregistré : ${named(failures)}.`,
  missing: (skus) => `${isOne(skus.length) ? 'Référence introuvable' : 'Références introuvables'} : ${named(skus)}.`,
} satisfies Catalogue['block'];
