import { readFile } from 'node:fs/promises';
import { line, verdict } from '../table';
import { measureBulk } from './bulk';
import { FIRST_PAGE, LAST_PAGE, type ListCase, listCases } from './list-cases';
import { closeConnections, percentile, post, timesOf } from './load';
import { measurePages } from './pages';
import { type Subject, subjects } from './subject';

/** The most that is allowed: p95 over HTTP as a ratio to bare SQL, p95 of the last page as a ratio to the first, and growth of memory in percent. */
const targets = { ratio: 2.5, lastPage: 3, growth: 10 } as const;
/** Requests of each case in one round. */
const TIMES = 100;
const MANY_REQUESTS = 10_000;

/** The price list over HTTP, beside the SQL that each answer needs; the server's memory over many requests; and large uploads. */
export async function benchServer(rounds = 3): Promise<void> {
  for (const open of subjects) {
    const subject = await open();
    try {
      await measureLists(subject, rounds);
      await measureMemory(subject);
    } finally {
      await subject.close();
    }
  }
  await measurePages();
  await measureBulk();
}

/** Milliseconds of each request of a case. */
interface Taken {
  readonly listCase: ListCase;
  readonly http: number[];
  readonly sql: number[];
}

async function measureLists(subject: Subject, rounds: number): Promise<void> {
  const cases = listCases(await someGroup(subject));
  line(`getPrice on ${subject.store}, ms`, 'clients', 'HTTP p50', 'p95', 'SQL p50', 'p95', 'ratio of p95');
  for (const clients of [1, 16]) {
    const taken = cases.map((listCase): Taken => ({ listCase, http: [], sql: [] }));
    // The first round warms everything up, and does not count.
    for (let round = 0; round <= rounds; round++) {
      for (const { listCase, http, sql } of taken) {
        const load = { times: TIMES, clients };
        closeConnections();
        const overHttp = await timesOf(() => askServer(subject, listCase), load);
        const bare = await timesOf(() => askDatabase(subject, listCase), load);
        if (round > 0) {
          http.push(...overHttp);
          sql.push(...bare);
        }
      }
    }
    for (const { listCase, http, sql } of taken) {
      const times = [percentile(http, 50), percentile(http, 95), percentile(sql, 50), percentile(sql, 95)];
      const ratio = percentile(http, 95) / percentile(sql, 95);
      const texts = times.map((time) => time.toFixed(1));
      line(listCase.name, String(clients), ...texts, `${ratio.toFixed(2)} ${verdict(ratio, targets.ratio)}`);
    }
    const p95 = (name: string | undefined) =>
      percentile(taken.find(({ listCase }) => listCase.name === name)?.http ?? [], 95);
    const depth = p95(LAST_PAGE) / p95(FIRST_PAGE);
    line(
      'last page by first',
      String(clients),
      '',
      '',
      '',
      '',
      `${depth.toFixed(2)} ${verdict(depth, targets.lastPage)}`,
    );
  }
}

const askServer = ({ url, token }: Subject, { body }: ListCase) => post(`${url}/api/price/getPrice`, token, body);

async function askDatabase({ db }: Subject, { count, page }: ListCase): Promise<void> {
  await count.execute(db);
  await page.execute(db);
}

async function someGroup({ db }: Subject): Promise<string> {
  const { group_name } = await db.selectFrom('product').select('group_name').orderBy('id').executeTakeFirstOrThrow();
  return group_name;
}

async function measureMemory(subject: Subject): Promise<void> {
  if (process.platform !== 'linux') return;
  // The others keep the database busy, and take the same way through the server.
  const cases = listCases(await someGroup(subject)).filter(({ isQuick }) => isQuick);
  let next = 0;
  const work = async () => {
    next += 1;
    const listCase = cases[next % cases.length];
    if (listCase !== undefined) await askServer(subject, listCase);
  };
  // A heap grows until it is swept, and grows again: its crests are compared, and the first that counts is a whole wave's.
  const crest = async () => {
    let most = 0;
    for (let done = 0; done < MANY_REQUESTS; done += MANY_REQUESTS / 20) {
      await timesOf(work, { times: MANY_REQUESTS / 20, clients: 16 });
      most = Math.max(most, await residentMemory(subject.pid));
    }
    return most;
  };
  closeConnections();
  const [before, after] = [await crest(), await crest()];
  const growth = (after / before - 1) * 100;
  const text = `${growth.toFixed(1)} % ${verdict(growth, targets.growth)}`;
  line(`memory over ${MANY_REQUESTS.toLocaleString('en')} requests`, `${before} MiB`, `${after} MiB`, text);
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1024);
}
