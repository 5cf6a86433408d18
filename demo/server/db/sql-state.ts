/** The SQLSTATE of a database error, as PostgreSQL names it, for example `23505`; `undefined` for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** SQLSTATE: a duplicate value in a unique column. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE: a statement took too long and was cancelled. */
export const QUERY_CANCELED = '57014';

/** SQLSTATE: a referenced row is missing, or would be deleted. */
export const FOREIGN_KEY_VIOLATION = '23503';
