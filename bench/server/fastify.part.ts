import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { backEndAt } from '../../tests/contract/back-end';
import { runServer } from '../../tests/contract/operation/server-process';
import { startPostgres } from '../../tests/support/app/postgres';
import { line, median, verdict } from '../table';
import { closeConnections, post, timesOf } from './load';
import { processorMs } from './processor-time';

/** Our processor time of a page as a ratio to that of the least server on Fastify. */
const TARGET = 1.2;
const PRICES = 100_000;
const AUTH_SECRET = 'a-secret-of-this-benchmark-and-no-other';
/** Processor time is counted in steps of 10 ms, so many requests are counted at once. */
const REQUESTS = 1000;

/** Processor time of a page of the price list beside the least server on Fastify that answers the same, on PostgreSQL. */
export async function benchFastify(rounds = 5): Promise<void> {
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.newDatabase(), AUTH_SECRET };
  const ours = runServer({ ...settings, SEED: String(PRICES) });
  const url = await ours.url;
  const token = await backEndAt(url).tokenOf('admin');
  const least = await startLeast(settings);
  const servers = [
    { pid: ours.pid, url, taken: [] as number[] },
    { ...least, taken: [] as number[] },
  ];
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const { pid, url: at, taken } of servers) {
        closeConnections();
        const before = await processorMs(pid);
        await timesOf(() => post(`${at}/api/price/getPrice`, token, {}), { times: REQUESTS, clients: 4 });
        // The first round warms everything up, and does not count.
        if (round > 0) taken.push(((await processorMs(pid)) - before) / REQUESTS);
      }
    const [own = Number.NaN, other = Number.NaN] = servers.map(({ taken }) => median(taken));
    line('getPrice, processor ms', 'Pricebook', 'Fastify', 'ratio');
    line('page 1', own.toFixed(2), other.toFixed(2), `${(own / other).toFixed(2)} ${verdict(own / other, TARGET)}`);
  } finally {
    least.end();
    await ours.end('SIGTERM');
    await postgres.close();
  }
}

async function startLeast(settings: Readonly<Record<string, string>>) {
  const server = new URL('./least-server.js', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', server], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (text) => /^http:\S+$/.test(text) && resolve(text));
    once(child, 'exit').then(() => reject(new Error('The least server has ended.')), reject);
  });
  return { pid: child.pid ?? Number.NaN, url, end: () => child.kill() };
}
