import * as v from 'valibot';
import { isSubnet, loopback } from './auth/access/client-address';
import type { Store } from './db/database';
import { isLoopback } from './http/public-url';
import { type LogFormat, logFormats } from './monitoring/log';
import type { Seed } from './seed/seed';

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly log: LogFormat | undefined;
  readonly metricsToken: string | undefined;
} & (
  | { readonly serves: 'host-page'; readonly apiBase: string; readonly seed: Seed }
  | {
      readonly serves: 'everything';
      readonly store: Store;
      readonly seed: Seed;
      readonly allowDemo: boolean;
      readonly adminEmail: string | undefined;
      readonly authSecrets: readonly string[];
      readonly smtpUrl: string | undefined;
      readonly publicUrl: string | undefined;
      readonly corsOrigins: readonly string[];
      readonly trustProxy: readonly string[];
      readonly auditDays: number | undefined;
    }
);

const secretNames: ReadonlySet<string> = new Set(['AUTH_SECRET', 'DATABASE_URL', 'METRICS_TOKEN', 'SMTP_URL']);

/** An invalid setting; the message is one line that names it. */
export class BadSetting extends Error {
  constructor(name: string, value: string, reason: string) {
    super(`${secretNames.has(name) ? name : `${name}=${value}`} cannot be used: ${reason}.`);
    this.name = 'BadSetting';
  }
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const authSecrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.minLength(32))),
);
const days = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1));
const flag = v.pipe(
  v.picklist(['', '0', '1', 'false', 'true']),
  v.transform((text) => text === '1' || text === 'true'),
);
const proxies = v.union([
  v.pipe(
    flag,
    v.transform((isOn) => (isOn ? loopback : [])),
  ),
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.array(v.pipe(v.string(), v.check(isSubnet))),
  ),
]);
const origin = v.pipe(
  v.string(),
  v.check((text) => isWebAddress(text) && new URL(text).origin === text),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.array(origin),
);
const webAddress = v.pipe(v.string(), v.check(isWebAddress));
const publicUrl = v.pipe(
  v.string(),
  v.check((text) => isWebAddress(text) && isRoot(text)),
  v.transform((text) => new URL(text).origin),
);
const smtpUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^smtps?:\/\/.*[^/]/.test(text) && new URL(text).hostname !== ''),
);
const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./), v.check(isLocalOrSaysTls));
const seed = v.pipe(
  v.string(),
  v.regex(/^(demo|none|\d{1,7}|.+\.csv)$/i),
  v.transform((text): Seed => {
    if (text === 'demo' || text === 'none') return { kind: text };
    return /^\d+$/.test(text) ? { kind: 'number', prices: Number(text) } : { kind: 'csv', path: text };
  }),
);

/** Reads the settings. Throws BadSetting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const get = <T>(name: string, fallback: string, schema: v.GenericSchema<string, T>, expected: string): T => {
    const text = env[name]?.trim() || fallback;
    const result = v.safeParse(schema, text);
    if (!result.success) throw new BadSetting(name, text, expected);
    return result.output;
  };
  const optional = <T>(name: string, schema: v.GenericSchema<string, T>, expected: string): T | undefined =>
    env[name]?.trim() ? get(name, '', schema, expected) : undefined;

  const listen = {
    port: get('PORT', '4173', port, 'a number from 0 to 65535 is needed'),
    host: get('HOST', '127.0.0.1', v.string(), ''),
    log: optional('LOG', v.picklist(logFormats), 'json, text or off is needed'),
    metricsToken: optional(
      'METRICS_TOKEN',
      v.pipe(v.string(), v.regex(/^\S{16,}$/)),
      'at least 16 characters without a blank are needed',
    ),
  };
  const apiBase = optional('API_BASE', webAddress, 'an address that begins with http:// or https:// is needed');
  const chosenSeed = get(
    'SEED',
    'demo',
    seed,
    'demo, none, a number of price records or the path of a .csv file is needed',
  );
  if (apiBase !== undefined) return { ...listen, serves: 'host-page', apiBase, seed: chosenSeed };
  const url = optional(
    'DATABASE_URL',
    databaseUrl,
    'an address that begins with postgres:// is needed; for a database on another machine it ends with ?sslmode=verify-full, or with ?sslmode=disable where nobody can listen',
  );
  const reach = {
    host: listen.host,
    publicUrl: optional(
      'PUBLIC_URL',
      publicUrl,
      'an address such as https://prices.example, without a path, is needed',
    ),
    trustProxy: get(
      'TRUST_PROXY',
      '',
      proxies,
      '1 for a proxy on this machine, or addresses and subnets such as 10.0.0.0/8 with commas between are needed',
    ),
    allowDemo: get('ALLOW_DEMO', '', flag, '1 or 0 is needed'),
  };
  if (chosenSeed.kind !== 'none') refusePublicDemo(reach);
  return {
    ...listen,
    ...reach,
    serves: 'everything',
    store:
      url === undefined
        ? { kind: 'folder', path: get('DATA_DIR', './.data', v.string(), '') }
        : { kind: 'postgres', url },
    seed: chosenSeed,
    adminEmail: optional('ADMIN_EMAIL', v.pipe(v.string(), v.email()), 'an email address is needed'),
    authSecrets:
      optional(
        'AUTH_SECRET',
        authSecrets,
        'at least 32 characters are needed, for each of several secrets with commas between',
      ) ?? [],
    smtpUrl: optional('SMTP_URL', smtpUrl, 'an address that begins with smtp:// or smtps:// is needed'),
    auditDays: optional('AUDIT_DAYS', days, 'a number of days from 1 to 99999 is needed'),
    corsOrigins: get(
      'CORS_ORIGINS',
      '',
      origins,
      'origins such as https://shop.example are needed, with commas between',
    ),
  };
}

/** The settings that decide which machines can reach the server. */
export interface Reach {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: readonly string[];
  /** Whether a database with the demo sign-ins may be served to other machines. */
  readonly allowDemo: boolean;
}

/**
 * Rejects settings that would expose a database with demo sign-ins to other machines, directly or through a proxy.
 *
 * @throws BadSetting
 */
export function refusePublicDemo({ host, publicUrl, trustProxy, allowDemo }: Reach): void {
  if (allowDemo) return;
  const refuse = (name: string, value: string) => {
    const reason = 'other machines would reach a database with the demo sign-ins, whose passwords are public';
    throw new BadSetting(
      name,
      value,
      `${reason}; set ALLOW_DEMO=1 if they may, or start a new database with SEED=none`,
    );
  };
  if (!isLoopback(host)) refuse('HOST', host);
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) refuse('PUBLIC_URL', publicUrl);
  if (trustProxy.length > 0) refuse('TRUST_PROXY', trustProxy.join(','));
}

function isRoot(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && search + hash + username + password === '';
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Whether the connection stays on this machine, or the address says whether it is encrypted. */
function isLocalOrSaysTls(address: string): boolean {
  // Some addresses that PostgreSQL's programs take are no URLs, such as those with several hosts.
  if (!URL.canParse(address)) return /[?&]sslmode=/.test(address);
  const { hostname, searchParams } = new URL(address);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return searchParams.has('sslmode') || host === '' || host.startsWith('/') || isLoopback(host);
}
