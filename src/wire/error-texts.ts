/** Parameters of a text, as they are sent beside its code. */
export type ErrorParams = Readonly<Record<string, string | number>>;

type TextParams<K extends string> = Readonly<Record<K, string>>;
type NumberParams<K extends string> = Readonly<Record<K, number>>;

const countText = (value: number): string => value.toLocaleString('en');
const inAMoment = 'Please try again in a moment.';
const tryAgainIn = ({ minutes }: NumberParams<'minutes'>): string =>
  `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
const joinNonEmpty = (texts: readonly string[], separator: string): string => texts.filter(Boolean).join(separator);

const purposes = {
  'replace-authenticator': 'to replace your authenticator',
  'remove-authenticator': 'to remove an authenticator',
  backup: 'to download a backup',
} as const;

/** What a recent sign-in is needed for. */
export type SignInPurpose = keyof typeof purposes;

/** Errors of the server, of requests and of limits. */
const ofRequests = {
  'server-failure': 'Something went wrong on the server, and nothing was changed. Please try again.',
  'server-starting': `The server is starting. ${inAMoment}`,
  'took-too-long': 'This took too long, and nothing was changed. Please try again in a moment.',
  'database-silent': `The database does not respond, and nothing was changed. ${inAMoment}`,
  'database-changing-over':
    'The database is changing over to another server, and nothing was changed. Please try again.',
  'database-connection-lost':
    'The connection to the database was lost. If you were saving something, check whether it was saved before you try again.',
  'disk-full':
    'The disk of the server is full, and nothing was changed. Please tell its administrator: reading is still possible.',
  'nothing-here': ({ path }: TextParams<'path'>) => `There is nothing at ${path}.`,
  'method-not-allowed': ({ method, path, methods }: TextParams<'method' | 'path' | 'methods'>) =>
    `${method} is not possible at ${path}: use ${methods}.`,
  'body-too-large': ({ megabytes }: NumberParams<'megabytes'>) =>
    `The request is too large: a body may have ${megabytes} MB at most.`,
  'body-not-json': 'The request body has to be JSON: send it with the header Content-Type: application/json.',
  'form-needed': 'A form is needed.',
  'profile-form-needed': 'The profile has to be sent as multipart/form-data.',
  'file-form-needed': 'A file has to be sent as multipart/form-data, in the field “file”.',
  'confirmation-form-needed': 'Please use the button of the page that the mail links to.',
  'unreadable-form': 'The request body is cut off, or is no multipart/form-data. Please send the file again.',
  'save-in-progress': 'This is being saved already. Look at the list in a moment.',
  'saved-with-other-values':
    'The first attempt was saved, with other values. Close the form, and look at the list: the record is in it and can be edited.',
  'metrics-token-needed': 'Send METRICS_TOKEN as bearer token.',
  'own-download-running': `Your last download is still being made or sent. ${inAMoment}`,
  'downloads-running': `Other downloads are being made. ${inAMoment}`,
  'backup-running': `Another backup is being made. ${inAMoment}`,
  'backup-elsewhere': 'The data are in PostgreSQL: back them up with pg_dump, as docs/operating.md shows.',
} as const;

/** Errors of sign-in, permission and mailed links. */
const ofAccounts = {
  'sign-in-needed': 'Please sign in.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'role-not-allowed': 'Your role does not allow this. An administrator can change it.',
  'only-super-admin': 'Your role does not allow this: only a Super Admin makes or changes a Super Admin.',
  'recent-sign-in-needed': ({ purpose }: Readonly<Record<'purpose', SignInPurpose>>) =>
    `You signed in more than 15 minutes ago. Please sign out and sign in again ${purposes[purpose]}.`,
  'invalid-credentials': 'Invalid credentials',
  'invalid-mailed-code': 'Invalid OTP. It may have expired: you can ask for a new one.',
  'invalid-app-code': 'Invalid TOTP. Please enter the code that your app shows now.',
  'account-pending': 'Your account is pending. Please ask your administrator.',
  'account-inactive': 'Your account is inactive. Please ask your administrator.',
  'account-not-active': 'Your account is not active. Please ask your administrator.',
  'temporary-password-expired':
    'Your temporary password has expired. Please use “Forgot Password?” to choose a new one.',
  'password-temporary': 'This password is a temporary one. Please choose a password of your own.',
  'password-common': 'Your password is one of the most common ones, which are guessed first. Please choose another.',
  'too-many-failures': (times: NumberParams<'minutes'>) => `Too many failed attempts. ${tryAgainIn(times)}`,
  'too-many-mails': (times: NumberParams<'minutes'>) => `Too many mails were asked for. ${tryAgainIn(times)}`,
  'sign-in-being-checked': `Another sign-in of this account is being checked. ${inAMoment}`,
  'network-sign-ins-being-checked': `Other sign-ins from your network are being checked. ${inAMoment}`,
  'sign-ins-busy': `The server is busy with other sign-ins. ${inAMoment}`,
  'link-invalid': 'This link is not valid. Please use the link of the mail as it is, or ask for a new one.',
  'link-used': 'This link has been used already, or is no longer valid. Please ask for a new one if you need it.',
  'link-expired': 'This link has expired. Please ask for a new one.',
  'link-of-no-administrator':
    'This link was mailed to somebody who is no active administrator now. Please ask an administrator.',
  'link-for-super-admin': 'A link cannot make a Super Admin. Choose another role.',
  'not-waiting-for-approval': ({ name }: TextParams<'name'>) => `${name} does not wait for approval any more.`,
  'email-not-changeable': 'You can only change your own profile, and not its email address.',
  'sign-in-not-begun': 'This sign-in was not begun in this browser, has taken too long, or was finished before.',
  'sign-in-code-expired': 'This sign-in has expired, or was used before. Please sign in again.',
  'application-received':
    'Thank you. An administrator now looks at your application; we write to you once it is approved. Then sign in the same way.',
  'identity-address-unconfirmed': 'Your identity provider does not confirm that this email address is yours.',
  'identity-address-of-another':
    'This email address belongs to another account of your identity provider. Ask your administrator.',
  'account-just-deleted': 'This account was deleted a moment ago. Please try again.',
  'super-admin-needs-password': 'A SuperAdmin signs in with a password.',
  'identity-provider-unreachable': ({ name }: TextParams<'name'>) =>
    `${name} cannot be reached at the moment. Please try again, or sign in with your password.`,
  'identity-provider-refused': ({ name }: TextParams<'name'>) =>
    `${name} did not confirm this sign-in. Please try again.`,
} as const;

/** Errors of users, companies, products and prices. */
const ofRecords = {
  'email-taken': ({ email }: TextParams<'email'>) => `There is a user with the email ${email} already.`,
  'invitation-pending': ({ email }: TextParams<'email'>) =>
    `The invitation to ${email} could not be sent yet. It is tried again for 24 hours.`,
  'user-gone': 'This user does not exist any more. Load the list again to see who there is.',
  'last-super-admin': ({ name }: TextParams<'name'>) =>
    `${name} is the last Super Admin who can sign in. Make somebody else a Super Admin first.`,
  'own-account': 'You cannot delete your own account. Ask another administrator.',
  'user-in-history':
    'This user is named in the history of records and was not deleted. Set the user to Inactive instead.',
  'no-authenticator': ({ name }: TextParams<'name'>) => `${name} has no authenticator.`,
  'record-changed': ({ name }: TextParams<'name'>) =>
    `${name} was changed by somebody else in the meantime. Nothing was saved.`,
  'price-changed': ({ sku }: TextParams<'sku'>) =>
    `The price of ${sku} was changed by somebody else in the meantime. Nothing was saved.`,
  'product-changed': ({ sku }: TextParams<'sku'>) =>
    `The product ${sku} was changed by somebody else in the meantime. Nothing was saved.`,
  'record-gone': ({ noun }: TextParams<'noun'>) =>
    `This ${noun} does not exist any more. Load the list again to see what there is.`,
  'title-taken': ({ noun, title }: TextParams<'noun' | 'title'>) =>
    `There is a ${noun} named ${title} already. Choose another name.`,
  'company-in-use': ({ name, users, products }: TextParams<'name'> & NumberParams<'users' | 'products'>) => {
    const people = users === 0 ? '' : users === 1 ? '1 user' : `${users} users`;
    const goods = products === 0 ? '' : products === 1 ? '1 exclusive product' : `${products} exclusive products`;
    return `${name} is in use by ${joinNonEmpty([people, goods], ' and ')} and was not deleted. Change those first, or set the company to Inactive.`;
  },
  'product-has-price': ({ sku }: TextParams<'sku'>) =>
    `${sku} is in use: it has a price. Delete its price first, or set the product to Inactive.`,
  'sku-taken': ({ sku }: TextParams<'sku'>) =>
    `There is a product ${sku} already: choose another Main SKU, or edit that product.`,
  'price-exists': ({ sku }: TextParams<'sku'>) => `${sku} has a price already: edit that one.`,
  'picture-too-large': ({ megabytes }: NumberParams<'megabytes'>) =>
    `The picture is too large: ${megabytes} MB are possible. Please make it smaller.`,
  'picture-too-many-pixels': ({ megapixels }: NumberParams<'megapixels'>) =>
    `The picture has too many pixels: ${megapixels} million are possible. Please make it smaller.`,
  'not-a-picture': 'This is no picture: please choose a PNG, JPEG, WebP or GIF file.',
  'file-gone': 'This file does not exist any more.',
} as const;

/** Errors of uploads, their templates and their history. */
const ofUploads = {
  'uploads-being-read': `Your last uploads are still being read. Nothing was saved. ${inAMoment}`,
  'too-many-uploads': `The server has too many uploads to read. Nothing was saved. ${inAMoment}`,
  'changes-too-large': ({ megabytes }: NumberParams<'megabytes'>) =>
    `The request is too large: changes may have ${megabytes} MB at most. Please split the file.`,
  'too-many-changes': ({ limit }: NumberParams<'limit'>) =>
    `At most ${countText(limit)} changes can be confirmed at once.`,
  'too-many-differences': ({ limit }: NumberParams<'limit'>) =>
    `Nothing was saved: more than ${countText(limit)} rows differ from what is stored. Please split the file.`,
  'wrong-row': ({ row, column, reason }: NumberParams<'row'> & TextParams<'column' | 'reason'>) =>
    `Nothing was saved: the file has a problem. Row ${row}: ${column} ${reason}.`,
  'wrong-rows': ({ total, row, column, reason }: NumberParams<'total' | 'row'> & TextParams<'column' | 'reason'>) =>
    `Nothing was saved: the file has ${countText(total)} problems. The first: Row ${row}: ${column} ${reason}.`,
  'records-changed': ({ changed }: NumberParams<'changed'>) => `Nothing was saved: ${changedSince(changed)}.`,
  'records-deleted': (deleted: DeletedRecords) => `Nothing was saved: the ${wereDeleted(deleted)}.`,
  'records-changed-and-deleted': ({ changed, noun, skus, deleted, more }: NumberParams<'changed'> & DeletedRecords) =>
    `Nothing was saved: ${changedSince(changed)}. The ${wereDeleted({ noun, skus, deleted, more })}.`,
  'product-just-deleted': 'Nothing was saved: a product of the file was deleted just now. Please upload it again.',
  'upload-gone': 'There is no such upload. Load the list of uploads again.',
  'taken-back-already': ({ file, name }: TextParams<'file' | 'name'>) =>
    `The upload of ${file} was taken back already, by ${name}.`,
  'upload-taken-back': ({ file }: TextParams<'file'>) =>
    `Nothing was saved: the upload of ${file} was taken back. Upload the file again.`,
  'upload-without-changes': ({ file }: TextParams<'file'>) =>
    `There is nothing to take back: the upload of ${file} has changed no price.`,
  'all-changed-afterwards': ({ file }: TextParams<'file'>) =>
    `There is nothing to take back: each price that the upload of ${file} has changed was changed again afterwards.`,
  'none-changed-afterwards': ({ file }: TextParams<'file'>) =>
    `Nothing was taken back: no price was changed after the upload of ${file}. Open its preview again.`,
  'changed-afterwards': ({ file, skus, more, total }: TextParams<'file' | 'skus'> & NumberParams<'more' | 'total'>) =>
    `Nothing was taken back: ${skus}${andMore(more)} ${total === 1 ? 'was' : 'were'} changed after the upload of ${file}. Look at those prices first.`,
  'too-large-to-take-back': ({ file, seconds }: TextParams<'file'> & NumberParams<'seconds'>) =>
    `Nothing was taken back: the upload of ${file} is too large for this server, which would serve nobody else for more than ${countText(seconds)} seconds. Ask its administrator.`,
  'template-name-taken': ({ name }: TextParams<'name'>) => `There is a template named ${name} already.`,
  'template-gone': 'This template does not exist any more.',
  'too-many-templates': ({ limit }: NumberParams<'limit'>) =>
    `There are ${limit} templates already: delete some first.`,
} as const;

type DeletedRecords = TextParams<'noun' | 'skus'> & NumberParams<'deleted' | 'more'>;

const changedSince = (changed: number): string =>
  `${changed === 1 ? '1 record has' : `${countText(changed)} records have`} changed since the review began: please look again`;

const wereDeleted = ({ noun, skus, deleted, more }: DeletedRecords): string =>
  deleted === 1
    ? `${noun} of ${skus} was deleted: please leave it out`
    : `${noun}s of ${skus}${andMore(more)} were deleted: please leave them out`;

const andMore = (more: number): string => (more === 0 ? '' : ` and ${countText(more)} more`);

/**
 * All errors of the reference back end but those of single fields and of unreadable files: the stable code, which a client
 * translates, and the English message, which is sent beside it. Those with parameters send them, too. A code is never given
 * another meaning, and its parameters keep their names.
 */
export const errorTexts = { ...ofRequests, ...ofAccounts, ...ofRecords, ...ofUploads } as const;

type ErrorTexts = typeof errorTexts;

export type ErrorCode = keyof ErrorTexts;

/** A code, and the parameters that its text has. */
export interface Coded {
  readonly code: string;
  readonly params?: ErrorParams;
}

export interface CodedMessage extends Coded {
  readonly message: string;
}

type ParamsOf<C extends ErrorCode> = ErrorTexts[C] extends (params: infer Params) => string ? [params: Params] : [];

/** A code with its message. */
export function codedMessage<C extends ErrorCode>(code: C, ...[params]: ParamsOf<C>): CodedMessage {
  const text: string | ((params: never) => string) = errorTexts[code];
  if (typeof text === 'string') return { code, message: text };
  // SAFETY: the compiler has checked the parameters of this code.
  return { code, message: text(params as never), params: params as unknown as ErrorParams };
}
