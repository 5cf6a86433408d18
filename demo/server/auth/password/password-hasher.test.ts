import { expect, it } from 'vitest';
import { createTemporaryPassword, scryptHasher } from './password-hasher';

const passwords = scryptHasher();

it('distinguishes the right password from a wrong one, and hides both', async () => {
  const hash = await passwords.hash('Grüße-2026');
  expect(hash).not.toContain('Grüße');
  expect(await passwords.verify('Grüße-2026', hash)).toBe(true);
  expect(await passwords.verify('Grüße-2026'.normalize('NFD'), hash)).toBe(true);
  expect(await passwords.verify('grüße-2026', hash)).toBe(false);
});

it('returns a different hash of the same password each time', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
});

it('rejects every password when none is set', async () => {
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('none', null)).toBe(false);
});

it('has the scrypt cost that OWASP recommends, and recognises outdated hashes', { tags: ['IG21'] }, async () => {
  const hash = await passwords.hash('same');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(passwords.isOutdated(hash)).toBe(false);
  const older = await scryptHasher({ p: 1 }).hash('same');
  expect(passwords.isOutdated(older)).toBe(true);
  expect(await passwords.verify('same', older)).toBe(true);
});

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
