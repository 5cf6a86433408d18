import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { HttpResponse } from '../wire/http-response';
import { listenLocally } from './ports';

/** A forwarded request, in the order of arrival. */
export interface ProxiedRequest {
  /** For example `POST /api/price/getPrice`, without the query. */
  readonly line: string;
  /** When its first bytes arrived; milliseconds of `performance.now()`. */
  readonly at: number;
  /** When the first bytes of its response arrived from the server; `undefined` until then. */
  readonly respondedAt: number | undefined;
  /** The bytes so far, headers included. */
  readonly chunks: readonly Buffer[];
}

/** The point where a connection is cut: in the request's body, before the response, after its headers, or after a number of bytes. */
export type Cut = 'request body' | 'request' | 'response headers' | number;

/** Limits a fault to the requests whose line contains the text; all of them when absent. */
export interface Only {
  readonly only?: string;
}

/** A TCP proxy in front of a server, for real network failures. A fault lasts until the next one or `restore`. */
export interface NetworkProxy {
  /** `http://127.0.0.1:PORT`: use it in the server's place. */
  readonly url: string;
  readonly requests: readonly ProxiedRequest[];
  /** Delays each response; the server gets the request at once. */
  delay(ms: number, only?: Only): void;
  /** Holds each response until the returned function is called; the server gets the request at once. */
  hold(only?: Only): () => void;
  /** Forwards requests, but never a response. */
  drop(only?: Only): void;
  /** Sends an HTTP status itself, as a gateway does, with a message, a page in HTML or the address that a 302 leads to; the server gets no request. */
  reply(status: number, message: string, only?: Only): void;
  /**
   * Lets the server handle the request, then cuts the connection. With 'request', Chromium retries a request on a reused
   * connection by itself, whatever its method, so that the server may handle it twice.
   */
  cutAfter(cut: Cut, only?: Only): void;
  /** Refuses connections, and cuts those that are open, as a server that is down. */
  refuse(): Promise<void>;
  /** Ends the fault; after `refuse`, listens again on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

type Fault = Only &
  (
    | { readonly kind: 'none' | 'drop' }
    | { readonly kind: 'wait'; readonly wait: () => Promise<void> }
    | { readonly kind: 'reply'; readonly response: string }
    | { readonly kind: 'cut'; readonly after: Cut }
  );
type Entry = { -readonly [K in keyof Omit<ProxiedRequest, 'chunks'>]: ProxiedRequest[K] } & { chunks: Buffer[] };

/** Starts a proxy in front of `target`, an `http://host:port` address. */
export async function createProxy(target: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(target);
  const requests: Entry[] = [];
  const links = new Set<Link>();
  let fault: Fault = { kind: 'none' };

  const server = createServer({ noDelay: true }, (client) => {
    const link = new Link(
      client,
      connect({ host: hostname, port: Number(port), noDelay: true }),
      requests,
      () => fault,
    );
    links.add(link);
    client.once('close', () => links.delete(link));
  });
  const address = await listenLocally(server, 0);

  const set = (next: Fault) => {
    fault = next;
    // Closes reused connections, because the browser would retry a request on one by itself.
    for (const link of links) link.closeIfIdle();
  };
  const stop = async () => {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const link of links) link.cut();
    await stopped;
  };
  return {
    url: `http://127.0.0.1:${address}`,
    requests,
    delay: (ms, only) => set({ kind: 'wait', wait: () => setTimeout(ms), ...only }),
    hold(only) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      set({ kind: 'wait', wait: () => released, ...only });
      return release;
    },
    drop: (only) => set({ kind: 'drop', ...only }),
    reply: (status, message, only) => set({ kind: 'reply', response: responseOf(status, message), ...only }),
    cutAfter: (after, only) => set({ kind: 'cut', after, ...only }),
    refuse: stop,
    async restore() {
      set({ kind: 'none' });
      if (!server.listening) await listenLocally(server, address);
    },
    async close() {
      if (server.listening) await stop();
    },
  };
}

function responseOf(status: number, message: string): string {
  const isPage = message.startsWith('<');
  const body = isPage ? message : JSON.stringify({ status, message });
  const type = isPage ? 'text/html' : 'application/json';
  const location = status === 302 ? `Location: ${message}\r\n` : '';
  return `HTTP/1.1 ${status} Refused\r\n${location}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}

/** One connection of a client, and the one to the server that serves it. */
class Link {
  #request: Entry | undefined;
  #response = new HttpResponse();
  /** Resolves when the delayed chunks were forwarded, to preserve their order. */
  #held: Promise<void> = Promise.resolve();
  /** Whether a response was dropped, for which the client waits forever. */
  #silent = false;

  constructor(
    readonly client: Socket,
    readonly server: Socket,
    readonly requests: Entry[],
    readonly fault: () => Fault,
  ) {
    client.on('data', (chunk) => this.#up(chunk));
    server.on('data', (chunk) => this.#down(chunk));
    for (const socket of [client, server]) socket.on('error', () => this.cut());
    client.on('end', () => server.end());
    server.on('end', () => void this.#held.then(() => client.end()));
    client.on('close', () => server.destroy());
  }

  closeIfIdle(): void {
    if (!this.#silent && (!this.#request || this.#response.isComplete)) void this.#held.then(() => this.client.end());
  }

  cut(): void {
    this.client.destroy();
    this.server.destroy();
  }

  #up(chunk: Buffer): void {
    const line = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) [^ ?]+/.exec(chunk.toString('latin1', 0, 2048))?.[0];
    if (line) {
      this.#request = { line, at: performance.now(), respondedAt: undefined, chunks: [] };
      this.#response = new HttpResponse();
      this.requests.push(this.#request);
    }
    this.#request?.chunks.push(chunk);
    const fault = this.fault();
    if (fault.kind === 'reply' && this.#isHit(fault)) {
      this.client.end(fault.response);
      return;
    }
    if (fault.kind === 'cut' && fault.after === 'request body' && this.#isHit(fault)) {
      // A small request arrives in one chunk: its end is held back.
      this.server.write(chunk.subarray(0, -8), () => this.cut());
      return;
    }
    this.server.write(chunk);
  }

  #down(chunk: Buffer): void {
    if (this.#request) this.#request.respondedAt ??= performance.now();
    const passed = this.#response.length;
    this.#response.add(chunk);
    const upTo = this.#response.length;
    const fault = this.fault();
    const hit = this.#isHit(fault);
    this.#silent ||= hit && fault.kind === 'drop';
    if (this.#silent) return;
    if (hit && fault.kind === 'wait') this.#held = Promise.all([this.#held, fault.wait()]).then(() => undefined);
    const end = hit && fault.kind === 'cut' ? this.#endOf(fault.after) : undefined;
    void this.#held.then(() => {
      if (this.client.destroyed) return;
      if (end === undefined || end > upTo) this.client.write(chunk);
      else if (end <= passed) this.cut();
      else this.client.write(chunk.subarray(0, end - passed), () => this.cut());
    });
  }

  #isHit({ only }: Fault): boolean {
    return only === undefined || this.#request?.line.includes(only) === true;
  }

  /** The number of response bytes after which to cut; `undefined` while the headers are incomplete. */
  #endOf(cut: Cut): number | undefined {
    if (cut === 'request' || cut === 'request body') return 0;
    return cut === 'response headers' ? this.#response.headersLength : cut;
  }
}
