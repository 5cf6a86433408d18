import type { Hono } from 'hono';
import type { Account } from './auth/account';
import type { Tokens } from './auth/tokens';
import type { Database } from './db/database';

/** What every resource is given. */
export interface Deps {
  readonly db: Database;
  readonly tokens: Tokens;
  /** The time, handed in so that tests need not wait. */
  readonly clock: () => Date;
  /** Whether X-Forwarded-For is believed. */
  readonly trustProxy: boolean;
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
