// Runs the cluster, fails its parts, and reports what clients saw. Ends with 1 where an acknowledged write was lost.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { builtServer } from '../../tests/support/app/built-server';
import { freePort } from '../../tests/support/app/ports';
import { signIn } from './api';
import { startLoad } from './load';
import { createNode, type PostgresNode, startEtcd } from './postgres-nodes';
import { createPrograms, type Program, type Programs, until } from './programs';
import { startProxy } from './proxy';
import { type Failure, isGood, reportLines } from './report';
import { compare, readStored } from './verify';

const SERVERS = 3;
/** Time of steady load before and after each failure. */
const STEADY_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

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
  // Until its first checks HAProxy leads to the replica too, which refuses to write.
  await until('The connection to the primary', () => run(`create role pricebook login password 'cluster'`));
  await until('The new database', () => run('create database pricebook owner pricebook'));
  return `postgres://pricebook:cluster@127.0.0.1:${port}/pricebook`;
}

async function startServers(programs: Programs, ports: readonly number[], databaseUrl: string): Promise<Program[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    AUTH_SECRET: 'the-secret-that-all-servers-of-the-cluster-share',
    LOG: 'off',
  };
  const command = [process.execPath, '--enable-source-maps', builtServer()];
  const servers = await Promise.all(
    ports.map((port, index) => programs.start(`server${index + 1}`, command, { ...settings, PORT: String(port) })),
  );
  const isReady = async () => {
    const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/health`)));
    return answers.every(({ ok }) => ok);
  };
  await until('The start of the servers', isReady);
  return servers;
}

async function runCluster(programs: Programs): Promise<boolean> {
  say('Starting etcd, two PostgreSQL under Patroni, HAProxy and three servers …');
  const nodes = await startPostgres(programs);
  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const { databasePort, url } = await startProxy(programs, nodes, ports);
  const servers = await startServers(programs, ports, await createDatabase(databasePort));
  await until('The first response through HAProxy', async () => (await fetch(`${url}/health`)).ok);
  const call = await signIn(url);
  const load = await startLoad(call);
  const failures: Failure[] = [];
  const fail = async (what: string, kill: () => Promise<void>) => {
    await setTimeout(STEADY_MS);
    say(`Killing ${what} …`);
    const at = Date.now();
    failures.push({ what: `${what} killed`, at });
    await kill();
    await until('A write after the failure', async () =>
      load.writes.some(({ sentAt, outcome }) => sentAt > at && outcome === 'done'),
    );
    await setTimeout(STEADY_MS);
  };

  const roles = await Promise.all(nodes.map((node) => node.isPrimary()));
  const primary = nodes.find((_, index) => roles[index]);
  if (primary === undefined) throw new Error('There is no primary.');
  await fail('the primary', () => primary.kill());
  if (!(await isAnyPrimary(nodes.filter((node) => node !== primary))))
    throw new Error('The other PostgreSQL did not take over.');
  await primary.start();
  const back = Date.now();
  await until('The return of the former primary', () => isSynchronous(nodes), 120);
  say(`The former primary is a synchronous replica ${((Date.now() - back) / 1000).toFixed(1)} s after its start.`);
  await fail('a server', async () => servers[0]?.kill());
  await load.stop();

  const verdict = compare(load.writes, await readStored(call));
  for (const line of reportLines(load, failures, verdict)) say(line);
  for (const [index, server] of servers.entries()) sayErrors(`server${index + 1}`, await server.log());
  return isGood(load, verdict);
}

/** The kinds of unexpected errors that a server has reported, with their number. */
function sayErrors(name: string, log: string): void {
  const counts = new Map<string, number>();
  for (const [line] of log.matchAll(/^(?:\w*[eE]rror|AggregateError)\b.*$/gm))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const [line, number] of counts) say(`${name}: ${number} × ${line}`);
}

const programs = await createPrograms();
process.once('SIGINT', () => void programs.close().finally(() => process.exit(130)));
try {
  process.exitCode = (await runCluster(programs)) ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  for (const line of await programs.lastLines()) say(line);
  process.exitCode = 1;
} finally {
  await programs.close();
}
