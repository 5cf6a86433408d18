import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { latch } from '../api/backend';
import { listenLocally } from '../support/app/ports';
import type { Fault } from './faults';

/** A response of the gateway itself, for calls that the back end behind it does not have. */
export type Canned = Readonly<Record<string, { readonly status: number; readonly data?: unknown }>>;

/** A gateway before a back end that makes one call fail. */
export interface FaultServer {
  readonly url: string;
  /** The requests so far, as `POST price/getPrice`, with the statuses of their responses. */
  readonly requests: readonly { readonly call: string; readonly status: number | undefined }[];
  /** Makes a call fail until the next `arm` or `clear`. */
  arm(call: string, fault: Fault): Promise<void>;
  /** Sends the responses that are held. */
  release(): void;
  /** Ends the fault and clears the recorded requests. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, ngrok-skip-browser-warning',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Expose-Headers': 'Retry-After',
  // On a reused connection Chromium would retry a request by itself.
  Connection: 'close',
};

/** Starts a gateway before the back end at `target`. */
export async function startFaultServer(target: string, canned: Canned): Promise<FaultServer> {
  const requests: { call: string; status: number | undefined }[] = [];
  let held = latch();
  let armed: { readonly call: string; readonly fault: Fault } | undefined;
  const server = createServer((request, response) => void serve(request, response));
  const port = await listenLocally(server, 0);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const url = new URL(request.url ?? '/', target);
    if (!url.pathname.startsWith('/api/')) return send(response, 200, 'text/html', '<h1>Please sign in</h1>');
    const call = `${request.method} ${url.pathname.slice('/api/'.length)}`;
    const entry: (typeof requests)[number] = { call, status: undefined };
    requests.push(entry);
    const body = await bodyOf(request);
    const fault = armed?.call === call || armed?.call === `${call}${url.search}` ? armed.fault : undefined;
    const isFirst = requests.filter((one) => one.call === call).length === 1;
    if (armed?.fault.isFlapping && isLost(armed.call)) return void request.socket.destroy();
    if (fault && fault.effect === 'none' && !fault.isFlapping && !(fault.isRepeated && !isFirst)) {
      if (!fault.reply) return void request.socket.destroy();
      entry.status = fault.reply.status;
      return reply(response, fault.reply);
    }
    const own = canned[`${call} ${request.headers.authorization ?? ''}`.trim()] ?? canned[call];
    const answer = own ? cannedResponse(own) : await forward(url, request, body);
    if (fault?.reply && fault.effect === 'done') {
      entry.status = fault.reply.status;
      return reply(response, fault.reply);
    }
    entry.status = answer.status;
    if (fault?.damage === 'held') await held.opened;
    sendDamaged(response, answer, fault?.damage);
  }

  /** Whether the network is away at this request: at every other one, beginning with the call that fails. */
  function isLost(failing: string): boolean {
    const first = requests.findIndex(({ call }) => call === failing.split('?', 1).join(''));
    return first !== -1 && (requests.length - 1 - first) % 2 === 0;
  }

  async function restore(): Promise<void> {
    armed = undefined;
    if (!server.listening) await listenLocally(server, port);
  }
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async arm(call, fault) {
      requests.length = 0;
      held = latch();
      armed = { call, fault };
      if (fault.name === 'refused') await stop();
    },
    release: () => held.open(),
    async clear() {
      held.open();
      await restore();
      requests.length = 0;
    },
    async close() {
      if (server.listening) await stop();
    },
  };
}

interface FaultResponse {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const cannedResponse = ({ status, data = null }: Canned[string]): FaultResponse => ({
  status,
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify({ status, message: 'Done.', data })),
});

async function forward(url: URL, request: IncomingMessage, body: Buffer): Promise<FaultResponse> {
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { ...cors, 'Content-Type': type }).end(body);
}

function reply(
  response: ServerResponse,
  { status, type = 'application/json', headers, body }: NonNullable<Fault['reply']>,
) {
  response.writeHead(status, { ...cors, ...headers, 'Content-Type': type }).end(body);
}

/** Sends a damaged response. */
function sendDamaged(response: ServerResponse, { status, type, bytes }: FaultResponse, damage: Fault['damage']): void {
  switch (damage) {
    case 'reset':
      response.socket?.destroy();
      break;
    case 'silent':
      break;
    case 'cut':
    case 'stall':
      response.writeHead(status, { ...cors, 'Content-Type': type, 'Content-Length': bytes.length });
      response.write(halfOf(bytes), () => damage === 'cut' && response.socket?.destroy());
      break;
    case 'cut chunks':
      response.writeHead(status, { ...cors, 'Content-Type': type });
      response.write(halfOf(bytes), () => response.socket?.destroy());
      break;
    case 'slow headers':
      // Within the time-out of the page.
      setTimeout(() => send(response, status, type, bytes), 1_500);
      break;
    default:
      send(response, status, type, damagedBody(bytes, damage));
  }
}

function damagedBody(bytes: Buffer, damage: Fault['damage']): string | Buffer {
  switch (damage) {
    case 'truncated':
      return halfOf(bytes);
    case 'data null':
      return changed(bytes, () => null);
    case 'wrong shape':
      return changed(bytes, () => 'nothing of the kind');
    case 'wrong items':
      return changed(bytes, withWrongItems);
    case 'no meta':
      return changed(bytes, withoutMeta);
    case 'enlarged':
      return changed(bytes, (data) => data, { padding: 'x'.repeat(20_000_000) });
    default:
      return bytes;
  }
}

const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, Math.ceil(bytes.length / 2));

/** The data of a response with items that are not records. */
function withWrongItems(data: unknown): unknown {
  const entries = [7, ['a'], 'text'];
  if (Array.isArray(data)) return entries;
  return typeof data === 'object' && data !== null && 'items' in data ? { ...data, items: entries } : data;
}

const withoutMeta = (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data, meta: undefined } : data;

/** An envelope with other data; a file is unchanged. */
function changed(bytes: Buffer, change: (data: unknown) => unknown, more: object = {}): string | Buffer {
  try {
    const envelope: { data?: unknown } = JSON.parse(bytes.toString('utf8'));
    return JSON.stringify({ ...envelope, data: change(envelope.data), ...more });
  } catch {
    return bytes;
  }
}
