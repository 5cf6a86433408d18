import type { Catalogue } from '../catalogue';
import { filterLabel } from './fields';
import { count, counted, isOne, nounOf, seconds } from './words';

const tellAdministrator = 'Réessayez ; si cela se reproduit, prévenez votre administrateur.';

export const common = {
  ui: {
    filterLabel,
    cancel: 'Annuler',
    close: 'Fermer',
    tryAgain: 'Réessayer',
    loadPageAgain: 'Recharger la page',
    loading: 'Chargement…',
    remove: (text) => `Retirer ${text}`,
    moment: 'Un instant',
    offline: 'Vous êtes hors ligne. La liste sera relue dès que la connexion sera rétablie.',
    part: {
      failed: 'Cette partie n’a pas pu être affichée',
      reloadHint: 'Si le problème persiste, rechargez la page.',
      network: 'Une partie du programme n’a pas pu être chargée : le réseau ou le serveur ne l’a pas fournie.',
      'time-out': 'Une partie du programme n’a pas pu être chargée : cela a pris plus de 120 secondes.',
      evaluation: 'Une partie du programme n’a pas pu être chargée : elle a échoué au démarrage.',
    },
    toasts: { success: 'Opération réussie', warning: 'Avertissement', error: 'Erreur' },
    yes: 'OUI',
    no: 'NON',
    statuses: { active: 'Actif', pending: 'En attente', inactive: 'Inactif' },
    search: 'Rechercher',
    pages: { previous: 'Page précédente', next: 'Page suivante', page: (page) => `Page ${count(page)}` },
    table: {
      actions: 'Actions',
      action: 'Action',
      details: 'Détails',
      selectAll: 'Tout sélectionner',
      select: (row) => `Sélectionner ${row}`,
      columnsInView: 'Colonnes visibles',
    },
  },
  dialogs: {
    save: 'Enregistrer',
    delete: 'Supprimer',
    clearAll: 'Tout effacer',
    discard: {
      confirm: 'Abandonner',
      cancel: 'Continuer la saisie',
      typing: { title: 'Abandonner la saisie ?', text: 'Vos modifications n’ont pas été enregistrées.' },
      choices: { title: 'Abandonner vos choix ?', text: 'Ils n’ont pas été appliqués.' },
      upload: { title: 'Abandonner vos choix ?', text: 'Le fichier n’a pas été envoyé.' },
    },
    confirmDelete: {
      title: 'Supprimer cette fiche ?',
      text: (name) => `Voulez-vous vraiment supprimer ${name} ?`,
    },
    filter: {
      loading: 'Chargement des choix',
      none: 'Il n’y a encore rien à filtrer.',
      chosen: (chosen) => counted(chosen, 'choisi', 'choisis'),
    },
    columns: {
      title: 'Gérer les colonnes',
      shown: (shown, all, note) =>
        `${count(shown)} sur ${count(all)} ${isOne(shown) ? 'affichée' : 'affichées'}${note}`,
      move: (name) => `Déplacer ${name}`,
      drag: 'Faire glisser pour réordonner',
      dragOrPress: (keys) => `Faire glisser pour réordonner, ou ${keys}`,
      showAll: 'Tout afficher',
      hideAll: 'Tout masquer',
      alwaysFirst: 'toujours en premier',
      moved: (name, place, all) => `${name} : position ${count(place)} sur ${count(all)}`,
    },
  },
  forms: {
    combobox: {
      show: (label) => `${label} : afficher les choix`,
      add: (text) => `Ajouter « ${text} »`,
      noMatch: 'Aucun résultat',
      more: (shown) => `Les ${count(shown)} premiers sont affichés. Tapez pour en trouver d’autres.`,
    },
    password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
    issues: {
      first: (verb, fields) => `${verb} ${fields}`,
      next: (verb, fields) => ` ; ${verb.charAt(0).toLowerCase()}${verb.slice(1)} ${fields}`,
      andMore: (fields, more) => `${fields} et ${counted(more, 'autre', 'autres')}`,
    },
  },
  roles: {
    SuperAdmin: 'Super-administrateur',
    Admin: 'Administrateur',
    Sales: 'Commercial',
    Customer: 'Client',
    Manager: 'Responsable clientèle',
    Demo: 'Client de démonstration',
    UNKNOWN: 'INCONNU',
  },
  busy: {
    loading: 'Chargement',
    stillLoading: 'Chargement toujours en cours…',
    serverBusy: 'Le serveur est occupé. Nouvelle tentative automatique',
    serverBusyFor: (left) => `Le serveur est occupé. Nouvelle tentative automatique dans ${seconds(left)}`,
  },
  page: { signIn: 'Se connecter', forgotPassword: 'Mot de passe oublié' },
  toaster: { region: 'Notifications', showMore: 'Afficher plus', dismiss: 'Fermer' },
  print: { criterion: (name, value) => `${name}\u00a0: ${value}`, printed: (date) => `Imprimé le ${date}` },
  errors: {
    network: 'Erreur de connexion au réseau',
    timeout: (limit) => `Erreur de connexion au réseau. Le serveur n’a pas répondu en ${seconds(limit)}.`,
    sessionExpired: 'Votre session est terminée. Veuillez vous reconnecter.',
    busy: 'Le serveur ne peut pas accepter d’autres demandes pour le moment.',
    serverProblem: (status) => `Le serveur rencontre un problème (HTTP ${status}).`,
    inAMoment: 'Réessayez dans un instant.',
    refused: (status) => `Le serveur a répondu par une erreur (HTTP ${status}). ${tellAdministrator}`,
    unknownOutcome: 'Impossible de savoir si la modification a été enregistrée.',
    lookAtList: 'Vérifiez la liste avant de réessayer.',
    retryAt: (time) => `Vous pourrez réessayer à ${time}.`,
    unreadable: (status, why) => `La réponse du serveur n’a pas pu être comprise : ${why} (HTTP ${status}).`,
    tellAdministrator,
    webPage: 'c’est une page web au lieu de données',
    damaged: 'elle est incomplète ou endommagée',
    empty: 'elle est vide',
    unexpected: (name) => `${name} n’est pas conforme à ce qui est attendu`,
    signInEnded: 'Votre session a peut-être expiré : rechargez la page.',
  },
  lostSignIn: { redirected: 'La demande a été redirigée vers un autre site.' },
  fileSize: {
    size: (size) => `Le fichier fait ${size}.`,
    tooLarge: 'Le fichier est trop volumineux pour le serveur.',
  },
  draftOffer: {
    title: (name) => `Saisie non enregistrée conservée : ${name}`,
    restore: (name) => `Reprendre la saisie : ${name}`,
    newRecord: (noun) => nounOf(noun).new,
    discard: 'Abandonner',
    discarded: (name) => ({ title: `Saisie non enregistrée : ${name}`, message: 'Abandonnée.' }),
    undo: 'Annuler',
    dismiss: 'Fermer',
  },
  // They stand before the names of fields.
  field: {
    choose: 'À choisir :',
    fillIn: 'À remplir :',
    correct: 'À corriger :',
    unset: '-',
    chooseOne: (label) => `Choisir : ${label}`,
    suggestedList: 'Choisissez, ou tapez une nouvelle valeur et appuyez sur Entrée.',
  },
  fieldProblem: {
    'too-long': (limit) => `${count(limit)} caractères au maximum`,
    'list-too-long': (limit) => `${count(limit)} caractères au maximum pour l’ensemble des valeurs`,
    'too-many': (limit) => `${counted(limit, 'valeur', 'valeurs')} au maximum`,
    'too-large': (limit) => `${count(limit)} au maximum`,
    'error-text': (text) => `${text} est une erreur de tableur`,
    unstorable: 'Contient un caractère qui ne peut pas être enregistré',
    'below-zero': 'Ne peut pas être inférieur à 0',
    'not-a-number': 'Uniquement des chiffres et une virgule décimale, par exemple 12,5',
    'not-a-list': 'Doit être une liste de textes',
    'not-yes-no': 'Doit être YES ou NO',
    'not-status': 'Doit être Active ou Inactive',
    'not-address': 'Une adresse qui commence par https:// ou http://',
    'not-email': 'Une adresse e-mail telle que name@example.com',
  },
  record: {
    show: 'Afficher',
    signedOut: {
      title: 'Déconnecté dans un autre onglet.',
      otherUser: 'Un autre utilisateur s’est connecté.',
      message: 'La saisie faite ici a été abandonnée.',
      messageWithCopy:
        'La saisie faite ici n’a pas été enregistrée. Copiez-la, ou fermez ce message pour l’abandonner.',
      copy: 'Copier',
      copied: 'La saisie a été copiée.',
      notCopied: 'Le navigateur n’a pas autorisé la copie.',
    },
    saveAgain: 'Enregistrez de nouveau : rien ne sera enregistré en double.',
    storedDifferently: (title) =>
      `« ${title} » est déjà enregistré, avec d’autres valeurs. Rien n’a été renvoyé. Fermez ce formulaire et regardez la liste.`,
    saved(noun) {
      const { the, ending } = nounOf(noun);
      return `${the} a été enregistré${ending}.`;
    },
    unknown: {
      'not-sent': 'non envoyé par le serveur',
      'not-understood': 'incompris tel que le serveur l’a envoyé : reste inchangé si vous ne le modifiez pas',
    },
    conflict: {
      title(noun) {
        const { this: which, ending } = nounOf(noun);
        return `${which} a été modifié${ending} par quelqu’un d’autre`;
      },
      text: 'Rien n’a encore été enregistré. Comparez, puis décidez.',
      compare: () => 'Différences entre votre version et la version actuelle',
      mine: 'La vôtre',
      field: 'Champ',
      theirs: 'Actuelle',
      none: '-',
      keepMine: 'Garder la mienne',
      takeTheirs: 'Prendre l’autre',
      completeFirst: 'Complétez ou corrigez d’abord les champs',
      deletedTitle(noun) {
        const { this: which, ending } = nounOf(noun);
        return `${which} a été supprimé${ending} entre-temps`;
      },
      deleted: 'Rien n’a été enregistré. Copiez ce dont vous avez besoin, puis fermez ce formulaire.',
      unreadable: 'Rien n’a encore été enregistré. La version actuelle n’a pas pu être lue.',
    },
    draft: {
      title: 'Votre saisie non enregistrée est de retour',
      text: 'Elle a été conservée dans cet onglet.',
      discard: 'Abandonner',
    },
  },
} satisfies Pick<
  Catalogue,
  | 'busy'
  | 'dialogs'
  | 'draftOffer'
  | 'errors'
  | 'field'
  | 'fieldProblem'
  | 'fileSize'
  | 'lostSignIn'
  | 'forms'
  | 'page'
  | 'print'
  | 'record'
  | 'roles'
  | 'toaster'
  | 'ui'
>;
