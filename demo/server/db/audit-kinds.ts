const changeKinds = [
  'user.created',
  'user.changed',
  'user.deleted',
  'user.registered',
  'user.email-confirmed',
  'user.approved',
  'user.password-changed',
  'user.authenticator-changed',
  'user.authenticator-removed',
  'company.created',
  'company.changed',
  'company.deleted',
  'product.created',
  'product.changed',
  'product.deleted',
  'backup.made',
] as const;

/** Entries about access, which anybody can cause: only the newest are kept. */
const accessKinds = ['sign-in.done', 'sign-in.refused', 'access.refused'] as const;

export type AuditKind = (typeof changeKinds)[number] | (typeof accessKinds)[number];

export const auditKinds: readonly AuditKind[] = [...changeKinds, ...accessKinds];

/** Whether an entry is about access that anybody can cause. */
export const isAccessKind = (kind: AuditKind): boolean => accessKinds.some((access) => access === kind);
