import { type EntityNoun, entities } from '../../../src/wire/entities';

/** Changes that records of every entity have. */
type RecordKind = `${EntityNoun}.${'created' | 'changed' | 'deleted'}`;

const recordKinds = entities.flatMap(({ noun }): RecordKind[] => [
  `${noun}.created`,
  `${noun}.changed`,
  `${noun}.deleted`,
]);

const furtherKinds = [
  'user.registered',
  'user.email-confirmed',
  'user.identity-linked',
  'user.erased',
  'user.approved',
  'user.password-changed',
  'user.authenticator-changed',
  'user.authenticator-removed',
  'backup.made',
] as const;

/** Entries about access, which anybody can cause: only the newest are kept. */
const accessKinds = ['sign-in.done', 'sign-in.refused', 'access.refused'] as const;

export type AuditKind = RecordKind | (typeof furtherKinds)[number] | (typeof accessKinds)[number];

export const auditKinds: readonly AuditKind[] = [...recordKinds, ...furtherKinds, ...accessKinds];

/** Whether an entry is about access that anybody can cause. */
export const isAccessKind = (kind: AuditKind): boolean => accessKinds.some((access) => access === kind);
