import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request that the back end has received. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A response: JSON, or text with its type; for `undefined` the request stays pending. */
export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string | Buffer;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A back end for tests, on a real port. */
export interface Backend {
  readonly url: string;
  readonly got: readonly ReceivedRequest[];
  /** The headers that the preflights asked for. */
  readonly preflights: readonly string[];
  /** The highest number of simultaneous requests to one path. */
  readonly maxConcurrent: () => number;
  close(): Promise<void>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
};

/** Starts a back end that responds with the result of `reply`. */
export async function startBackend(
  reply: (got: ReceivedRequest) => Reply | Promise<Reply | undefined> | undefined,
): Promise<Backend> {
  const got: ReceivedRequest[] = [];
  const preflights: string[] = [];
  const open = new Map<string, number>();
  let maxConcurrent = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      preflights.push(String(request.headers['access-control-request-headers']));
      return response.writeHead(204, cors).end();
    }
    const path = String(request.url).split('?', 1).join('');
    open.set(path, (open.get(path) ?? 0) + 1);
    maxConcurrent = Math.max(maxConcurrent, open.get(path) ?? 0);
    response.once('close', () => open.set(path, (open.get(path) ?? 1) - 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const entry = {
      method: String(request.method),
      url: String(request.url),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    };
    got.push(entry);
    const answer = await reply(entry);
    if (answer) send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    got,
    preflights,
    maxConcurrent: () => maxConcurrent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status = 200, json, text, type = 'application/json', headers }: Reply): void {
  response.writeHead(status, { ...cors, ...headers, 'Content-Type': type });
  response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
}

/** A promise and the function that resolves it. */
export function latch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
