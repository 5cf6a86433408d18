import type { Catalogue } from '../catalogue';

export const template = {
  offer: (templates) =>
    templates === 1
      ? 'Il existe un modèle pour les fichiers avec cet en-tête.'
      : 'Il existe des modèles pour les fichiers avec cet en-tête.',
  offerColumns: 'Une liste sans en-tête avait des colonnes semblables.',
  sameSupplier:
    'Seuls les types de colonnes ont été comparés : ne choisissez ceci que pour une liste du même fournisseur.',
  others: (templates) => `Autres modèles pour les listes sans en-tête (${templates})`,
  asInList: (fileName) => `Utiliser les colonnes de ${fileName}`,
  use: (name) => `Utiliser le modèle ${name}`,
  saveLink: 'Enregistrer comme modèle',
  saveTitle: 'Enregistrer comme modèle',
  save: 'Enregistrer',
  cancel: 'Annuler',
  name: 'Nom',
  nameHint: 'Par exemple « Wilo, tarif de printemps »',
  nameMissing: 'Saisissez un nom',
  nameTooLong: '100 caractères au maximum',
  replaces: (name) => `Remplace le modèle ${name}.`,
  keeps: (isShared, hasHeader) =>
    [
      hasHeader
        ? 'Conserve la feuille, l’en-tête, les colonnes, les lignes exclues, les règles de coûts et l’encodage pour le prochain fichier avec cet en-tête.'
        : 'Conserve la feuille, les colonnes, les lignes exclues, les règles de coûts et l’encodage pour les fichiers sans en-tête. Il est proposé pour ceux dont les colonnes sont semblables et peut être choisi pour d’autres.',
      isShared ? 'Tous les utilisateurs qui importent des prix le voient.' : 'Il est conservé dans ce navigateur.',
      'Il retient quels articles ont les listes envoyées avec lui.',
    ].join(' '),
  leaveOut: (kinds) => `Exclure ces lignes aussi des prochains fichiers, sans poser de question : ${kinds.join(' ; ')}`,
  storeUnrated: (currencies) =>
    `Enregistrer sans taux de change aussi les prix en ${currencies} des prochains fichiers, sans poser de question`,
  saved: (name) => `Modèle ${name} enregistré`,
  storageFull:
    'Ce navigateur ne peut pas enregistrer le modèle. Supprimez-en d’autres, ou autorisez cette page à enregistrer des données.',
  noRoom: 'Ce navigateur n’a pas la place pour les articles de ses listes.',
  gone: (name) => `Il n’existe plus de modèle nommé ${name}.`,
  nameTaken: (name) => `Il existe déjà un modèle nommé ${name}.`,
  manage: 'Modèles',
  manageTitle: 'Modèles pour les fichiers des fournisseurs',
  none: 'Il n’y a encore aucun modèle. Enregistrez-en un depuis l’aperçu d’un fichier.',
  rename: 'Renommer',
  renameOf: (name) => `Renommer ${name}`,
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer ${name}`,
  close: 'Fermer',
  loading: 'Chargement des modèles',
  failed: (why) => `Les modèles n’ont pas pu être chargés. ${why}`,
} satisfies Catalogue['template'];
