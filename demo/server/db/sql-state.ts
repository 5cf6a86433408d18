/** The SQLSTATE of a database error, as PostgreSQL names it, for example `23505`; the code of another error, for example `ECONNRESET`. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** SQLSTATE: a statement took too long and was cancelled. */
export const QUERY_CANCELED = '57014';

/** SQLSTATE: a write at a server that is a replica, or has become one. */
export const READ_ONLY_TRANSACTION = '25006';

/** SQLSTATEs: no such prepared statement, it exists already, or its columns have other types since a migration. */
const PREPARED_STATES = /^(26000|42P05|0A000)$/;

/** Whether a prepared statement cannot be executed by its name, but may be executed as SQL. */
export const isPreparedLost = (error: unknown): boolean => PREPARED_STATES.test(sqlState(error) ?? '');

/** SQLSTATEs: the connection failed, or the server ends it because it stops or starts. */
const CONNECTION_STATES = /^(08...|57P0[123])$/;

const SOCKET_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** Messages of errors of pg that have no code. */
const CONNECTION_MESSAGES = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when )/;

/** No connection to the database could be opened within the time: the statement was never sent. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('No connection to the database could be opened.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** All connections that long work may have were in use for too long: nothing was sent. Handled as a statement that was cancelled. */
export class LongWorkBusy extends Error {
  readonly code = QUERY_CANCELED;

  constructor() {
    super('Too many uploads and other long changes are being made at the same time.');
    this.name = 'LongWorkBusy';
  }
}

/** The database did not respond to a statement in time. */
export class ConnectionTimedOut extends Error {
  constructor(ms: number) {
    super(`The database did not respond within ${ms} ms.`);
    this.name = 'ConnectionTimedOut';
  }
}

/** Whether the connection to the database was lost, so that nobody knows whether the last statement was carried out. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof ConnectionTimedOut) return true;
  const code = sqlState(error) ?? '';
  if (CONNECTION_STATES.test(code) || SOCKET_CODES.test(code)) return true;
  return error instanceof Error && CONNECTION_MESSAGES.test(error.message);
}

/** SQLSTATE of a full disk, and the code of Node for one. */
const DISK_FULL = /^(53100|ENOSPC)$/;

/** Whether the disk of the database, or of the server, has no space left. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.test(sqlState(error) ?? '');

/** SQLSTATEs: transactions that waited for each other, or could not be serialized. */
const CONFLICT_STATES = /^(40P01|40001)$/;

/** Whether the database has undone a transaction because of another one, so that it may be repeated. */
export const isConflict = (error: unknown): boolean => CONFLICT_STATES.test(sqlState(error) ?? '');

export const databaseErrorClasses = ['connection', 'timeout', 'disk full', 'conflict', 'other'] as const;
export type DatabaseErrorClass = (typeof databaseErrorClasses)[number];

/** The class of an error of the database, for metrics; `undefined` for any other error. */
export function databaseErrorClass(error: unknown): DatabaseErrorClass | undefined {
  const state = sqlState(error) ?? '';
  if (isDiskFull(error)) return 'disk full';
  if (state === QUERY_CANCELED || error instanceof ConnectionTimedOut) return 'timeout';
  if (isConnectionLost(error)) return 'connection';
  if (isConflict(error)) return 'conflict';
  return /^[0-9A-Z]{5}$/.test(state) ? 'other' : undefined;
}

/** The errors that replace those of violated constraints. */
interface ConstraintErrors {
  /** For a duplicate value in a unique column. */
  readonly unique?: () => Error | Promise<Error>;
  /** For a referenced row that is missing, or would be deleted. */
  readonly foreignKey?: () => Error;
}

/** Rejects with the given error when the write violates a constraint. */
export function withConstraintErrors<T>(write: Promise<T>, { unique, foreignKey }: ConstraintErrors): Promise<T> {
  return write.catch(async (error: unknown) => {
    if (unique !== undefined && sqlState(error) === '23505') throw await unique();
    throw foreignKey !== undefined && sqlState(error) === '23503' ? foreignKey() : error;
  });
}
