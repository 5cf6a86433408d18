import { afterEach, expect, test, vi } from 'vitest';
import { configure } from './configuration';
import { clearSession, type SessionOptions, setSession } from './page-session';

afterEach(() => void vi.unstubAllGlobals());

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

test('null in place of options is refused by a sentence', { tags: 'OH80' }, () => {
  vi.stubGlobal('document', {});
  // SAFETY: a page without types can pass any value.
  const options = null as unknown as SessionOptions;
  expect(() => setSession({ accessToken: 'token' }, options)).toThrow('the options of setSession are an object');
  expect(() => clearSession(options)).toThrow('the options of clearSession are an object');
});

test('an unknown reason of the end of a session is refused by a sentence', { tags: 'HC20' }, () => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  // SAFETY: a page without types can pass any value.
  const reason = 'expired' as 'user';
  expect(() => clearSession({ reason })).toThrow("the reason of clearSession is 'user' or 'unauthorized', not expired");
});
