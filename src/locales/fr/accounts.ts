import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

const toLogin = 'Retour à la connexion';
const minimum = 'Au moins 8 caractères';
const keptText = 'Votre saisie est conservée : réessayez.';
const unknownPassword =
  'Impossible de savoir si le mot de passe a été modifié : essayez de vous connecter avec le nouveau.';
const passwordReset = 'Le mot de passe a été réinitialisé. Veuillez vous connecter.';
const resetFailed = ['Échec de la réinitialisation', 'Le mot de passe n’a pas pu être réinitialisé'] as const;

export const accounts = {
  login: {
    heading: 'Connexion',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    or: 'ou',
    useEmailCode: 'Code à usage unique par e-mail',
    forgotPassword: 'Mot de passe oublié ?',
    wantNewPassword: 'Vous souhaitez changer de mot de passe ?',
    resetPassword: 'Réinitialiser le mot de passe',
    noAccount: 'Pas encore de compte ?',
    register: 'S’inscrire',
    retryHint: keptText,
    retryAt: (time) => `Vous pourrez réessayer à ${time}.`,
    missingEmail: 'Saisissez votre adresse e-mail.',
    missingPassword: 'Saisissez votre mot de passe.',
    signOut: 'Se déconnecter',
    goOn: 'Continuer',
    signedIn: 'Vous êtes connecté.',
    signedInAs: (name) => `Vous êtes connecté en tant que ${name}.`,
  },
  loginFailure: {
    password: ['Échec de la connexion', 'Identifiants incorrects'],
    'code-request': ['Échec de la demande de code', 'Le code à usage unique n’a pas pu être envoyé.'],
    'authenticator-code': ['Échec de la vérification TOTP', 'Code TOTP incorrect'],
    'email-code': ['Échec de la vérification du code', 'Code à usage unique incorrect'],
    'open-reset': resetFailed,
    'password-reset': resetFailed,
    'forgot-password': ['Échec', 'L’e-mail de réinitialisation n’a pas pu être envoyé.'],
  },
  loginIncomplete: {
    'code-request': {
      type: 'warning',
      title: 'Informations manquantes',
      message: 'Veuillez d’abord saisir votre e-mail et votre mot de passe.',
    },
    'open-reset': {
      type: 'warning',
      title: 'E-mail requis',
      message: 'Veuillez saisir votre e-mail avant de réinitialiser le mot de passe.',
    },
    'authenticator-code': { type: 'error', message: 'Veuillez saisir le code TOTP.' },
    'email-code': { type: 'error', message: 'Veuillez saisir le code à usage unique.' },
    'password-reset': { type: 'error', message: 'Veuillez saisir le nouveau mot de passe' },
  },
  loginSuccess: {
    'code-sent': ['Code à usage unique envoyé', 'Consultez vos e-mails pour obtenir le code.'],
    'password-reset': ['Mot de passe réinitialisé', passwordReset],
    'mail-sent': ['E-mail envoyé', 'Consultez votre boîte de réception : vous y trouverez la marche à suivre.'],
  },
  loginSteps: {
    back: 'Retour',
    codeHeading: 'Saisissez le code',
    moreDigits: (digits) => `encore ${counted(digits, 'chiffre', 'chiffres')}`,
    verify: 'Vérifier',
    authenticatorCode: 'Code de l’application d’authentification',
    authenticatorHelp: 'Saisissez le code que votre application d’authentification affiche en ce moment.',
    useEmailCode: 'Code à usage unique par e-mail',
    emailCode: 'Code reçu par e-mail',
    codeSentTo: (email) => `Consultez vos e-mails pour obtenir le code. Six chiffres ont été envoyés à ${email}.`,
    sendAgain: 'Envoyer un nouveau code',
    sendAgainIn: (left) => `Nouveau code dans ${count(left)} s`,
    mayBeSent: 'Impossible de savoir si l’e-mail a été envoyé : consultez d’abord votre boîte de réception.',
    resetHeading: 'Réinitialiser le mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    missingCurrent: 'Saisissez le mot de passe actuel.',
    newPasswordHint: minimum,
    reset: 'Réinitialiser le mot de passe',
    mayBeReset: unknownPassword,
    forgotHeading: 'Mot de passe oublié',
    forgotHelp: 'Saisissez votre e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    sendLink: 'Envoyer l’e-mail',
  },
  register: {
    heading: 'Inscription',
    name: 'NOM COMPLET',
    email: 'E-MAIL',
    phone: 'NUMÉRO DE TÉLÉPHONE',
    company: 'NOM DE LA SOCIÉTÉ',
    password: 'MOT DE PASSE',
    passwordHint: minimum,
    submit: 'S’inscrire',
    missing: {
      name: 'Saisissez votre nom complet.',
      email: 'Saisissez votre e-mail.',
      phone: 'Saisissez votre numéro de téléphone.',
      company: 'Saisissez le nom de votre société.',
    },
    notAnEmail: 'Saisissez une adresse e-mail telle que name@example.com.',
    failed: 'Échec de l’inscription',
    mayBeDone:
      'Impossible de savoir si votre demande a été reçue. Cherchez le message de bienvenue dans votre boîte de réception avant de réessayer.',
    retryHint: 'Votre saisie est conservée : corrigez-la ou réessayez.',
    doneTitle: 'Demande reçue',
    done: 'Merci d’avoir demandé un compte. Votre compte est en attente d’approbation par l’administrateur du site. Dans l’intervalle, un message de bienvenue contenant la marche à suivre a été envoyé à votre adresse e-mail.',
    haveAccount: 'Vous avez déjà un compte ?',
    backToLogin: toLogin,
  },
  reset: {
    title: 'RÉINITIALISER LE MOT DE PASSE',
    help: 'Utilisez votre e-mail pour changer de mot de passe !',
    email: 'E-mail',
    newPassword: 'Nouveau mot de passe',
    newPasswordHint: minimum,
    submit: 'Valider',
    missing: 'Veuillez saisir un nouveau mot de passe',
    done: passwordReset,
    doneTitle: 'Mot de passe réinitialisé',
    toLogin,
    failed: resetFailed[0],
    fallback: resetFailed[1],
    retryHint: keptText,
    mayBeDone: unknownPassword,
    invalidLinkTitle: 'Ce lien est inutilisable',
    incomplete: 'Une partie du lien manque. Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un nouveau.',
    invalidLinkHelp: 'Votre mot de passe reste inchangé. Demandez un nouveau lien.',
    newLink: 'Envoyer un nouveau lien',
  },
  approval: {
    title: 'APPROBATION PAR L’ADMINISTRATEUR',
    subtitle: 'Choisissez un rôle et attribuez une société !',
    email: 'E-mail',
    name: 'Nom',
    typedCompany: 'Société, telle que saisie',
    company: 'Société',
    companyPlaceholder: 'Rechercher une société',
    companies: {
      loading: 'Chargement des sociétés…',
      none: 'Il n’y a encore aucune société. Créez-en une dans la Gestion des sociétés, puis rouvrez ce lien.',
      failed: 'Les sociétés n’ont pas pu être chargées.',
    },
    role: 'Rôle',
    rolePlaceholder: 'Choisir un rôle',
    submit: 'VALIDER',
    missing: {
      both: 'Choisissez une société et un rôle.',
      company: 'Choisissez une société.',
      role: 'Choisissez un rôle.',
    },
    failed: 'Échec de l’approbation',
    mayBeApproved:
      'Impossible de savoir si le compte a été approuvé. Vérifiez dans la Gestion des utilisateurs avant de valider de nouveau.',
    refusedFallback: 'L’approbation a été refusée.',
    thanks: (name) => `Merci ! Le compte de ${name} a été approuvé.`,
    done: 'Pour changer le rôle ou la société, rendez-vous dans la Gestion des utilisateurs.',
    expired: {
      title: 'Ce lien n’est plus valable',
      advice:
        'Connectez-vous et ouvrez la Gestion des utilisateurs : elle indique si ce compte est encore en attente et vous permet de l’approuver.',
    },
    invalid: {
      title: 'Ce lien n’est pas valide',
      advice: 'Ouvrez-le de nouveau depuis l’e-mail, en entier et sans le modifier.',
    },
    incomplete: {
      title: 'Ce lien est incomplet',
      text: 'Il y manque l’adresse e-mail, le nom ou le jeton.',
    },
    backToLogin: toLogin,
  },
  profile: {
    title: 'Profil',
    signedOut: 'Personne n’est connecté : il n’y a pas de profil à afficher. Connectez-vous d’abord.',
    details: 'Vos coordonnées',
    changePicture: 'Changer la photo',
    removePicture: 'Retirer la photo',
    pictureHint: 'Un fichier image, par exemple PNG ou JPEG.',
    newPicture: (file) => `Nouvelle photo : ${file}`,
    pictureRemoved: 'La photo sera retirée à l’enregistrement.',
    notAnImage: (file) => `« ${file} » n’est pas une image. Choisissez un fichier image, par exemple PNG ou JPEG.`,
    name: 'Nom',
    email: 'E-mail',
    phone: 'Numéro de téléphone',
    missingName: 'Saisissez votre nom.',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saved: 'Profil enregistré !',
    error: 'Erreur',
    mayBeSaved: 'Impossible de savoir si le profil a été enregistré. Enregistrez-le encore une fois.',
    saveFailed: 'Le profil n’a pas pu être enregistré.',
    twoFactor: {
      heading: 'Authentification à deux facteurs',
      on: 'Activée',
      off: 'Désactivée',
      scan: 'Scannez le QR code avec l’application Google Authenticator',
      loading: 'Création d’une clé…',
      qrCode: 'QR code pour votre application d’authentification',
      noQrCode: 'Il n’y a pas de QR code. Saisissez plutôt la clé dans l’application.',
      key: 'Ou saisissez cette clé',
      copy: 'Copier la clé',
      copied: 'Copiée',
      copyFailed: 'La clé n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
      anotherSecret: 'Nouveau QR code',
      deviceName: 'Nom de l’appareil',
      code: 'Code',
      enable: 'Activer la 2FA',
      enabled:
        'L’authentification à deux facteurs est activée. La prochaine connexion demandera un code de votre application.',
      missingTitle: 'Champs manquants',
      missing: 'Remplissez tous les champs de la 2FA',
      missingDeviceName: 'Donnez un nom à l’appareil, par exemple Mon téléphone.',
      missingCode: 'Saisissez le code affiché par l’application.',
      failedTitle: 'Échec',
      failed: 'La 2FA n’a pas pu être activée',
      mayBeEnabled:
        'Impossible de savoir si l’authentification à deux facteurs est activée. Essayez le prochain code de l’application ; s’il est refusé, demandez un nouveau QR code.',
      secretFailed: 'Échec de la création du QR code',
      secretFailedText: 'Il n’y a pas de clé pour configurer l’application.',
      device: 'Appareil 2FA',
      forget: 'Retirer',
      forgetHint:
        '« Retirer » n’efface le nom que dans ce navigateur : la connexion demandera toujours un code de l’application.',
      forgotten:
        'L’appareil a été retiré de ce navigateur seulement. La connexion demandera toujours un code de son application, jusqu’à ce qu’un autre appareil soit configuré.',
    },
  },
  header: {
    notifications: 'Notifications',
    unseen: (unseen) => `Notifications, ${counted(unseen, 'nouvelle', 'nouvelles')}`,
    noNotifications: 'Aucune notification depuis l’ouverture de la page.',
    typeOf: (type) => `${type}\u00a0: `,
    menu: 'Profil',
    menuOf: 'Profil : ',
    signIn: 'Se connecter',
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
    confirmTitle: 'Voulez-vous continuer ?',
    confirmText: 'Veuillez confirmer que vous souhaitez vous déconnecter.',
    confirmNo: 'Non',
    confirmYes: 'Oui',
  },
  quotes: {
    heading: 'Devis',
    title: 'Pas encore disponible',
    text: 'Cette fonction est en cours de développement et arrivera avec la prochaine version.',
  },
} satisfies Pick<
  Catalogue,
  | 'approval'
  | 'header'
  | 'login'
  | 'loginFailure'
  | 'loginIncomplete'
  | 'loginSteps'
  | 'loginSuccess'
  | 'profile'
  | 'quotes'
  | 'register'
  | 'reset'
>;
