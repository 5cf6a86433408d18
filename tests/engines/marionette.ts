import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/app/ports';

/** A reference to an element, as WebDriver sends it. */
export type ElementReference = { readonly [key: string]: string };

/** Firefox, driven by its own protocol: WebDriver BiDi has no command for an element's computed role and name. */
export interface Marionette {
  /** Sends one command; rejects with Firefox's message. */
  readonly send: (command: string, parameters?: object) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string, ...args: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Starts headless Firefox. Throws if it is not installed. */
export async function startMarionette(): Promise<Marionette> {
  const profile = mkdtempSync(join(tmpdir(), 'pricebook-marionette-'));
  const port = await freePort();
  const preferences = { 'marionette.port': port, 'devtools.jsonview.enabled': false };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref('${name}', ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const options = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const firefox = spawn('/usr/bin/firefox-esr', options, { stdio: 'ignore' });
  const ended = Promise.race([once(firefox, 'exit'), once(firefox, 'error')]);
  let socket: Socket | undefined;
  const close = async () => {
    socket?.destroy();
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    socket = await Promise.race([connected(port), ended.then(() => Promise.reject(new Error('Firefox ended.')))]);
    const send = commandsTo(socket);
    await send('WebDriver:NewSession', {});
    await send('WebDriver:SetWindowRect', { width: 1280, height: 900 });
    const run = async (script: string, ...args: readonly unknown[]) => {
      // SAFETY: the response to this command has a `value`.
      const { value } = (await send('WebDriver:ExecuteScript', { script, args })) as { readonly value: unknown };
      return value;
    };
    return { send, run, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects once Firefox listens. */
async function connected(port: number): Promise<Socket> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(200)) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      socket.destroy();
    }
  }
  throw new Error('Firefox did not listen for commands within 60 seconds.');
}

/** Messages are JSON after their length in bytes and a colon: `[0, id, command, parameters]` and `[1, id, error, result]`. */
function commandsTo(socket: Socket): Marionette['send'] {
  const waiting = new Map<number, (error: { readonly message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const message = JSON.stringify([0, id, command, parameters]);
      waiting.set(id, (error, result) => {
        waiting.delete(id);
        if (error) reject(new Error(`Firefox, ${command}: ${error.message}`));
        else resolve(result);
      });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
