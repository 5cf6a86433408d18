import type { PriceChanges } from '../../upload/reading/change-prices';
import type { BlockRequest } from '../../widgets/prices/block/block.types';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cellName, prices as texts } from './prices';
import { rule } from './rules';
import { count, counted, isOne, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  paste: 'Coller des prix',
  fill: 'Recopier vers le bas',
  clear: 'Vider les cellules',
  'set-back': 'Restaurer des prix',
  revert: 'Annuler ou rétablir',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  paste: 'prix collés',
  fill: 'prix recopiés vers le bas',
  clear: 'prix vidés',
  'set-back': 'prix restaurés',
  revert: 'prix annulés ou rétablis',
} as const satisfies Record<Kind, string>;

const named = (items: readonly string[], most = 5): string =>
  items.length > most
    ? `${items.slice(0, most).join(' ; ')} ; et ${counted(items.length - most, 'autre', 'autres')}`
    : items.join(' ; ');

const wouldChange = (changed: number) => (isOne(changed) ? 'changerait' : 'changeraient');
const changed = (n: number) => (isOne(n) ? 'modifié' : 'modifiés');
const wereChanged = (n: number) => (isOne(n) ? 'a été modifiée' : 'ont été modifiées');

const block = {
  title: (kind) => titles[kind],
  uploadName: (kind) => uploadNames[kind],
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
  partly: (saved, failures) =>
    `${saved === 0 ? 'Rien n’a été enregistré' : `${prices(saved)} ${isOne(saved) ? 'a été enregistré' : 'ont été enregistrés'}`}. ${records(failures.length)} ${isOne(failures.length) ? 'n’a pas été enregistrée' : 'n’ont pas été enregistrées'} : ${named(failures)}. Ce qui figure ci-dessous n’est pas enregistré ; confirmez pour réessayer.`,
  failure: (sku, reason) => `${sku} (${reason})`,
  reasons: {
    conflict: 'modifiée entre-temps par quelqu’un d’autre',
    deleted: 'supprimée entre-temps',
    unreadable: 'la version actuelle n’a pas pu être lue',
    prevented: 'la page l’a empêché',
    stopped: 'arrêté avant',
    returned: 'les prix enregistrés diffèrent de ceux affichés',
  },
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

const methods = {
  'raise-percent': 'Augmenter d’un pourcentage',
  'lower-percent': 'Baisser d’un pourcentage',
  'raise-amount': 'Augmenter d’un montant',
  'lower-amount': 'Baisser d’un montant',
  fixed: 'Fixer un même prix',
  level: 'Reprendre d’un autre niveau',
  currency: 'Reprendre de l’autre devise',
} as const satisfies Record<Method, string>;

const numberLabels = {
  'raise-percent': 'Pourcentage',
  'lower-percent': 'Pourcentage',
  'raise-amount': 'Montant',
  'lower-amount': 'Montant',
  fixed: 'Prix',
  level: 'Coefficient',
  currency: 'Taux de change',
} as const satisfies Record<Method, string>;

/** Prices that a rule left as they are, by reason. */
const leftPrices = ({ unchanged, text, blank, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'a déjà le nouveau prix', 'ont déjà le nouveau prix')] : []),
  ...(text > 0 ? [counted(text, 'reste un texte tel que POA', 'restent des textes tels que POA')] : []),
  ...(blank > 0 ? [counted(blank, 'reste vide', 'restent vides')] : []),
  ...(invalid > 0
    ? [`${counted(invalid, 'reste inchangé', 'restent inchangés')}, car le résultat serait inférieur à 0 ou trop grand`]
    : []),
];

const changePrices = {
  title: 'Modifier les prix',
  rows: 'Lignes',
  rowOptions: {
    selected: (total) => counted(total, 'ligne sélectionnée', 'lignes sélectionnées'),
    filtered: (total) =>
      total === undefined ? 'La liste telle que filtrée' : `La liste telle que filtrée : ${records(total)}`,
    all: (total) => (total === undefined ? 'Tous les prix' : `Tous les prix : ${records(total)}`),
  },
  currency: 'Devise',
  levelOf: (currency, level) => `SP - ${currency} - ${levelText(level)}`,
  method: 'Modification',
  methods,
  number: (method, currency) =>
    method === 'currency'
      ? `Taux de change : ${currency} pour 1 ${currency === 'AUD' ? 'USD' : 'AUD'}`
      : numberLabels[method],
  numberIssues: { ...rule.numberIssues, 'over-100': '100 au maximum', ...texts.priceProblem },
  sourceLevel: 'Du niveau',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  fixedHint: 'Un nombre à partir de 0, ou un texte court tel que POA.',
  stayHint: 'Un texte tel que POA et un prix vide restent inchangés.',
  example: (sku) => `Exemple : ${sku}`,
  noExample: 'Un exemple s’affiche ici dès que le formulaire est complet.',
  exampleStays: (sku) => `La réf. ${sku} n’a aucun prix qui change.`,
  exampleMore: (more) => `et ${counted(more, 'autre prix', 'autres prix')}`,
  cancel: 'Annuler',
  preview: 'Aperçu des modifications',
  reading: 'Lecture des prix enregistrés.',
  nothingChanges: ({ records: read, prices: found }) =>
    [`Aucun prix ne change sur ${records(read)}`, ...leftPrices(found)].join(' ; '),
  readFailed: (why) => `Les prix enregistrés n’ont pas pu être lus. ${why}`,
  noColumns:
    'Le fichier téléchargé depuis le serveur n’a pas de colonne pour la référence (Main SKU), ou aucune pour les prix.',
  reviewTitle: 'Vérifier les modifications',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name} : ${prices(found.changed)} sur ${count(pairs.length)} des ${records(read)} ${wouldChange(found.changed)}`,
      ...leftPrices(found),
    ].join(' ; '),
  remainingFacts: (name, left) => `${name} : ${records(left)} à vérifier`,
  parts: (total) =>
    `Plus de 10 000 références changent : elles sont envoyées en ${count(total)} imports, qui peuvent être annulés ensemble.`,
  partName: (name, part, total) => `${name} (${count(part)} sur ${count(total)})`,
  stoppedByPage: 'La page a arrêté l’import. Rien n’a été modifié.',
  partlyDone: (saved, why) => `${records(saved)} ${wereChanged(saved)} auparavant : ${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'Rien n’est encore modifié' : `${records(saved)} ${wereChanged(saved)} comme dans l’aperçu`}. ${
      isOne(left)
        ? `${records(left)} est revenue différente, car elle a été modifiée entre-temps : vérifiez-la et confirmez.`
        : `${records(left)} sont revenues différentes, car elles ont été modifiées entre-temps : vérifiez-les et confirmez.`
    }`,
  refusedRow: (sku, column, reason) => `${sku}, ${column} : ${reason}`,
  done: 'Modifications confirmées !',
  doneText: (total, recordCount, left) =>
    `${prices(total)} ${changed(total)} sur ${records(recordCount)}${left === 0 ? '' : `, ${counted(left, 'référence exclue', 'références exclues')}`}.`,
} satisfies Catalogue['changePrices'];

export const bulk = { block, changePrices } satisfies Pick<Catalogue, 'block' | 'changePrices'>;
