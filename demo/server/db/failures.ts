/** The SQLSTATE of a database error, as PostgreSQL names it, for example `23505`; `undefined` for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** SQLSTATE: the value of a unique column exists already. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE: a row that is pointed to is missing, or one that is pointed to would go. */
export const FOREIGN_KEY_VIOLATION = '23503';
