import { expect, it } from 'vitest';
import { scryptPasswords } from './password';

const passwords = scryptPasswords();

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
