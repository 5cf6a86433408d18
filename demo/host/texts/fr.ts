import type { HostMessages } from './en';

export const texts: HostMessages = {
  failed: 'Cette partie n’a pas pu être affichée',
  checking: 'Son code n’a pas été chargé.',
  retry: 'Réessayer',
  reasons: {
    same: 'Le serveur n’a pas fourni une partie du programme. Si cela persiste, prévenez votre administrateur.',
    new: 'Il existe une nouvelle version de cette page, et le serveur n’a plus une partie de l’ancienne.',
    unreachable: 'Le réseau ou le serveur n’est pas joignable. La page reprendra d’elle-même dès leur retour.',
  },
  newVersion:
    'Il existe une nouvelle version. Ce qui a été saisi dans un formulaire sera proposé de nouveau après le chargement\u00a0; un fichier choisi et non envoyé devra l’être de nouveau.',
  loadVersion: 'La charger',
  later: 'Plus tard',
  signInWith: (provider) => `Se connecter avec ${provider}`,
  signInFailed: 'Vous n’êtes pas connecté, car le serveur n’est pas joignable. Veuillez réessayer.',
  partMissing: 'Une partie de cette page n’a pas pu être chargée.',
  skip: 'Aller au contenu',
  areas: 'Rubriques',
  elsewhere: 'Pricebook sur d’autres pages',
  titles: {
    '/': 'Connexion',
    '/register': 'Inscription',
    '/admin-approval': 'Approbation',
    '/forgot-password': 'Réinitialiser le mot de passe',
    '/quotes': 'Devis',
    '/record': 'Journal des modifications',
    '/products': 'Gestion des produits',
    '/companies': 'Gestion des sociétés',
    '/users': 'Gestion des utilisateurs',
    '/prices': 'Tarif',
  },
};
