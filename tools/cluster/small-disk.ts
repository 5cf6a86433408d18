import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A disk in memory that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last block. */
  fill(): Promise<void>;
  /** Removes what `fill` has written. */
  free(): Promise<void>;
  unmount(): Promise<void>;
}

const run = promisify(execFile);

/** Mounts a disk of this size at a new folder, for which the process has to be root. */
export async function mountDisk(folder: string, mebibytes: number): Promise<SmallDisk> {
  await mkdir(folder);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a');
      // In blocks of a mebibyte, then of a page, so that nothing is left.
      for (const size of [2 ** 20, 4096]) await writeUntilFull(() => file.appendFile(Buffer.alloc(size)));
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    unmount: async () => void (await run('umount', ['--lazy', folder])),
  };
}

async function writeUntilFull(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}
