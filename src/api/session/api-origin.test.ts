import { expect, test } from 'vitest';
import { absoluteBase, apiOrigin } from './api-origin';

test('normalises a back-end address to its path without a trailing slash', () => {
  expect(absoluteBase('https://api.example.com/shop/')).toBe('https://api.example.com/shop');
  expect(apiOrigin('https://api.example.com:8443/shop/')).toBe('https://api.example.com:8443');
});

test.each(['', 'javascript:alert(1)', 'ftp://example.com', 'not an address'])(
  'rejects %j with an explanatory message',
  (address) => {
    expect(() => absoluteBase(address)).toThrow(/is not a web address\. Give one like/);
  },
);
