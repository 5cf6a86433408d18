import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createApp } from './app';
import { trustedProxyTest } from './auth/access/client-address';
import { defaultMailLimits, type MailLimits } from './auth/access/mail-limits';
import type { Role } from './auth/access/policy';
import { createTokens } from './auth/access/tokens';
import { createIdentityProvider, type IdentitySettings } from './auth/identity/identity-provider';
import { type PasswordHasher, scryptHasher } from './auth/password/password-hasher';
import { createSignInLimit } from './auth/sign-in/sign-in-limit';
import { type Database, isReachable, type OpenDatabase, openDatabase, type Store, vacuum } from './db/database';
import { isEmpty, migrate } from './db/migrate';
import { createSecretBox, WrongKey } from './db/secret-box';
import { ensureSigningSecret, sealAuthenticators } from './db/stored-secrets';
import { createExportLimit } from './exports/export-limit';
import { createBackground } from './http/background';
import { type Listener, listen } from './listener';
import { countValues } from './lists/counted-values';
import { countChangedSegments } from './lists/segments';
import { countQueuedMails } from './mail/mail-queue';
import { createMailer, type MailDestination } from './mail/mailer';
import { createLog, errorStack, type Log } from './monitoring/log';
import { createMetrics } from './monitoring/metrics';
import { countedColumns } from './products/product-columns';
import { hasDemoSignIns, requireUsableSeed, type Seed, seedOnce } from './seed/seed';
import { BadSetting, refusePublicDemo } from './settings';
import { startNotes } from './start-notes';
import { scheduleTidy } from './tidy/tidy';

/** Options of the reference back end. The defaults suit a test. */
export interface ServerOptions {
  /** @default 0, any free port */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /** Where the data are stored. @default in memory */
  readonly store?: Store;
  /** Content of a new database. @default the demo catalogue */
  readonly seed?: Seed;
  /** Whether a database with the demo sign-ins may be served to other machines. @default false */
  readonly allowDemo?: boolean;
  /** Email address of the first SuperAdmin, for a database without demo sign-ins. */
  readonly adminEmail?: string | undefined;
  /**
   * The secret that signs access tokens and encrypts the secrets in the database, followed by older ones that are still accepted.
   *
   * @default generated, and stored in the database, where all secrets are then in plain text
   */
  readonly authSecrets?: readonly string[];
  /** The mail server. @default none: a demo shows its mails at /outbox, any other server reports each as an error */
  readonly smtpUrl?: string | undefined;
  /** Public URL of the server, without a slash at the end. @default the address that it listens on */
  readonly publicUrl?: string | undefined;
  /** Roles that need a second factor besides the password. @default none */
  readonly secondFactorRoles?: readonly Role[];
  /** Where people may sign in besides by password. @default nowhere */
  readonly identity?: IdentitySettings | undefined;
  /** Origins whose pages may use the API (CORS). @default none */
  readonly corsOrigins?: readonly string[];
  /** The subnets of proxies whose X-Forwarded-For is trusted. @default none */
  readonly trustProxy?: readonly string[];
  /** The current time. @default the system's */
  readonly clock?: () => Date;
  /** Hashes passwords; tests lower the cost. @default scrypt at its full cost */
  readonly passwords?: PasswordHasher;
  /** How many mails requests without a session may cause; tests raise it. @default 5 an hour per recipient, 30 per client */
  readonly mailLimits?: MailLimits;
  /** Memory for the bodies of uploads that are read at the same time. @default 512 */
  readonly uploadMegabytes?: number | undefined;
  /** How long a server that stops goes on while /health/ready is 503, so that a load balancer sends its requests elsewhere. @default 0 */
  readonly drainSeconds?: number | undefined;
  /** Days for which the record of changes is kept. @default 400 */
  readonly auditDays?: number | undefined;
  /** One line for each request and security event. @default none */
  readonly log?: Log;
  /** Bearer token with which other machines may read `/metrics`. @default they cannot */
  readonly metricsToken?: string | undefined;
  /** Called with unexpected errors, and the ID of the request. @default writes them to stderr */
  readonly report?: (error: unknown, requestId?: string) => void;
  /** The folder of the built pages. @default the project's dist/ */
  readonly dist?: string;
}

/** 13 months, so that a full year can be reviewed when it is over. */
const DEFAULT_AUDIT_DAYS = 400;

const SHUTDOWN_TASKS_MS = 3_000;

export interface RunningServer {
  /** For example `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly port: number;
  /** Lines for the operator: content of a new database, how to sign in, where mails go. */
  readonly notes: readonly string[];
  /** Finishes pending requests and mails, then closes the database. */
  close(): Promise<void>;
}

/**
 * Listens, migrates and seeds the database, and serves the API and the pages; until then every request gets a 503. Closes
 * everything when it throws: the port is in use, the database cannot be opened, or a demo would be public.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { clock = () => new Date(), passwords = scryptHasher(), report = writeToStderr } = options;
  const listener = await listen(options);
  const opened: OpenDatabase[] = [];
  try {
    const { database, seeded } = await openFilled({ ...options, passwords }, (open) => opened.push(open));
    const { secrets, signingSecrets } = await openSecrets(database.maintenanceDb, options.authSecrets ?? []);
    const publicUrl = options.publicUrl ?? listener.url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
    const destination = await mailDestination(database.db, options);
    const background = createBackground(report);
    const mail = createMailer({ destination, db: database.db, clock, publicUrl, background, report });
    // In the background, as it would delay a restart by most of a second.
    if (seeded === undefined && options.store?.kind !== 'postgres') background.run(() => vacuum(database.db));
    const stopTidying = scheduleTidy(
      { db: database.db, background, clock },
      { auditDays: options.auditDays ?? DEFAULT_AUDIT_DAYS, runsNow: seeded === undefined },
    );
    const limitExports = createExportLimit();
    const app = createApp({
      api: {
        db: database.db,
        longDb: database.longDb,
        isEmbedded: database.isEmbedded,
        tokens: createTokens(signingSecrets, clock),
        secrets,
        passwords,
        secondFactorRoles: options.secondFactorRoles ?? [],
        limitSignIns: createSignInLimit(),
        clock,
        isTrustedProxy: trustedProxyTest(options.trustProxy ?? []),
        publicUrl,
        mail,
        identityProvider: options.identity && createIdentityProvider(options.identity, report),
        mailLimits: options.mailLimits ?? defaultMailLimits,
        limitExports,
        copyFolder: database.copyFolder,
        background,
        corsOrigins: options.corsOrigins ?? [],
        uploadMegabytes: options.uploadMegabytes,
        showsOutbox: destination.kind === 'outbox',
      },
      pages: {
        dist: options.dist ?? builtPages(),
        showsDemos: isDemo(options),
        signInName: options.identity?.name,
      },
      readiness: { isStopping: listener.isStopping, isDatabaseReachable: () => isReachable(database.db) },
      log: options.log ?? createLog('off'),
      metrics: createMetrics({
        queuedMails: () => countQueuedMails(database.db),
        runningExports: limitExports.running,
        ...(database.connections && { connections: database.connections }),
      }),
      metricsToken: options.metricsToken,
      report,
    });
    mail.start(options.store?.kind !== 'postgres');
    const notes = [
      ...(seeded ?? []),
      ...(await startNotes({ db: database.maintenanceDb, publicUrl, now: clock(), destination, secrets })),
    ];
    return runningServer(listener, app, notes, async () => {
      stopTidying();
      await background.whenIdle(SHUTDOWN_TASKS_MS);
      mail.close();
      await database.close();
    });
  } catch (error) {
    await listener.close();
    await opened[0]?.close();
    throw error;
  }
}

/** Opens, migrates and seeds the database; `onOpen` gets it before anything can fail. */
async function openFilled(
  options: ServerOptions & { readonly passwords: PasswordHasher },
  onOpen: (database: OpenDatabase) => void,
) {
  const { store = { kind: 'memory' }, seed = { kind: 'demo' } } = options;
  // Before a folder or table is made, so that nothing has to be cleared away.
  const isNewFolder = store.kind === 'folder' && !existsSync(store.path);
  if (isNewFolder) await requireUsableSeed(seed, options.adminEmail);
  const database = await openDatabase(store);
  onOpen(database);
  if (!isNewFolder && (await isEmpty(database.db))) await requireUsableSeed(seed, options.adminEmail);
  await migrate(database.maintenanceDb);
  const seeded = await seedOnce({ db: database.maintenanceDb, passwords: options.passwords }, seed, options.adminEmail);
  // Not by `options.seed`: a database once seeded as a demo keeps its public passwords.
  if (await hasDemoSignIns(database.db)) refusePublicDemo(options);
  await countChangedSegments(database.maintenanceDb);
  await countValues(database.maintenanceDb, countedColumns);
  if (seeded !== undefined) await vacuum(database.maintenanceDb);
  return { database, seeded };
}

/** Serves only the host page, for a back end at `apiBase`. */
export async function startHostPage(
  apiBase: string,
  options: Pick<ServerOptions, 'port' | 'host' | 'drainSeconds' | 'dist' | 'seed' | 'log' | 'metricsToken' | 'report'>,
): Promise<RunningServer> {
  const pages = { dist: options.dist ?? builtPages(), apiBase, showsDemos: isDemo(options) };
  const listener = await listen(options);
  const app = createApp({
    pages,
    readiness: listener,
    log: options.log ?? createLog('off'),
    metrics: createMetrics({ queuedMails: async () => 0, runningExports: () => 0 }),
    metricsToken: options.metricsToken,
    report: options.report ?? writeToStderr,
  });
  return runningServer(listener, app);
}

/** Opens the secrets in the database, and seals those that are outdated. Throws BadSetting when they have another key. */
async function openSecrets(db: Database, authSecrets: readonly string[]) {
  const secrets = createSecretBox(authSecrets);
  try {
    const stored = await ensureSigningSecret(db, secrets);
    await sealAuthenticators(db, secrets);
    return { secrets, signingSecrets: authSecrets.length > 0 ? authSecrets : [stored] };
  } catch (error) {
    if (!(error instanceof WrongKey)) throw error;
    const reason = secrets.hasKey ? 'with another one: add that one after a comma' : 'and it is not set';
    throw new BadSetting('AUTH_SECRET', '', `the secrets in the database are encrypted ${reason}`);
  }
}

const isDemo = ({ seed = { kind: 'demo' } }: Pick<ServerOptions, 'seed'>): boolean => seed.kind === 'demo';

/** Only a demo without a mail server shows its mails. */
async function mailDestination(db: Database, options: ServerOptions): Promise<MailDestination> {
  if (options.smtpUrl !== undefined) return { kind: 'smtp', url: options.smtpUrl };
  return { kind: isDemo(options) && (await hasDemoSignIns(db)) ? 'outbox' : 'none' };
}

function runningServer(
  listener: Listener,
  app: Hono,
  notes: readonly string[] = [],
  afterClose: () => Promise<void> = async () => {},
): RunningServer {
  listener.serve(app);
  let closing: Promise<void> | undefined;
  return {
    url: listener.url,
    port: listener.port,
    notes,
    close() {
      closing ??= listener.close().then(afterClose);
      return closing;
    },
  };
}

function builtPages(): string {
  return fileURLToPath(new URL('../../dist', import.meta.url));
}

export function writeToStderr(error: unknown): void {
  process.stderr.write(`${errorStack(error)}\n`);
}
