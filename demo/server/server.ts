import { once } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app';
import { createTokens } from './auth/tokens';
import { type OpenDatabase, openDatabase, type Store } from './db/database';
import { migrate } from './db/migrate';
import { keptSecret } from './db/settings-table';
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
 * Opens the store, brings it up to date, fills it on its first start, and serves the API and the pages.
 *
 * @throws when the port is taken or the store cannot be opened; nothing is left open then
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { clock = () => new Date(), report = reportToStderr } = options;
  const database = await openDatabase(options.store ?? { kind: 'memory' });
  try {
    await migrate(database.db);
    const seeded = await seedOnce(database.db, options.seed ?? { kind: 'demo' }, options.adminEmail);
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
    return { ...(await listen(app, options, database)), seeded };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Serves the host page alone, which then talks to the back end at `apiBase`. */
export async function startHostPage(
  apiBase: string,
  options: Pick<ServerOptions, 'port' | 'host' | 'dist'>,
): Promise<RunningServer> {
  const pages = { dist: options.dist ?? builtPages(), apiBase };
  return { ...(await listen(createApp({ pages, report: reportToStderr }), options)), seeded: undefined };
}

async function listen(app: Hono, { port = 0, host = '127.0.0.1' }: ServerOptions, database?: OpenDatabase) {
  // SAFETY: without `createServer` the adapter makes a plain HTTP server.
  const server = serve({ fetch: app.fetch, port, hostname: host }) as Server;
  await once(server, 'listening');
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  const closed = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await database?.close();
  };
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    port: actual,
    close() {
      closing ??= closed();
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
