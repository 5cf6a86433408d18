import { expect, it } from 'vitest';
import { authenticatorUri, generateSecret, matchingTimeStep } from './authenticator';

/** The secret of RFC 6238's test vectors: 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('generates the codes of RFC 6238: at %i s it is %s', { tags: 'CA02' }, (seconds, code) => {
  expect(matchingTimeStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('accepts a clock one step early or late and returns the step', { tags: 'CA02' }, () => {
  expect(matchingTimeStep(secret, '287082', at(59 + 30))).toBe(1);
  expect(matchingTimeStep(secret, '287082', at(59 - 30))).toBe(1);
  expect(matchingTimeStep(secret, '287082', at(59 + 31))).toBeUndefined();
  expect(matchingTimeStep(secret, '287082', at(29 - 30))).toBeUndefined();
});

it.each(['287083', '28708', '2870822', '', 'abcdef', '-87082'])('rejects %j', (code) => {
  expect(matchingTimeStep(secret, code, at(59))).toBeUndefined();
});

it('creates a new 160-bit secret each time, and an otpauth address', () => {
  const made = generateSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateSecret()).not.toBe(made);
  const address = new URL(authenticatorUri(made, 'o+b@shop.example'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Pricebook:o+b@shop.example');
  expect(address.searchParams.get('secret')).toBe(made);
  expect(address.searchParams.get('issuer')).toBe('Pricebook');
});
