import { createLink } from './auth/access/one-time-link';
import type { Database } from './db/database';
import { assignNameKeys } from './db/name-keys';
import type { SecretBox } from './db/secret-box';
import type { MailDestination } from './mail/mailer';
import { setPasswordUrl } from './mail/templates';
import { demoSignIns } from './seed/demo-accounts';
import { hasDemoSignIns } from './seed/seed';

const MAX_NAMES = 20;

interface Start {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: Date;
  readonly destination: MailDestination;
  readonly secrets: SecretBox;
}

/** Lines for the operator: how to sign in, where mails go, and which names are not unique. */
export async function startNotes(start: Start): Promise<readonly string[]> {
  const signIns = (await hasDemoSignIns(start.db)) ? demoNotes() : await firstSignInNotes(start);
  return [...signIns, ...mailNotes(start), ...secretNotes(start.secrets), ...(await sameNameNotes(start.db))];
}

function demoNotes(): readonly string[] {
  const { accounts, password } = demoSignIns;
  return [`Sign in with the password ${password} as`, ...accounts.map(({ email, role }) => `  ${email} (${role})`)];
}

/**
 * A link for each SuperAdmin who has no password yet, printed rather than mailed. Not for a registration, whose link goes to the
 * address that it has to confirm.
 */
async function firstSignInNotes({ db, publicUrl, now }: Start): Promise<readonly string[]> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('role', '=', 'SuperAdmin')
    .where('status', '=', 'Active')
    .where('password_hash', 'is', null)
    .where('input_company_name', '=', '')
    .execute();
  const notes: string[] = [];
  for (const { id: accountId, email } of accounts) {
    const token = await createLink(db, { accountId, purpose: 'reset', now });
    notes.push(
      `${email} sets a password within an hour at this address, which works once (a restart prints another):`,
      `  ${setPasswordUrl(publicUrl, email, token)}`,
    );
  }
  return notes;
}

function mailNotes({ destination, publicUrl }: Start): readonly string[] {
  switch (destination.kind) {
    case 'outbox':
      return [`Its mails are shown at ${publicUrl}/outbox`];
    case 'none':
      return ['It sends no mails: SMTP_URL has to be the address of a mail server.'];
    case 'smtp':
      return [];
  }
}

function secretNotes({ hasKey }: SecretBox): readonly string[] {
  if (hasKey) return [];
  return [
    'The secrets of authenticators and sessions are stored in the database in plain text: set AUTH_SECRET to encrypt them.',
  ];
}

/** Gives keys to names without one, and notes those that are not unique: they are older than that rule. */
async function sameNameNotes(db: Database): Promise<readonly string[]> {
  const pairs = await assignNameKeys(db);
  if (pairs.length === 0) return [];
  const more = pairs.length > MAX_NAMES ? [`  and ${(pairs.length - MAX_NAMES).toLocaleString('en')} more`] : [];
  return [
    'These names differ only in letter case, white space or Unicode form: rename one of each two.',
    ...pairs.slice(0, MAX_NAMES).map(({ what, name, other }) => `  ${what}: “${name}” and “${other}”`),
    ...more,
  ];
}
