import type { NamedText } from '../../widgets/prices/in-place/cell-drafts.messages';
import type { PriceChangeTexts } from '../../widgets/prices/in-place/change-price.messages';
import { priceLimits } from '../../wire/price-format';
import { priceLabel, pricesPerCurrency } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, counted, isOne } from './words';

export const cellName = ({ sku, key }: Pick<NamedText, 'sku' | 'key'>) => `${priceLabel(key)} de la réf. ${sku}`;
const cellAndText = (typed: NamedText) => `${cellName(typed)} : ${typed.text}`;
const loadFailure = (isNetwork: boolean) =>
  isNetwork ? 'Erreur de connexion au réseau.' : 'Une partie du programme n’a pas pu être chargée.';

/** At most five texts, and the number of the others. */
function listOfTexts(lost: readonly NamedText[]): string {
  const shown = lost.slice(0, 5).map(cellAndText);
  const others = lost.length - shown.length;
  return new Intl.ListFormat('fr').format(others > 0 ? [...shown, counted(others, 'autre', 'autres')] : shown);
}

const none = '-';
const nameOf = ({ sku, level }: PriceChangeTexts) => `${level} de la réf. ${sku}`;

export const prices = {
  prices: {
    title: 'Tarif',
    downloaded: 'Prix téléchargés !',
    downloadFailed: (why) => `Les prix n’ont pas pu être téléchargés. ${why}`,
    filterTitle: 'Filtrer les prix',
    loadFilterChoices: 'Charger les choix des filtres',
    searchHint: 'Référence, groupe ou désignation',
    empty: {
      title: 'Aucun prix pour le moment',
      text: 'Créez le premier.',
      readonlyText: 'Il n’y a rien à afficher.',
    },
    product: 'Produit',
    priceLevels: 'niveaux de prix 01–20',
    edit: (sku) => `Modifier le prix de la réf. ${sku}`,
    remove: (sku) => `Supprimer le prix de la réf. ${sku}`,
    history: 'Historique',
    historyOf: (sku) => `Historique des prix de la réf. ${sku}`,
    historyOff: 'L’attribut price-history est nécessaire.',
    allChanges: 'Toutes les modifications',
    uploads: 'Imports précédents',
    changePrices: 'Modifier les prix…',
    notSaved: 'non enregistré',
    columnsNote: ' ; les prix toujours',
    described: (id, sku) => `le prix ${id} de la réf. ${sku}`,
  },
  priceForm: {
    title: { create: 'Créer un prix', edit: 'Modifier le prix' },
    submit: { create: 'Créer', edit: 'Enregistrer' },
    mainSku: 'Référence',
    mainSkuPlaceholder: 'Choisir une référence',
    mainSkuFixed: 'N’est plus modifiable une fois le prix créé',
    skus: {
      loading: 'Chargement des références…',
      none: 'Toutes les références ont déjà un prix : modifiez le prix existant.',
    },
    group: 'Groupe',
    groupEmpty: 'Découle de la référence',
    noPrices: (currency) => `Aucun prix en ${currency}`,
    addPrice: 'Ajouter un prix',
    addPriceTo: (currency) => `Ajouter un prix en ${currency}`,
    allUsed: `Les ${pricesPerCurrency} prix sont tous utilisés`,
    count: (used) => `${used} sur ${pricesPerCurrency}`,
    remove: (label) => `Retirer ${label}`,
    removed: (label, price) => `${label} (${price}) a été retiré.`,
    undo: 'Annuler',
    keys: 'Dans un prix vide, la touche Suppr le retire.',
    hint: `Un nombre à partir de 0 avec ${priceLimits.decimals} décimales au maximum, ou un texte court tel que POA (${priceLimits.characters} caractères).`,
    gaps: 'Certains niveaux de prix de cette fiche sont vides. À l’enregistrement, les prix suivants remontent pour combler les vides.',
    storedHint: 'Reste inchangé si vous ne le modifiez pas.',
    unclear: 'Peut se lire de deux façons',
    use: (price) => `Utiliser ${price}`,
    verbs: { choose: 'À choisir :', correct: 'À corriger :', fill: 'À remplir ou à retirer :' },
  },
  priceCard: {
    label: 'Prix et produit',
    prices: 'Prix',
    level: 'Niveau',
    noPrice: 'aucun prix',
    noPrices: 'Ce produit n’a pas de prix.',
  },
  priceProblem: {
    'below-zero': 'Ne peut pas être inférieur à 0',
    'too-many-decimals': `${priceLimits.decimals} décimales au maximum`,
    'too-large': `${priceLimits.wholeDigits} chiffres au maximum avant la virgule`,
    'too-long': `${priceLimits.characters} caractères au maximum`,
    'not-plain': 'Uniquement des chiffres et une virgule décimale, ou un texte',
  },
  cellDrafts: {
    cell: cellName,
    cellAndText,
    signedOut: (lost) =>
      `${listOfTexts(lost)} ${isOne(lost.length) ? 'n’a pas été enregistré' : 'n’ont pas été enregistrés'}.`,
    abandoned: 'Non enregistré ; le tarif le propose de nouveau.',
    notLoaded: {
      price: (isNetwork) => `${loadFailure(isNetwork)} Le prix n’est pas enregistré ; il reste dans sa cellule.`,
      refusal: (isNetwork) => `${loadFailure(isNetwork)} Ce prix ne peut pas être modifié dans sa cellule.`,
      retry: 'Réessayer',
    },
    problem: { use: (price) => `Utiliser ${price}`, openForm: 'Ouvrir le formulaire' },
    keyboard: {
      text: { key: 'ABC', label: 'Lettres' },
      decimal: { key: '123', label: 'Chiffres' },
    },
  },
  restoredDrafts: {
    title: 'Ces prix ont été saisis et n’ont pas été enregistrés',
    price: (typed) => `${cellName(typed)} : ${typed.from} → ${typed.text}`,
    save: 'Enregistrer',
    saveLabel: (typed) => `Enregistrer ${typed.text} pour ${cellName(typed)}`,
    edit: 'Modifier',
    editLabel: (typed) => `Modifier ${cellName(typed)}`,
    discard: 'Abandonner',
    discardLabel: (typed) => `Abandonner ${typed.text} pour ${cellName(typed)}`,
    discarded: (typed) => ({ title: cellAndText(typed), message: 'Abandonné.' }),
    undo: 'Annuler',
    saveAll: (total) => `Tout enregistrer (${count(total)})`,
    discardAll: (total) => `Tout abandonner (${count(total)})`,
    allDiscarded: (total) => `${counted(total, 'prix saisi abandonné', 'prix saisis abandonnés')}.`,
  },
  editRefusal: {
    'no-sku': 'Cette fiche ne peut pas être modifiée : le serveur n’a pas envoyé son MAIN_SKU.',
    invalid: {
      message: (problem) => `Non enregistré : ${problem}. Le texte reste dans sa cellule.`,
      edit: 'Continuer la saisie',
    },
  },
  changePrice: {
    none,
    undo: 'Annuler',
    entered: (change) => `${nameOf(change)} : ${change.to}`,
    saved(change) {
      const { from, to } = change;
      if (to === none) return `${nameOf(change)} : ${from} a été retiré`;
      return from === none ? `${nameOf(change)} : nouveau prix ${to}` : `${nameOf(change)} : ${from} → ${to}`;
    },
    undone: (change) => `${nameOf(change)} est de nouveau ${change.to === none ? 'vide' : `à ${change.to}`}`,
    already: 'C’était déjà le prix enregistré. Il n’y avait rien à enregistrer.',
    flagged: (change, flag, share) => {
      const { reason, question } = flagText(flag);
      return {
        title: 'Enregistrer cette modification ?',
        text: [
          `${nameOf(change)} : de ${change.from} à ${change.to}${share && ` (${share})`}.`,
          `Le prix ${reason}`,
          question,
        ]
          .join(' ')
          .trim(),
        confirm: 'Enregistrer',
        cancel: 'Annuler',
      };
    },
    conflict: (change) => ({
      title: 'Ce prix a été modifié par quelqu’un d’autre',
      text: `${nameOf(change)} est maintenant à ${change.from}. Rien n’a encore été enregistré. Le vôtre est ${change.to}.`,
      confirm: 'Garder le mien',
      cancel: 'Prendre l’autre',
    }),
    changedAgain: 'La fiche a de nouveau été modifiée entre-temps. Rien n’a été enregistré.',
    deleted: 'La fiche a été supprimée entre-temps. Rien n’a été enregistré.',
    unreadable:
      'La fiche a été modifiée par quelqu’un d’autre, et la version actuelle n’a pas pu être lue. Rien n’a été enregistré.',
    notFound: 'La fiche est introuvable. Rien n’a été enregistré.',
    signedOut: 'Vous n’êtes plus connecté. Rien n’a été enregistré.',
    otherUser: 'Un autre utilisateur est maintenant connecté. Rien n’a été enregistré.',
    notLast: ({ level }) =>
      `Rien n’a été enregistré : un autre prix a été ajouté après ${level}. Retirez ${level} dans le formulaire.`,
    notInPlace:
      'Rien n’a été enregistré : ce prix ne peut plus être modifié dans la liste. Modifiez-le dans le formulaire.',
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
