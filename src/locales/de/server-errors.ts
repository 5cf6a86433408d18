import type { CatalogueOfCodes } from '../catalogue';
import { translatorOf } from '../translate-refusal';

const errors = {
  'server-failure':
    'Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
  'server-starting': 'Der Server startet gerade.',
  'took-too-long': 'Das hat zu lange gedauert. Es wurde nichts geändert.',
  'database-silent': 'Die Datenbank antwortet nicht. Es wurde nichts geändert.',
  'database-changing-over': 'Die Datenbank wechselt gerade auf einen anderen Server. Es wurde nichts geändert.',
  'database-connection-lost':
    'Die Verbindung zur Datenbank wurde unterbrochen. Wenn Sie etwas gespeichert haben, prüfen Sie, ob es gespeichert ist, bevor Sie es erneut versuchen.',
  'disk-full':
    'Die Festplatte des Servers ist voll. Es wurde nichts geändert. Bitte sagen Sie es seinem Administrator: Lesen ist weiterhin möglich.',
  'nothing-here': 'Unter {path} gibt es nichts.',
  'method-not-allowed': '{method} ist bei {path} nicht möglich. Möglich sind: {methods}.',
  'body-too-large': 'Die Anfrage ist zu groß: Möglich sind höchstens {megabytes} MB.',
  'body-not-json': 'Die Anfrage muss JSON sein, mit dem Header Content-Type: application/json.',
  'form-needed': 'Nötig ist ein Formular.',
  'profile-form-needed': 'Das Profil muss als multipart/form-data gesendet werden.',
  'file-form-needed': 'Eine Datei muss als multipart/form-data im Feld „file“ gesendet werden.',
  'confirmation-form-needed': 'Bitte verwenden Sie die Schaltfläche auf der Seite, auf die die E-Mail verweist.',
  'unreadable-form': 'Die Anfrage ist abgeschnitten oder kein multipart/form-data. Bitte senden Sie die Datei erneut.',
  'save-in-progress': 'Das wird bereits gespeichert. Sehen Sie gleich in der Liste nach.',
  'saved-with-other-values':
    'Der erste Versuch wurde mit anderen Werten gespeichert. Schließen Sie das Formular und sehen Sie in der Liste nach: Der Datensatz steht darin und kann bearbeitet werden.',
  'metrics-token-needed': 'Senden Sie METRICS_TOKEN als Bearer-Token.',
  'own-download-running': 'Ihr letzter Download wird noch erstellt oder gesendet.',
  'downloads-running': 'Es werden gerade andere Downloads erstellt.',
  'backup-running': 'Es wird gerade eine andere Sicherung erstellt.',
  'backup-elsewhere':
    'Die Daten liegen in PostgreSQL: Sichern Sie sie mit pg_dump, wie in docs/operating.md beschrieben.',
  'sign-in-needed': 'Bitte melden Sie sich an.',
  'session-ended': 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'role-not-allowed': 'Ihre Rolle erlaubt das nicht. Ein Administrator kann sie ändern.',
  'only-super-admin': 'Ihre Rolle erlaubt das nicht: Nur ein Super-Admin kann Super-Admins anlegen oder ändern.',
  'recent-sign-in-needed':
    'Ihre Anmeldung liegt mehr als 15 Minuten zurück. Bitte melden Sie sich dafür ab und wieder an.',
  'invalid-credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  'invalid-mailed-code': 'Der Code ist ungültig. Vielleicht ist er abgelaufen: Sie können einen neuen anfordern.',
  'invalid-app-code': 'Der Code ist ungültig. Bitte geben Sie den Code ein, den Ihre App jetzt anzeigt.',
  'account-pending': 'Ihr Konto wartet noch auf Freigabe. Bitte wenden Sie sich an Ihren Administrator.',
  'account-inactive': 'Ihr Konto ist inaktiv. Bitte wenden Sie sich an Ihren Administrator.',
  'account-not-active': 'Ihr Konto ist nicht aktiv. Bitte wenden Sie sich an Ihren Administrator.',
  'temporary-password-expired':
    'Ihr vorläufiges Passwort ist abgelaufen. Bitte wählen Sie mit „Passwort vergessen?“ ein neues.',
  'password-temporary': 'Dieses Passwort ist vorläufig. Bitte wählen Sie ein eigenes.',
  'password-common': 'Ihr Passwort ist eines der häufigsten, die zuerst erraten werden. Bitte wählen Sie ein anderes.',
  'too-many-failures': 'Zu viele fehlgeschlagene Versuche.',
  'too-many-mails': 'Es wurden zu viele E-Mails angefordert.',
  'sign-in-being-checked': 'Eine andere Anmeldung dieses Kontos wird gerade geprüft.',
  'network-sign-ins-being-checked': 'Andere Anmeldungen aus Ihrem Netzwerk werden gerade geprüft.',
  'sign-ins-busy': 'Der Server ist mit anderen Anmeldungen ausgelastet.',
  'link-invalid':
    'Dieser Link ist ungültig. Bitte verwenden Sie den Link der E-Mail unverändert, oder fordern Sie einen neuen an.',
  'link-used': 'Dieser Link wurde bereits verwendet oder gilt nicht mehr. Bitte fordern Sie bei Bedarf einen neuen an.',
  'link-expired': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'link-of-no-administrator':
    'Dieser Link ging an jemanden, der kein aktiver Administrator mehr ist. Bitte wenden Sie sich an einen Administrator.',
  'link-for-super-admin': 'Ein Link kann niemanden zum Super-Admin machen. Wählen Sie eine andere Rolle.',
  'not-waiting-for-approval': '{name} wartet nicht mehr auf eine Freigabe.',
  'email-not-changeable': 'Sie können nur Ihr eigenes Profil ändern, und nicht dessen E-Mail-Adresse.',
  'sign-in-not-begun':
    'Diese Anmeldung wurde nicht in diesem Browser begonnen, hat zu lange gedauert oder wurde bereits abgeschlossen.',
  'sign-in-code-expired':
    'Diese Anmeldung ist abgelaufen oder wurde bereits verwendet. Bitte melden Sie sich erneut an.',
  'application-received':
    'Vielen Dank. Ein Administrator prüft jetzt Ihren Antrag; wir schreiben Ihnen, sobald Ihr Konto freigegeben ist. Melden Sie sich dann auf demselben Weg an.',
  'identity-address-unconfirmed': 'Ihr Identitätsanbieter bestätigt nicht, dass diese E-Mail-Adresse Ihnen gehört.',
  'identity-address-of-another':
    'Diese E-Mail-Adresse gehört zu einem anderen Konto Ihres Identitätsanbieters. Bitte wenden Sie sich an Ihren Administrator.',
  'account-just-deleted': 'Dieses Konto wurde soeben gelöscht. Bitte versuchen Sie es erneut.',
  'super-admin-needs-password': 'Ein Super-Admin meldet sich mit einem Passwort an.',
  'identity-provider-unreachable':
    '{name} ist gerade nicht erreichbar. Bitte versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  'identity-provider-refused': '{name} hat diese Anmeldung nicht bestätigt. Bitte versuchen Sie es erneut.',
  'email-taken': 'Es gibt bereits einen Benutzer mit der E-Mail-Adresse {email}.',
  'invitation-pending':
    'Die Einladung an {email} konnte noch nicht gesendet werden. 24 Stunden lang wird es weiter versucht.',
  'user-gone': 'Diesen Benutzer gibt es nicht mehr. Laden Sie die Liste neu.',
  'last-super-admin':
    '{name} ist der letzte Super-Admin, der sich anmelden kann. Machen Sie zuerst jemand anderen zum Super-Admin.',
  'own-account': 'Sie können Ihr eigenes Konto nicht löschen. Bitten Sie einen anderen Administrator darum.',
  'user-in-history':
    'Dieser Benutzer kommt im Verlauf von Datensätzen vor und wurde nicht gelöscht. Setzen Sie ihn stattdessen auf Inaktiv.',
  'no-authenticator': '{name} hat keine Authenticator-App.',
  'record-changed': '{name} wurde inzwischen von jemand anderem geändert. Es wurde nichts gespeichert.',
  'price-changed': 'Der Preis von {sku} wurde inzwischen von jemand anderem geändert. Es wurde nichts gespeichert.',
  'product-changed': 'Das Produkt {sku} wurde inzwischen von jemand anderem geändert. Es wurde nichts gespeichert.',
  'record-gone': 'Diesen Datensatz gibt es nicht mehr. Laden Sie die Liste neu.',
  'title-taken': 'Den Namen {title} gibt es bereits. Wählen Sie einen anderen.',
  'company-in-use':
    '{name} wird noch verwendet (Benutzer: {users}, exklusive Produkte: {products}) und wurde nicht gelöscht. Ändern Sie diese zuerst, oder setzen Sie die Firma auf Inaktiv.',
  'product-has-price':
    '{sku} wird noch verwendet: Es gibt einen Preis dafür. Löschen Sie zuerst den Preis, oder setzen Sie das Produkt auf Inaktiv.',
  'sku-taken':
    'Es gibt bereits ein Produkt {sku}: Wählen Sie eine andere Artikelnummer, oder bearbeiten Sie jenes Produkt.',
  'price-exists': '{sku} hat bereits einen Preis: Bearbeiten Sie diesen.',
  'picture-too-large': 'Das Bild ist zu groß: Möglich sind {megabytes} MB. Bitte verkleinern Sie es.',
  'picture-too-many-pixels':
    'Das Bild hat zu viele Pixel: Möglich sind {megapixels} Millionen. Bitte verkleinern Sie es.',
  'not-a-picture': 'Das ist kein Bild: Bitte wählen Sie eine Datei vom Typ PNG, JPEG, WebP oder GIF.',
  'file-gone': 'Diese Datei gibt es nicht mehr.',
  'uploads-being-read': 'Ihre letzten Uploads werden noch gelesen. Es wurde nichts gespeichert.',
  'too-many-uploads': 'Der Server hat zu viele Uploads zu lesen. Es wurde nichts gespeichert.',
  'changes-too-large':
    'Die Anfrage ist zu groß: Änderungen dürfen höchstens {megabytes} MB haben. Bitte teilen Sie die Datei auf.',
  'too-many-changes': 'Es können höchstens {limit} Änderungen auf einmal bestätigt werden.',
  'too-many-differences':
    'Es wurde nichts gespeichert: Mehr als {limit} Zeilen weichen vom gespeicherten Stand ab. Bitte teilen Sie die Datei auf.',
  'wrong-row': 'Es wurde nichts gespeichert: Die Datei hat einen Fehler in Zeile {row}, {column}.',
  'wrong-rows': 'Es wurde nichts gespeichert: Die Datei hat {total} Fehler. Der erste steht in Zeile {row}, {column}.',
  'records-changed':
    'Es wurde nichts gespeichert. Seit Beginn der Prüfung geänderte Datensätze: {changed}. Bitte sehen Sie sie erneut an.',
  'records-deleted':
    'Es wurde nichts gespeichert. Gelöschte Datensätze: {deleted} ({skus}). Bitte lassen Sie diese aus.',
  'records-changed-and-deleted':
    'Es wurde nichts gespeichert. Seit Beginn der Prüfung geänderte Datensätze: {changed}. Bitte sehen Sie sie erneut an. Gelöschte Datensätze: {deleted} ({skus}). Bitte lassen Sie diese aus.',
  'product-just-deleted':
    'Es wurde nichts gespeichert: Ein Produkt der Datei wurde soeben gelöscht. Bitte laden Sie sie erneut hoch.',
  'upload-gone': 'Diesen Upload gibt es nicht. Laden Sie die Liste der Uploads neu.',
  'taken-back-already': 'Der Upload von {file} wurde bereits zurückgenommen, und zwar von {name}.',
  'upload-taken-back':
    'Es wurde nichts gespeichert: Der Upload von {file} wurde zurückgenommen. Laden Sie die Datei erneut hoch.',
  'upload-without-changes': 'Es gibt nichts zurückzunehmen: Der Upload von {file} hat keinen Preis geändert.',
  'all-changed-afterwards':
    'Es gibt nichts zurückzunehmen: Alle Preise, die der Upload von {file} geändert hat, wurden danach erneut geändert.',
  'none-changed-afterwards':
    'Es wurde nichts zurückgenommen: Nach dem Upload von {file} wurde kein Preis geändert. Öffnen Sie die Vorschau erneut.',
  'changed-afterwards':
    'Es wurde nichts zurückgenommen. Nach dem Upload von {file} geänderte Preise: {total} ({skus}). Sehen Sie sich diese zuerst an.',
  'too-large-to-take-back':
    'Es wurde nichts zurückgenommen: Der Upload von {file} ist zu groß für diesen Server, der länger als {seconds} Sekunden für niemanden sonst erreichbar wäre. Bitte wenden Sie sich an seinen Administrator.',
  'template-name-taken': 'Es gibt bereits eine Vorlage mit dem Namen {name}.',
  'template-gone': 'Diese Vorlage gibt es nicht mehr.',
  'too-many-templates': 'Es gibt bereits {limit} Vorlagen: Löschen Sie zuerst einige.',
} satisfies CatalogueOfCodes['serverErrors'];

const reasons = {
  needed: 'Darf nicht leer sein.',
  missing: 'Fehlt.',
  'not-text': 'Muss ein Text sein.',
  'not-number': 'Muss eine Zahl sein.',
  'not-boolean': 'Muss true oder false sein.',
  'not-list': 'Muss eine Liste von Texten sein.',
  'not-yes-no': 'Muss YES oder NO sein.',
  'not-status': 'Muss Active oder Inactive sein.',
  'not-email': 'Muss eine E-Mail-Adresse wie name@example.com sein.',
  'not-address': 'Muss eine Webadresse sein, die mit https:// oder http:// beginnt.',
  'not-decimal': 'Muss eine Zahl wie 12,5 sein.',
  'not-price':
    'Muss eine Zahl ab 0 mit höchstens {whole} Stellen vor und {decimals} nach dem Komma sein, oder ein kurzer Text wie POA.',
  'not-choice': 'Möglich sind: {choices}.',
  'below-zero': 'Darf nicht negativ sein.',
  'max-number': 'Darf höchstens {limit} sein.',
  'too-long': 'Ist zu lang.',
  'max-characters': 'Darf höchstens {limit} Zeichen haben.',
  'max-characters-in-all': 'Darf höchstens {limit} Zeichen haben, alle Einträge zusammen.',
  'min-characters': 'Muss mindestens {limit} Zeichen haben.',
  'max-texts': 'Darf höchstens {limit} Einträge haben.',
  'max-prices': 'Darf höchstens {limit} Preise haben.',
  'error-text': 'Ist der Tabellenfehler {text}.',
  'unshown-character': 'Enthält ein Zeichen, das nicht angezeigt werden kann.',
  'nul-character': 'Enthält ein NUL-Zeichen, das nicht gespeichert werden kann.',
  'nothing-visible': 'Muss sichtbare Zeichen haben.',
  'common-password': 'Gehört zu den häufigsten Passwörtern, die zuerst erraten werden.',
  'same-password': 'Muss ein anderes als das bisherige sein.',
  'wrong-password': 'Das ist nicht das aktuelle Passwort dieses Kontos.',
  'wrong-code': 'Das ist nicht der Code, den die App jetzt anzeigt.',
  'unknown-secret': 'Ist nicht der zuletzt für dieses Konto erzeugte Schlüssel: Bitte scannen Sie den QR-Code erneut.',
  'unknown-link': 'Gehört zu keinem gültigen Link.',
  'unknown-company': 'Diese Firma gibt es nicht.',
  'unknown-product': 'Dieses Produkt gibt es nicht.',
  'unknown-sku': 'Es gibt kein Produkt „{sku}“.',
  'repeated-sku': 'Steht bereits in Zeile {row}: Jede Artikelnummer darf nur in einer Zeile stehen.',
  'other-sku': 'Kann bei einem Preis nicht geändert werden; dieser gehört zu {sku}.',
  'file-needed': 'Wählen Sie die Datei, die hochgeladen werden soll.',
  'one-file': 'Möglich ist nur eine Datei.',
  'one-upload': 'Möglich ist nur eine Datei: Laden Sie mehrere nacheinander hoch.',
} satisfies CatalogueOfCodes['fieldReasons'];

export const codeTexts: CatalogueOfCodes = { serverErrors: errors, fieldReasons: reasons };
export const translate = translatorOf(codeTexts);
