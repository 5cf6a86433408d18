import { chmod, cp, mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pricebook-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('The lock of a data folder', () => {
  it('is held once at a time, whatever path leads to the folder', async () => {
    const data = join(folder, 'data');
    const lock = await lockDataDir(data);
    await symlink(data, join(folder, 'link'));
    await expect(lockDataDir(join(folder, 'link'))).rejects.toThrow(/is in use by another process/);
    expect(lock.isHeld()).toBe(true);
    lock.release();
    expect(lock.isHeld()).toBe(false);
    (await lockDataDir(join(folder, 'link'))).release();
  });

  it('makes the folder private to its owner, whether new or existing', { tags: 'GV05' }, async () => {
    const [made, open] = [join(folder, 'data'), join(folder, 'open')];
    await mkdir(open);
    await chmod(open, 0o755);
    for (const data of [made, open]) {
      (await lockDataDir(data)).release();
      expect((await stat(data)).mode & 0o777).toBe(0o700);
    }
  });

  it('is not valid for a copy of the folder', async () => {
    const data = join(folder, 'data');
    const lock = await lockDataDir(data);
    await cp(data, join(folder, 'copy'), { recursive: true });
    const other = await lockDataDir(join(folder, 'copy'));
    expect([lock.isHeld(), other.isHeld()]).toEqual([true, true]);
    lock.release();
    other.release();
  });

  it.each([
    ['removed', (file: string) => rm(file)],
    ['written by another program', (file: string) => writeFile(file, 'other')],
    [
      'replaced by that of a backup',
      async (file: string) => {
        await writeFile(`${file}.backup`, 'other');
        await rename(`${file}.backup`, file);
      },
    ],
  ])('is lost when its file is %s', async (_, change) => {
    const lock = await lockDataDir(folder);
    await change(join(folder, 'pricebook.lock'));
    expect(lock.isHeld()).toBe(false);
    lock.release();
  });

  it('fails with a one-line error if the folder cannot be created', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockDataDir(join(folder, 'file'))).rejects.toThrow(/^DATA_DIR .* cannot be used: EEXIST.*\.$/);
  });
});
