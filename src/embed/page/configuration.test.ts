import { expect, test } from 'vitest';
import { apiSettings } from '../../api/session/settings';
import {
  type Configuration,
  configure,
  configuredLocale,
  configuredMessages,
  configuredRoutes,
  resolveApiBase,
} from './configuration';

test('an attribute overrides the configuration', () => {
  configure({ apiBase: 'https://api.example.com' });
  expect(resolveApiBase(undefined)).toBe('https://api.example.com');
  expect(resolveApiBase('https://other.example.com')).toBe('https://other.example.com');
});

test('options omitted by a later call remain unchanged', () => {
  configure({ routes: { login: '/sign-in' }, storage: 'memory' });
  configure({ apiBase: 'https://api.example.com' });
  expect(configuredRoutes()).toEqual({ login: '/sign-in' });
  expect(apiSettings().storage).toBe('memory');
});

test('a language and texts are taken back by undefined, and stay when they are not named', { tags: 'OT05' }, () => {
  const read = () => [configuredLocale(), configuredMessages()];
  const messages = { prices: { title: 'Preise' } };
  configure({ locale: 'de', messages });
  configure({ storage: 'memory' });
  expect(read()).toEqual(['de', messages]);
  configure({ locale: undefined });
  expect(read()).toEqual([undefined, messages]);
  configure({ messages: undefined });
  expect(read()).toEqual([undefined, undefined]);
});

test.each([
  [{ apiBase: 'ftp://nowhere' }, 'ftp://nowhere is no http or https address'],
  [{ storage: 'cookie' }, "it has to be 'local' or 'memory'"],
  [{ headers: { Authorization: 'x' } }, 'it has to be a function'],
  [{ routes: '/sign-in' }, 'it has to be an object'],
  [{ routes: { signin: '/sign-in' } }, 'no destination signin; there are login, register, profile,'],
  [{ routes: { login: 5 } }, 'the address of login has to be text'],
  [{ colour: 'red' }, 'no such option'],
])('%j is rejected with a reason and changes nothing', { tags: 'OH80' }, (options, why) => {
  configure({ apiBase: 'https://before.example.com' });
  // SAFETY: a page without types can pass any value.
  const wrong = { apiBase: 'https://after.example.com', ...options } as Configuration;
  expect(() => configure(wrong)).toThrow(why);
  expect(resolveApiBase(undefined)).toBe('https://before.example.com');
});

test.each([null, undefined, 'https://api.example.com', 3])(
  'configure(%j) says what it needs',
  { tags: 'OH80' },
  (given) => {
    // SAFETY: a page without types can pass any value.
    expect(() => configure(given as unknown as Configuration)).toThrow('configure needs an object of options');
  },
);
