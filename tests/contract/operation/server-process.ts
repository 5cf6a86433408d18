import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer, projectFolder } from '../../support/app/built-server';

/** The built server in a process of its own. */
export interface ServerProcess {
  /** Its address, once it has said so. Rejects with what it said when it ends instead. */
  readonly url: Promise<string>;
  readonly pid: number;
  /** Processor time that it has taken so far, in whole seconds: unlike the clock's, the same on a busy machine. */
  readonly cpuSeconds: () => number;
  /** Everything it has said so far. */
  readonly said: () => string;
  /** Sends the signal and answers how it ended. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Waits for it to end by itself. */
  ended(): Promise<number | null>;
}

/**
 * Starts the server with these settings alone, on a free port unless they say another.
 *
 * @param through a command that runs the server, such as `unshare --pid`
 * @param folder where `dist` lies
 */
export function runServer(
  settings: Readonly<Record<string, string>>,
  through: readonly string[] = [],
  folder: string = projectFolder,
): ServerProcess {
  const { PATH = '', TMPDIR } = process.env;
  // Like the tests themselves, which leave out the optimising compiler of WebAssembly: see vite.config.ts.
  const v8Options = process.execArgv.filter((option) => option === '--liftoff-only');
  const [program = '', ...args] = [...through, process.execPath, ...v8Options, builtServer(folder)];
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH, ...(TMPDIR !== undefined && { TMPDIR }), PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  const url = address(child, (text) => {
    said += text;
    return said;
  });
  url.catch(() => {});
  return {
    url,
    pid: child.pid ?? Number.NaN,
    cpuSeconds: () => cpuSeconds(child.pid ?? Number.NaN),
    said: () => said,
    ended,
    end(signal) {
      child.kill(signal);
      return ended();
    },
  };
}

function cpuSeconds(pid: number): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
}

function address(child: ChildProcess, hear: (text: string) => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    const listen = (chunk: Buffer) => {
      all = hear(String(chunk));
      const port = /is at http:\/\/localhost:(\d+)\n/.exec(all)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${all}`)));
  });
}
