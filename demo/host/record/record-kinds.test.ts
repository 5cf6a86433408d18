import { expect, it } from 'vitest';
import { auditKinds } from '../../server/db/audit-kinds';
import { kindLabel, recordKinds } from './record-kinds';

it('The filter of the record has the kinds of the server', { tags: 'PS26' }, () => {
  expect([...recordKinds].sort()).toEqual([...auditKinds].sort());
});

it.each([
  ['user.authenticator-removed', 'User: authenticator removed'],
  ['sign-in.refused', 'Sign-in: refused'],
])('The kind %s is shown as %s', { tags: 'PS26' }, (kind, label) => {
  expect(kindLabel(kind)).toBe(label);
});
