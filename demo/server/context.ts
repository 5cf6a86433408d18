import type { Hono } from 'hono';
import type { Account } from './auth/account';
import type { Passwords } from './auth/password';
import type { Tokens } from './auth/tokens';
import type { Background } from './background';
import type { Database } from './db/database';
import type { Mailer } from './mail/mail';

/** What every resource is given. */
export interface Deps {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** The time, handed in so that tests need not wait. */
  readonly clock: () => Date;
  /** Whether X-Forwarded-For is believed. */
  readonly trustProxy: boolean;
  /** Where people reach the pages and the API, without a slash at the end: links in mails and addresses of files begin so. */
  readonly publicUrl: string;
  readonly mail: Mailer;
  /** For what is done after the answer, so that its time tells nothing. */
  readonly background: Background;
}

/** What a handler finds in its context. */
export interface Env {
  readonly Variables: {
    /** Who asks; set by `allow`. */
    readonly account: Account;
  };
}

/** The routes of the API, or of one resource. */
export type Api = Hono<Env>;
