import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' };
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The policy of a strict page. */
const strictPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types pricebook";

/** Handles a request instead of the file server, or delays it; `false` then sends the file. */
export type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** A foreign web site with a strict policy that embeds the built files. */
export interface Site {
  readonly origin: string;
  /** Address of a page with this head and body. */
  page(parts: { readonly head?: string; readonly body: string }): string;
  /** Address of a script with this text. */
  script(text: string): string;
  /** Paths requested since the test began, with their queries, in order. */
  readonly requests: readonly string[];
  /** Until the end of the test. */
  makeTrouble(trouble: Trouble): void;
}

/**
 * Serves `dist/` (so `/embed/pricebook.js` is the built script) and, under `/probe/`, another folder; both again under
 * `/copy/`, which gives a page a second copy of the same code.
 * Read the site inside the tests.
 */
export function siteForTests(probe?: () => string): () => Site {
  const pages = new Map<string, string>();
  const requests: string[] = [];
  let trouble: Trouble = () => false;
  let origin = '';

  const server = createServer(async (request, response) => {
    const { pathname, href } = new URL(request.url ?? '/', origin);
    requests.push(href.slice(origin.length));
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (await trouble(request, response)) return;
    response.setHeader('content-security-policy', strictPolicy).setHeader('cache-control', 'no-store');
    const own = pages.get(pathname);
    if (own !== undefined) return response.setHeader('content-type', types[extname(pathname)] ?? '').end(own);
    const [, area = '', name = ''] = /^\/(?:copy\/)?([a-z]+)(\/.*)$/.exec(pathname) ?? [];
    const file = area === 'probe' && probe ? join(probe(), normalize(name)) : join(dist, area, normalize(name));
    const content = await readFile(file).catch(() => undefined);
    if (!content) return response.writeHead(404).end();
    return response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content);
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    // SAFETY: a server that listens on a port has an address of this kind.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    requests.length = 0;
    trouble = () => false;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const keep = (ending: string, content: string) => {
    const path = `/pages/${pages.size}${ending}`;
    pages.set(path, content);
    return origin + path;
  };
  return () => ({
    origin,
    requests,
    page: ({ head = '', body }) =>
      keep('.html', `<!doctype html><html lang="en"><title>Page</title>${head}<body>${body}</body></html>`),
    script: (text) => keep('.js', text),
    makeTrouble(made) {
      trouble = made;
    },
  });
}
