import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/support/app/ports';
import { type Program, type Programs, until } from './programs';
import type { SmallDisk } from './small-disk';

/** Room for the demo data, the load and 128 MiB of log. */
const DISK_MEBIBYTES = 600;

/** A PostgreSQL under Patroni, as on a separate machine. */
export interface PostgresNode {
  readonly name: string;
  readonly port: number;
  /** Port of Patroni's API, by which the proxy finds the primary. */
  readonly apiPort: number;
  isPrimary(): Promise<boolean>;
  /** Whether commits wait for this replica. */
  isSynchronous(): Promise<boolean>;
  start(): Promise<void>;
  /** Kills Patroni and PostgreSQL together, like a failure of the machine. */
  kill(): Promise<void>;
  /** Stops Patroni and PostgreSQL together without ending them, like a machine that hangs. */
  freeze(): Promise<void>;
  /** The disk of its data; `undefined` where a small one cannot be made. */
  readonly disk: SmallDisk | undefined;
  /** Promotes the replica (a planned switchover), as an operator does before maintenance. */
  switchOver(): Promise<void>;
}

/** Starts etcd, by which the nodes agree on the primary; returns its address. */
export async function startEtcd(programs: Programs): Promise<string> {
  const [client, peer] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`];
  await programs.start('etcd', [
    'etcd',
    ...['--name', 'etcd', '--data-dir', join(programs.folder, 'etcd'), '--log-level', 'warn'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `etcd=${peer}`],
  ]);
  await until('The start of etcd', async () => (await fetch(`${client}/health`)).ok);
  return client;
}

/** Prepares a node, which is not started yet. */
export async function createNode(programs: Programs, name: string, etcd: string): Promise<PostgresNode> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const disk = await programs.createDisk(`${name}-disk`, DISK_MEBIBYTES);
  const dataFolder = join(disk?.folder ?? programs.folder, `${name}-data`);
  const config = await programs.write(
    `${name}.yml`,
    patroniConfig({ name, port, apiPort, etcd, folder: programs.folder, dataFolder }),
  );
  let program: Program | undefined;
  const isOk = async (path: string) => (await fetch(`http://127.0.0.1:${apiPort}/${path}`)).ok;
  return {
    name,
    port,
    apiPort,
    isPrimary: () => isOk('primary'),
    isSynchronous: () => isOk('synchronous'),
    async start() {
      program = await programs.start(name, ['patroni', config]);
    },
    async kill() {
      await program?.kill();
      await programs.signalIn(dataFolder, 'SIGKILL');
    },
    async freeze() {
      program?.signal('SIGSTOP');
      await programs.signalIn(dataFolder, 'SIGSTOP');
    },
    disk,
    async switchOver() {
      const response = await fetch(`http://127.0.0.1:${apiPort}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: name }),
      });
      if (!response.ok) throw new Error(`Patroni refused the switchover: ${await response.text()}`);
    },
  };
}

/** Programs of the newest PostgreSQL of Debian: those on the PATH may lack pg_rewind and pg_controldata. */
function postgresFolder(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${versions[0]}/bin`;
}

/**
 * Patroni's settings, in JSON, which YAML includes. With `synchronous_mode` no acknowledged write is lost: a commit waits for
 * the replica, and only a replica that has it can become the primary. The times are the shortest that Patroni accepts.
 */
function patroniConfig(node: {
  readonly name: string;
  readonly port: number;
  readonly apiPort: number;
  readonly etcd: string;
  readonly folder: string;
  readonly dataFolder: string;
}): string {
  const { name, folder } = node;
  const [listen, api] = [`127.0.0.1:${node.port}`, `127.0.0.1:${node.apiPort}`];
  const account = (username: string) => ({ username, password: 'cluster' });
  return JSON.stringify({
    scope: 'pricebook',
    name,
    restapi: { listen: api, connect_address: api },
    etcd3: { hosts: new URL(node.etcd).host },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, shared_buffers: '32MB', max_wal_size: '128MB', wal_keep_size: '64MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen,
      connect_address: listen,
      data_dir: node.dataFolder,
      bin_dir: postgresFolder(),
      pgpass: join(folder, `${name}-pgpass`),
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
    },
  });
}
