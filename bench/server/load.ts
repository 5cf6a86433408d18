import { Agent, request } from 'node:http';

/** Does `work` so many times, by so many clients at once; answers how long each took, in ms. */
export async function timesOf(
  work: () => Promise<unknown>,
  { times, clients }: { readonly times: number; readonly clients: number },
): Promise<readonly number[]> {
  const taken: number[] = [];
  let left = times;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await work();
      taken.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return taken;
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Number.NaN;
}

const agent = new Agent({ keepAlive: true });

/** Closes the connections: the server may be about to close them itself, after a pause. */
export const closeConnections = (): void => agent.destroy();

/** Posts JSON as a browser would, on connections that stay open, and waits for the whole answer. Throws unless it is 200. */
export const post = (url: string, token: string, body: object): Promise<void> => send(url, token, body);

/** As `post`, with another method; GET without a body. */
export function send(url: string, token: string, body?: object, method = body ? 'POST' : 'GET'): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    'accept-encoding': 'gzip',
    authorization: `Bearer ${token}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      response.on('error', reject).resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}.`)),
      );
    });
    sent.on('error', reject).end(text);
  });
}
