import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Polls until `isThere` resolves to true. Throws after a minute. */
export async function until(isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(200)) {
    if (await isThere().catch(() => false)) return;
  }
  throw new Error(`${what} did not start within a minute.`);
}

/** Stops a process with its children: it leads a process group. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}
