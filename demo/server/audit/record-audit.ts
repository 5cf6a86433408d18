import { sql } from 'kysely';
import { type AuditKind, isAccessKind } from '../db/audit-kinds';
import type { Database } from '../db/database';
import { toSearchText } from '../lists/conditions';

export interface Origin {
  /** The signed-in account, or the one that is signing in; `null` where there is none. */
  readonly accountId: number | null;
  readonly address: string;
  readonly at: Date;
}

/** The changed fields with their values before and after; `null` where the record did not exist or was deleted. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** What was done. Never put a password, code, token or secret into it. */
export interface AuditEntry {
  readonly kind: AuditKind;
  readonly record?: { readonly id: number; readonly name: string };
  readonly changes?: Changes;
  readonly detail?: string;
  /** Email address that was entered by somebody who is not signed in. @default that of the origin's account */
  readonly email?: string;
}

/** Records entries. Call it in the transaction that makes the changes. */
export async function recordAudit(trx: Database, origin: Origin, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const account = await accountOf(trx, origin);
  const rows = entries.map(({ kind, record, changes, detail = '', email = account.email }) => ({
    kind,
    is_access: isAccessKind(kind),
    account_email: email,
    record_id: record?.id ?? null,
    record_name: record?.name ?? '',
    detail,
    changes: changes ?? null,
    who_search: toSearchText([email, account.name]),
    what_search: toSearchText([record?.name ?? '', detail]),
  }));
  await sql`insert into audit (at, account_id, account_name, address, kind, is_access, account_email, record_id,
      record_name, detail, changes, who_search, what_search)
    select ${origin.at}::timestamptz, ${origin.accountId}::integer, ${account.name}, ${origin.address}, row.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (kind text, is_access boolean, account_email text,
      record_id integer, record_name text, detail text, changes json, who_search text, what_search text)`.execute(trx);
}

async function accountOf(
  trx: Database,
  { accountId }: Origin,
): Promise<{ readonly name: string; readonly email: string }> {
  const account =
    accountId === null
      ? undefined
      : await trx.selectFrom('account').select(['name', 'email']).where('id', '=', accountId).executeTakeFirst();
  return account ?? { name: '', email: '' };
}

/** A record as it is on the wire, with these fields. */
type Recorded<K extends string> = Readonly<Record<K, unknown>> & { readonly ID: number };

/** Returns a function that makes the entries about records with these fields; `name` is the field that names a record. */
export function auditEntryMaker<K extends string>(keys: readonly K[], name: K) {
  return (kind: AuditKind, before: Recorded<K> | undefined, after: Recorded<K> | undefined): AuditEntry => {
    const record = after ?? before;
    const changes = changesBetween(keys, before, after);
    return { kind, ...(record && { record: { id: record.ID, name: String(record[name]) } }), changes };
  };
}

/** The values of these fields that differ. Lists are compared without regard to order. */
export function changesBetween<K extends string>(
  keys: readonly K[],
  before: Readonly<Record<K, unknown>> | undefined,
  after: Readonly<Record<K, unknown>> | undefined,
): Changes {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [old, next] = [normalizeForComparison(before?.[key]), normalizeForComparison(after?.[key])];
      return JSON.stringify(old) === JSON.stringify(next) ? [] : [[key, [old, next]]];
    }),
  );
}

function normalizeForComparison(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : [...value].sort();
  return value === undefined || value === '' ? null : value;
}
