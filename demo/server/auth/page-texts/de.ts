import type { PageTexts } from './en';

export const german: PageTexts = {
  toSignIn: 'Zur Anmeldeseite',
  confirm: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    error: (title) => `Fehler: ${title}`,
    applied: (company, email) => `Jemand von „${company}“ hat mit der Adresse ${email} ein Konto beantragt.`,
    question:
      'Sind Sie das, und ist das Ihre Adresse? Berichtigen Sie Ihren Namen, wenn ihn jemand anderes eingegeben hat, und wählen Sie das Passwort Ihres Kontos: Ein anderes, das jemand bei der Registrierung eingegeben hat, zählt nicht.',
    review: 'Danach prüft ein Administrator Ihren Antrag.',
    notYou: 'Wenn Sie das nicht sind, schließen Sie diese Seite: Es geschieht nichts.',
    email: 'E-Mail',
    name: 'Name',
    password: 'Neues Passwort',
    passwordHint: 'Mindestens 8 Zeichen.',
    submit: 'Diese Adresse bestätigen',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },
  confirmed: {
    title: 'Ihre E-Mail-Adresse ist bestätigt',
    thanks: (email) => `Vielen Dank. ${email} ist bestätigt, und das Passwort, das Sie gewählt haben, gilt.`,
  },
  next: {
    Pending:
      'Ein Administrator prüft jetzt Ihren Antrag, meist innerhalb eines Arbeitstags. Wir schreiben Ihnen, sobald Ihr Konto freigegeben ist.',
    Active:
      'Ihr Konto ist bereits freigegeben: Melden Sie sich mit dieser Adresse und dem Passwort an, das Sie gewählt haben.',
    Inactive: 'Ihr Konto ist inaktiv. Bitte wenden Sie sich an Ihren Administrator.',
  },
  refused: {
    title: 'Dieser Link funktioniert nicht',
    help: 'Wenn Sie Ihre Adresse schon bestätigt haben, brauchen Sie keinen anderen Link: Wir schreiben Ihnen, sobald Ihr Konto freigegeben ist. Sonst registrieren Sie sich noch einmal mit derselben Adresse, und Sie erhalten eine E-Mail mit einem neuen Link. Auch „Passwort vergessen?“ auf der Anmeldeseite bestätigt die Adresse.',
  },
  outbox: {
    title: 'Postausgang',
    intro: 'Dies ist eine Demo: Ihre E-Mails werden hier aufbewahrt, statt verschickt zu werden. Die neuesten zuerst.',
    none: 'Es wurde noch keine E-Mail gesendet.',
    to: (address) => `An ${address}`,
    plainText: 'Nur Text',
  },
  notSignedIn: 'Sie sind nicht angemeldet',
};

/** Texts for the codes of errors and of the reasons of fields that these pages show. */
export const germanReasons = {
  'confirmation-form-needed': 'Bitte verwenden Sie die Schaltfläche auf der Seite, auf die die E-Mail verweist.',
  'unreadable-form': 'Die Anfrage ist abgeschnitten oder kein multipart/form-data. Bitte senden Sie die Datei erneut.',
  'link-invalid':
    'Dieser Link ist ungültig. Bitte verwenden Sie den Link der E-Mail unverändert, oder fordern Sie einen neuen an.',
  'link-used': 'Dieser Link wurde bereits verwendet oder gilt nicht mehr. Bitte fordern Sie bei Bedarf einen neuen an.',
  'link-expired': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'account-pending': 'Ihr Konto wartet noch auf Freigabe. Bitte wenden Sie sich an Ihren Administrator.',
  'account-inactive': 'Ihr Konto ist inaktiv. Bitte wenden Sie sich an Ihren Administrator.',
  'account-not-active': 'Ihr Konto ist nicht aktiv. Bitte wenden Sie sich an Ihren Administrator.',
  'account-just-deleted': 'Dieses Konto wurde soeben gelöscht. Bitte versuchen Sie es erneut.',
  'sign-in-not-begun':
    'Diese Anmeldung wurde nicht in diesem Browser begonnen, hat zu lange gedauert oder wurde bereits abgeschlossen.',
  'application-received':
    'Vielen Dank. Ein Administrator prüft jetzt Ihren Antrag; wir schreiben Ihnen, sobald Ihr Konto freigegeben ist. Melden Sie sich dann auf demselben Weg an.',
  'identity-address-unconfirmed': 'Ihr Identitätsanbieter bestätigt nicht, dass diese E-Mail-Adresse Ihnen gehört.',
  'identity-address-of-another':
    'Diese E-Mail-Adresse gehört zu einem anderen Konto Ihres Identitätsanbieters. Bitte wenden Sie sich an Ihren Administrator.',
  'super-admin-needs-password': 'Ein Super-Admin meldet sich mit einem Passwort an.',
  'identity-provider-unreachable':
    '{name} ist gerade nicht erreichbar. Bitte versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  'identity-provider-refused': '{name} hat diese Anmeldung nicht bestätigt. Bitte versuchen Sie es erneut.',
  needed: 'Darf nicht leer sein.',
  'too-long': 'Ist zu lang.',
  'max-characters': 'Darf höchstens {limit} Zeichen haben.',
  'min-characters': 'Muss mindestens {limit} Zeichen haben.',
  'unshown-character': 'Enthält ein Zeichen, das nicht angezeigt werden kann.',
  'nul-character': 'Enthält ein NUL-Zeichen, das nicht gespeichert werden kann.',
  'nothing-visible': 'Muss sichtbare Zeichen haben.',
  'common-password': 'Gehört zu den häufigsten Passwörtern, die zuerst erraten werden.',
} as const;
