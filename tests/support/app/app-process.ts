import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, projectFolder } from './built-server';
import { copyEmptyDatabase } from './empty-database';

/** The server in a separate process, with its data on disk, so that it can be killed. */
export interface AppProcess {
  readonly url: string;
  /** Suspends the process: requests wait. */
  freeze(): void;
  /** Kills the process, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on the same port and the same data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Starts the built server on a free port with the demo seed. */
export async function startAppProcess(): Promise<AppProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-'));
  await copyEmptyDatabase(folder);
  let { child, port } = await start(folder, '0');
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    kill,
    async restart() {
      await kill();
      ({ child, port } = await start(folder, port));
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once the server has printed its address. */
async function start(folder: string, port: string): Promise<{ readonly child: ChildProcess; readonly port: string }> {
  const child = spawn(process.execPath, [builtServer()], {
    cwd: projectFolder,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/[^\s/]+:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { child, port: address };
}
