import { setTimeout as wait } from 'node:timers/promises';
import { line } from '../table';
import { closeConnections, percentile, send, timesOf } from './load';
import { processorMs } from './processor-time';
import { type Subject, subjects } from './subject';

const SIZES = [10_000, 100_000, 1_000_000];
const TIMES = 60;

/** One request, of staff or of a customer. */
interface PageCase {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  readonly isCustomer?: boolean;
  /** Whether a product is changed before each request, outside of the measured time. */
  readonly afterChange?: boolean;
}

/** How long pages, filter choices and SKUs take by the size of the list, for staff and customers: `npm run bench -- pages 1000000`. */
export async function measurePages(largest = 100_000): Promise<void> {
  for (const size of SIZES.filter((prices) => prices <= largest)) {
    for (const open of subjects) {
      const subject = await open(size);
      try {
        line(
          `${size.toLocaleString('en')} prices on ${subject.store}`,
          'p50, ms',
          'p95, ms',
          'processor, ms',
          'first request, ms',
        );
        for (const page of casesFor(size)) await measure(subject, page);
        for (const people of [5, 20]) await measurePeople(subject, people, casesFor(size));
      } finally {
        await subject.close();
      }
    }
  }
}

function casesFor(size: number): readonly PageCase[] {
  const last = size / 50;
  const pages = [false, true].flatMap((isCustomer) =>
    Object.entries({ first: 1, middle: last / 2, last }).map(([where, currentPage]) => ({
      name: `${isCustomer ? 'customer' : 'staff'}, ${where} page`,
      path: 'price/getPrice',
      body: { currentPage, itemsPerPage: 50 },
      isCustomer,
    })),
  );
  const choices = { path: 'price/priceFiltersData', body: {} };
  return [
    ...pages,
    { name: 'customer, page after a change', path: 'price/getPrice', body: {}, isCustomer: true, afterChange: true },
    { name: 'filter dialog', ...choices },
    { name: 'filter dialog, customer', ...choices, isCustomer: true },
    { name: 'filter dialog after a change', ...choices, afterChange: true },
    ...filterCases(),
    { name: 'getMainSkus', path: 'price/getMainSkus?All=True' },
  ];
}

/** Column filters: a value of one part of the list, one that a few of each hundred rows have, and one of no row. */
function filterCases(): readonly PageCase[] {
  const filter = (
    name: string,
    filters: object,
    { page = 1, ...more }: Partial<PageCase> & { page?: number } = {},
  ) => ({
    ...{ name: `filter, ${name}`, path: 'price/getPrice' },
    body: { currentPage: page, itemsPerPage: 50, filters },
    ...more,
  });
  return [
    ...[false, true].flatMap((isCustomer) => {
      const who = isCustomer ? 'customer' : 'staff';
      return [
        filter(`${who}, first page`, { UNIT: ['m'] }, { isCustomer }),
        filter(`${who}, last page`, { UNIT: ['m'] }, { isCustomer, page: Number.MAX_SAFE_INTEGER }),
        filter(`${who}, spread value`, { STATUS: ['Inactive'] }, { isCustomer }),
      ];
    }),
    filter('unused value', { UNIT: ['furlong'] }),
    filter('after a change', { UNIT: ['m'] }, { afterChange: true }),
    filter('two columns', { UNIT: ['roll'], STATUS: ['Inactive'] }),
  ];
}

async function measure(subject: Subject, page: PageCase): Promise<void> {
  const { url, pid } = subject;
  const token = page.isCustomer ? subject.customerToken : subject.token;
  const ask = () => send(`${url}/api/${page.path}`, token, page.body);
  closeConnections();
  // Slow ones are measured less often. The first request, which may count a column, is not one of them.
  const [first = 0] = await timesOf(ask, { times: 1, clients: 1 });
  const [once = 0] = await timesOf(ask, { times: 1, clients: 1 });
  const times = once > 300 || page.afterChange ? 8 : TIMES;
  const taken: number[] = [];
  let cpu = 0;
  for (let done = 0; done < times; done += 1) {
    if (page.afterChange) await changeProduct(subject, done);
    const before = await processorMs(pid);
    taken.push(...(await timesOf(ask, { times: 1, clients: 1 })));
    cpu += (await processorMs(pid)) - before;
  }
  const numbers = [percentile(taken, 50), percentile(taken, 95), cpu / times];
  line(page.name, ...[...numbers, first].map((ms) => ms.toFixed(1)));
}

const PAUSE_MS = 3000;

/** People who each read something, and look at it for three seconds on average, twenty times. */
async function measurePeople({ url, ...tokens }: Subject, people: number, cases: readonly PageCase[]): Promise<void> {
  closeConnections();
  const taken: number[] = [];
  const started = performance.now();
  const person = async (_: unknown, number: number): Promise<void> => {
    for (let done = 0; done < 20; done += 1) {
      await wait(Math.random() * 2 * PAUSE_MS);
      const { path, body, isCustomer } = cases[(number + done) % cases.length] ?? { path: 'price/getPrice' };
      const token = isCustomer ? tokens.customerToken : tokens.token;
      taken.push(...(await timesOf(() => send(`${url}/api/${path}`, token, body), { times: 1, clients: 1 })));
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  const perSecond = (1000 * taken.length) / (performance.now() - started);
  const numbers = [percentile(taken, 50), percentile(taken, 95)].map((ms) => ms.toFixed(1));
  line(`${people} people, ${perSecond.toFixed(1)} requests a second`, ...numbers);
}

async function changeProduct({ url, token }: Subject, time: number): Promise<void> {
  const body = { ID: 1 + time, DESCRIPTION: `Changed ${time}` };
  await send(`${url}/api/product/updateProduct`, token, body, 'PATCH');
}
