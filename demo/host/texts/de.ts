import type { HostMessages } from './en';

export const texts: HostMessages = {
  failed: 'Dieser Teil konnte nicht angezeigt werden',
  checking: 'Sein Code wurde nicht geladen.',
  retry: 'Erneut versuchen',
  reasons: {
    same: 'Der Server hat einen Teil des Programms nicht geliefert. Wenn das so bleibt, sagen Sie es Ihrem Administrator.',
    new: 'Es gibt eine neue Version dieser Seite, und der Server hat einen Teil der alten nicht mehr.',
    unreachable:
      'Das Netzwerk oder der Server ist nicht erreichbar. Die Seite macht von selbst weiter, sobald die Verbindung wieder besteht.',
  },
  newVersion:
    'Es gibt eine neue Version. Was in ein Formular eingegeben wurde, wird nach dem Laden wieder angeboten; eine gewählte Datei, die nicht gesendet wurde, muss erneut gewählt werden.',
  loadVersion: 'Laden',
  later: 'Später',
  signInWith: (provider) => `Mit ${provider} anmelden`,
  signInFailed: 'Sie sind nicht angemeldet, weil der Server nicht erreichbar ist. Bitte versuchen Sie es erneut.',
  partMissing: 'Ein Teil dieser Seite konnte nicht geladen werden.',
  skip: 'Zum Inhalt',
  areas: 'Bereiche',
  elsewhere: 'Pricebook auf anderen Seiten',
  titles: {
    '/': 'Anmelden',
    '/register': 'Registrieren',
    '/admin-approval': 'Freigabe',
    '/forgot-password': 'Passwort zurücksetzen',
    '/quotes': 'Angebote',
    '/record': 'Änderungsprotokoll',
    '/products': 'Produktverwaltung',
    '/companies': 'Firmenverwaltung',
    '/users': 'Benutzerverwaltung',
    '/prices': 'Preisliste',
  },
};
