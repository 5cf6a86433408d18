import type { MailTexts } from './en';

const once = 'Der Link gilt einmal, 7 Tage lang.';
const warning = 'Wenn Sie das nicht waren, wenden Sie sich bitte sofort an Ihren Administrator.';

export const german: MailTexts = {
  greeting: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  confirmAddress: 'Adresse bestätigen und Passwort wählen',
  toSignInPage: 'Zur Anmeldeseite',
  signIn: 'Anmelden',
  registered:
    'Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse registriert hat. Wenn Sie das nicht waren, ignorieren Sie sie bitte.',
  welcome: {
    subject: 'Willkommen bei Pricebook',
    paragraphs: [
      'Vielen Dank, dass Sie ein Konto beantragt haben. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, und wählen Sie Ihr Passwort: Danach prüft ein Administrator Ihren Antrag, meist innerhalb eines Arbeitstags.',
    ],
    after: [
      `${once} Es zählt das Passwort, das Sie dort wählen. Sobald Ihr Konto freigegeben ist, schreiben wir Ihnen wieder, und Sie können sich anmelden.`,
    ],
  },
  registeredAgain: {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, wahrscheinlich Sie, hat sich mit dieser Adresse ein zweites Mal registriert. Es wurde nichts geändert: Die erste Registrierung wartet darauf, dass Sie diese Adresse bestätigen und das Passwort wählen.',
    ],
    after: [`${once} Es zählt kein bei einer Registrierung eingegebenes Passwort, sondern das, das Sie dort wählen.`],
  },
  alreadyRegistered: {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, wahrscheinlich Sie, hat sich mit dieser Adresse registriert, zu der es bereits ein Konto gibt. Daran wurde nichts geändert.',
      'Melden Sie sich mit Ihrem Passwort an, oder wählen Sie dort mit „Passwort vergessen?“ ein neues. Wenn Ihr Konto noch auf Freigabe wartet, schreiben wir Ihnen, sobald es freigegeben ist; wenn es inaktiv ist, wenden Sie sich bitte an Ihren Administrator.',
    ],
  },
  approvalRequest: {
    subject: (name) => `${name} beantragt ein Konto`,
    applicant: (name, company) => `${name} von „${company}“ hat sich registriert und wartet auf Freigabe.`,
    email: (email) => `E-Mail: ${email}`,
    phone: (phone) => `Telefonnummer: ${phone}`,
    request:
      'Bitte wählen Sie die Firma und die Rolle, die diese Person haben soll. Wenn Sie sie nicht kennen, tun Sie nichts: Ohne Freigabe kann sich niemand anmelden.',
    action: 'Prüfen und freigeben',
    after: [once],
    reason: 'Sie erhalten diese E-Mail, weil Sie Administrator von Pricebook sind.',
  },
  approved: {
    subject: 'Ihr Konto ist freigegeben',
    paragraphs: [
      'Gute Nachrichten: Ihr Konto ist freigegeben. Melden Sie sich mit dieser E-Mail-Adresse und dem Passwort an, das Sie gewählt haben.',
    ],
    reason: 'Sie erhalten diese E-Mail, weil Sie ein Konto beantragt haben.',
  },
  approvedUnconfirmed: {
    subject: 'Ihr Konto ist freigegeben',
    paragraphs: [
      'Gute Nachrichten: Ihr Konto ist freigegeben. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, und wählen Sie Ihr Passwort.',
    ],
    after: [`${once} Verwenden Sie danach „Passwort vergessen?“ auf der Anmeldeseite.`],
    reason:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein Konto beantragt hat. Wenn Sie das nicht waren, ignorieren Sie sie bitte.',
  },
  invitation: {
    subject: 'Sie sind zu Pricebook eingeladen',
    paragraphs: [
      'Für Sie wurde ein Konto angelegt. Melden Sie sich mit dieser E-Mail-Adresse und dem vorläufigen Passwort unten an; danach wählen Sie ein eigenes Passwort.',
    ],
    password: (password) => `Vorläufiges Passwort: ${password}`,
    after: ['Das vorläufige Passwort gilt 7 Tage.'],
    reason: 'Sie erhalten diese E-Mail, weil ein Administrator für diese Adresse ein Konto angelegt hat.',
  },
  code: {
    subject: 'Ihr Anmeldecode',
    paragraphs: ['Geben Sie diesen Code ein, um sich anzumelden:'],
    after: [
      'Er gilt einmal, 10 Minuten lang. Wir fragen nie am Telefon oder per E-Mail danach.',
      'Wenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Bitte ändern Sie es.',
    ],
    reason: 'Sie erhalten diese E-Mail, weil eine Anmeldung mit Ihrem Passwort nach einem Code gefragt hat.',
  },
  passwordReset: {
    subject: 'Passwort zurücksetzen',
    paragraphs: [
      'Jemand, wahrscheinlich Sie, möchte das Passwort Ihres Kontos zurücksetzen. Wählen Sie hier ein neues:',
    ],
    action: 'Neues Passwort wählen',
    after: [
      'Der Link gilt einmal, eine Stunde lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse das Zurücksetzen eines Passworts angefordert wurde.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    changed: 'Das Passwort Ihres Kontos wurde geändert, und alle seine Sitzungen sind beendet.',
    warning: (address) =>
      `Wenn Sie das nicht waren, wählen Sie mit „Passwort vergessen?“ auf ${address} ein anderes Passwort und sagen Sie es Ihrem Administrator.`,
  },
  authenticatorChanged: {
    subject: 'Ihre Authenticator-App wurde geändert',
    changed: (device) => `Die Codes für Ihr Konto kommen jetzt von der Authenticator-App auf „${device}“.`,
    warning,
  },
  authenticatorRemoved: {
    subject: 'Ihre Authenticator-App wurde entfernt',
    paragraphs: [
      'Ein Administrator hat die Authenticator-App Ihres Kontos entfernt, und alle seine Sitzungen sind beendet.',
      'Richten Sie nach der nächsten Anmeldung in den Einstellungen eine andere ein.',
      warning,
    ],
  },
  codeReused: {
    subject: 'Ein Code Ihrer Authenticator-App wurde zweimal verwendet',
    paragraphs: [
      'Jemand, der Ihr Passwort kennt, wollte sich mit einem Code anmelden, der bereits verwendet war. Die Anmeldung wurde abgelehnt.',
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort, denn jemand hat es und den Code gesehen.',
    ],
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Ein Administrator hat die E-Mail-Adresse Ihres Kontos geändert. Sie melden sich von nun an mit der neuen Adresse an.',
      warning,
    ],
  },
  waysToSignIn: 'Sie erhalten diese E-Mail, weil es um die Anmeldung bei Ihrem Pricebook-Konto geht.',
};
