import { codedMessage } from '../../../../src/wire/error-texts';
import { userFields } from '../../../../src/wire/user';
import { type Origin, recordAudit } from '../../audit/record-audit';
import type { Database } from '../../db/database';
import { fieldReading } from '../../http/field-reading';
import { HttpError } from '../../http/http-error';
import type { Mailer } from '../../mail/mailer';
import { type AccountRow, accountSearchText, lockByEmail } from '../access/account';
import { confirmAddress } from '../confirm-address';
import type { Identity } from './identity-provider';

interface AccountDeps {
  readonly mail: Mailer;
  readonly publicUrl: string;
}

/**
 * Returns the account of an identity, which must be Active and no SuperAdmin. At the first sign-in it is found by its verified email address, or
 * created to wait for approval; from then on by issuer and subject alone. Throws HttpError 403.
 */
export async function accountOfIdentity(
  { mail, publicUrl }: AccountDeps,
  identity: Identity,
  origin: Origin,
): Promise<AccountRow> {
  const account = await mail.transaction(async (trx, queue) => {
    const linkedAccount = await findLinked(trx, identity);
    if (linkedAccount !== undefined) {
      refuseSuperAdmin(linkedAccount);
      return linkedAccount;
    }
    const matched = await matchByEmail(trx, identity, origin);
    if (matched.status === 'Inactive') return matched;
    const { issuer, subject } = identity;
    await trx.insertInto('account_identity').values({ issuer, subject, account_id: matched.id }).execute();
    const of = { ...origin, accountId: matched.id };
    await recordAudit(trx, of, [
      { kind: 'user.identity-linked', record: { id: matched.id, name: matched.email }, detail: issuer },
    ]);
    await confirmAddress(trx, queue, matched.id, { origin: of, publicUrl });
    return matched;
  });
  if (account.status === 'Active') return account;
  if (account.status === 'Inactive') throw refusedError('account-inactive');
  throw refusedError('application-received');
}

/** Otherwise, whoever administers the provider could become a SuperAdmin. Throws HttpError 403. */
export function refuseSuperAdmin({ role }: Pick<AccountRow, 'role'>): void {
  if (role === 'SuperAdmin') throw refusedError('super-admin-needs-password');
}

function findLinked(trx: Database, { issuer, subject }: Identity): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('account')
    .innerJoin('account_identity', 'account_identity.account_id', 'account.id')
    .selectAll('account')
    .where('account_identity.issuer', '=', issuer)
    .where('account_identity.subject', '=', subject)
    .executeTakeFirst();
}

async function matchByEmail(trx: Database, identity: Identity, origin: Origin): Promise<AccountRow> {
  const { issuer, verifiedEmail: email } = identity;
  if (email === undefined) throw refusedError('identity-address-unconfirmed');
  await createUnlessExists(trx, identity, email, origin);
  const account = await lockByEmail(trx, email);
  if (account === undefined) throw refusedError('account-just-deleted');
  refuseSuperAdmin(account);
  const other = await trx
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', account.id)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  if (other !== undefined) throw refusedError('identity-address-of-another');
  return account;
}

/** A new account waits for approval, as after a registration, and has no password. */
async function createUnlessExists(
  trx: Database,
  { name, issuer }: Identity,
  email: string,
  origin: Origin,
): Promise<void> {
  const read = fieldReading(userFields.NAME, name);
  const person = {
    name: read.kind === 'value' && read.value !== '' ? String(read.value) : email,
    email,
    phone_number: '',
    role: 'UNKNOWN' as const,
  };
  const created = await trx
    .insertInto('account')
    .values({
      ...person,
      input_company_name: new URL(issuer).host,
      status: 'Pending',
      search_text: accountSearchText(person),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) return;
  await recordAudit(trx, origin, [
    { kind: 'user.registered', record: { id: created.id, name: email }, detail: issuer },
  ]);
}

type Refusal =
  | 'account-inactive'
  | 'account-just-deleted'
  | 'application-received'
  | 'identity-address-of-another'
  | 'identity-address-unconfirmed'
  | 'super-admin-needs-password';

function refusedError(code: Refusal): HttpError {
  const text = codedMessage(code);
  return new HttpError(403, text, { refusal: text.message });
}
