import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';

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

const compiledQueries = new Map<string, CompiledQuery<unknown>>();

/**
 * Builds and compiles a query at its first use, which takes a tenth of the processor time of a page. The SQL has to be the same for each use
 * of the name; other parameters are given by `withParameters`.
 */
export function compiledOnce<R>(name: string, compile: () => CompiledQuery<R>): CompiledQuery<R> {
  const query = compiledQueries.get(name) ?? compile();
  compiledQueries.set(name, query);
  // SAFETY: a name has one query.
  return query as CompiledQuery<R>;
}

/** The query with parameters in the order in which its SQL has them. */
export const withParameters = <R>(query: CompiledQuery<R>, ...parameters: readonly unknown[]): CompiledQuery<R> => ({
  ...query,
  parameters,
});
