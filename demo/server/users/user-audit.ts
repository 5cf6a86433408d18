import { type AuditEntry, changesBetween } from '../audit/record-audit';
import type { AuditKind } from '../db/audit-kinds';
import type { UserRecord } from './user-record';

const keys = ['NAME', 'EMAIL', 'ROLE', 'STATUS', 'COMPANY', 'PHONE_NUMBER'] as const;

export function userChange(
  kind: Extract<AuditKind, `user.${string}`>,
  before: UserRecord | undefined,
  after: UserRecord | undefined,
): AuditEntry {
  const record = after ?? before;
  const changes = changesBetween(keys, valuesOf(before), valuesOf(after));
  return { kind, ...(record !== undefined && { record: { id: record.ID, name: record.EMAIL } }), changes };
}

const valuesOf = (user: UserRecord | undefined) =>
  user && { ...user, COMPANY: user.COMPANY === null ? null : user.COMPANY.COMPANY_NAME };
