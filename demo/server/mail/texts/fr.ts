import type { MailTexts } from './en';

const once = 'Le lien fonctionne une seule fois, pendant 7 jours.';
const warning = 'Si ce n’était pas vous, prévenez immédiatement votre administrateur.';

export const french: MailTexts = {
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  confirmAddress: 'Confirmer votre adresse et choisir un mot de passe',
  toSignInPage: 'Aller à la page de connexion',
  signIn: 'Se connecter',
  registered:
    'Vous recevez cet e-mail parce que quelqu’un s’est inscrit avec cette adresse. Si ce n’était pas vous, ignorez-le.',
  welcome: {
    subject: 'Bienvenue sur Pricebook',
    paragraphs: [
      'Merci d’avoir demandé un compte. Veuillez confirmer que cette adresse est la vôtre et choisir votre mot de passe\u00a0: un administrateur examine ensuite votre demande, en général sous un jour ouvré.',
    ],
    after: [
      `${once} C’est le mot de passe choisi à cet endroit qui compte. Dès que votre compte est approuvé, nous vous écrivons à nouveau et vous pouvez vous connecter.`,
    ],
  },
  registeredAgain: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, s’est inscrit une deuxième fois avec cette adresse. Rien n’a été modifié\u00a0: la première inscription attend que vous confirmiez cette adresse et choisissiez son mot de passe.',
    ],
    after: [`${once} Seul compte le mot de passe choisi à cet endroit, et non celui saisi à l’inscription.`],
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, s’est inscrit avec cette adresse, qui a déjà un compte. Rien n’y a été modifié.',
      'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau avec «\u00a0Mot de passe oublié\u00a0?\u00a0». Si votre compte est en attente d’approbation, nous vous écrivons dès qu’il est approuvé\u00a0; s’il est inactif, adressez-vous à votre administrateur.',
    ],
  },
  approvalRequest: {
    subject: (name) => `${name} demande un compte`,
    applicant: (name, company) => `${name} de «\u00a0${company}\u00a0» s’est inscrit et attend une approbation.`,
    email: (email) => `E-mail\u00a0: ${email}`,
    phone: (phone) => `Téléphone\u00a0: ${phone}`,
    request:
      'Veuillez choisir la société et le rôle de cette personne. Si vous ne les connaissez pas, ne faites rien\u00a0: sans approbation, personne ne peut se connecter.',
    action: 'Examiner et approuver',
    after: [once],
    reason: 'Vous recevez cet e-mail parce que vous êtes administrateur de Pricebook.',
  },
  approved: {
    subject: 'Votre compte est approuvé',
    paragraphs: [
      'Bonne nouvelle\u00a0: votre compte est approuvé. Connectez-vous avec cette adresse e-mail et le mot de passe que vous avez choisi.',
    ],
    reason: 'Vous recevez cet e-mail parce que vous avez demandé un compte.',
  },
  approvedUnconfirmed: {
    subject: 'Votre compte est approuvé',
    paragraphs: [
      'Bonne nouvelle\u00a0: votre compte est approuvé. Veuillez confirmer que cette adresse est la vôtre et choisir votre mot de passe.',
    ],
    after: [`${once} Ensuite, utilisez «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.`],
    reason:
      'Vous recevez cet e-mail parce que quelqu’un a demandé un compte avec cette adresse. Si ce n’était pas vous, ignorez-le.',
  },
  invitation: {
    subject: 'Vous êtes invité sur Pricebook',
    paragraphs: [
      'Un compte a été créé pour vous. Connectez-vous avec cette adresse e-mail et le mot de passe provisoire ci-dessous\u00a0; vous choisirez ensuite votre propre mot de passe.',
    ],
    password: (password) => `Mot de passe provisoire\u00a0: ${password}`,
    after: ['Le mot de passe provisoire est valable 7 jours.'],
    reason: 'Vous recevez cet e-mail parce qu’un administrateur a créé un compte pour cette adresse.',
  },
  code: {
    subject: 'Votre code de connexion',
    paragraphs: ['Saisissez ce code pour vous connecter\u00a0:'],
    after: [
      'Il fonctionne une seule fois, pendant 10 minutes. Nous ne le demandons jamais par téléphone ni par e-mail.',
      'Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe\u00a0: veuillez le changer.',
    ],
    reason: 'Vous recevez cet e-mail parce qu’une connexion avec votre mot de passe a demandé un code.',
  },
  passwordReset: {
    subject: 'Réinitialiser votre mot de passe',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte. Choisissez-en un nouveau ici\u00a0:',
    ],
    action: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.',
    ],
    reason:
      'Vous recevez cet e-mail parce que la réinitialisation d’un mot de passe a été demandée avec cette adresse.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    changed: 'Le mot de passe de votre compte a été changé, et toutes ses sessions sont terminées.',
    warning: (address) =>
      `Si ce n’était pas vous, choisissez un autre mot de passe avec «\u00a0Mot de passe oublié\u00a0?\u00a0» à l’adresse ${address} et prévenez votre administrateur.`,
  },
  authenticatorChanged: {
    subject: 'Votre application d’authentification a été changée',
    changed: (device) =>
      `Les codes de votre compte viennent maintenant de l’application d’authentification sur «\u00a0${device}\u00a0».`,
    warning,
  },
  authenticatorRemoved: {
    subject: 'Votre application d’authentification a été retirée',
    paragraphs: [
      'Un administrateur a retiré l’application d’authentification de votre compte, et toutes ses sessions sont terminées.',
      'Configurez-en une autre dans les paramètres après votre prochaine connexion.',
      warning,
    ],
  },
  codeReused: {
    subject: 'Un code de votre application d’authentification a été utilisé deux fois',
    paragraphs: [
      'Quelqu’un qui connaît votre mot de passe a essayé de se connecter avec un code déjà utilisé. La connexion a été refusée.',
      'Si ce n’était pas vous, changez votre mot de passe, car quelqu’un l’a vu, ainsi que le code.',
    ],
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été changée',
    paragraphs: [
      'Un administrateur a changé l’adresse e-mail de votre compte. Vous vous connectez désormais avec la nouvelle adresse.',
      warning,
    ],
  },
  waysToSignIn: 'Vous recevez cet e-mail parce qu’il concerne la connexion à votre compte Pricebook.',
};
