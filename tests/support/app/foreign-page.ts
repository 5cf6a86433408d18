import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface ForeignPage {
  /** Its content security policy. */
  readonly policy: string;
  readonly html: string;
}

/**
 * Serves a host page, rendered for each request, at an origin of its own; read the origin inside the tests. Pass the list of
 * origins to a back end that is started afterwards, so that it allows the page (CORS).
 */
export function foreignPageForTests(render: () => ForeignPage): {
  readonly origin: () => string;
  readonly origins: string[];
} {
  const origins: string[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    const { policy, html } = render();
    return response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html').end(html);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    // SAFETY: a server that listens on a port has an address of this kind.
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origins, origin: () => origins[0] ?? '' };
}
