import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createApp } from './app';
import { type Passwords, scryptPasswords } from './auth/password';
import { createTokens } from './auth/tokens';
import { createBackground } from './background';
import { type Database, type OpenDatabase, openDatabase, type Store } from './db/database';
import { migrate } from './db/migrate';
import { keptSecret } from './db/settings-table';
import { tidy } from './db/tidy';
import { type Listener, listen } from './listener';
import { type MailRoute, openDelivery } from './mail/choose-delivery';
import { createMailer } from './mail/mailer';
import { hasDemoSignIns, type Seed, seedOnce } from './seed/seed';
import { BadSetting, isLoopback } from './settings';
import { startNotes } from './start-notes';

/** How to run the reference back end; everything has a default that suits a test. */
export interface ServerOptions {
  /** @default 0, any free one */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Where the data live. @default in memory */
  readonly store?: Store;
  /** What a new database is filled with. @default the demo catalogue */
  readonly seed?: Seed;
  /** Whether a database with the demo sign-ins may be served to other machines. @default false */
  readonly allowDemo?: boolean;
  /** The first SuperAdmin's address, where there are no demo sign-ins. */
  readonly adminEmail?: string | undefined;
  /** Signs access tokens. @default one that is made and kept with the data */
  readonly authSecret?: string | undefined;
  /** The mail server. @default none: a demo shows its mails at /outbox, any other server reports each as unsent */
  readonly smtpUrl?: string | undefined;
  /** Where people reach the server, without a slash at the end. @default the address that it listens on */
  readonly publicUrl?: string | undefined;
  /** Origins of other pages that may use the API. @default none */
  readonly corsOrigins?: readonly string[];
  /** Whether X-Forwarded-For is believed. @default false */
  readonly trustProxy?: boolean;
  /** The time. @default the system's */
  readonly clock?: () => Date;
  /** Hashes passwords. @default scrypt at its full cost */
  readonly passwords?: Passwords;
  /** Told of errors that nobody expected. @default they go to stderr */
  readonly report?: (error: unknown) => void;
  /** The folder of the built pages. @default the project's dist/ */
  readonly dist?: string;
}

/** How long mails that are on their way may take once the server is told to stop, in milliseconds. */
const LAST_TASKS_MS = 10_000;

/** A server that listens. */
export interface RunningServer {
  /** For example `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** What the person who started it should know, in lines: what a new database was filled with, how to sign in, where mails go. */
  readonly notes: readonly string[];
  /** Finishes what is in flight, mails included, then closes the store. */
  close(): Promise<void>;
}

/**
 * Takes the port, opens the store, brings it up to date, fills it on its first start, and serves the API and the pages.
 * Until all of that is done every request is answered 503.
 *
 * @throws when the port is taken, the store cannot be opened, or a demo would be seen by other machines; nothing is left open then
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { clock = () => new Date(), passwords = scryptPasswords(), report = reportToStderr } = options;
  const listener = await listen(options);
  const opened: OpenDatabase[] = [];
  try {
    const database = await openDatabase(options.store ?? { kind: 'memory' });
    opened.push(database);
    await migrate(database.db);
    const seeded = await seedOnce({ db: database.db, passwords }, options.seed ?? { kind: 'demo' }, options.adminEmail);
    await refusePublicDemo(database.db, options);
    if (seeded !== undefined || options.store?.kind !== 'postgres') await tidy(database.db);
    const secret = options.authSecret ?? (await keptSecret(database.db));
    const publicUrl = options.publicUrl ?? listener.url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
    const route = await mailRoute(database.db, options);
    const delivery = openDelivery(route, { db: database.db, clock, publicUrl });
    const background = createBackground(report);
    const app = createApp({
      api: {
        db: database.db,
        tokens: createTokens(secret, clock),
        passwords,
        clock,
        trustProxy: options.trustProxy ?? false,
        publicUrl,
        mail: createMailer(background, delivery),
        background,
        corsOrigins: options.corsOrigins ?? [],
        showsOutbox: route.kind === 'outbox',
      },
      pages: { dist: options.dist ?? builtPages() },
      report,
    });
    const notes = [
      ...(seeded?.notes ?? []),
      ...(await startNotes({ db: database.db, publicUrl, now: clock(), route })),
    ];
    return running(listener, app, notes, async () => {
      await background.idle(LAST_TASKS_MS);
      delivery.close();
      await database.close();
    });
  } catch (error) {
    await listener.close();
    await opened[0]?.close();
    throw error;
  }
}

/** Serves the host page alone, which then talks to the back end at `apiBase`. */
export async function startHostPage(
  apiBase: string,
  options: Pick<ServerOptions, 'port' | 'host' | 'dist'>,
): Promise<RunningServer> {
  const pages = { dist: options.dist ?? builtPages(), apiBase };
  return running(await listen(options), createApp({ pages, report: reportToStderr }));
}

/** Whatever it is started with now: the passwords of a database that was once seeded as a demo are public. */
async function refusePublicDemo(db: Database, { host = '127.0.0.1', allowDemo }: ServerOptions): Promise<void> {
  if (allowDemo || isLoopback(host) || !(await hasDemoSignIns(db))) return;
  const expected = 'the database has the demo sign-ins, whose passwords are public, so this HOST needs ALLOW_DEMO=1';
  throw new BadSetting('HOST', host, `${expected} (or a new database with SEED=none)`);
}

/** A demo without a mail server shows its mails; nobody else's mails are ever shown. */
async function mailRoute(db: Database, { smtpUrl, seed }: ServerOptions): Promise<MailRoute> {
  if (smtpUrl !== undefined) return { kind: 'smtp', url: smtpUrl };
  return { kind: seed?.kind !== 'none' && (await hasDemoSignIns(db)) ? 'outbox' : 'none' };
}

function running(
  listener: Listener,
  app: Hono,
  notes: readonly string[] = [],
  afterwards: () => Promise<void> = async () => {},
): RunningServer {
  listener.serve(app);
  let closing: Promise<void> | undefined;
  return {
    url: listener.url,
    port: listener.port,
    notes,
    close() {
      closing ??= listener.close().then(afterwards);
      return closing;
    },
  };
}

function builtPages(): string {
  return fileURLToPath(new URL('../../dist', import.meta.url));
}

function reportToStderr(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
