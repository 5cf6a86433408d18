import type { Catalogue } from '../catalogue';
import { exclusionReasons } from './preview';
import { difference } from './review';
import { duplicateChoices, reading } from './upload';
import { changes, count, counted, isOne, rows } from './words';

const bigChanges = (n: number) => counted(n, 'forte variation', 'fortes variations');

const upload = {
  ...reading,
  asLastTime: (kinds, chosen) =>
    `Exclure comme la dernière fois${kinds.length === 0 ? '' : ' : '}${kinds.map(({ kind, rows: total }) => `${rows(total)} (${exclusionReasons[kind]}${kind === 'duplicate' && chosen ? ` : ${duplicateChoices[chosen].toLowerCase()}` : ''})`).join(', ')}`,
  mappingTitle: 'Associer les colonnes',
  headerRow: 'Ligne d’en-tête',
  noHeaderRow: 'Aucune : la première ligne est une ligne comme les autres',
  noHeaderNote:
    'Le fichier est lu sans ligne d’en-tête : sa première ligne est envoyée aussi, et les colonnes sont désignées par leurs lettres. Si la première ligne contient les noms des colonnes, choisissez-la ci-dessus.',
  fillDown: (column) => `Remplir les cellules vides de la colonne ${column} avec la valeur au-dessus`,
  headerRowOption: (row, text) => `Ligne ${count(row)} : ${text}`,
  mappingIntro: (name, hasHeader) =>
    `Indiquez à quoi correspondent les colonnes du fichier ${name}.${hasHeader ? ' Le choix est retenu pour les fichiers avec le même en-tête.' : ''}`,
  mappingMissing: (key) =>
    key === undefined
      ? 'Indiquez à quoi correspond au moins une autre colonne.'
      : `Il faut « ${key} » et au moins une autre colonne.`,
  mappingDuplicates: (names) =>
    `Choisi pour deux colonnes : ${names.join(', ')}. Réglez l’une d’elles sur « Non utilisée » ou sur autre chose.`,
  mappingKeyTwice: (key) =>
    `« ${key} » est choisi pour deux colonnes. Si les deux ensemble forment cette valeur, cochez ci-dessus l’option qui la forme à partir de deux colonnes ; sinon, réglez l’une d’elles sur « Non utilisée ».`,
  skuParts: (key) => `Former « ${key} » à partir de deux colonnes, par exemple article et couleur`,
  skuPart: (key, part) => `${key} : ${part === 1 ? 'première' : 'deuxième'} partie`,
  skuJoiner: 'Reliées par',
  skuJoiners: {
    '-': 'Trait d’union',
    ' ': 'Espace',
    _: 'Tiret bas',
    '/': 'Barre oblique',
    '.': 'Point',
    '': 'Rien',
  },
  skuExample: (example) => `Par exemple ${example}`,
  skuPartsEqual: (key) => `${key} : choisissez deux colonnes différentes.`,
  notUsed: 'Non utilisée',
  partOf: (key) => `Partie de « ${key} »`,
  column: 'Colonne du fichier',
  columnPlace: (letters: string) => `Colonne ${letters}`,
  firstValues: 'Premières valeurs',
  standsFor: 'Correspond à',
  offer: 'Peut-être',
  offerOf: (price, name) => `Utiliser ${name} comme ${price}`,
  standsForLabel: (name) => `${name} correspond à`,
  costChoice: 'Coût : prix d’après cette colonne',
  unitChoice: 'Unité de prix : nombre de pièces par prix',
  offerCosts: 'Prix d’après cette colonne',
  offerCostsOf: (name) => `Prix d’après cette colonne, ${name}`,
  setPrices: 'Prix d’après les coûts',
  useMapping: 'Aperçu',
  back: 'Retour',
  reviewTitle: 'Résoudre les doublons',
  reviewFacts: (fileName, created, unchanged, pairs) =>
    `${fileName}\u00a0: ${[
      ...(created === undefined ? [] : [counted(created, 'ligne ajoutée', 'lignes ajoutées')]),
      ...(unchanged === undefined ? [] : [counted(unchanged, 'inchangée', 'inchangées')]),
      `${counted(pairs, 'diffère', 'diffèrent')} de ce qui est enregistré`,
    ].join(', ')}`,
  preparingReview: 'Comparaison des lignes',
  pairsShown: 'Lignes affichées',
  all: 'Toutes',
  flaggedFilter: 'Signalées',
  leftOutFilter: 'Exclues',
  takeAll: 'Tout retenir',
  leaveAllOut: 'Tout exclure',
  keyboardHelp:
    'Les flèches haut et bas vont de ligne en ligne, gauche et droite de modification en modification ; Espace retient ou exclut.',
  include: (name) => `Retenir les modifications de ${name}`,
  takeChange: (column, from, to) => `Retenir ${column} : ${from || 'vide'} devient ${to || 'vide'}`,
  changesOf: (name) => `Modifications de ${name}`,
  changed: (changed) => counted(changed, 'modifiée', 'modifiées'),
  partly: (taken, all) => `${count(taken)} sur ${changes(all)} ${isOne(taken) ? 'retenue' : 'retenues'}`,
  leftOut: 'exclue',
  unchanged: (cells) => counted(cells, 'inchangée', 'inchangées'),
  existing: 'Existant',
  newRow: 'Nouveau',
  record: 'Ligne',
  difference,
  none: '-',
  taken: (pairs, allPairs, taken, allChanges) =>
    `${count(pairs)} sur ${rows(allPairs)}, ${count(taken)} sur ${counted(allChanges, 'modification retenue', 'modifications retenues')}`,
  flaggedCount: (flagged) => `${bigChanges(flagged)} à confirmer de nouveau`,
  confirm: 'Confirmer les modifications',
  nothingTaken: 'Retenez au moins une modification, ou annulez',
  confirming: 'Enregistrement des modifications.',
  askTitle: (big) => `Confirmer ${bigChanges(big)} ?`,
  askText: (big) =>
    isOne(big)
      ? `${count(big)} valeur retenue varie de plus de moitié, passe à zéro ou en part, passe de nombre à texte ou l’inverse, ou devient vide :`
      : `${count(big)} valeurs retenues varient de plus de moitié, passent à zéro ou en partent, passent de nombre à texte ou l’inverse, ou deviennent vides :`,
  askConfirm: (big, all) =>
    big === all ? `Confirmer ${bigChanges(big)}` : `Confirmer ${changes(all)}, dont ${bigChanges(big)}`,
  askMore: (more) => `et ${counted(more, 'autre', 'autres')}`,
  askBack: 'Vérifier de nouveau',
  discardTitle: 'Quitter la vérification ?',
  discardText: (created) =>
    `${created ? `${counted(created, 'nouvelle ligne est déjà enregistrée', 'nouvelles lignes sont déjà enregistrées')}. ` : ''}Aucune des modifications affichées ici n’est enregistrée, et vos choix sont perdus.`,
  discardUnknownText:
    'Impossible de savoir si les modifications que vous avez confirmées ont été enregistrées. Vos choix sont perdus.',
  discard: 'Quitter',
  keepReviewing: 'Poursuivre la vérification',
  resumeTitle: 'Vérification inachevée',
  resumeText: (open, fileName) =>
    open === 0
      ? `Aucune modification du fichier ${fileName} ne reste à confirmer, avec vos choix. Rien n’a été enregistré.`
      : `${changes(open)} du fichier ${fileName} ${isOne(open) ? 'reste' : 'restent'} à confirmer, avec vos choix. Rien n’en a été enregistré.`,
  resumeUnknownText: (fileName) =>
    `Vous avez confirmé des modifications du fichier ${fileName}, mais on ignore si elles ont été enregistrées. Celles que vous avez exclues ne l’ont pas été. Vérifiez la liste avant de confirmer de nouveau.`,
  resume: 'Reprendre la vérification',
  startAnew: 'Importer un autre fichier',
} satisfies Catalogue['upload'];

const lookAtList = 'Vérifiez la liste avant de';
const newRowsUnknown = 'Impossible de savoir si de nouvelles lignes ont été enregistrées.';
const changesUnknown = 'Impossible de savoir si les modifications ont été enregistrées.';
const largeFiles = 'Les fichiers de plus de 2 Mo nécessitent un processus d’arrière-plan (Worker)';
const advice = 'Divisez le fichier, ou demandez au responsable de la page';

export const uploads = {
  upload,
  session: {
    accepted: (name) => `${name} a été accepté.`,
    confirmed: 'Modifications confirmées !',
    submitAgain: `${newRowsUnknown} Envoyez le fichier de nouveau : il n’est enregistré qu’une fois.`,
    saved: (kind, changed, left) =>
      `${kind === 'prices' ? counted(changed, 'prix modifié', 'prix modifiés') : counted(changed, 'valeur modifiée', 'valeurs modifiées')}${left === 0 ? '' : `, ${count(left)} sans changement`}.`,
    nothingPending:
      'Le serveur n’a aucune modification en attente de cette confirmation : elles ont déjà été enregistrées ou abandonnées. Vérifiez la liste.',
    conflict:
      'Les valeurs enregistrées ont changé depuis leur affichage. Rien n’a été enregistré ; les lignes ci-dessous sont à jour.',
    somethingWrong: 'Un problème est survenu !',
    nothingChanged: 'Rien n’a été modifié.',
    nothingSent:
      'La connexion a été interrompue avant l’arrivée du fichier. Rien n’a été modifié ; envoyez-le de nouveau une fois en ligne.',
    sendAgain: `${newRowsUnknown} ${lookAtList} renvoyer le fichier.`,
    anErrorOccurred: 'Une erreur est survenue.',
    unexpectedError: 'Une erreur inattendue est survenue.',
    unknownOutcome: `${changesUnknown} ${lookAtList} confirmer de nouveau.`,
    confirmAgain:
      'Impossible de savoir si les modifications ont été enregistrées. Confirmez-les de nouveau : elles ne sont enregistrées qu’une fois.',
    recreated: (total, skus) =>
      `Éléments supprimés entre-temps et recréés avec les seules valeurs de cette modification : ${count(total)}${skus && ` (${skus})`}. « Imports précédents », si la liste l’affiche, permet d’annuler la modification.`,
    refusedRow: (sku, column, reason) => `${sku}, ${column} : ${reason}`,
    fileNames: {
      excluded: (name) => `${name} lignes exclues.xlsx`,
      unknown: (name) => `${name} références inconnues.xlsx`,
    },
    excludedRows: { row: 'Ligne', reason: 'Exclue' },
    pastedRows: 'Lignes collées.csv',
    noNumbers: 'ce type de fiche n’a pas d’autres numéros',
    rowsNotSaved: 'Les lignes n’ont pas pu être enregistrées.',
    notRemembered: (template, why) => `Le modèle ${template} n’a pas retenu les articles de cette liste. ${why}`,
  },
  startFailure: {
    refused: `${largeFiles}, que cette page n’autorise pas. ${advice} d’autoriser « worker-src blob: ».`,
    'not-found': `${largeFiles}, dont le script est introuvable sur le serveur de cette page. ${advice} de définir configure({ worker }).`,
    failed: `${largeFiles}, qui a échoué au démarrage. Rechargez la page. Si le problème persiste, divisez le fichier, ou prévenez le responsable de la page.`,
    died: 'La lecture du fichier s’est arrêtée de façon inattendue, peut-être faute de mémoire. Choisissez le fichier de nouveau, ou divisez-le.',
  },
  uploadMachine: {
    noFile: 'Aucun fichier choisi pour l’import.',
    sendingStopped: 'L’envoi a été arrêté. Rien n’a été modifié.',
    sendingStoppedLate: `L’envoi a été arrêté alors que le fichier entier était peut-être déjà envoyé. ${newRowsUnknown} ${lookAtList} le renvoyer.`,
    reviewLeft: `Vous avez quitté la vérification après avoir confirmé. ${changesUnknown} ${lookAtList} confirmer de nouveau.`,
  },
  match: {
    label: (key) => `Trouver « ${key} » par`,
    key: (key) => `${key} : le fichier contient nos numéros`,
    field: (label) => `${label} du produit`,
    hint: (label, key) =>
      `Choisissez ci-dessous quelle colonne du fichier contient « ${label} ». Chacune de ses valeurs est remplacée par la valeur « ${key} » du seul produit qui lui correspond ; les produits sont lus pour cela.`,
    failed: (label, reason) =>
      `Les produits n’ont pas pu être lus pour la recherche par « ${label} » (${reason}). L’aperçu fera un nouvel essai.`,
    reading: (products) =>
      products === 0 ? 'Lecture des produits' : `Lecture des produits : ${count(products)} jusqu’ici`,
    written: 'Dans le fichier',
    suppliersNumber: 'Numéro du fournisseur',
  },
} satisfies Pick<Catalogue, 'match' | 'session' | 'startFailure' | 'upload' | 'uploadMachine'>;
