import { freePort } from '../../tests/support/app/ports';
import type { PostgresNode } from './postgres-nodes';
import { type Programs, until } from './programs';

/** The stable addresses of the cluster. */
export interface Proxy {
  /** Port that leads to the primary. */
  readonly databasePort: number;
  /** Address that leads to a server that is ready. */
  readonly url: string;
}

/** Starts HAProxy in front of the PostgreSQL nodes and the servers. */
export async function startProxy(
  programs: Programs,
  nodes: readonly PostgresNode[],
  serverPorts: readonly number[],
): Promise<Proxy> {
  const [databasePort, port] = [await freePort(), await freePort()];
  const config = await programs.write('haproxy.cfg', proxyConfig({ databasePort, port, nodes, serverPorts }));
  const proxy = await programs.start('haproxy', ['/usr/sbin/haproxy', '-db', '-f', config]);
  const url = `http://127.0.0.1:${port}`;
  // It answers 503 while no server is ready.
  await until(`The start of HAProxy (${await proxy.log()})`, async () => (await fetch(url)).status > 0);
  return { databasePort, url };
}

/**
 * `shutdown-sessions` ends the connections to a former primary, from which lists would be read otherwise.
 * A request is sent a second time only where no connection was made, so that no write is done twice.
 */
const proxyConfig = (at: {
  readonly databasePort: number;
  readonly port: number;
  readonly nodes: readonly PostgresNode[];
  readonly serverPorts: readonly number[];
}): string => `
defaults
  timeout connect 2s
  timeout client 2m
  timeout server 2m
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

listen database
  mode tcp
  bind 127.0.0.1:${at.databasePort}
  option httpchk GET /primary
  http-check expect status 200
${at.nodes.map(({ name, port, apiPort }) => `  server ${name} 127.0.0.1:${port} check port ${apiPort}`).join('\n')}

listen servers
  mode http
  bind 127.0.0.1:${at.port}
  balance roundrobin
  option httpchk GET /health/ready
  option redispatch
  option forwardfor
  retry-on conn-failure
${at.serverPorts.map((port, index) => `  server server${index + 1} 127.0.0.1:${port} check`).join('\n')}
`;
