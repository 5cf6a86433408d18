import { expect, it } from 'vitest';
import { scryptHasher } from './password-hasher';

const passwords = scryptHasher();

it('knows the right password from a wrong one, and hides both', async () => {
  const hash = await passwords.hash('Grüße-2026');
  expect(hash).not.toContain('Grüße');
  expect(await passwords.verify('Grüße-2026', hash)).toBe(true);
  expect(await passwords.verify('Grüße-2026'.normalize('NFD'), hash)).toBe(true);
  expect(await passwords.verify('grüße-2026', hash)).toBe(false);
});

it('gives the same password another hash each time', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
});

it('believes no password where none is set', async () => {
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('none', null)).toBe(false);
});

it('costs what OWASP asks of scrypt, and names older hashes', { tags: ['IG21'] }, async () => {
  const hash = await passwords.hash('same');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(passwords.isOutdated(hash)).toBe(false);
  const older = await scryptHasher({ p: 1 }).hash('same');
  expect(passwords.isOutdated(older)).toBe(true);
  expect(await passwords.verify('same', older)).toBe(true);
});
