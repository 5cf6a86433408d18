import { expect, it } from 'vitest';
import { scryptHasher } from './password-hasher';
import { createTemporaryPassword } from './temporary-password';

it('A temporary password is random, hashed, and valid for 7 days', { tags: 'CA11' }, async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const passwords = scryptHasher();
  const { password, columns } = await createTemporaryPassword(passwords, now);
  expect(password).toMatch(/^([A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}$/);
  expect((await createTemporaryPassword(passwords, now)).password).not.toBe(password);
  expect(columns.password_hash).not.toContain(password);
  expect(await passwords.verify(password, columns.password_hash)).toBe(true);
  expect(columns.password_expires_at).toEqual(new Date('2026-11-27T12:00:00Z'));
});
