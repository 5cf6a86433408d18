import { expect, test } from 'vitest';
import { configure } from './configuration';
import { setSession } from './page-session';

test('on a server, setSession throws and configure has no effect', { tags: 'JS01' }, () => {
  const apiBase = 'https://api.example.com';
  configure({ apiBase });
  expect(() => setSession({ accessToken: 'token' })).toThrow('setSession is for browsers');
  expect(() => setSession({ accessToken: 'token' }, { apiBase })).toThrow('setSession is for browsers');
});

test('on a server, configure accepts a path on the page’s own origin', { tags: 'OA02' }, () => {
  expect(() => configure({ apiBase: '/back-end' })).not.toThrow();
  expect(() => configure({ apiBase: 'ftp://back-end' })).toThrow('ftp://back-end is no http or https address');
});
