import { DataDirInUse } from './db/data-dir-lock';
import { StoreUnreachable } from './db/database';
import { BadSeed } from './seed/bad-seed';
import { type RunningServer, startHostPage, startServer } from './server';
import { BadSetting, isLoopback, readSettings, type Settings } from './settings';

/** Runs the reference back end as the environment says, until it is told to stop. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await start(settings).catch((error: unknown) => {
    throw inWords(error, settings);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
  say([`Pricebook is at ${addressFor(settings.host, server)}`, ...details(settings, server)]);
}

function start(settings: Settings): Promise<RunningServer> {
  if (settings.serves === 'host-page') return startHostPage(settings.apiBase, settings);
  return startServer(settings);
}

function details(settings: Settings, { notes }: RunningServer): readonly string[] {
  return settings.serves === 'host-page' ? [`It talks to ${settings.apiBase}`] : notes;
}

/** The address to open; a server that listens everywhere is reached by this machine's own name. */
function addressFor(host: string, { port, url }: RunningServer): string {
  return isLoopback(host) || host === '0.0.0.0' || host === '::' ? `http://localhost:${port}` : url;
}

async function stop(server: RunningServer): Promise<void> {
  await server.close();
  process.exit(0);
}

/** Failures of a start that a person can act on, as one line. */
function inWords(error: unknown, settings: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new BadSetting('PORT', String(settings.port), 'another program listens there');
  if (code === 'EACCES') return new BadSetting('PORT', String(settings.port), 'this user may not listen there');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadSetting('HOST', settings.host, 'this machine has no such address');
  return error;
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await main();
} catch (error) {
  const expected =
    error instanceof BadSetting ||
    error instanceof BadSeed ||
    error instanceof DataDirInUse ||
    error instanceof StoreUnreachable;
  process.stderr.write(
    `${expected || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n`,
  );
  process.exit(1);
}
