import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unprivilegedUser } from '../../tests/support/app/postgres';
import { mountDisk, type SmallDisk } from './small-disk';

/** A running program, the leader of its process group. */
export interface Program {
  /** Its output so far. */
  log(): Promise<string>;
  /** Kills its process group, as a machine failure does. */
  kill(): Promise<void>;
  /** Sends a signal to its process group. */
  signal(name: NodeJS.Signals): void;
}

/** Starts programs as an unprivileged user, in a temporary folder. */
export interface Programs {
  /** Belongs to the user. */
  readonly folder: string;
  start(name: string, command: readonly string[], env?: Readonly<Record<string, string>>): Promise<Program>;
  /** Writes a file of the folder and returns its path. */
  write(name: string, text: string): Promise<string>;
  /** Sends a signal to every process that works in this folder or below: PostgreSQL does not belong to the group of Patroni. */
  signalIn(folder: string, name: NodeJS.Signals): Promise<void>;
  /** Creates a folder on a small disk of its own. Only root can; resolves with `undefined` for others. */
  createDisk(name: string, mebibytes: number): Promise<SmallDisk | undefined>;
  /** The end of each log. */
  lastLines(): Promise<readonly string[]>;
  /** Kills all programs and removes the folder. */
  close(): Promise<void>;
}

/** Creates the folder. As root, programs run as `postgres` or `nobody`, because PostgreSQL refuses to run as root. */
export async function createPrograms(): Promise<Programs> {
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-cluster-'));
  const giveToUser = async (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
  };
  await giveToUser(folder);
  const running = new Set<Program>();
  const disks: SmallDisk[] = [];
  return {
    folder,
    async start(name, [command = '', ...args], env = {}) {
      const path = join(folder, `${name}.log`);
      const out = openSync(path, 'a');
      const child = spawn(command, args, {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['ignore', out, out],
        env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
      });
      closeSync(out);
      // Rejects when the program is missing.
      await once(child, 'spawn');
      const program: Program = {
        log: () => readFile(path, 'utf8'),
        kill: () => killGroup(child),
        signal: (signal) => signalGroup(child, signal),
      };
      running.add(program);
      return program;
    },
    async write(name, text) {
      const path = join(folder, name);
      await writeFile(path, text, { mode: 0o600 });
      await giveToUser(path);
      return path;
    },
    signalIn,
    async createDisk(name, mebibytes) {
      if (user.uid === undefined) return undefined;
      const disk = await mountDisk(join(folder, name), mebibytes);
      disks.push(disk);
      await giveToUser(disk.folder);
      return disk;
    },
    async lastLines() {
      const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
      const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.flatMap((text, index) => [`${logs[index]}:`, ...text.trimEnd().split('\n').slice(-15)]);
    },
    async close() {
      await Promise.all([...running].map((program) => program.kill()));
      await signalIn(folder, 'SIGKILL');
      for (const disk of disks) await disk.unmount();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function killGroup(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  signalGroup(child, 'SIGKILL');
  await ended;
}

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // All of its group has ended already.
  }
}

async function signalIn(folder: string, name: NodeJS.Signals): Promise<void> {
  const processes = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  for (const pid of processes) {
    // It has ended since, or belongs to somebody else.
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (place !== folder && !place.startsWith(`${folder}/`)) continue;
    try {
      process.kill(Number(pid), name);
    } catch {
      // It has ended since.
    }
  }
}

/** Waits until `check` is true. Throws with the name when it is not within the time; a rejection counts as false. */
export async function until(what: string, check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await check().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} took longer than ${seconds} s.`);
    await setTimeout(100);
  }
}
