import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import type { LinkPurpose } from '../db/schema';
import { Refusal } from '../refusal';

const HOUR_MS = 60 * 60 * 1000;

/** How long a link works, in milliseconds. */
const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = { reset: HOUR_MS, approval: 7 * 24 * HOUR_MS };

const TOKEN_BYTES = 32;
const TOKEN_FORM = new RegExp(`^[\\w-]{${Math.ceil((TOKEN_BYTES * 4) / 3)}}$`);

/** Whether the text looks like a link's token, as no access token does. */
export const isLinkToken = (text: string): boolean => TOKEN_FORM.test(text);

/** Makes a one-time link for an account and answers its token, which is nowhere kept: only its hash is. */
export async function makeLink(
  db: Database,
  link: { readonly accountId: number; readonly purpose: LinkPurpose; readonly now: Date },
): Promise<string> {
  const { accountId, purpose, now } = link;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_LIFETIME[purpose]);
  await db
    .insertInto('one_time_link')
    .values({ token_hash: hashOf(token), account_id: accountId, purpose, expires_at })
    .execute();
  return token;
}

/** A link as it was sent back. */
export interface PresentedLink {
  /** Whose account it has to be for, in lower case; without it, whoever's it is. */
  readonly email?: string;
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/**
 * The ID of the account that a link is for, without using the link up.
 *
 * @throws Refusal 400 when it was never made, or not for this address; 410 when it is used or has expired
 */
export async function readLink(db: Database, link: PresentedLink): Promise<number> {
  const found = await db
    .selectFrom('one_time_link')
    .innerJoin('account', 'account.id', 'one_time_link.account_id')
    .select(['one_time_link.account_id as accountId', 'expires_at', 'used_at'])
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .$if(link.email !== undefined, (links) => links.where('account.email', '=', link.email ?? ''))
    .executeTakeFirst();
  if (found === undefined) {
    throw new Refusal(400, 'This link is not valid. Please use the link of the mail as it is, or ask for a new one.');
  }
  if (found.used_at !== null) throw new Refusal(410, 'This link has been used already. Please ask for a new one.');
  if (found.expires_at <= link.now) throw new Refusal(410, 'This link has expired. Please ask for a new one.');
  return found.accountId;
}

/**
 * Uses a link up, and with it the account's others of the same purpose; answers the account's ID. Call it in the transaction
 * that does what the link is for: of two that come at once the second waits, and is then refused.
 *
 * @throws Refusal as `readLink` does
 */
export async function takeLink(trx: Database, link: PresentedLink & { readonly email: string }): Promise<number> {
  await trx.selectFrom('account').select('id').where('email', '=', link.email).forUpdate().execute();
  const accountId = await readLink(trx, link);
  await voidLinks(trx, { accountId, purpose: link.purpose, now: link.now });
  return accountId;
}

/** Makes every link of the account for this purpose useless. */
export async function voidLinks(
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
