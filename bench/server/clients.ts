import { line } from '../table';
import { closeConnections, percentile, send, timesOf } from './load';
import { type Subject, subjects } from './subject';

const MOST = 256;
/** Requests of a measurement: enough for each client, and for a percentile. */
const timesFor = (clients: number) => Math.max(400, clients * 8);
const PAGES = 2000;

/** How many pages a second a server answers by the number of clients that ask without a pause: `npm run bench -- clients`. */
export async function measureClients(most = MOST): Promise<void> {
  for (const open of subjects) {
    const subject = await open();
    try {
      line(`pages of the price list, ${subject.store}`, 'a second', 'p50, ms', 'p95, ms', 'longest, ms');
      await measure(subject, 4);
      for (let clients = 1; clients <= most; clients *= 2) {
        const { perSecond, taken } = await measure(subject, clients);
        const times = [percentile(taken, 50), percentile(taken, 95), Math.max(...taken)];
        line(`${clients} clients`, perSecond.toFixed(0), ...times.map((ms) => ms.toFixed(1)));
      }
    } finally {
      await subject.close();
    }
  }
}

/** Pages from all of the list, of staff and of a customer in turn. */
async function measure({ url, token, customerToken }: Subject, clients: number) {
  closeConnections();
  let number = 0;
  const ask = () => {
    number += 1;
    const currentPage = 1 + ((number * 37) % PAGES);
    return send(`${url}/api/price/getPrice`, number % 2 ? token : customerToken, { currentPage, itemsPerPage: 50 });
  };
  const started = performance.now();
  const taken = await timesOf(ask, { times: timesFor(clients), clients });
  return { perSecond: (1000 * taken.length) / (performance.now() - started), taken };
}
