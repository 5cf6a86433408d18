import * as v from 'valibot';
import type { Store } from './db/database';
import type { Seed } from './seed/seed';

/** Everything that the environment decides. */
export type Settings = {
  readonly port: number;
  readonly host: string;
} & (
  | { readonly serves: 'host-page'; readonly apiBase: string }
  | {
      readonly serves: 'everything';
      readonly store: Store;
      readonly seed: Seed;
      readonly allowDemo: boolean;
      readonly adminEmail: string | undefined;
      readonly authSecret: string | undefined;
      readonly smtpUrl: string | undefined;
      readonly publicUrl: string | undefined;
      readonly corsOrigins: readonly string[];
      readonly trustProxy: boolean;
    }
);

/** Settings whose value must not be seen on a screen. */
const secret: ReadonlySet<string> = new Set(['AUTH_SECRET', 'DATABASE_URL', 'SMTP_URL']);

/** A setting that cannot be meant; the message is one line that names it. */
export class BadSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${secret.has(name) ? name : `${name}=${value}`} cannot be used: ${expected}.`);
    this.name = 'BadSetting';
  }
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const flag = v.pipe(
  v.picklist(['', '0', '1', 'false', 'true']),
  v.transform((text) => text === '1' || text === 'true'),
);
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
const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./));
const seed = v.pipe(
  v.string(),
  v.regex(/^(demo|none|\d{1,7}|.+\.csv)$/i),
  v.transform((text): Seed => {
    if (text === 'demo' || text === 'none') return { kind: text };
    return /^\d+$/.test(text) ? { kind: 'number', prices: Number(text) } : { kind: 'csv', path: text };
  }),
);

/**
 * Reads the settings.
 *
 * @throws BadSetting
 */
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
  };
  const apiBase = optional('API_BASE', webAddress, 'an address that begins with http:// or https:// is needed');
  if (apiBase !== undefined) return { ...listen, serves: 'host-page', apiBase };

  const url = optional('DATABASE_URL', databaseUrl, 'an address that begins with postgres:// is needed');
  const chosenSeed = get(
    'SEED',
    'demo',
    seed,
    'demo, none, a number of price records or the path of a .csv file is needed',
  );
  const allowDemo = get('ALLOW_DEMO', '', flag, '1 or 0 is needed');
  if (chosenSeed.kind !== 'none' && !allowDemo && !isLoopback(listen.host)) {
    const expected = 'the demo passwords are public, so this HOST needs ALLOW_DEMO=1 (or SEED=none)';
    throw new BadSetting('HOST', listen.host, expected);
  }
  return {
    ...listen,
    serves: 'everything',
    store:
      url === undefined
        ? { kind: 'folder', path: get('DATA_DIR', './.data', v.string(), '') }
        : { kind: 'postgres', url },
    seed: chosenSeed,
    allowDemo,
    adminEmail: optional('ADMIN_EMAIL', v.pipe(v.string(), v.email()), 'an email address is needed'),
    authSecret: optional('AUTH_SECRET', v.pipe(v.string(), v.minLength(32)), 'at least 32 characters are needed'),
    smtpUrl: optional('SMTP_URL', smtpUrl, 'an address that begins with smtp:// or smtps:// is needed'),
    publicUrl: optional(
      'PUBLIC_URL',
      publicUrl,
      'an address such as https://prices.example, without a path, is needed',
    ),
    corsOrigins: get(
      'CORS_ORIGINS',
      '',
      origins,
      'origins such as https://shop.example are needed, with commas between',
    ),
    trustProxy: get('TRUST_PROXY', '', flag, '1 or 0 is needed'),
  };
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function isRoot(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === '/' && search + hash + username + password === '';
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
