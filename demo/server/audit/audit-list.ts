import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import { auditKinds } from '../db/audit-kinds';
import type { Database } from '../db/database';
import { searchConditions } from '../lists/conditions';
import { pageSchema, searchSchema } from '../lists/list-request';
import { readPage } from '../lists/page';
import type { Changes } from './record-audit';

const DAY_MS = 24 * 60 * 60 * 1000;
const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'has to be a day such as 2026-11-20'),
  v.check(isDay, 'is no day of the calendar'),
  v.transform((text) => new Date(text)),
);

export const auditQuery = v.object({
  ...pageSchema.entries,
  WHO: v.optional(searchSchema, ''),
  WHAT: v.optional(searchSchema, ''),
  KIND: v.optional(v.picklist(auditKinds, `has to be one of ${auditKinds.join(', ')}`)),
  FROM: v.optional(daySchema),
  TO: v.optional(daySchema),
});

/** A page of the record of changes, the newest first. People and records are named as they were at that time. */
export function readAuditPage(db: Database, query: v.InferOutput<typeof auditQuery>) {
  const { WHO, WHAT, KIND, FROM, TO } = query;
  const conditions = [
    ...searchConditions(sql.ref('audit.who_search'), WHO),
    ...searchConditions(sql.ref('audit.what_search'), WHAT),
    ...(KIND === undefined ? [] : [sql<SqlBool>`kind = ${KIND}`]),
    ...(FROM === undefined ? [] : [sql<SqlBool>`at >= ${FROM}`]),
    ...(TO === undefined ? [] : [sql<SqlBool>`at < ${new Date(TO.getTime() + DAY_MS)}`]),
  ];
  const matching = db.selectFrom('audit').where((where) => where.and(conditions));
  const rowsQuery = matching
    .select(['id', 'at', 'kind', 'account_id', 'account_name', 'account_email', 'address'])
    .select(['record_id', 'record_name', 'detail', 'changes'])
    .orderBy('id', 'desc');
  return readPage(db, query, { matching, rows: rowsQuery }, (row) => ({
    ID: row.id,
    AT: row.at.toISOString(),
    KIND: row.kind,
    BY: row.account_email === '' ? null : { ID: row.account_id, NAME: row.account_name, EMAIL: row.account_email },
    ADDRESS: row.address,
    RECORD: row.record_id === null ? null : { ID: row.record_id, NAME: row.record_name },
    DETAIL: row.detail,
    CHANGES: changesOnWire(row.changes ?? {}),
  }));
}

/** Rejects dates such as 31 February, which `Date` reads as 3 March. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const changesOnWire = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([key, [FROM, TO]]) => [key, { FROM, TO }]));
