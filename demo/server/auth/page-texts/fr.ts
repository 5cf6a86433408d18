import type { PageTexts } from './en';

export const french: PageTexts = {
  toSignIn: 'Aller à la page de connexion',
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    error: (title) => `Erreur\u00a0: ${title}`,
    applied: (company, email) => `Quelqu’un de «\u00a0${company}\u00a0» a demandé un compte avec l’adresse ${email}.`,
    question:
      'Est-ce vous, et est-ce votre adresse\u00a0? Corrigez votre nom si quelqu’un d’autre l’a saisi, et choisissez le mot de passe de votre compte\u00a0: tout autre mot de passe saisi lors de l’inscription ne compte pas.',
    review: 'Un administrateur examinera ensuite votre demande.',
    notYou: 'Si ce n’est pas vous, fermez cette page\u00a0: il ne se passera rien.',
    email: 'E-mail',
    name: 'Nom',
    password: 'Nouveau mot de passe',
    passwordHint: '8 caractères au minimum.',
    submit: 'Confirmer cette adresse',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
  },
  confirmed: {
    title: 'Votre adresse e-mail est confirmée',
    thanks: (email) => `Merci. ${email} est confirmée, et le mot de passe que vous avez choisi est enregistré.`,
  },
  next: {
    Pending:
      'Un administrateur examine maintenant votre demande, en général dans la journée. Nous vous écrirons dès qu’elle sera approuvée.',
    Active:
      'Votre compte est déjà approuvé\u00a0: connectez-vous avec cette adresse et le mot de passe que vous avez choisi.',
    Inactive: 'Votre compte est inactif. Adressez-vous à votre administrateur.',
  },
  refused: {
    title: 'Ce lien ne fonctionne pas',
    help: 'Si vous avez déjà confirmé votre adresse, vous n’avez pas besoin d’un autre lien\u00a0: nous vous écrirons dès que votre compte sera approuvé. Sinon, inscrivez-vous de nouveau avec la même adresse, et vous recevrez un e-mail avec un autre lien. «\u00a0Mot de passe oublié\u00a0?\u00a0», sur la page de connexion, confirme aussi l’adresse.',
  },
  outbox: {
    title: 'Boîte d’envoi',
    intro:
      'Ceci est une démonstration\u00a0: ses e-mails sont conservés ici au lieu d’être envoyés. Les plus récents d’abord.',
    none: 'Aucun e-mail n’a encore été envoyé.',
    to: (address) => `À ${address}`,
    plainText: 'Texte brut',
  },
  notSignedIn: 'Vous n’êtes pas connecté',
};

/** Texts for the codes of errors and of the reasons of fields that these pages show. */
export const frenchReasons = {
  'confirmation-form-needed': 'Veuillez utiliser le bouton de la page indiquée dans l’e-mail.',
  'unreadable-form':
    'La requête est tronquée ou n’est pas au format multipart/form-data. Veuillez renvoyer le fichier.',
  'link-invalid': 'Ce lien n’est pas valide. Utilisez le lien de l’e-mail tel quel, ou demandez-en un nouveau.',
  'link-used': 'Ce lien a déjà été utilisé ou n’est plus valide. Demandez-en un nouveau si nécessaire.',
  'link-expired': 'Ce lien a expiré. Veuillez en demander un nouveau.',
  'account-pending': 'Votre compte est en attente d’approbation. Adressez-vous à votre administrateur.',
  'account-inactive': 'Votre compte est inactif. Adressez-vous à votre administrateur.',
  'account-not-active': 'Votre compte n’est pas actif. Adressez-vous à votre administrateur.',
  'account-just-deleted': 'Ce compte vient d’être supprimé. Veuillez réessayer.',
  'sign-in-not-begun':
    'Cette connexion n’a pas été commencée dans ce navigateur, a pris trop de temps ou est déjà terminée.',
  'application-received':
    'Merci. Un administrateur examine maintenant votre demande\u00a0; nous vous écrirons dès qu’elle sera approuvée. Connectez-vous ensuite de la même façon.',
  'identity-address-unconfirmed': 'Votre fournisseur d’identité ne confirme pas que cette adresse e-mail est la vôtre.',
  'identity-address-of-another':
    'Cette adresse e-mail appartient à un autre compte de votre fournisseur d’identité. Adressez-vous à votre administrateur.',
  'super-admin-needs-password': 'Un super-administrateur se connecte avec un mot de passe.',
  'identity-provider-unreachable':
    '{name} n’est pas joignable pour le moment. Veuillez réessayer, ou connectez-vous avec votre mot de passe.',
  'identity-provider-refused': '{name} n’a pas confirmé cette connexion. Veuillez réessayer.',
  needed: 'Ne peut pas être vide.',
  'too-long': 'Est trop long.',
  'max-characters': 'Peut avoir au plus {limit} caractères.',
  'min-characters': 'Doit avoir au moins {limit} caractères.',
  'unshown-character': 'Contient un caractère qui ne peut pas être affiché.',
  'nul-character': 'Contient un caractère NUL, qui ne peut pas être enregistré.',
  'nothing-visible': 'Doit contenir des caractères visibles.',
  'common-password': 'Fait partie des mots de passe les plus courants, qui sont devinés en premier.',
} as const;
