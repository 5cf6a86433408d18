import { DataDirInUse } from './db/data-dir-lock';
import { StoreUnreachable } from './db/database';
import { BadSeed } from './seed/bad-seed';
import { demoSignIns } from './seed/demo-accounts';
import { type RunningServer, startHostPage, startServer } from './server';
import { BadSetting, isLoopback, readSettings, type Settings } from './settings';

/** Runs the reference back end as the environment says, until it is told to stop. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await start(settings).catch((error: unknown) => {
    throw inWords(error, settings);
  });
  say(`Pricebook is at ${addressFor(settings.host, server)}`);
  if (settings.serves === 'host-page') say(`It talks to ${settings.apiBase}`);
  else saySignIns(settings, server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
}

function start(settings: Settings): Promise<RunningServer> {
  if (settings.serves === 'host-page') return startHostPage(settings.apiBase, settings);
  return startServer(settings);
}

function saySignIns(settings: Extract<Settings, { serves: 'everything' }>, { seeded }: RunningServer): void {
  for (const line of seeded?.notes ?? []) say(line);
  if (settings.seed.kind === 'none') return;
  const { accounts, password } = demoSignIns;
  say(`Sign in with the password ${password} as`);
  for (const { email, role } of accounts) say(`  ${email} (${role})`);
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
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
