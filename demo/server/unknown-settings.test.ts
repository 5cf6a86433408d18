import { expect, it } from 'vitest';
import { unknownSettingNotes } from './unknown-settings';

it.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['AUTHSECRET', 'AUTH_SECRET'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
])('The misspelt setting %s is named beside %s', { tags: 'PS23' }, (name, setting) => {
  expect(unknownSettingNotes({ [name]: 'secret' })).toEqual([
    `${name} is no setting, and has no effect. There is ${setting}.`,
  ]);
});

it.each([
  ['SECOND_FACTOR_ROLE', 'SECOND_FACTOR_ROLES'],
  ['OIDC_ISSUER_URL', 'OIDC_ISSUER'],
  ['OIDC_SECRET', 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ISSUER, OIDC_NAME'],
  ['DRAIN_SECOND', 'DRAIN_SECONDS'],
  ['UPLOAD_MEMORY', 'UPLOAD_MEMORY_MB'],
])('The misspelt setting %s is named beside %s', { tags: 'PC57' }, (name, setting) => {
  expect(unknownSettingNotes({ [name]: 'x' })).toEqual([
    `${name} is no setting, and has no effect. There is ${setting}.`,
  ]);
});

it('Settings and variables of other programs are not named', { tags: 'PS23' }, () => {
  const others = { API_KEY: '1', PUBLIC_KEY: '1', LOG_LEVEL: '1', PATH: '/bin', HOME: '/root', PGHOST: 'db' };
  expect(unknownSettingNotes({ DATABASE_URL: 'x', DATA_DIR: 'x', HOST: 'x', SEED: 'demo', ...others })).toEqual([]);
});
