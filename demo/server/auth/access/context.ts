import type { Context, Hono } from 'hono';
import type { Origin } from '../../audit/record-audit';
import type { Database, OpenDatabase } from '../../db/database';
import type { SecretBox } from '../../db/secret-box';
import type { ExportLimit } from '../../exports/export-limit';
import type { Background } from '../../http/background';
import type { Mailer } from '../../mail/mailer';
import type { IdentityProvider } from '../identity/identity-provider';
import type { PasswordHasher } from '../password/password-hasher';
import type { SignInLimit } from '../sign-in/sign-in-limit';
import type { Account } from './account';
import { clientAddress, type IsTrustedProxy } from './client-address';
import type { MailLimits } from './mail-limits';
import type { Role } from './policy';
import type { Tokens } from './tokens';

export interface Deps {
  readonly db: Database;
  /** For transactions on many records, whose statements may take longer. */
  readonly longDb: Database;
  readonly isEmbedded: OpenDatabase['isEmbedded'];
  readonly tokens: Tokens;
  readonly secrets: SecretBox;
  readonly passwords: PasswordHasher;
  /** Roles that need a second factor besides the password; by email, without an authenticator. */
  readonly secondFactorRoles: readonly Role[];
  readonly limitSignIns: SignInLimit;
  readonly clock: () => Date;
  /** Whether X-Forwarded-For of a connection from this address is trusted. */
  readonly isTrustedProxy: IsTrustedProxy;
  /** The server's own URL without a slash at the end, for links in mails and URLs of pictures. */
  readonly publicUrl: string;
  /** Where people may sign in besides by password. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly mail: Mailer;
  readonly mailLimits: MailLimits;
  readonly limitExports: ExportLimit;
  /** Returns a .tar file of the PGlite data folder; undefined on PostgreSQL. */
  readonly copyFolder: OpenDatabase['copyFolder'];
  /** Runs tasks that no response waits for, so that its time does not disclose whether an account exists. */
  readonly background: Background;
}

export interface Env {
  readonly Variables: {
    readonly account: Account;
    readonly signedInAt: Date;
    readonly session: { readonly token: string; readonly expiresAt: Date };
  };
}

export type Api = Hono<Env>;

type OriginDeps = Pick<Deps, 'clock' | 'isTrustedProxy'>;

/** Who made a request without a session, from where and when, for the audit; `accountId` if the request proves the account otherwise, as by a password. */
export function originOf(c: Context, { clock, isTrustedProxy }: OriginDeps, accountId: number | null = null): Origin {
  return { accountId, address: clientAddress(c, isTrustedProxy), at: clock() };
}

export type SessionOrigin = ReturnType<typeof sessionOrigin>;

/** Who made a request with a session, from where and when. */
export const sessionOrigin = (c: Context<Env>, deps: OriginDeps) => ({
  ...originOf(c, deps),
  accountId: c.get('account').id,
});
