import type { CatalogueOfCodes } from '../catalogue';
import { translatorOf } from '../translate-refusal';

const errors = {
  'server-failure': 'Une erreur s’est produite sur le serveur, et rien n’a été modifié. Veuillez réessayer.',
  'server-starting': 'Le serveur démarre.',
  'took-too-long': 'Cela a pris trop de temps, et rien n’a été modifié.',
  'database-silent': 'La base de données ne répond pas, et rien n’a été modifié.',
  'database-changing-over': 'La base de données passe sur un autre serveur, et rien n’a été modifié.',
  'database-connection-lost':
    'La connexion à la base de données a été perdue. Si vous étiez en train d’enregistrer, vérifiez si cela a été enregistré avant de réessayer.',
  'disk-full':
    'Le disque du serveur est plein, et rien n’a été modifié. Veuillez prévenir son administrateur\u00a0: la lecture reste possible.',
  'nothing-here': 'Il n’y a rien à l’adresse {path}.',
  'method-not-allowed': '{method} n’est pas possible pour {path}. Méthodes possibles\u00a0: {methods}.',
  'body-too-large': 'La requête est trop volumineuse\u00a0: {megabytes} Mo au plus.',
  'body-not-json': 'La requête doit être du JSON, avec l’en-tête Content-Type: application/json.',
  'form-needed': 'Un formulaire est nécessaire.',
  'profile-form-needed': 'Le profil doit être envoyé au format multipart/form-data.',
  'file-form-needed': 'Un fichier doit être envoyé au format multipart/form-data, dans le champ «\u00a0file\u00a0».',
  'confirmation-form-needed': 'Veuillez utiliser le bouton de la page indiquée dans l’e-mail.',
  'unreadable-form':
    'La requête est tronquée ou n’est pas au format multipart/form-data. Veuillez renvoyer le fichier.',
  'save-in-progress': 'L’enregistrement est déjà en cours. Consultez la liste dans un instant.',
  'saved-with-other-values':
    'La première tentative a été enregistrée avec d’autres valeurs. Fermez le formulaire et consultez la liste\u00a0: la fiche s’y trouve et peut être modifiée.',
  'metrics-token-needed': 'Envoyez METRICS_TOKEN comme jeton porteur.',
  'own-download-running': 'Votre dernier téléchargement est encore en préparation ou en cours d’envoi.',
  'downloads-running': 'D’autres téléchargements sont en préparation.',
  'backup-running': 'Une autre sauvegarde est en cours.',
  'backup-elsewhere':
    'Les données sont dans PostgreSQL\u00a0: sauvegardez-les avec pg_dump, comme l’explique docs/operating.md.',
  'sign-in-needed': 'Veuillez vous connecter.',
  'session-ended': 'Votre session est terminée. Veuillez vous reconnecter.',
  'role-not-allowed': 'Votre rôle ne le permet pas. Un administrateur peut le changer.',
  'only-super-admin':
    'Votre rôle ne le permet pas\u00a0: seul un super-administrateur crée ou modifie un super-administrateur.',
  'recent-sign-in-needed':
    'Votre connexion date de plus de 15 minutes. Pour cela, veuillez vous déconnecter, puis vous reconnecter.',
  'invalid-credentials': 'Adresse e-mail ou mot de passe incorrect.',
  'invalid-mailed-code': 'Le code est incorrect. Il a peut-être expiré\u00a0: vous pouvez en demander un nouveau.',
  'invalid-app-code': 'Le code est incorrect. Veuillez saisir le code que votre application affiche maintenant.',
  'account-pending': 'Votre compte est en attente d’approbation. Adressez-vous à votre administrateur.',
  'account-inactive': 'Votre compte est inactif. Adressez-vous à votre administrateur.',
  'account-not-active': 'Votre compte n’est pas actif. Adressez-vous à votre administrateur.',
  'temporary-password-expired':
    'Votre mot de passe provisoire a expiré. Choisissez-en un nouveau avec «\u00a0Mot de passe oublié\u00a0?\u00a0».',
  'password-temporary': 'Ce mot de passe est provisoire. Choisissez le vôtre.',
  'password-common':
    'Votre mot de passe est l’un des plus courants, qui sont devinés en premier. Choisissez-en un autre.',
  'too-many-failures': 'Trop de tentatives ont échoué.',
  'too-many-mails': 'Trop d’e-mails ont été demandés.',
  'sign-in-being-checked': 'Une autre connexion à ce compte est en cours de vérification.',
  'network-sign-ins-being-checked': 'D’autres connexions depuis votre réseau sont en cours de vérification.',
  'sign-ins-busy': 'Le serveur est occupé par d’autres connexions.',
  'link-invalid': 'Ce lien n’est pas valide. Utilisez le lien de l’e-mail tel quel, ou demandez-en un nouveau.',
  'link-used': 'Ce lien a déjà été utilisé ou n’est plus valide. Demandez-en un nouveau si nécessaire.',
  'link-expired': 'Ce lien a expiré. Veuillez en demander un nouveau.',
  'link-of-no-administrator':
    'Ce lien a été envoyé à une personne qui n’est plus un administrateur actif. Adressez-vous à un administrateur.',
  'link-for-super-admin': 'Un lien ne peut pas créer de super-administrateur. Choisissez un autre rôle.',
  'not-waiting-for-approval': '{name} n’attend plus d’approbation.',
  'email-not-changeable': 'Vous ne pouvez modifier que votre propre profil, et pas son adresse e-mail.',
  'sign-in-not-begun':
    'Cette connexion n’a pas été commencée dans ce navigateur, a pris trop de temps ou est déjà terminée.',
  'sign-in-code-expired': 'Cette connexion a expiré ou a déjà été utilisée. Veuillez vous reconnecter.',
  'application-received':
    'Merci. Un administrateur examine maintenant votre demande\u00a0; nous vous écrirons dès qu’elle sera approuvée. Connectez-vous ensuite de la même façon.',
  'identity-address-unconfirmed': 'Votre fournisseur d’identité ne confirme pas que cette adresse e-mail est la vôtre.',
  'identity-address-of-another':
    'Cette adresse e-mail appartient à un autre compte de votre fournisseur d’identité. Adressez-vous à votre administrateur.',
  'account-just-deleted': 'Ce compte vient d’être supprimé. Veuillez réessayer.',
  'super-admin-needs-password': 'Un super-administrateur se connecte avec un mot de passe.',
  'identity-provider-unreachable':
    '{name} n’est pas joignable pour le moment. Veuillez réessayer, ou connectez-vous avec votre mot de passe.',
  'identity-provider-refused': '{name} n’a pas confirmé cette connexion. Veuillez réessayer.',
  'email-taken': 'Il existe déjà un utilisateur avec l’adresse e-mail {email}.',
  'invitation-pending':
    'L’invitation à {email} n’a pas encore pu être envoyée. De nouvelles tentatives ont lieu pendant 24 heures.',
  'user-gone': 'Cet utilisateur n’existe plus. Actualisez la liste.',
  'last-super-admin':
    '{name} est le dernier super-administrateur qui peut se connecter. Nommez d’abord un autre super-administrateur.',
  'own-account': 'Vous ne pouvez pas supprimer votre propre compte. Adressez-vous à un autre administrateur.',
  'user-in-history': 'Cet utilisateur est cité dans l’historique et n’a pas été supprimé. Rendez-le plutôt inactif.',
  'no-authenticator': '{name} n’a pas d’application d’authentification.',
  'record-changed': '{name} a été modifié entre-temps par quelqu’un d’autre. Rien n’a été enregistré.',
  'price-changed': 'Le prix de {sku} a été modifié entre-temps par quelqu’un d’autre. Rien n’a été enregistré.',
  'product-changed': 'Le produit {sku} a été modifié entre-temps par quelqu’un d’autre. Rien n’a été enregistré.',
  'record-gone': 'Cette fiche n’existe plus. Actualisez la liste.',
  'title-taken': 'Le nom {title} est déjà pris. Choisissez un autre nom.',
  'company-in-use':
    '{name} est encore utilisée (utilisateurs\u00a0: {users}, produits exclusifs\u00a0: {products}) et n’a pas été supprimée. Modifiez-les d’abord, ou rendez la société inactive.',
  'product-has-price':
    '{sku} est utilisé\u00a0: il a un prix. Supprimez d’abord son prix, ou rendez le produit inactif.',
  'sku-taken': 'Le produit {sku} existe déjà\u00a0: choisissez une autre référence, ou modifiez ce produit.',
  'price-exists': '{sku} a déjà un prix\u00a0: modifiez-le.',
  'picture-too-large': 'L’image est trop volumineuse\u00a0: {megabytes} Mo au plus. Veuillez la réduire.',
  'picture-too-many-pixels': 'L’image a trop de pixels\u00a0: {megapixels} millions au plus. Veuillez la réduire.',
  'not-a-picture': 'Ce n’est pas une image\u00a0: choisissez un fichier PNG, JPEG, WebP ou GIF.',
  'file-gone': 'Ce fichier n’existe plus.',
  'uploads-being-read': 'Vos derniers imports sont encore en cours de lecture. Rien n’a été enregistré.',
  'too-many-uploads': 'Le serveur a trop d’imports à lire. Rien n’a été enregistré.',
  'changes-too-large':
    'La requête est trop volumineuse\u00a0: {megabytes} Mo au plus pour les modifications. Veuillez diviser le fichier.',
  'too-many-changes': 'On peut confirmer au plus {limit} modifications à la fois.',
  'too-many-differences':
    'Rien n’a été enregistré\u00a0: plus de {limit} lignes diffèrent de ce qui est enregistré. Veuillez diviser le fichier.',
  'wrong-row': 'Rien n’a été enregistré\u00a0: le fichier contient une erreur à la ligne {row}, {column}.',
  'wrong-rows':
    'Rien n’a été enregistré\u00a0: le fichier contient {total} erreurs. La première est à la ligne {row}, {column}.',
  'records-changed':
    'Rien n’a été enregistré. Fiches modifiées depuis le début de la vérification\u00a0: {changed}. Veuillez les revoir.',
  'records-deleted': 'Rien n’a été enregistré. Fiches supprimées\u00a0: {deleted} ({skus}). Veuillez les exclure.',
  'records-changed-and-deleted':
    'Rien n’a été enregistré. Fiches modifiées depuis le début de la vérification\u00a0: {changed}. Veuillez les revoir. Fiches supprimées\u00a0: {deleted} ({skus}). Veuillez les exclure.',
  'product-just-deleted':
    'Rien n’a été enregistré\u00a0: un produit du fichier vient d’être supprimé. Veuillez importer à nouveau le fichier.',
  'upload-gone': 'Cet import n’existe pas. Actualisez la liste des imports.',
  'taken-back-already': 'L’import de {file} a déjà été annulé, par {name}.',
  'upload-taken-back': 'Rien n’a été enregistré\u00a0: l’import de {file} a été annulé. Importez à nouveau le fichier.',
  'upload-without-changes': 'Il n’y a rien à annuler\u00a0: l’import de {file} n’a modifié aucun prix.',
  'all-changed-afterwards':
    'Il n’y a rien à annuler\u00a0: tous les prix modifiés par l’import de {file} ont été modifiés à nouveau par la suite.',
  'none-changed-afterwards':
    'Rien n’a été annulé\u00a0: aucun prix n’a été modifié après l’import de {file}. Rouvrez l’aperçu.',
  'changed-afterwards':
    'Rien n’a été annulé. Prix modifiés après l’import de {file}\u00a0: {total} ({skus}). Vérifiez-les d’abord.',
  'too-large-to-take-back':
    'Rien n’a été annulé\u00a0: l’import de {file} est trop grand pour ce serveur, qui ne répondrait à personne d’autre pendant plus de {seconds} secondes. Adressez-vous à son administrateur.',
  'template-name-taken': 'Il existe déjà un modèle nommé {name}.',
  'template-gone': 'Ce modèle n’existe plus.',
  'too-many-templates': 'Il existe déjà {limit} modèles\u00a0: supprimez-en d’abord.',
} satisfies CatalogueOfCodes['serverErrors'];

const reasons = {
  needed: 'Ne peut pas être vide.',
  missing: 'Manque.',
  'not-text': 'Doit être un texte.',
  'not-number': 'Doit être un nombre.',
  'not-boolean': 'Doit être true ou false.',
  'not-list': 'Doit être une liste de textes.',
  'not-yes-no': 'Doit être YES ou NO.',
  'not-status': 'Doit être Active ou Inactive.',
  'not-email': 'Doit être une adresse e-mail telle que name@example.com.',
  'not-address': 'Doit être une adresse web commençant par https:// ou http://.',
  'not-decimal': 'Doit être un nombre tel que 12,5.',
  'not-price':
    'Doit être un nombre à partir de 0 avec au plus {whole} chiffres avant la virgule et {decimals} après, ou un court texte tel que POA.',
  'not-choice': 'Valeurs possibles\u00a0: {choices}.',
  'below-zero': 'Ne peut pas être négatif.',
  'max-number': 'Doit être au plus {limit}.',
  'too-long': 'Est trop long.',
  'max-characters': 'Peut avoir au plus {limit} caractères.',
  'max-characters-in-all': 'Peut avoir au plus {limit} caractères, toutes les entrées ensemble.',
  'min-characters': 'Doit avoir au moins {limit} caractères.',
  'max-texts': 'Peut avoir au plus {limit} entrées.',
  'max-prices': 'Peut avoir au plus {limit} prix.',
  'error-text': 'Est l’erreur de tableur {text}.',
  'unshown-character': 'Contient un caractère qui ne peut pas être affiché.',
  'nul-character': 'Contient un caractère NUL, qui ne peut pas être enregistré.',
  'nothing-visible': 'Doit contenir des caractères visibles.',
  'common-password': 'Fait partie des mots de passe les plus courants, qui sont devinés en premier.',
  'same-password': 'Doit être différent de l’actuel.',
  'wrong-password': 'Ce n’est pas le mot de passe actuel de ce compte.',
  'wrong-code': 'Ce n’est pas le code que l’application affiche maintenant.',
  'unknown-secret': 'N’est pas la dernière clé créée pour ce compte\u00a0: veuillez scanner à nouveau le QR code.',
  'unknown-link': 'N’appartient à aucun lien valide.',
  'unknown-company': 'Cette société n’existe pas.',
  'unknown-product': 'Ce produit n’existe pas.',
  'unknown-sku': 'Il n’y a pas de produit «\u00a0{sku}\u00a0».',
  'repeated-sku': 'Figure déjà à la ligne {row}\u00a0: chaque référence ne peut figurer que dans une ligne.',
  'other-sku': 'Ne peut pas être modifié pour un prix\u00a0; celui-ci appartient à {sku}.',
  'file-needed': 'Choisissez le fichier à importer.',
  'one-file': 'Un seul fichier est possible.',
  'one-upload': 'Un seul fichier est possible\u00a0: importez-en plusieurs l’un après l’autre.',
} satisfies CatalogueOfCodes['fieldReasons'];

export const codeTexts: CatalogueOfCodes = { serverErrors: errors, fieldReasons: reasons };
export const translate = translatorOf(codeTexts);
