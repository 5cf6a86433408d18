import { createHash, randomBytes } from 'node:crypto';
import { codedMessage } from '../../../../src/wire/error-texts';
import type { Database } from '../../db/database';
import type { LinkPurpose } from '../../db/schema';
import { fieldCodesOf, HttpError } from '../../http/http-error';
import { isAllowed } from './policy';

const HOUR_MS = 60 * 60 * 1000;

const WEEK_MS = 7 * 24 * HOUR_MS;

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = { reset: HOUR_MS, approval: WEEK_MS, confirmation: WEEK_MS };

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = new RegExp(`^[\\w-]{${Math.ceil((TOKEN_BYTES * 4) / 3)}}$`);

export const isLinkToken = (text: string): boolean => TOKEN_PATTERN.test(text);

/** A link to be created; an approval link works for the administrator to whom it is mailed. */
type NewLink = { readonly accountId: number; readonly now: Date } & (
  | { readonly purpose: 'reset' | 'confirmation' }
  | { readonly purpose: 'approval'; readonly recipientId: number }
);

/** Creates a one-time link for an account and returns its token, of which only the hash is stored. */
export async function createLink(db: Database, link: NewLink): Promise<string> {
  const token = newToken();
  await storeLinks(db, [{ token, link }]);
  return token;
}

export async function createApprovalLinks<R extends { readonly id: number }>(
  db: Database,
  recipients: readonly R[],
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<readonly { readonly recipient: R; readonly token: string }[]> {
  const links = recipients.map((recipient) => {
    const link = { accountId, purpose: 'approval', recipientId: recipient.id, now } as const;
    return { recipient, token: newToken(), link };
  });
  await storeLinks(db, links);
  return links;
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

async function storeLinks(
  db: Database,
  links: readonly { readonly token: string; readonly link: NewLink }[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ token, link }) => ({
    token_hash: hashOf(token),
    account_id: link.accountId,
    purpose: link.purpose,
    expires_at: new Date(link.now.getTime() + LIFETIME_MS[link.purpose]),
    recipient_id: link.purpose === 'approval' ? link.recipientId : null,
  }));
  await db.insertInto('one_time_link').values(rows).execute();
}

/** A link's token as a request presents it. */
export interface SubmittedLink {
  /** The account's email address in lower case. @default any account */
  readonly email?: string;
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/**
 * Returns the link's account; the link stays valid. Throws HttpError 400 when there is no such link; 410 when it was used or
 * revoked, has expired, or was mailed to somebody who is no active administrator now.
 */
export async function requireValidLink(db: Database, link: SubmittedLink) {
  const found = await db
    .selectFrom('one_time_link')
    .innerJoin('account', 'account.id', 'one_time_link.account_id')
    .leftJoin('account as recipient', 'recipient.id', 'one_time_link.recipient_id')
    .select(['one_time_link.account_id as accountId', 'one_time_link.expires_at', 'one_time_link.used_at'])
    .select(['recipient.id as recipientId', 'recipient.email', 'recipient.role', 'recipient.status'])
    .where('one_time_link.token_hash', '=', hashOf(link.token))
    .where('one_time_link.purpose', '=', link.purpose)
    .$if(link.email !== undefined, (links) => links.where('account.email', '=', link.email ?? ''))
    .executeTakeFirst();
  if (found === undefined) {
    const fields = { TOKEN: 'belongs to no valid link' };
    throw new HttpError(400, codedMessage('link-invalid'), {
      data: { fields },
      fieldCodes: fieldCodesOf(fields),
      refusal: 'no such link',
    });
  }
  if (found.used_at !== null) {
    throw new HttpError(410, codedMessage('link-used'));
  }
  if (found.expires_at <= link.now) throw new HttpError(410, codedMessage('link-expired'));
  const { accountId, recipientId: id, email, role, status } = found;
  if (link.purpose !== 'approval') return { accountId, recipient: undefined };
  if (id === null || email === null || role === null || status !== 'Active' || !isAllowed(role, 'users.write')) {
    throw new HttpError(410, codedMessage('link-of-no-administrator'));
  }
  return { accountId, recipient: { id, email } };
}

/**
 * As `requireValidLink`, and revokes the account's links for this purpose. Call it in the transaction that performs the action: the
 * account is locked, so that the second of two parallel requests is refused.
 */
export async function redeemLink(trx: Database, link: SubmittedLink) {
  const { accountId } = await requireValidLink(trx, link);
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  // Again: before this request had the lock, another one may have used the link or deleted the account.
  const valid = await requireValidLink(trx, link);
  await revokeLinks(trx, { accountId, purpose: link.purpose, now: link.now });
  return valid;
}

export async function revokeLinks(
  trx: Database,
  { accountId, purpose, now }: { readonly accountId: number; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
