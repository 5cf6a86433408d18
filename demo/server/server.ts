import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createApp } from './app';
import { createTokens } from './auth/tokens';
import { type OpenDatabase, openDatabase, type Store } from './db/database';
import { migrate } from './db/migrate';
import { keptSecret } from './db/settings-table';
import { tidy } from './db/tidy';
import { type Listener, listen } from './listener';
import { type Seed, type SeedOutcome, seedOnce } from './seed/seed';

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
  /** The first SuperAdmin's address, where there are no demo sign-ins. */
  readonly adminEmail?: string | undefined;
  /** Signs access tokens. @default one that is made and kept with the data */
  readonly authSecret?: string | undefined;
  /** Origins of other pages that may use the API. @default none */
  readonly corsOrigins?: readonly string[];
  /** Whether X-Forwarded-For is believed. @default false */
  readonly trustProxy?: boolean;
  /** The time. @default the system's */
  readonly clock?: () => Date;
  /** Told of errors that nobody expected. @default they go to stderr */
  readonly report?: (error: unknown) => void;
  /** The folder of the built pages. @default the project's dist/ */
  readonly dist?: string;
}

/** A server that listens. */
export interface RunningServer {
  /** For example `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** What the database was filled with at this start; nothing when it had data already. */
  readonly seeded: SeedOutcome | undefined;
  /** Finishes what is in flight, then closes the store. */
  close(): Promise<void>;
}

/**
 * Takes the port, opens the store, brings it up to date, fills it on its first start, and serves the API and the pages.
 * Until all of that is done every request is answered 503.
 *
 * @throws when the port is taken or the store cannot be opened; nothing is left open then
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { clock = () => new Date(), report = reportToStderr } = options;
  const listener = await listen(options);
  const opened: OpenDatabase[] = [];
  try {
    const database = await openDatabase(options.store ?? { kind: 'memory' });
    opened.push(database);
    await migrate(database.db);
    const seeded = await seedOnce(database.db, options.seed ?? { kind: 'demo' }, options.adminEmail);
    if (seeded !== undefined || options.store?.kind !== 'postgres') await tidy(database.db);
    const secret = options.authSecret ?? (await keptSecret(database.db));
    const app = createApp({
      api: {
        db: database.db,
        tokens: createTokens(secret, clock),
        clock,
        trustProxy: options.trustProxy ?? false,
        corsOrigins: options.corsOrigins ?? [],
      },
      pages: { dist: options.dist ?? builtPages() },
      report,
    });
    return running(listener, app, seeded, database);
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

function running(listener: Listener, app: Hono, seeded?: SeedOutcome, database?: OpenDatabase): RunningServer {
  listener.serve(app);
  let closing: Promise<void> | undefined;
  return {
    url: listener.url,
    port: listener.port,
    seeded,
    close() {
      closing ??= listener.close().then(() => database?.close());
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
