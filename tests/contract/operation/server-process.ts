import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer, projectFolder } from '../../support/app/built-server';

/** The built server in a separate process. */
export interface ServerProcess {
  /** Its address, once it has printed it. Rejects with its output if it exits first. */
  readonly url: Promise<string>;
  readonly pid: number;
  /** CPU time used so far, in whole seconds: independent of the load of the machine, unlike wall-clock time. */
  readonly cpuSeconds: () => number;
  /** Its output so far. */
  readonly said: () => string;
  /** Sends the signal and returns the exit code or signal. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Waits until it exits. */
  ended(): Promise<number | null>;
}

/**
 * Starts the server with only these settings, on a free port unless they set one.
 *
 * @param through a command that runs the server, such as `unshare --pid`
 * @param folder the folder that contains `dist`
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
  // After its exit, because its last output may come later.
  const closed = once(child, 'close');
  const ended = async () => {
    await closed;
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
    let port: string | undefined;
    const listen = (chunk: Buffer) => {
      all = hear(String(chunk));
      // Not searched again once found: the log of a busy server has megabytes.
      port ??= /is at http:\/\/localhost:(\d+)\n/.exec(all)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${all}`)));
  });
}
