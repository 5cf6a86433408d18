import { DataDirLockLost, DataDirUnavailable } from './db/data-dir-lock';
import { embeddedLimit, StoreUnreachable, storeName } from './db/database';
import { NewerDatabase } from './db/migrate';
import { isLoopback } from './http/public-url';
import { createLineBatcher, createLog, escapeControls, type Log } from './monitoring/log';
import { BadSeed } from './seed/csv-seed';
import { type RunningServer, startHostPage, startServer, writeToStderr } from './server';
import { BadSetting, readSettings, type Settings } from './settings';
import { unknownSettingNotes } from './unknown-settings';

/** Runs the reference back end with the settings of the environment until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const output = createLineBatcher((lines) => process.stdout.write(lines));
  process.once('exit', output.flush);
  const log = createLog(settings.log ?? (process.stdout.isTTY ? 'text' : 'json'), output.add);
  const server = await start(settings, log).catch((error: unknown) => {
    throw asSettingError(error, settings);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
  printLines([`Pricebook is at ${addressFor(settings.host, server)}`, ...startDetails(settings, server)]);
}

function start(settings: Settings, log: Log): Promise<RunningServer> {
  const report = createReporter(log);
  if (settings.serves === 'host-page') return startHostPage(settings.apiBase, { ...settings, log, report });
  return startServer({ ...settings, publicUrl: settings.publicUrl ?? localUrl(settings), log, report });
}

/** Returns a function that reports unexpected errors, and ends the process when the lock of the data folder is lost. */
function createReporter(log: Log): (error: unknown, requestId?: string) => void {
  return (error, requestId) => {
    if (error instanceof DataDirLockLost) fail(error);
    // The log may be off or discarded: standard error always has the error.
    if (requestId !== undefined) log.error({ requestId }, 'unexpected error, see standard error');
    writeToStderr(error);
  };
}

function startDetails(settings: Settings, { notes }: RunningServer): readonly string[] {
  const unknown = unknownSettingNotes(process.env);
  if (settings.serves === 'host-page') return [`It talks to ${settings.apiBase}`, ...unknown];
  const limit = settings.store.kind === 'postgres' ? '' : ` (for up to ${embeddedLimit}; more need DATABASE_URL)`;
  return [`Data: ${storeName(settings.store)}${limit}`, ...notes, ...unknown];
}

function addressFor(host: string, { port, url }: RunningServer): string {
  return localUrl({ host, port }) ?? url;
}

/** The URL under `localhost`, if the server has one; its mails link there unless PUBLIC_URL is set. */
function localUrl({ host, port }: { readonly host: string; readonly port: number }): string | undefined {
  const isLocal = isLoopback(host) || host === '0.0.0.0' || host === '::';
  // Port 0 stands for any free one.
  return isLocal && port !== 0 ? `http://localhost:${port}` : undefined;
}

async function stop(server: RunningServer): Promise<void> {
  await server.close().catch(fail);
  process.exit(0);
}

/** Turns a listen error into one that names the setting at fault. */
function asSettingError(error: unknown, settings: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new BadSetting('PORT', String(settings.port), 'another program listens there');
  if (code === 'EACCES') return new BadSetting('PORT', String(settings.port), 'this user may not listen there');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadSetting('HOST', settings.host, 'this machine has no such address');
  return error;
}

function printLines(lines: readonly string[]): void {
  // Some have names from the database.
  process.stdout.write(`${lines.map(escapeControls).join('\n')}\n`);
}

function fail(error: unknown): never {
  const expected =
    error instanceof BadSetting ||
    error instanceof BadSeed ||
    error instanceof DataDirUnavailable ||
    error instanceof DataDirLockLost ||
    error instanceof StoreUnreachable ||
    error instanceof NewerDatabase;
  if (expected) process.stderr.write(`${error.message}\n`);
  else writeToStderr(error);
  process.exit(1);
}

await main().catch(fail);
