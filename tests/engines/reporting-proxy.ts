import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import type { App } from '../support/app/app';
import { listenLocally } from '../support/app/ports';

/** The product at another port, where browsers report violations of its pages' policies. */
interface ReportingProxy {
  readonly url: () => string;
  /** The directives that pages have violated so far. */
  readonly violations: readonly string[];
}

/** Forwards requests to the product, and adds an address for reports to each policy. */
export function reportingProxyForTests(app: () => App): ReportingProxy {
  const violations: string[] = [];
  let url = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (request.url === '/policy-reports') {
      // SAFETY: the format of `report-uri`; a test that reads something else fails.
      const report = JSON.parse(body.toString()) as { readonly 'csp-report': Readonly<Record<string, string>> };
      violations.push(report['csp-report']['effective-directive'] ?? report['csp-report']['violated-directive'] ?? '');
      response.writeHead(204).end();
      return;
    }
    const { host, connection, ...headers } = request.headers;
    const answer = await fetch(app().url + request.url, {
      method: request.method ?? 'GET',
      // SAFETY: no header that browsers send has several values.
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    const passed = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
    const policy = passed.get('content-security-policy');
    if (policy !== null) passed.set('content-security-policy', `${policy}; report-uri /policy-reports`);
    response.writeHead(answer.status, Object.fromEntries(passed)).end(Buffer.from(await answer.arrayBuffer()));
  });
  beforeAll(async () => {
    url = `http://127.0.0.1:${await listenLocally(server, 0)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: () => url, violations };
}
