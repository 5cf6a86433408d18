import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

const toLogin = 'Zurück zur Anmeldung';
const minimum = 'Mindestens 8 Zeichen';
const keptText = 'Ihre Eingaben bleiben erhalten: Versuchen Sie es erneut.';
const unknownPassword =
  'Es ist nicht bekannt, ob das Passwort geändert wurde: Versuchen Sie, sich mit dem neuen anzumelden.';
const passwordReset = 'Das Passwort wurde zurückgesetzt. Bitte melden Sie sich an.';
const resetFailed = ['Zurücksetzen fehlgeschlagen', 'Das Passwort konnte nicht zurückgesetzt werden'] as const;

export const accounts = {
  login: {
    heading: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    or: 'oder',
    useEmailCode: 'Einmalcode per E-Mail',
    forgotPassword: 'Passwort vergessen?',
    wantNewPassword: 'Neues Passwort gewünscht?',
    resetPassword: 'Passwort zurücksetzen',
    noAccount: 'Noch kein Konto?',
    register: 'Jetzt registrieren',
    retryHint: keptText,
    retryAt: (time) => `Sie können es um ${time} erneut versuchen.`,
    missingEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
    missingPassword: 'Geben Sie Ihr Passwort ein.',
    signOut: 'Abmelden',
    goOn: 'Weiter',
    signedIn: 'Sie sind angemeldet.',
    signedInAs: (name) => `Sie sind als ${name} angemeldet.`,
  },
  loginFailure: {
    password: ['Anmeldung fehlgeschlagen', 'Ungültige Zugangsdaten'],
    'code-request': ['Einmalcode nicht angefordert', 'Der Einmalcode konnte nicht gesendet werden.'],
    'authenticator-code': ['TOTP-Prüfung fehlgeschlagen', 'Ungültiger TOTP-Code'],
    'email-code': ['Prüfung des Einmalcodes fehlgeschlagen', 'Ungültiger Einmalcode'],
    'open-reset': resetFailed,
    'password-reset': resetFailed,
    'forgot-password': ['Fehlgeschlagen', 'Die E-Mail zum Zurücksetzen konnte nicht gesendet werden.'],
  },
  loginIncomplete: {
    'code-request': {
      type: 'warning',
      title: 'Angaben fehlen',
      message: 'Bitte geben Sie zuerst E-Mail und Passwort ein.',
    },
    'open-reset': {
      type: 'warning',
      title: 'E-Mail erforderlich',
      message: 'Bitte geben Sie Ihre E-Mail ein, bevor Sie das Passwort zurücksetzen.',
    },
    'authenticator-code': { type: 'error', message: 'Bitte geben Sie den TOTP-Code ein.' },
    'email-code': { type: 'error', message: 'Bitte geben Sie den Einmalcode ein.' },
    'password-reset': { type: 'error', message: 'Bitte geben Sie das neue Passwort ein' },
  },
  loginSuccess: {
    'code-sent': ['Einmalcode gesendet', 'Sie finden den Einmalcode in Ihren E-Mails.'],
    'password-reset': ['Passwort zurückgesetzt', passwordReset],
    'mail-sent': ['E-Mail gesendet', 'Sie finden die Anleitung zum Zurücksetzen in Ihrem Posteingang.'],
  },
  loginSteps: {
    back: 'Zurück',
    codeHeading: 'Code eingeben',
    moreDigits: (digits) => `noch ${counted(digits, 'Ziffer', 'Ziffern')}`,
    verify: 'Prüfen',
    authenticatorCode: 'Code der Authenticator-App',
    authenticatorHelp: 'Geben Sie den Code ein, den Ihre Authenticator-App jetzt zeigt.',
    useEmailCode: 'Einmalcode per E-Mail',
    emailCode: 'Code aus der E-Mail',
    codeSentTo: (email) => `Sie finden den Einmalcode in Ihren E-Mails. Sechs Ziffern gingen an ${email}.`,
    sendAgain: 'Neuen Code senden',
    sendAgainIn: (left) => `Neuer Code in ${count(left)} s`,
    mayBeSent: 'Es ist nicht bekannt, ob die E-Mail gesendet wurde: Sehen Sie zuerst in Ihren Posteingang.',
    resetHeading: 'Passwort zurücksetzen',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    missingCurrent: 'Geben Sie das aktuelle Passwort ein.',
    newPasswordHint: minimum,
    reset: 'Passwort zurücksetzen',
    mayBeReset: unknownPassword,
    forgotHeading: 'Passwort vergessen',
    forgotHelp: 'Geben Sie Ihre E-Mail ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    sendLink: 'E-Mail senden',
  },
  register: {
    heading: 'Registrieren',
    name: 'VOLLSTÄNDIGER NAME',
    email: 'E-MAIL',
    phone: 'TELEFONNUMMER',
    company: 'FIRMENNAME',
    password: 'PASSWORT',
    passwordHint: minimum,
    submit: 'Registrieren',
    missing: {
      name: 'Geben Sie Ihren vollständigen Namen ein.',
      email: 'Geben Sie Ihre E-Mail ein.',
      phone: 'Geben Sie Ihre Telefonnummer ein.',
      company: 'Geben Sie den Namen Ihrer Firma ein.',
    },
    notAnEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    failed: 'Registrierung fehlgeschlagen',
    mayBeDone:
      'Es ist nicht bekannt, ob Ihr Antrag angekommen ist. Suchen Sie im Posteingang nach der Begrüßungsnachricht, bevor Sie es erneut versuchen.',
    retryHint: 'Ihre Eingaben bleiben erhalten: Korrigieren Sie sie, oder versuchen Sie es erneut.',
    doneTitle: 'Antrag eingegangen',
    done: 'Vielen Dank für Ihren Antrag auf ein Konto. Ihr Konto wartet jetzt auf die Freigabe durch den Administrator. Inzwischen wurde eine Begrüßungsnachricht mit weiteren Hinweisen an Ihre E-Mail-Adresse gesendet.',
    haveAccount: 'Haben Sie schon ein Konto?',
    backToLogin: toLogin,
  },
  reset: {
    title: 'PASSWORT ZURÜCKSETZEN',
    help: 'Ändern Sie das Passwort mit Ihrer E-Mail!',
    email: 'E-Mail',
    newPassword: 'Neues Passwort',
    newPasswordHint: minimum,
    submit: 'Absenden',
    missing: 'Bitte geben Sie ein neues Passwort ein',
    done: passwordReset,
    doneTitle: 'Passwort zurückgesetzt',
    toLogin,
    failed: resetFailed[0],
    fallback: resetFailed[1],
    retryHint: keptText,
    mayBeDone: unknownPassword,
    invalidLinkTitle: 'Dieser Link kann nicht verwendet werden',
    incomplete:
      'Ein Teil des Links fehlt. Öffnen Sie ihn noch einmal aus der E-Mail, oder lassen Sie sich einen neuen senden.',
    invalidLinkHelp: 'Ihr Passwort bleibt unverändert. Lassen Sie sich einen neuen Link senden.',
    newLink: 'Neuen Link senden',
  },
  approval: {
    title: 'FREIGABE DURCH ADMIN',
    subtitle: 'Rolle wählen und Firma zuweisen!',
    email: 'E-Mail',
    name: 'Name',
    typedCompany: 'Firma, wie angegeben',
    company: 'Firma',
    companyPlaceholder: 'Firmen suchen',
    companies: {
      loading: 'Die Firmen werden geladen …',
      none: 'Es gibt noch keine Firma. Legen Sie eine in der Firmenverwaltung an, und öffnen Sie dann diesen Link erneut.',
      failed: 'Die Firmen konnten nicht geladen werden.',
    },
    role: 'Rolle',
    rolePlaceholder: 'Rolle wählen',
    submit: 'ABSENDEN',
    missing: {
      both: 'Wählen Sie eine Firma und eine Rolle.',
      company: 'Wählen Sie eine Firma.',
      role: 'Wählen Sie eine Rolle.',
    },
    failed: 'Freigabe fehlgeschlagen',
    mayBeApproved:
      'Es ist nicht bekannt, ob das Konto freigegeben wurde. Sehen Sie in der Benutzerverwaltung nach, bevor Sie erneut absenden.',
    refusedFallback: 'Die Freigabe wurde abgelehnt.',
    thanks: (name) => `Vielen Dank! ${name} wurde freigegeben.`,
    done: 'Wenn Sie Rolle oder Firma ändern möchten, tun Sie das bitte in der Benutzerverwaltung.',
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      advice:
        'Melden Sie sich an, und gehen Sie zur Benutzerverwaltung: Sie zeigt, ob dieses Konto noch wartet, und dort können Sie es freigeben.',
    },
    invalid: {
      title: 'Dieser Link ist ungültig',
      advice: 'Öffnen Sie ihn erneut aus der E-Mail, vollständig und unverändert.',
    },
    incomplete: {
      title: 'Dieser Link ist unvollständig',
      text: 'Die E-Mail-Adresse, der Name oder das Token fehlt darin.',
    },
    backToLogin: toLogin,
  },
  profile: {
    title: 'Profil',
    signedOut: 'Niemand ist angemeldet, also gibt es kein Profil zu zeigen. Melden Sie sich zuerst an.',
    details: 'Ihre Angaben',
    changePicture: 'Bild ändern',
    removePicture: 'Bild entfernen',
    pictureHint: 'Eine Bilddatei, z. B. PNG oder JPEG.',
    newPicture: (file) => `Neues Bild: ${file}`,
    pictureRemoved: 'Das Bild wird beim Speichern entfernt.',
    notAnImage: (file) => `„${file}“ ist kein Bild. Wählen Sie eine Bilddatei, z. B. PNG oder JPEG.`,
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefonnummer',
    missingName: 'Geben Sie Ihren Namen ein.',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saved: 'Profil gespeichert!',
    error: 'Fehler',
    mayBeSaved: 'Es ist nicht bekannt, ob das Profil gespeichert wurde. Speichern Sie es noch einmal.',
    saveFailed: 'Das Profil konnte nicht gespeichert werden.',
    twoFactor: {
      heading: 'Zwei-Faktor-Authentifizierung',
      on: 'Ein',
      off: 'Aus',
      scan: 'Scannen Sie den QR-Code mit der Google-Authenticator-App',
      loading: 'Ein Schlüssel wird erzeugt …',
      qrCode: 'QR-Code für Ihre Authenticator-App',
      noQrCode: 'Es gibt keinen QR-Code. Geben Sie stattdessen den Schlüssel in die App ein.',
      key: 'Oder geben Sie diesen Schlüssel ein',
      copy: 'Schlüssel kopieren',
      copied: 'Kopiert',
      copyFailed: 'Der Schlüssel konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand.',
      anotherSecret: 'Neuer QR-Code',
      deviceName: 'Gerätename',
      code: 'Code',
      enable: '2FA einschalten',
      enabled: 'Die Zwei-Faktor-Authentifizierung ist an. Die nächste Anmeldung verlangt einen Code Ihrer App.',
      missingTitle: 'Felder fehlen',
      missing: 'Füllen Sie alle 2FA-Felder aus',
      missingDeviceName: 'Geben Sie dem Gerät einen Namen, z. B. Mein Handy.',
      missingCode: 'Geben Sie den Code ein, den die App zeigt.',
      failedTitle: 'Fehlgeschlagen',
      failed: '2FA konnte nicht eingeschaltet werden',
      mayBeEnabled:
        'Es ist nicht bekannt, ob die Zwei-Faktor-Authentifizierung an ist. Versuchen Sie den nächsten Code der App; wird er abgelehnt, holen Sie einen neuen QR-Code.',
      secretFailed: 'QR-Code nicht erzeugt',
      secretFailedText: 'Es gibt keinen Schlüssel, mit dem die App eingerichtet werden kann.',
      device: '2FA-Gerät',
      forget: 'Entfernen',
      forgetHint:
        '„Entfernen“ löscht den Namen nur in diesem Browser: Die Anmeldung verlangt weiterhin einen Code der App.',
      forgotten:
        'Das Gerät wurde nur in diesem Browser entfernt. Die Anmeldung verlangt weiterhin einen Code seiner App, bis ein anderes Gerät eingerichtet ist.',
    },
  },
  header: {
    notifications: 'Mitteilungen',
    unseen: (unseen) => `Mitteilungen, ${count(unseen)} neu`,
    noNotifications: 'Noch keine Mitteilungen seit dem Öffnen der Seite.',
    typeOf: (type) => `${type}: `,
    menu: 'Profil',
    menuOf: 'Profil: ',
    signIn: 'Anmelden',
    settings: 'Einstellungen',
    signOut: 'Abmelden',
    confirmTitle: 'Möchten Sie fortfahren?',
    confirmText: 'Bitte bestätigen Sie, dass Sie sich abmelden möchten.',
    confirmNo: 'Nein',
    confirmYes: 'Ja',
  },
  quotes: {
    heading: 'Angebote',
    title: 'Noch nicht verfügbar',
    text: 'Diese Funktion ist in Entwicklung und kommt mit der nächsten Version.',
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
