import { randomUUID } from 'node:crypto';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

export class DataDirUnavailable extends Error {
  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`DATA_DIR ${path} ${reason}`, options);
    this.name = 'DataDirUnavailable';
  }
}

/** The lock of the data folder was lost: another process may use it, and writing would destroy its data. */
export class DataDirLockLost extends Error {
  constructor(path: string) {
    super(
      `DATA_DIR ${path} is no longer held by this process, as its ${LOCK_FILE} was replaced: nothing more is written.`,
    );
    this.name = 'DataDirLockLost';
  }
}

export interface DataDirLock {
  /** Whether the lock file is still the one that this process locked. */
  isHeld(): boolean;
  release(): void;
}

const LOCK_FILE = 'pricebook.lock';

/** A byte far behind the token in the lock file, because on Windows other processes cannot read a locked byte. */
const LOCKED_BYTE = 2 ** 30;

/**
 * Creates the data folder if missing, and locks it with a file lock of the operating system, which ends with the process and is
 * visible to all containers that share the folder. Throws DataDirUnavailable.
 */
export async function lockDataDir(path: string): Promise<DataDirLock> {
  const file = join(path, LOCK_FILE);
  const token = randomUUID();
  let descriptor: number | undefined;
  try {
    await mkdir(path, { recursive: true });
    descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT);
    if (!tryLock(descriptor, LOCKED_BYTE, 1)) {
      throw new DataDirUnavailable(
        path,
        'is in use by another process: stop that one first, or choose another DATA_DIR.',
      );
    }
    await restrictToOwner(path);
    ftruncateSync(descriptor);
    writeSync(descriptor, token);
    return createLock({ descriptor, hasToken: () => readToken(file) === token });
  } catch (error) {
    if (descriptor !== undefined) closeSync(descriptor);
    if (error instanceof DataDirUnavailable || !(error instanceof Error)) throw error;
    throw new DataDirUnavailable(path, `cannot be used: ${error.message}.`, { cause: error });
  }
}

/** Restricts the folder to its owner, because PGlite creates files that every user may write. */
async function restrictToOwner(path: string): Promise<void> {
  const { uid } = await stat(path);
  if (uid !== process.getuid?.()) return;
  // Some file systems have no such permissions.
  await chmod(path, 0o700).catch(() => {});
}

function createLock({ descriptor, hasToken }: { readonly descriptor: number; hasToken(): boolean }): DataDirLock {
  let isReleased = false;
  return {
    isHeld: () => !isReleased && hasToken(),
    release() {
      if (!isReleased) closeSync(descriptor);
      isReleased = true;
    },
  };
}

function readToken(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
