import { describe, expect, it } from 'vitest';
import { openDatabase } from './db/database';
import { readSettings } from './settings';

describe('The settings', () => {
  it('have defaults that need nothing by hand', () => {
    expect(readSettings({})).toEqual({
      serves: 'everything',
      port: 4173,
      host: '127.0.0.1',
      store: { kind: 'folder', path: './.data' },
      seed: { kind: 'demo' },
      adminEmail: undefined,
      authSecret: undefined,
      smtpUrl: undefined,
      publicUrl: undefined,
      corsOrigins: [],
      trustProxy: false,
      allowDemo: false,
    });
  });

  it('choose the store, the seed and the origins', () => {
    const env = {
      DATABASE_URL: 'postgres://u:p@db/x',
      SEED: '100000',
      CORS_ORIGINS: 'https://a.example, http://b.example:8080',
    };
    expect(readSettings(env)).toMatchObject({
      store: { kind: 'postgres', url: 'postgres://u:p@db/x' },
      seed: { kind: 'number', prices: 100_000 },
      corsOrigins: ['https://a.example', 'http://b.example:8080'],
    });
    expect(readSettings({ SEED: 'lists/My prices.csv' })).toMatchObject({
      seed: { kind: 'csv', path: 'lists/My prices.csv' },
    });
  });

  it('say where mails go and where their links lead', () => {
    const env = { SMTP_URL: 'smtps://u:p@mail.example', PUBLIC_URL: 'https://prices.example/' };
    expect(readSettings(env)).toMatchObject({ smtpUrl: env.SMTP_URL, publicUrl: 'https://prices.example' });
  });

  it('serve the host page alone where API_BASE names another back end', () => {
    expect(readSettings({ API_BASE: 'https://api.example', PORT: '80' })).toEqual({
      serves: 'host-page',
      apiBase: 'https://api.example',
      port: 80,
      host: '127.0.0.1',
    });
  });

  it('let a demo be seen by other machines only when that is said', () => {
    expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/ALLOW_DEMO=1/);
    expect(() => readSettings({ HOST: '0.0.0.0', SEED: '500' })).toThrow(/ALLOW_DEMO=1/);
    expect(readSettings({ HOST: '0.0.0.0', ALLOW_DEMO: '1' })).toMatchObject({ host: '0.0.0.0' });
    expect(readSettings({ HOST: '0.0.0.0', SEED: 'none' })).toMatchObject({ host: '0.0.0.0' });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['SEED', 'much'],
    ['SEED', '-5'],
    ['AUTH_SECRET', 'short'],
    ['CORS_ORIGINS', 'shop.example'],
    ['CORS_ORIGINS', 'https://shop.example/path'],
    ['CORS_ORIGINS', '*'],
    ['DATABASE_URL', 'mysql://db'],
    ['API_BASE', 'api.example'],
    ['API_BASE', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'maybe'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['PUBLIC_URL', 'prices.example'],
    ['PUBLIC_URL', 'https://prices.example/app'],
    ['PUBLIC_URL', 'https://user:password@prices.example'],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}.* cannot be used: .+\\.$`));
  });
});

it('A refused secret is not shown', () => {
  expect(() => readSettings({ AUTH_SECRET: 'hunter2' })).toThrow(/^AUTH_SECRET cannot be used/);
  expect(() => readSettings({ SMTP_URL: 'imap://u:hunter2@mail' })).toThrow(/^SMTP_URL cannot be used/);
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@db' })).toThrow(/^DATABASE_URL cannot be used/);
});

describe('A PostgreSQL server that cannot be reached', () => {
  it('is named without its password', async () => {
    const opening = openDatabase({ kind: 'postgres', url: 'postgres://u:secret@127.0.0.1:1/x' });
    await expect(opening).rejects.toThrow(
      'DATABASE_URL cannot be used: 127.0.0.1:1/x answers "connect ECONNREFUSED 127.0.0.1:1".',
    );
  });
});
