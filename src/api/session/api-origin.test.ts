import { expect, test } from 'vitest';
import { absoluteBase, apiOrigin } from './api-origin';

test('a back end address keeps its path and loses its trailing slash', () => {
  expect(absoluteBase('https://api.example.com/shop/')).toBe('https://api.example.com/shop');
  expect(apiOrigin('https://api.example.com:8443/shop/')).toBe('https://api.example.com:8443');
});

test.each(['', 'javascript:alert(1)', 'ftp://example.com', 'not an address'])(
  '%j is refused in words that help',
  (address) => {
    expect(() => absoluteBase(address)).toThrow(/is not a web address\. Give one like/);
  },
);
