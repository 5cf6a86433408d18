// Runs the cluster, causes failures, and reports what clients saw. Exits with 1 when an acknowledged write was lost.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { builtServer } from '../../tests/support/app/built-server';
import { freePort } from '../../tests/support/app/ports';
import { type Call, signIn } from './api';
import { type InterruptedUploads, interruptUploads } from './interrupted-uploads';
import { SKU_PREFIX, startLoad } from './load';
import { createNode, type PostgresNode, startEtcd } from './postgres-nodes';
import { createPrograms, type Program, type Programs, until } from './programs';
import { startProxy } from './proxy';
import { type Relay, startRelay } from './relay';
import { type Failure, isGood, reportLines } from './report';
import { SILENT_PREFIX, writeThroughSilence } from './silent-connections';
import { STALE_PREFIX, writeAtReplica } from './stale-address';
import { compare, readStored } from './verify';

const SERVERS = 3;
/** Time of steady load before and after each failure. */
const STEADY_MS = 10_000;
/** Time in which a server works again after its connections fell silent. */
const MAX_RECOVERY_MS = 15_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function startPostgres(programs: Programs): Promise<readonly PostgresNode[]> {
  const etcd = await startEtcd(programs);
  const nodes = [await createNode(programs, 'postgres1', etcd), await createNode(programs, 'postgres2', etcd)];
  await Promise.all(nodes.map((node) => node.start()));
  await until('The start of PostgreSQL under Patroni', () => isSynchronous(nodes), 120);
  return nodes;
}

/** Whether one node is the primary and commits wait for the other one. */
async function isSynchronous(nodes: readonly PostgresNode[]): Promise<boolean> {
  const states = await Promise.all(nodes.map(async (node) => [await node.isPrimary(), await node.isSynchronous()]));
  return states.some(([isPrimary]) => isPrimary) && states.some(([, isReplica]) => isReplica);
}

async function primaryOf(nodes: readonly PostgresNode[]): Promise<PostgresNode> {
  const roles = await Promise.all(nodes.map((node) => node.isPrimary().catch(() => false)));
  const primary = nodes.find((_, index) => roles[index]);
  if (primary === undefined) throw new Error('There is no primary.');
  return primary;
}

const isAnyPrimary = async (nodes: readonly PostgresNode[]): Promise<boolean> =>
  (await Promise.all(nodes.map((node) => node.isPrimary()))).includes(true);

async function createDatabase(port: number): Promise<string> {
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: `postgres://postgres:cluster@127.0.0.1:${port}/postgres` });
    client.on('error', () => {});
    await client.connect();
    await client.query(sql).finally(() => client.end());
    return true;
  };
  // Before its first health checks HAProxy also connects to the replica, which refuses writes.
  await until('The connection to the primary', () => run(`create role pricebook login password 'cluster'`));
  await until('The new database', () => run('create database pricebook owner pricebook'));
  return `postgres://pricebook:cluster@127.0.0.1:${port}/pricebook`;
}

/** Starts servers named by a prefix and their number. */
async function startServers(
  programs: Programs,
  ports: readonly number[],
  databaseUrl: string,
  prefix = 'server',
): Promise<Program[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    AUTH_SECRET: 'the-secret-that-all-servers-of-the-cluster-share',
    LOG: 'off',
  };
  const command = [process.execPath, '--enable-source-maps', builtServer()];
  const servers = await Promise.all(
    ports.map((port, index) => programs.start(`${prefix}${index + 1}`, command, { ...settings, PORT: String(port) })),
  );
  const isReady = async () => {
    const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/health/ready`)));
    return answers.every(({ ok }) => ok);
  };
  await until('The start of the servers', isReady);
  return servers;
}

async function runCluster(programs: Programs): Promise<boolean> {
  print('Starting etcd, two PostgreSQL under Patroni, HAProxy and three servers …');
  const nodes = await startPostgres(programs);
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const { databasePort, url } = await startProxy(programs, nodes, ports);
  const databaseUrl = await createDatabase(databasePort);
  const servers = await startServers(programs, ports, databaseUrl);
  await until('The first response through HAProxy', async () => (await fetch(`${url}/health/ready`)).ok);
  const call = await signIn(url);
  const load = await startLoad(call);
  const failures: Failure[] = [];
  const fail: Fail = async (what, cause) => {
    await setTimeout(STEADY_MS);
    print(`${what} …`);
    failures.push({ what, at: Date.now() });
    await cause();
    // Until then a write may still succeed.
    const causedAt = Date.now();
    await until('A write after the failure', async () =>
      load.writes.some(({ sentAt, outcome }) => sentAt > causedAt && outcome === 'done'),
    );
    await setTimeout(STEADY_MS);
  };

  const primary = await primaryOf(nodes);
  await fail('The primary is killed', () => primary.kill());
  if (!(await isAnyPrimary(nodes.filter((node) => node !== primary))))
    throw new Error('The other PostgreSQL did not take over.');
  await primary.start();
  const back = Date.now();
  await until('The return of the former primary', () => isSynchronous(nodes), 120);
  print(`The former primary is a synchronous replica ${((Date.now() - back) / 1000).toFixed(1)} s after its start.`);
  const former = await primaryOf(nodes);
  const relay = await startRelay(former.port);
  const stalePort = await freePort();
  await startServers(
    programs,
    [stalePort],
    databaseUrl.replace(`:${databasePort}/`, `:${relay.port}/`),
    'stale-server',
  );
  const callStale = await signIn(`http://127.0.0.1:${stalePort}`);
  await fail('The primary and the replica change places', () => former.switchOver());
  await until('The return of the former primary as a replica', () => isSynchronous(nodes), 120);
  const present = await primaryOf(nodes);
  const stale = await writeAtReplica(callStale, () => relay.leadTo(present.port));
  print(
    `A server whose address led to the replica: ${stale.refused} writes refused as read-only; ${stale.untilDone} until`,
  );
  print('one was acknowledged after the address led to the primary.');
  const isSilenceGood = await loseConnections(callStale, relay);
  await freezePrimary(nodes, fail);
  await fillDiskOfPrimary(nodes, fail);
  await fail('A server is killed', async () => servers[0]?.kill());
  const uploads = await interruptUploadsOf(programs, { ports, servers, databaseUrl, url, call });
  await load.stop();

  const refusedStale = new Set(stale.refusedSkus);
  const savedStale = [...(await readStored(call, STALE_PREFIX)).keys()].filter((sku) => refusedStale.has(sku));
  print(`writes refused as read-only and saved all the same: ${savedStale.length}`);
  const verdict = compare(load.writes, await readStored(call, SKU_PREFIX));
  for (const line of reportLines(load, failures, verdict)) print(line);
  for (const [index, server] of servers.entries()) printErrors(`server${index + 1}`, await server.log());
  relay.close();
  const areUploadsGood = uploads.partly === 0 && uploads.repeated === uploads.tried;
  return isGood(load, verdict) && savedStale.length === 0 && isSilenceGood && areUploadsGood;
}

type Fail = (what: string, cause: () => Promise<void>) => Promise<void>;

/** Stops the primary without ending it, as a machine that hangs. */
async function freezePrimary(nodes: readonly PostgresNode[], fail: Fail): Promise<void> {
  const primary = await primaryOf(nodes);
  await fail('The primary is frozen', () => primary.freeze());
  // Switched off and on, as an operator does: after it has gone on by itself, Patroni 3.0 names no synchronous replica any more.
  await primary.kill();
  await primary.start();
  await until('The return of the frozen primary as a replica', () => isSynchronous(nodes), 120);
}

async function fillDiskOfPrimary(nodes: readonly PostgresNode[], fail: Fail): Promise<void> {
  const { disk } = await primaryOf(nodes);
  if (disk === undefined) {
    print('No disk is filled: only root can make a small one.');
    return;
  }
  await fail('The disk of the primary is full', () => disk.fill());
  await disk.free();
  await until('The return of the PostgreSQL whose disk was full', () => isSynchronous(nodes), 120);
}

interface RunningCluster {
  readonly ports: readonly number[];
  readonly servers: readonly Program[];
  readonly databaseUrl: string;
  readonly url: string;
  readonly call: Call;
}

/** Kills the last server in the middle of uploads, and starts it again. */
async function interruptUploadsOf(
  programs: Programs,
  { ports, servers, databaseUrl, url, call }: RunningCluster,
): Promise<InterruptedUploads> {
  const port = ports.at(-1) ?? 0;
  let server = servers.at(-1);
  print('A server is killed in the middle of uploads …');
  const results = await interruptUploads(
    {
      url: `http://127.0.0.1:${port}`,
      kill: async () => {
        await server?.kill();
      },
      async restart() {
        [server] = await startServers(programs, [port], databaseUrl, 'restarted-server');
      },
    },
    url,
    call,
  );
  const { tried, cutOff, whole, partly, repeated } = results;
  print(
    `of ${tried} uploads ${cutOff} were cut off, of which ${whole} were stored whole; ${partly} were stored in part;`,
  );
  print(`repeated with the same Idempotency-Key, ${repeated} were stored once and whole`);
  return results;
}

/** Loses the connections of a server to the database without a word. Returns whether no write was lost, and all ended in time. */
async function loseConnections(call: Call, relay: Relay): Promise<boolean> {
  print('The connections of a server to the database fall silent …');
  const { doneSkus, refusedSkus, longestRequestMs, recoveryMs } = await writeThroughSilence(call, relay);
  const stored = await readStored(call, SILENT_PREFIX);
  const lost = doneSkus.filter((sku) => !stored.has(sku)).length;
  const saved = refusedSkus.filter((sku) => stored.has(sku)).length;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  print(
    `writes are acknowledged again after ${seconds(recoveryMs)}; the longest request took ${seconds(longestRequestMs)}`,
  );
  print(`of ${doneSkus.length} acknowledged writes lost: ${lost}; of ${refusedSkus.length} refused saved: ${saved}`);
  return lost === 0 && saved === 0 && recoveryMs < MAX_RECOVERY_MS && longestRequestMs < MAX_RECOVERY_MS;
}

/** The kinds of unexpected errors that a server has reported, with their number. */
function printErrors(name: string, log: string): void {
  const counts = new Map<string, number>();
  for (const [line] of log.matchAll(/^(?:\w*[eE]rror|AggregateError)\b.*$/gm))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const [line, number] of counts) print(`${name}: ${number} × ${line}`);
}

const programs = await createPrograms();
process.once('SIGINT', () => void programs.close().finally(() => process.exit(130)));
try {
  process.exitCode = (await runCluster(programs)) ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  for (const line of await programs.lastLines()) print(line);
  process.exitCode = 1;
} finally {
  await programs.close();
  // Open connections of the run would keep the process.
  process.exit();
}
