import { expect, it } from 'vitest';
import { scryptPasswords } from './password';
import { makeTemporaryPassword } from './temporary-password';

it('A temporary password is new each time, kept as a hash alone, and works for 7 days', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const passwords = scryptPasswords();
  const { password, kept } = await makeTemporaryPassword(passwords, now);
  expect(password).toMatch(/^([A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}$/);
  expect((await makeTemporaryPassword(passwords, now)).password).not.toBe(password);
  expect(kept.password_hash).not.toContain(password);
  expect(await passwords.verify(password, kept.password_hash)).toBe(true);
  expect(kept.password_expires_at).toEqual(new Date('2026-11-27T12:00:00Z'));
});
