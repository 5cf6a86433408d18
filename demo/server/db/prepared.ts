import { createHash } from 'node:crypto';

/**
 * The names of the statements that are prepared, by their SQL. A name is a hash of its SQL, as a pooler may pass on a connection on
 * which a server of another version has prepared its statements.
 */
const names = new Map<string, string>();

/** Maximum number of statements that stay prepared on each connection. */
const MAX_PREPARED = 20;

/**
 * Has PostgreSQL plan the statement once for each connection, from its next execution on. For statements whose SQL is always the same,
 * and that are executed outside of transactions, which could not go on after a prepared statement was lost.
 */
export function prepare({ sql }: { readonly sql: string }): void {
  if (names.size < MAX_PREPARED && !names.has(sql)) names.set(sql, nameOf(sql));
}

/** The name of a statement that is to be prepared; `undefined` for any other. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

const nameOf = (sql: string): string => `pricebook_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
