import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password';

it('knows the right password from a wrong one, and hides both', async () => {
  const hash = await hashPassword('Grüße-2026');
  expect(hash).not.toContain('Grüße');
  expect(await verifyPassword('Grüße-2026', hash)).toBe(true);
  expect(await verifyPassword('Grüße-2026'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('grüße-2026', hash)).toBe(false);
});

it('gives the same password another hash each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('believes no password where none is set', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('none', null)).toBe(false);
});
