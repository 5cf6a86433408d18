import * as v from 'valibot';
import { isSubnet, loopback } from './auth/access/client-address';
import { roles } from './auth/access/policy';
import type { IdentitySettings } from './auth/identity/identity-provider';
import type { Store } from './db/database';
import { isLoopback } from './http/public-url';
import { logFormats } from './monitoring/log';
import type { Seed } from './seed/seed';

const secretNames: ReadonlySet<string> = new Set(['AUTH_SECRET', 'DATABASE_URL', 'METRICS_TOKEN', 'SMTP_URL']);

/** An invalid setting; the message is one line that names it. */
export class BadSetting extends Error {
  constructor(name: string, value: string, reason: string) {
    super(`${secretNames.has(name) ? name : `${name}=${value}`} cannot be used: ${reason}.`);
    this.name = 'BadSetting';
  }
}

const wholeNumberSchema = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));
const listSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
);
const flagSchema = v.pipe(
  v.picklist(['', '0', '1', 'false', 'true']),
  v.transform((text) => text === '1' || text === 'true'),
);
const seedSchema = v.pipe(
  v.string(),
  v.regex(/^(demo|none|\d{1,7}|.+\.[cC][sS][vV])$/),
  v.transform((text): Seed => {
    if (text === 'demo' || text === 'none') return { kind: text };
    return /^\d+$/.test(text) ? { kind: 'number', prices: Number(text) } : { kind: 'csv', path: text };
  }),
);
const proxiesSchema = v.union([
  v.pipe(
    flagSchema,
    v.transform((isOn) => (isOn ? loopback : [])),
  ),
  v.pipe(listSchema, v.everyItem(isSubnet)),
]);
const databaseUrlSchema = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/./),
  // PostgreSQL's programs take a user without a host, which is no URL.
  v.transform((text) => text.replace('@/', '@localhost/')),
  v.check((text) => URL.canParse(text) && hasOneHost(new URL(text)) && isLocalOrSaysTls(new URL(text))),
);
const publicUrlSchema = v.pipe(
  v.string(),
  v.check((text) => isWebAddress(text) && isRoot(text)),
  v.transform((text) => new URL(text).origin),
);
const smtpUrlSchema = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^smtps?:\/\/.*[^/]/.test(text) && isMailServer(new URL(text))),
);
const originsSchema = v.pipe(
  listSchema,
  v.filterItems((text) => text !== ''),
  v.everyItem((text) => isWebAddress(text) && new URL(text).origin === text),
);

/** The settings that are validated, each with what is needed. */
const settings = {
  PORT: [v.pipe(wholeNumberSchema, v.maxValue(65_535)), 'a number from 0 to 65535 is needed'],
  LOG: [v.picklist(logFormats), 'json, text or off is needed'],
  METRICS_TOKEN: [v.pipe(v.string(), v.regex(/^\S{16,}$/)), 'at least 16 characters without a blank are needed'],
  API_BASE: [v.pipe(v.string(), v.check(isWebAddress)), 'an address that begins with http:// or https:// is needed'],
  SEED: [seedSchema, 'demo, none, a number of price records or the path of a .csv file is needed'],
  DATABASE_URL: [
    databaseUrlSchema,
    'an address such as postgres://user:password@host/database is needed, with one host (for several, that of HAProxy in front of them), and with # / ? @ in the password as %23 %2F %3F %40; for a database on another machine it ends with ?sslmode=verify-full, or with ?sslmode=disable where nobody can listen',
  ],
  OIDC_ISSUER: [
    v.pipe(v.string(), v.check(isIssuer)),
    'the https:// address of an identity provider, as in its description, is needed',
  ],
  OIDC_CLIENT_ID: [v.pipe(v.string(), v.nonEmpty()), 'the ID that the identity provider gave to this server is needed'],
  PUBLIC_URL: [publicUrlSchema, 'an address such as https://prices.example, without a path, is needed'],
  TRUST_PROXY: [
    proxiesSchema,
    '1 for a proxy on this machine, or addresses and subnets such as 10.0.0.0/8 with commas between are needed',
  ],
  ALLOW_DEMO: [flagSchema, '1 or 0 is needed'],
  ADMIN_EMAIL: [v.pipe(v.string(), v.email()), 'an email address is needed'],
  AUTH_SECRET: [
    v.pipe(
      listSchema,
      v.everyItem((secret) => secret.length >= 32),
    ),
    'at least 32 characters are needed, for each of several secrets with commas between',
  ],
  SMTP_URL: [
    smtpUrlSchema,
    'an address that begins with smtp:// or smtps:// is needed, for one on another machine with no option about TLS but ?requireTLS=false, with which mails can be read on the way',
  ],
  DATABASE_CONNECTIONS: [
    v.pipe(wholeNumberSchema, v.minValue(2), v.maxValue(100)),
    'a number of connections from 2 to 100 is needed',
  ],
  DATABASE_STATEMENT_SECONDS: [
    v.pipe(wholeNumberSchema, v.minValue(1), v.maxValue(60)),
    'a number of seconds from 1 to 60 is needed',
  ],
  UPLOAD_MEMORY_MB: [v.pipe(wholeNumberSchema, v.minValue(64)), 'a number of megabytes from 64 is needed'],
  DRAIN_SECONDS: [v.pipe(wholeNumberSchema, v.maxValue(60)), 'a number of seconds from 0 to 60 is needed'],
  SECOND_FACTOR_ROLES: [
    v.pipe(
      listSchema,
      v.filterItems((text) => text !== ''),
      v.array(v.picklist(roles)),
    ),
    `roles with commas between are needed, of ${roles.join(', ')}`,
  ],
  AUDIT_DAYS: [v.pipe(wholeNumberSchema, v.minValue(1)), 'a number of days from 1 to 99999 is needed'],
  CORS_ORIGINS: [originsSchema, 'origins such as https://shop.example are needed, with commas between'],
} as const;

type Name = keyof typeof settings;

/** The settings that need OIDC_ISSUER. */
const identityNames = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'];

/** The names of all settings; those without a rule here take any text. */
export const settingNames: readonly string[] = [
  ...Object.keys(settings),
  'DATA_DIR',
  'HOST',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
].sort();

type Value<N extends Name> = v.InferOutput<(typeof settings)[N][0]>;
type Environment = Readonly<Record<string, string | undefined>>;

function parse<N extends Name>(name: N, text: string): Value<N> {
  const [schema, expected] = settings[name];
  const result = v.safeParse(schema, text);
  if (!result.success) throw new BadSetting(name, text, expected);
  // SAFETY: the schema is that of the name.
  return result.output as Value<N>;
}

/** Reads the settings. Throws BadSetting. */
export function readSettings(env: Environment) {
  const givenText = (name: string) => env[name]?.trim() || undefined;
  const read = <N extends Name>(name: N, fallback: string) => parse(name, givenText(name) ?? fallback);
  const readOptional = <N extends Name>(name: N) => (givenText(name) === undefined ? undefined : read(name, ''));

  const listen = {
    port: read('PORT', '4173'),
    host: givenText('HOST') ?? '127.0.0.1',
    log: readOptional('LOG'),
    metricsToken: readOptional('METRICS_TOKEN'),
    seed: read('SEED', 'demo'),
    drainSeconds: readOptional('DRAIN_SECONDS'),
  };
  const apiBase = readOptional('API_BASE');
  if (apiBase !== undefined) return { ...listen, serves: 'host-page', apiBase } as const;
  const issuer = readOptional('OIDC_ISSUER');
  const forIssuer = identityNames.find((name) => givenText(name) !== undefined);
  // Otherwise a server whose OIDC_ISSUER is misspelt would start without the sign-in.
  if (issuer === undefined && forIssuer !== undefined)
    throw new BadSetting('OIDC_ISSUER', '', `it is needed, because ${forIssuer} is set`);
  const identityOf = (issuer: string): IdentitySettings => ({
    issuer,
    clientId: read('OIDC_CLIENT_ID', ''),
    clientSecret: givenText('OIDC_CLIENT_SECRET'),
    name: givenText('OIDC_NAME') ?? new URL(issuer).host,
  });
  const url = readOptional('DATABASE_URL');
  const reach = {
    host: listen.host,
    publicUrl: readOptional('PUBLIC_URL'),
    trustProxy: read('TRUST_PROXY', ''),
    allowDemo: read('ALLOW_DEMO', ''),
  };
  if (listen.seed.kind !== 'none') refusePublicDemo(reach);
  const store: Store =
    url === undefined
      ? { kind: 'folder', path: givenText('DATA_DIR') ?? './.data' }
      : {
          kind: 'postgres',
          url,
          connections: readOptional('DATABASE_CONNECTIONS'),
          statementSeconds: readOptional('DATABASE_STATEMENT_SECONDS'),
        };
  return {
    ...listen,
    ...reach,
    serves: 'everything',
    store,
    adminEmail: readOptional('ADMIN_EMAIL'),
    authSecrets: readOptional('AUTH_SECRET') ?? [],
    smtpUrl: readOptional('SMTP_URL'),
    identity: issuer === undefined ? undefined : identityOf(issuer),
    auditDays: readOptional('AUDIT_DAYS'),
    uploadMegabytes: readOptional('UPLOAD_MEMORY_MB'),
    corsOrigins: read('CORS_ORIGINS', ''),
    secondFactorRoles: read('SECOND_FACTOR_ROLES', ''),
  } as const;
}

export type Settings = ReturnType<typeof readSettings>;

/** The settings that decide which machines can reach the server. */
interface Reach {
  readonly host?: string;
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: readonly string[];
  /** Whether a database with the demo sign-ins may be served to other machines. */
  readonly allowDemo?: boolean;
}

/** Throws BadSetting when other machines could reach a database with demo sign-ins, directly or through a proxy. */
export function refusePublicDemo({ host = '127.0.0.1', publicUrl, trustProxy = [], allowDemo = false }: Reach): void {
  if (allowDemo) return;
  const refuse = (name: string, value: string) => {
    const reason = 'other machines would reach a database with the demo sign-ins, whose passwords are public';
    const instead = 'set ALLOW_DEMO=1 if they may, or start a new database with SEED=none';
    throw new BadSetting(name, value, `${reason}; ${instead}`);
  };
  if (!isLoopback(host)) refuse('HOST', host);
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) refuse('PUBLIC_URL', publicUrl);
  if (trustProxy.length > 0) refuse('TRUST_PROXY', trustProxy.join(','));
}

function isRoot(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && search + hash + username + password === '';
}

/** Over plain HTTP, where anybody could answer in its place, on this machine only. */
function isIssuer(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const databaseHost = ({ hostname, searchParams }: URL) => searchParams.get('host') ?? hostname;

const hasOneHost = (address: URL) => !databaseHost(address).includes(',');

/** The values of `sslmode` with which the driver verifies the certificate, or that turn encryption off. */
const explicitModes: ReadonlySet<string> = new Set(['disable', 'require', 'verify-ca', 'verify-full']);

/** Whether the connection is local, verifies the server's certificate, or is explicitly unencrypted. */
function isLocalOrSaysTls(address: URL): boolean {
  const host = databaseHost(address);
  // A path is the folder of a socket.
  if (host === '' || /^(\/|%2f)/i.test(host) || isLoopback(host)) return true;
  const [mode = '', ...others] = address.searchParams.getAll('sslmode');
  // With `uselibpqcompat` the driver checks no certificate for `require`.
  return explicitModes.has(mode) && others.length === 0 && !address.searchParams.has('uselibpqcompat');
}

/** Options of the mail library that leave encryption or the check of the certificate out. */
const withoutTls = ['ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized'];

/** Whether there is a host, to which mails go on this machine, encrypted to the right one, or expressly unencrypted. */
function isMailServer({ hostname, searchParams }: URL): boolean {
  if (hostname === '' || isLoopback(hostname)) return hostname !== '';
  const [required = 'true', ...others] = searchParams.getAll('requireTLS');
  return /^(true|false)$/.test(required) && others.length === 0 && !withoutTls.some((name) => searchParams.has(name));
}
