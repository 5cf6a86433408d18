import { expect, it } from 'vitest';
import { createTokens } from './tokens';

const HOUR_MS = 60 * 60 * 1000;

it('A verified token expires after 12 hours', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  const { issue, verify } = createTokens(['secret'], () => now);
  const token = await issue(7, 3);

  const claims = await verify(token);
  expect(claims).toMatchObject({ accountId: 7, tokenVersion: 3 });
  now = new Date(now.getTime() + 12 * HOUR_MS - 1000);
  expect(await verify(token)).toEqual(claims);
  now = new Date(now.getTime() + 1000);
  expect(await verify(token)).toBeUndefined();
});

it('A token with another signature is refused even after a valid one', async () => {
  const clock = () => new Date('2026-11-20T10:00:00Z');
  const { issue, verify } = createTokens(['secret'], clock);
  const token = await issue(7, 3);
  const forged = await createTokens(['another secret'], clock).issue(7, 3);

  expect(await verify(token)).toBeDefined();
  expect(await verify(forged)).toBeUndefined();
  expect(await verify(token.slice(0, -1))).toBeUndefined();
});

it('Sessions that begin in the same second have tokens of their own', async () => {
  const { issue } = createTokens(['secret'], () => new Date('2026-11-20T10:00:00Z'));
  expect(await issue(7, 3)).not.toBe(await issue(7, 3));
});

it('A token is valid only as it was issued, so that another spelling does not outlive its session', {
  tags: 'OC37',
}, async () => {
  const { issue, verify } = createTokens(['secret'], () => new Date('2026-11-20T10:00:00Z'));
  const token = await issue(7, 3);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = [...alphabet].map((last) => token.slice(0, -1) + last).filter((other) => other !== token);
  const verified = await Promise.all([...others, `${token}=`, `${token}==`].map(verify));
  expect(verified.filter((claims) => claims !== undefined)).toEqual([]);
  expect(await verify(token)).toBeDefined();
});
