import type { PriceChanges } from '../../upload/reading/price-changes';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { changed, wereChanged, wouldChange } from './block';
import { prices as texts } from './prices';
import { rule } from './rules';
import { count, counted, isOne, prices, records } from './words';

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
const leftPrices = ({ unchanged, text, blank, noBasis, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'a déjà le nouveau prix', 'ont déjà le nouveau prix')] : []),
  ...(text > 0 ? [counted(text, 'reste un texte tel que POA', 'restent des textes tels que POA')] : []),
  ...(blank > 0 ? [counted(blank, 'reste vide', 'restent vides')] : []),
  ...(noBasis > 0
    ? [`${counted(noBasis, 'reste inchangé', 'restent inchangés')}, car le prix de départ est un texte ou est vide`]
    : []),
  ...(invalid > 0
    ? [`${counted(invalid, 'reste inchangé', 'restent inchangés')}, car le résultat serait inférieur à 0 ou trop grand`]
    : []),
];

export const changePrices = {
  title: 'Modifier les prix',
  rows: 'Lignes',
  rowsGone: 'Les lignes pour lesquelles cette règle a été saisie ne sont plus choisies. Choisissez les lignes.',
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
  exampleChange: (level, from, to) => `${level}\u00a0: ${from} → ${to}`,
  exampleMore: (more) => `et ${counted(more, 'autre prix', 'autres prix')}`,
  cancel: 'Annuler',
  preview: 'Aperçu des modifications',
  readings: {
    running: 'Lecture des prix enregistrés.',
    outdated: 'La règle a été modifiée. Demandez à nouveau l’aperçu.',
  },
  nothingChanges: ({ records: read, prices: found }) =>
    [`Aucun prix ne change sur ${records(read)}`, ...leftPrices(found)].join(' ; '),
  readFailed: (why) => `Les prix enregistrés n’ont pas pu être lus. ${why}`,
  noColumns:
    'Le fichier téléchargé depuis le serveur n’a pas de colonne pour la référence (Main SKU), ou aucune pour les prix.',
  notFiltered: (read, listed) =>
    `Le fichier téléchargé contient ${records(read)}, et la liste avec sa recherche et ses filtres ${count(listed)}. Ouvrez de nouveau l’aperçu ; si l’écart demeure, le serveur ne filtre pas son fichier : sélectionnez plutôt les lignes, et signalez-le à l’exploitant du serveur.`,
  reviewTitle: 'Vérifier les modifications',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name} : ${prices(found.changed)} sur ${count(pairs.length)} des ${records(read)} ${wouldChange(found.changed)}`,
      ...leftPrices(found),
    ].join(' ; '),
  remainingFacts: (name, left) => `${name} : ${records(left)} à vérifier`,
  parts: (total) =>
    `Plus de 10 000 références changent : elles sont envoyées en ${count(total)} imports, qui peuvent être annulés ensemble.`,
  stoppedByPage: 'La page a arrêté l’import. Rien n’a été modifié.',
  partlyDone: (saved, why) => `${records(saved)} ${wereChanged(saved)} auparavant : ${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'Rien n’est encore modifié' : `${records(saved)} ${wereChanged(saved)} comme dans l’aperçu`}. ${
      isOne(left)
        ? `${records(left)} est revenue différente, car elle a été modifiée entre-temps : vérifiez-la et confirmez.`
        : `${records(left)} sont revenues différentes, car elles ont été modifiées entre-temps : vérifiez-les et confirmez.`
    }`,
  interrupted: ({ name, saved, left, isUnknown }) =>
    saved === 0 && !isUnknown
      ? `Rien de « ${name} » n’était enregistré quand la page ou la session a pris fin.`
      : `« ${name} » a été interrompu quand la page ou la session a pris fin. Modifiées : ${records(saved)}. ${isUnknown ? 'État inconnu' : 'Non modifiées'} : ${records(left)}. « Imports précédents », si la liste l’affiche, montre ce qui a été modifié et permet de l’annuler : consultez-le, ou regardez les prix, avant de les modifier de nouveau.`,
  done: 'Modifications confirmées !',
  doneText: (total, recordCount, left) =>
    `${prices(total)} ${changed(total)} sur ${records(recordCount)}${left === 0 ? '' : `, ${counted(left, 'référence exclue', 'références exclues')}`}.`,
} satisfies Catalogue['changePrices'];
