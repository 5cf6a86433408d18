import { describe, expect, it } from 'vitest';
import { loopback } from './auth/access/client-address';
import { openDatabase } from './db/database';
import { readSettings } from './settings';

describe('The settings', () => {
  it('have defaults for every value', () => {
    expect(readSettings({})).toEqual({
      serves: 'everything',
      port: 4173,
      host: '127.0.0.1',
      store: { kind: 'folder', path: './.data' },
      seed: { kind: 'demo' },
      adminEmail: undefined,
      authSecrets: [],
      auditDays: undefined,
      smtpUrl: undefined,
      publicUrl: undefined,
      corsOrigins: [],
      secondFactorRoles: [],
      trustProxy: [],
      allowDemo: false,
    });
  });

  it('select the store, the seed and the origins', () => {
    const env = {
      DATABASE_URL: 'postgres://u:p@db/x?sslmode=verify-full',
      SEED: '100000',
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
    };
    expect(readSettings(env)).toMatchObject({
      store: { kind: 'postgres', url: 'postgres://u:p@db/x?sslmode=verify-full' },
      seed: { kind: 'number', prices: 100_000 },
      corsOrigins: ['https://a.example', 'http://b.example:8080'],
    });
    expect(readSettings({ SEED: 'lists/My prices.csv' })).toMatchObject({
      seed: { kind: 'csv', path: 'lists/My prices.csv' },
    });
    expect(readSettings({ SEED: 'PRICES.CSV' })).toMatchObject({ seed: { kind: 'csv', path: 'PRICES.CSV' } });
  });

  it.each([
    'postgres://u:p@127.0.0.1:5432/x',
    'postgres://u:p@localhost/x',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/x',
    'postgres://u:p@db/x?sslmode=disable',
  ])('accept a local or explicitly unencrypted database: %s', { tags: 'GS15' }, (url) => {
    expect(readSettings({ DATABASE_URL: url })).toMatchObject({ store: { kind: 'postgres', url } });
  });

  it('limit connections, statements, memory for uploads and the time of draining', { tags: 'PC04' }, () => {
    const env = {
      DATABASE_URL: 'postgres://u:p@localhost/x',
      DATABASE_CONNECTIONS: '20',
      DATABASE_STATEMENT_SECONDS: '5',
      UPLOAD_MEMORY_MB: '128',
      DRAIN_SECONDS: '10',
    };
    expect(readSettings(env)).toMatchObject({
      store: { connections: 20, statementSeconds: 5 },
      uploadMegabytes: 128,
      drainSeconds: 10,
    });
    for (const [name, value] of Object.entries({
      DATABASE_CONNECTIONS: '1',
      DATABASE_STATEMENT_SECONDS: '0',
      UPLOAD_MEMORY_MB: '8',
      DRAIN_SECONDS: '90',
    }))
      expect(() => readSettings({ ...env, [name]: value })).toThrow(`${name}=${value} cannot be used`);
  });

  it('reject a remote database without a setting for encryption', { tags: 'GS15' }, () => {
    const read = () => readSettings({ DATABASE_URL: 'postgres://u:hunter2@db.example/x' });
    expect(read).toThrow(/^DATABASE_URL cannot be used: .*sslmode=verify-full/);
    expect(read).not.toThrow(/hunter2/);
  });

  it.each([
    '',
    '=',
    '=no-verify',
    '=prefer',
    '=allow',
    '=Require',
    '=require&uselibpqcompat=true',
    '=disable&sslmode=',
  ])('reject a remote database with sslmode%s, which could be read on the way', { tags: 'PS12' }, (mode) => {
    const read = () => readSettings({ DATABASE_URL: `postgres://u:hunter2@db.example/x?sslmode${mode}` });
    expect(read).toThrow(/^DATABASE_URL cannot be used: .*sslmode=verify-full/);
    expect(read).not.toThrow(/hunter2/);
  });

  it.each([
    'postgres://u:hunter2@a:5432,b:5432/x?sslmode=disable',
    'postgres://u:hunter2@a,b/x?sslmode=disable',
    'postgres://u:hunter2@/x?host=a,b&sslmode=disable',
  ])('reject several database hosts, and say what to do: %s', { tags: 'GS15' }, (url) => {
    const read = () => readSettings({ DATABASE_URL: url });
    expect(read).toThrow(/^DATABASE_URL cannot be used: .*one host .*HAProxy.*\.$/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('accept a user without a host, which is a local socket or localhost', { tags: 'GS15' }, () => {
    const url = 'postgres://u:p@localhost/x?host=/var/run/postgresql';
    const env = { DATABASE_URL: 'postgres://u:p@/x?host=/var/run/postgresql' };
    expect(readSettings(env)).toMatchObject({ store: { kind: 'postgres', url } });
  });

  it('contain the mail server and the base URL of mailed links', () => {
    const env = { SMTP_URL: 'smtps://u:p@mail.example', PUBLIC_URL: 'https://prices.example/', SEED: 'none' };
    expect(readSettings(env)).toMatchObject({ smtpUrl: env.SMTP_URL, publicUrl: 'https://prices.example' });
  });

  it.each([
    'requireTLS=',
    'requireTLS',
    'requireTLS=0',
    'requireTLS=False',
    'requireTLS=true&requireTLS=false',
    'ignoreTLS=true',
    'requireTLS=true&opportunisticTLS=true',
    'tls.rejectUnauthorized=false',
  ])('reject a mail server elsewhere with ?%s, whose mails could be read on the way', { tags: 'PS35' }, (query) => {
    const read = () => readSettings({ SMTP_URL: `smtp://u:hunter2@mail.example?${query}` });
    expect(read).toThrow(/^SMTP_URL cannot be used: .*requireTLS=false/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('accept a mail server elsewhere that is expressly unencrypted, and any on this machine', { tags: 'PS35' }, () => {
    for (const smtpUrl of [
      'smtp://mail.example?requireTLS=false',
      'smtp://mail.example?requireTLS=true&from=a@b.example',
      'smtp://127.0.0.1:25?ignoreTLS=true',
    ])
      expect(readSettings({ SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl });
  });

  it('list the trusted proxies, of which 1 is this machine', { tags: 'GS01' }, () => {
    const proxies = (text: string) => readSettings({ TRUST_PROXY: text, SEED: 'none' });
    expect(proxies('1')).toMatchObject({ trustProxy: loopback });
    expect(proxies('0')).toMatchObject({ trustProxy: [] });
    expect(proxies('10.0.0.0/8, ::1')).toMatchObject({ trustProxy: ['10.0.0.0/8', '::1'] });
  });

  it('serve only the host page when API_BASE names another back end', () => {
    expect(readSettings({ API_BASE: 'https://api.example', PORT: '80' })).toEqual({
      serves: 'host-page',
      apiBase: 'https://api.example',
      seed: { kind: 'demo' },
      port: 80,
      host: '127.0.0.1',
    });
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '127.example'],
    ['PUBLIC_URL', 'https://prices.example'],
    ['PUBLIC_URL', 'http://127.0.0.1.example'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.7'],
  ])('expose a demo to other machines by %s=%s only with ALLOW_DEMO=1', { tags: 'C905' }, (name, value) => {
    for (const SEED of ['demo', '500', 'products.csv']) {
      const refusal = new RegExp(`^${name}=.* cannot be used: .* ALLOW_DEMO=1 .*\\.$`);
      expect(() => readSettings({ SEED, [name]: value })).toThrow(refusal);
      expect(readSettings({ SEED, [name]: value, ALLOW_DEMO: '1' })).toMatchObject({ allowDemo: true });
    }
    expect(readSettings({ SEED: 'none', [name]: value })).toMatchObject({ seed: { kind: 'none' } });
  });

  it.each([
    ['HOST', '::1'],
    ['HOST', 'localhost'],
    ['PUBLIC_URL', 'http://localhost:8080'],
    ['PUBLIC_URL', 'http://127.0.0.2'],
    ['PUBLIC_URL', 'https://[::1]:4173'],
  ])('allow a local demo with %s=%s', (name, value) => {
    expect(readSettings({ [name]: value })).toMatchObject({ allowDemo: false });
  });

  it.each([
    ['PORT', '70000'],
    ['LOG', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token with blanks'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['SEED', 'much'],
    ['SEED', '-5'],
    ['SEED', 'Demo'],
    ['SEED', 'NONE'],
    ['AUDIT_DAYS', '0'],
    ['AUTH_SECRET', 'short'],
    ['AUTH_SECRET', `${'new'.repeat(20)},short`],
    ['CORS_ORIGINS', 'shop.example'],
    ['CORS_ORIGINS', 'https://shop.example/path'],
    ['CORS_ORIGINS', '*'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres://u:pass#word@db/x?sslmode=disable'],
    ['DATABASE_URL', 'postgres://db:99999/x?sslmode=disable'],
    ['API_BASE', 'api.example'],
    ['API_BASE', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['PUBLIC_URL', 'prices.example'],
    ['PUBLIC_URL', 'https://prices.example/app'],
    ['PUBLIC_URL', 'https://user:password@prices.example'],
  ])('reject %s=%s in one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}.* cannot be used: .+\\.$`));
  });
});

it('A rejected secret is not shown', () => {
  expect(() => readSettings({ AUTH_SECRET: 'hunter2' })).toThrow(/^AUTH_SECRET cannot be used/);
  expect(() => readSettings({ SMTP_URL: 'imap://u:hunter2@mail' })).toThrow(/^SMTP_URL cannot be used/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@db' })).toThrow(/^DATABASE_URL cannot be used/);
});

describe('The error for an unreachable PostgreSQL server', () => {
  it('names the server without its password', async () => {
    const opening = openDatabase({ kind: 'postgres', url: 'postgres://u:secret@127.0.0.1:1/x' });
    await expect(opening).rejects.toThrow(
      'DATABASE_URL cannot be used: 127.0.0.1:1/x answers "connect ECONNREFUSED 127.0.0.1:1".',
    );
  });

  it('names a certificate that cannot be read', async () => {
    const url = 'postgres://127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/missing.pem';
    const opening = openDatabase({ kind: 'postgres', url });
    await expect(opening).rejects.toThrow(/^DATABASE_URL cannot be used: 127.0.0.1:1\/x .*\/missing\.pem/);
  });
});

it.each(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])(
  '%s without OIDC_ISSUER is refused',
  {
    tags: 'PC57',
  },
  (name) => {
    const refusal = `OIDC_ISSUER= cannot be used: it is needed, because ${name} is set.`;
    expect(() => readSettings({ [name]: 'pricebook', OIDC_ISSUER_URL: 'https://login.example' })).toThrow(refusal);
    expect(readSettings({ [name]: ' ' })).not.toHaveProperty('identity.clientId');
  },
);
