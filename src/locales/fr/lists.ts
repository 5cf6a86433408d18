import type { Catalogue } from '../catalogue';
import { changes, columns, count, counted, isOne, nounOf, rows } from './words';

const nothingToShow = 'Il n’y a rien à afficher.';

export const lists = {
  list: {
    deleted: 'Supprimé.',
    loading: 'Chargement',
    queryKept: 'Votre recherche et vos filtres sont conservés.',
    noMatch: (search) => `Aucun résultat pour « ${search} »`,
    noMatchFilters: 'Aucun résultat pour ces filtres',
    filtersOn: (labels, withSearch) =>
      `${withSearch ? 'De plus, ' : ''}${counted(labels.length, 'filtre est actif', 'filtres sont actifs')} : ${labels.join(', ')}.`,
    clearSearch: 'Effacer la recherche',
    clearFilters: 'Effacer les filtres',
    clearAll: 'Tout effacer',
    search: 'Rechercher',
    status: 'Statut',
    /** No `Intl.NumberFormat`: creating one takes longer than the first paint of the rows. */
    total: (total) =>
      `${String(total).replace(/\B(?=(\d{3})+$)/g, '\u202f')} ${isOne(total) ? 'fiche' : 'fiches'} au total`,
    pageSize: (size) => `${size} / page`,
    itemsPerPage: 'Fiches par page',
    pages: (title) => `Pages, ${title}`,
    filtersFailed: {
      title: 'Filtres non chargés',
      message: (why) => `Les filtres n’ont pas pu être chargés : ${why}`,
    },
    createNew: 'Créer',
    filter: (on) => (on === 0 ? 'Filtrer' : `Filtrer, ${counted(on, 'filtre actif', 'filtres actifs')}`),
    download: 'Télécharger',
    upload: 'Importer',
    manageColumns: 'Gérer les colonnes',
    signInTitle: 'Connectez-vous pour voir cette liste',
    signInText: 'Elle n’est visible que par les utilisateurs connectés.',
    signIn: 'Se connecter',
  },
  listActions: {
    notFound(noun, title) {
      const { none, ending } = nounOf(noun);
      return `${none} n’a été trouvé${ending} sous le nom « ${title} ». Un changement de nom ou une suppression a pu avoir lieu entre-temps.`;
    },
    notOnPage: (noun, title) =>
      `${nounOf(noun).the} ${title} ne figure plus sur cette page. Faites une recherche, puis modifiez.`,
    noRecord: 'edit() attend une fiche avec un ID, ou un ID.',
    noFile: 'upload() attend un fichier (File), ou rien pour laisser l’utilisateur en choisir un.',
    readonly: 'Cette liste est en lecture seule.',
    closeFirst: 'Fermez d’abord le formulaire ouvert.',
    withoutTitle(noun, key) {
      const { this: which, ending } = nounOf(noun);
      return `${which} ne peut pas être modifié${ending} : le serveur n’a pas envoyé ${key}.`;
    },
    edit: 'Modifier',
    remove: 'Supprimer',
  },
  ranges: {
    size: (size) =>
      `${rows(size.rows)} × ${columns(size.columns)} ${size.rows * size.columns === 1 ? 'sélectionnée' : 'sélectionnées'}`,
    facts: ({ count: filledCells, numbers }) => [
      ['Nombre', count(filledCells)],
      ...(numbers
        ? ([
            ['Moyenne', numbers.average],
            ['Minimum', numbers.least],
            ['Maximum', numbers.greatest],
          ] as const)
        : []),
    ],
  },
  products: {
    title: 'Gestion des produits',
    searchHint: 'Référence, groupe ou désignation',
    filterTitle: 'Filtrer les produits',
    empty: {
      title: 'Aucun produit pour le moment',
      text: 'Créez le premier, ou importez une feuille.',
      readonlyText: nothingToShow,
    },
    edit: (title) => `Modifier le produit ${title}`,
    remove: (title) => `Supprimer le produit ${title}`,
    downloaded: 'Produits téléchargés !',
    downloadFailed: (why) => `Les produits n’ont pas pu être téléchargés. ${why}`,
    described: (sku) => `le produit ${sku}`,
    picture: (name) => `Photo de la réf. ${name}`,
    noPicture: 'La photo n’a pas pu être chargée.',
    fieldsOfSheet: 'Champs des produits',
  },
  productForm: {
    title: 'Créer/modifier un produit',
    submit: { create: 'Créer', edit: 'Enregistrer' },
    saved: 'Produit enregistré',
    saveFailed: 'Le produit n’a pas pu être enregistré',
    enterSku: 'Saisissez une référence.',
    sections: {
      product: 'Produit',
      measures: 'Unité et dimensions',
      order: 'Commande et usage',
      logo: 'Logo et exclusivité',
    },
    choicesFailed: (why) => `Les choix n’ont pas pu être chargés : ${why}`,
    companiesHint: 'Seules ces sociétés voient le produit s’il est exclusif.',
    image: {
      address: 'Adresse de l’image',
      addressHint: 'Remplie par l’import, ou une adresse qui commence par https://.',
      file: 'Fichier image',
      fileHint: 'PNG, JPEG, WebP ou GIF, 5 Mo au maximum. Il est importé aussitôt.',
      upload: 'Importer l’image',
      uploaded: 'Importée. Enregistrez le produit pour la conserver.',
      noFile: 'Veuillez choisir un fichier',
      failed: 'Échec de l’import',
      why: (why) => `Échec de l’import. ${why}`,
      sendAgain: 'Importez l’image de nouveau.',
      sending: (percent) => `${percent} % envoyés`,
      progress: 'Envoi de l’image',
      none: 'Pas de photo',
      broken: 'La photo n’a pas pu être chargée.',
      unseen:
        'Cette photo n’est pas affichée ici : seules les adresses https et les adresses du serveur sont autorisées.',
      alt: 'Photo du produit',
      pending: { sending: 'Import en cours, à attendre :', failed: 'À importer de nouveau ou à retirer :' },
      remove: 'Retirer le fichier',
    },
  },
  companies: {
    title: 'Gestion des sociétés',
    searchHint: 'Rechercher une société',
    filterTitle: 'Filtrer les sociétés',
    empty: { title: 'Aucune société pour le moment', text: 'Créez la première.', readonlyText: nothingToShow },
    edit: (name) => `Modifier ${name}`,
    remove: (name) => `Supprimer ${name}`,
  },
  companyForm: {
    title: { create: 'Créer une société', edit: 'Modifier la société' },
    submit: { create: 'Créer', edit: 'Enregistrer' },
    groups: { company: 'Société', address: 'Adresse', trade: 'Conditions commerciales' },
    choices: { loading: 'Chargement des choix…', none: 'Il n’y a encore rien à choisir.' },
    currencyFirst: 'Choisissez d’abord une devise',
    categoryUnavailable: (category, currency) =>
      `La catégorie ${category} n’existe pas en ${currency}. Choisissez-en une autre.`,
    categoryStored: (category, currency) =>
      `La catégorie ${category} n’est plus proposée en ${currency}. Elle reste si vous ne la modifiez pas.`,
  },
  users: {
    title: 'Gestion des utilisateurs',
    searchHint: 'Nom, e-mail, téléphone ou société',
    filterTitle: 'Filtrer les utilisateurs',
    empty: { title: 'Aucun utilisateur pour le moment', text: 'Créez le premier.', readonlyText: nothingToShow },
    edit: (title) => `Modifier l’utilisateur ${title}`,
    remove: (title) => `Supprimer l’utilisateur ${title}`,
    status: 'Statut',
    none: {
      Active: { title: 'Aucun utilisateur actif', text: 'Créez-en un, ou choisissez un autre statut.' },
      Pending: {
        title: 'Personne n’attend d’approbation',
        text: 'Les nouvelles inscriptions figurent ici jusqu’à votre décision.',
      },
      Inactive: {
        title: 'Aucun utilisateur inactif',
        text: 'Les utilisateurs qui n’ont pas le droit de se connecter figurent ici.',
      },
    },
    approve: (email) => `Approuver l’utilisateur ${email}`,
    approveShort: 'Approuver',
    neverSignedIn: 'Jamais',
  },
  userForm: {
    title: { create: 'Créer un utilisateur', edit: 'Modifier l’utilisateur' },
    submit: { create: 'Créer', edit: 'Enregistrer', approve: 'Approuver' },
    searchCompanies: 'Rechercher une société',
    companies: {
      loading: 'Chargement des sociétés…',
      none: 'Il n’y a encore aucune société. Créez-en d’abord une dans la Gestion des sociétés.',
      failed: (why) => `Les sociétés n’ont pas pu être chargées. ${why}`,
    },
    typedCompany: (name) => `Saisie lors de l’inscription : ${name}`,
    pending: {
      title: (name) => `${name} est en attente d’approbation`,
      Active:
        'L’enregistrement approuve le compte : cette personne pourra alors se connecter, avec le rôle et la société choisis ici.',
      Inactive: 'Avec ce statut, le compte n’est pas approuvé : cette personne ne peut pas se connecter.',
    },
  },
  productNumbers: {
    noColumn: (label) => `les produits téléchargés n’ont pas de colonne « ${label} », ou il n’y a pas de produits`,
    noPrices: 'Les prix téléchargés n’ont pas de colonne Main SKU, ou il n’y a pas de prix.',
  },
  missing: {
    link: 'Absents de cette liste',
    title: 'Articles absents de cette liste',
    loading: 'Lecture des prix enregistrés',
    failed: (reason) => `Les prix enregistrés n’ont pas pu être lus. ${reason}`,
    counts: (missing, priced, file) =>
      missing === 0
        ? `Tous les articles qui ont des prix sont dans le fichier ${file} : ${count(priced)}.`
        : `Sur ${counted(priced, 'article', 'articles')} avec des prix, ${count(missing)} ${isOne(missing) ? 'est absent' : 'sont absents'} du fichier ${file}.`,
    note: 'Les lignes exclues comptent comme présentes dans la liste. Rien n’est modifié sans votre choix.',
    group: 'Groupe',
    allGroups: (missing) => `Tous les groupes (${count(missing)})`,
    groupOrTemplate: 'Groupe ou modèle',
    templateOption: (name, missing) => `Listes précédentes du modèle ${name} (${count(missing)})`,
    templateEmpty: (name) =>
      `Le modèle ${name} retient les articles des listes envoyées avec lui. Celle-ci est la première.`,
    templateFull: (name) =>
      `Les listes du modèle ${name} ont plus d’articles que ce navigateur ne peut en retenir : ils ne peuvent pas être affichés ici.`,
    templateFailed: (name, why) => `Les articles du modèle ${name} n’ont pas pu être lus. ${why}`,
    groupOption: (name, missing) => `${name || '(sans groupe)'} (${count(missing)})`,
    first: (keys, more) => `${keys.join(', ')}${more > 0 ? ` et ${counted(more, 'autre', 'autres')}` : ''}`,
    download: (articles) => `Télécharger ${counted(articles, 'article', 'articles')}`,
    fileName: (name) => `${name} absents de cette liste.xlsx`,
    notSaved: 'La liste n’a pas pu être enregistrée.',
    close: 'Fermer',
    changePrices: 'Modifier les prix…',
    inactive: {
      open: 'Rendre inactifs…',
      title: 'Rendre des articles inactifs',
      loading: 'Lecture du statut des produits',
      failed: (reason) => `Le statut des produits n’a pas pu être lu. ${reason}`,
      question: (articles) =>
        `Mettre ${counted(articles, 'article', 'articles')} au statut Inactif ? Les clients ne ${isOne(articles) ? 'le' : 'les'} voient plus si le serveur masque les articles inactifs. Les prix restent enregistrés.`,
      already: (articles) => `Déjà inactifs, et non comptés : ${count(articles)}.`,
      unknown: (keys) => `Absents des produits, et laissés tels quels : ${keys}.`,
      cancel: 'Annuler',
      confirm: (articles) => `Rendre ${counted(articles, 'article inactif', 'articles inactifs')}`,
      done: {
        set: (articles) =>
          `${counted(articles, 'article est maintenant inactif', 'articles sont maintenant inactifs')}.`,
        undone: (articles) =>
          `${counted(articles, 'article a retrouvé son', 'articles ont retrouvé leur')} ancien statut.`,
      },
      undo: 'Annuler',
      notDone: (articles) => counted(articles, 'article n’a pas été modifié', 'articles n’ont pas été modifiés'),
      which: 'Lesquels',
      names: {
        set: (name) => `${name} absents de cette liste, rendus inactifs`,
        undone: (name) => `${name} absents de cette liste, statut rétabli`,
      },
      stoppedByPage: 'La page l’a arrêté. Rien n’a été modifié.',
      lookAgain:
        'On ne sait pas si le statut a été modifié. Rendez les articles inactifs à nouveau : leur statut est lu d’abord.',
      changesMore: 'Le serveur modifierait plus que le statut.',
    },
  },
  uploadEntry: {
    waiting: (waiting, fileName) =>
      `Un import attend votre confirmation : ${waiting === undefined ? 'modifications' : changes(waiting)} du fichier ${fileName}`,
    unknown: (fileName) => `Impossible de savoir si les modifications du fichier ${fileName} ont été enregistrées`,
    stillOpen: (fileName) => `${fileName} est encore ouvert, tel que vous l’avez laissé`,
    continue: 'Continuer',
    review: 'Vérifier',
    discard: 'Abandonner',
    discardTitle: 'Abandonner cette vérification ?',
    discardText: (fileName) =>
      `Aucune des modifications du fichier ${fileName} n’est enregistrée, et vos choix sont perdus.`,
    discardUnknownText: 'Vérifiez dans la liste si les modifications ont été enregistrées. Vos choix sont perdus.',
    keep: 'Conserver',
    dropHere: 'Déposez le fichier ici pour l’importer',
  },
} satisfies Pick<
  Catalogue,
  | 'uploadEntry'
  | 'companies'
  | 'companyForm'
  | 'list'
  | 'listActions'
  | 'missing'
  | 'productForm'
  | 'productNumbers'
  | 'products'
  | 'ranges'
  | 'userForm'
  | 'users'
>;
