import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { startBackEnd } from '../back-end';
import { base } from '../remote-back-end';
import { type BackEndOf, onOneStore } from '../stores';

const shop = 'https://shop.example';

const tests = (backEnd: BackEndOf): void => {
  let token: string;
  beforeAll(async () => {
    token = await backEnd().tokenOf('admin');
  });

  it.each(['/health', '/health/ready', '/health/live'])('responds to %s when ready', { tags: 'PS03' }, async (path) => {
    expect((await fetch(backEnd().url + path)).status).toBe(200);
  });

  it.each(['nothing', 'price/nothing', 'price', '../etc/passwd', 'price/getPrice/1', '__proto__'])(
    'responds with 404 in the envelope for %s',
    { tags: 'C911' },
    async (path) => {
      const { status, body } = await backEnd().call(path, { token });
      expect(status).toBe(404);
      expect(body).toMatchObject({ status: 404, data: null });
    },
  );

  it.each([
    ['PUT', 'price/getPrice', 'POST, GET, HEAD'],
    ['GET', 'auth/login', 'POST'],
    ['POST', 'price/deletePrice', 'DELETE'],
    ['DELETE', 'price/updatePrice', 'PATCH'],
  ])('responds with 405 for %s %s and lists the allowed methods', async (method, path, allowed) => {
    const { status, headers, body } = await backEnd().call(path, { method, token });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allowed);
    expect(body.status).toBe(405);
  });

  it.each([
    ['cut-off JSON', '{"search":"a', {}, 400],
    ['a JSON list', '[]', {}, 400],
    ['a JSON text', '"search"', {}, 400],
    ['JSON that is 500,000 brackets deep', '['.repeat(500_000), {}, 400],
    ['lists that are nested 200,000 deep', `{"filters":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, {}, 400],
    ['a filter that is nested 10,000 deep', `{"filters":{"UNIT":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`, {}, 400],
    ['a form', 'search=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['5 MB', JSON.stringify({ search: 'x'.repeat(5_000_000) }), {}, 413],
    ['more than 1 MB', JSON.stringify({ search: 'x'.repeat(1_100_000) }), {}, 413],
  ])('refuses %s', { tags: ['C912', 'C917'] }, async (_, body, headers, expected) => {
    const { status, body: response } = await backEnd().call('price/getPrice', { body, headers, token });
    expect(status).toBe(expected);
    expect(response.status).toBe(expected);
    expect(response.message).not.toMatch(/\bat .+:\d+|node_modules|Error:/);
  });

  it('treats keys of prototypes as unknown keys', { tags: 'C916' }, async () => {
    const body = '{"__proto__":{"itemsPerPage":1},"constructor":{"prototype":{"search":"x"}},"itemsPerPage":2}';
    const { status, body: response } = await backEnd().call<{ items: unknown[] }>('price/getPrice', { body, token });
    expect([status, response.data.items.length]).toEqual([200, 2]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('counts a body of unannounced length while it arrives', async () => {
    const chunks = Array.from({ length: 3 }, () => 'x'.repeat(500_000));
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    // Node sends a stream only with this setting, which the DOM's types do not know.
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    expect((await fetch(`${backEnd().url}/api/price/getPrice`, init)).status).toBe(413);
  });

  it.skipIf(base !== undefined)('allows pages of listed origins, and no others', { tags: 'C914' }, async () => {
    const preflight = (origin: string) =>
      fetch(`${backEnd().url}/api/price/getPrice`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      });
    const listed = await preflight(shop);
    expect(listed.headers.get('access-control-allow-origin')).toBe(shop);
    expect(listed.headers.get('access-control-allow-headers')).toContain('ngrok-skip-browser-warning');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();

    const refused = await backEnd().call('price/getPrice', { body: {}, headers: { origin: shop } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(shop);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('prevents caching and content sniffing of responses', { tags: 'C913' }, async () => {
    const { headers } = await backEnd().call('price/getPrice', { body: {}, token });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('sends JSON that no browser shows as a page', { tags: 'GV01' }, async () => {
    const list = await backEnd().call('price/getPrice', { body: {}, token });
    const refused = await backEnd().call('price/getPrice', { body: {} });
    const missing = await backEnd().call('nothing', { token });
    for (const { headers } of [list, refused, missing]) {
      expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
    for (const path of ['/health', '/openapi.json', '/no-such-page']) {
      const { headers } = await fetch(backEnd().url + path);
      expect(headers.get('content-disposition')).toBeNull();
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it.each([
    ['nothing', { search: 'no such thing' }],
    ['a page of 20', {}],
    ['a page of 100', { itemsPerPage: 100 }],
  ])('returns the same for %s with and without gzip', async (_, body) => {
    const answers = await Promise.all(
      ['gzip', 'br;q=1, gzip;q=0.5', 'identity', 'gzip;q=0', 'br'].map((accepted) =>
        backEnd().call('price/getPrice', { body, token, headers: { 'accept-encoding': accepted } }),
      ),
    );
    const compressed = answers.map(({ headers }) => headers.get('content-encoding') === 'gzip');
    if ('search' in body) expect(new Set(compressed)).toEqual(new Set([false]));
    else {
      expect(compressed).toEqual([true, true, false, false, false]);
      for (const { headers } of answers) expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    for (const response of answers) expect(response.body).toEqual(answers[0]?.body);
  });

  it('survives clients that disconnect in the middle of a body', { tags: 'GS04' }, async () => {
    const { hostname, port } = new URL(backEnd().url);
    for (const [path, type] of [
      ['price/getPrice', 'application/json'],
      ['auth/login', 'application/json'],
      ['price/uploadPrice', 'multipart/form-data; boundary=x'],
    ]) {
      const socket = connect(Number(port), hostname);
      const head = [
        `POST /api/${path} HTTP/1.1`,
        'Host: x',
        `Authorization: Bearer ${token}`,
        `Content-Type: ${type}`,
        'Content-Length: 1000',
        'Expect: 100-continue',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      // The server requests the body, of which only a part is sent.
      await once(socket, 'data');
      socket.write('{"search":');
      socket.destroy();
      await once(socket, 'close');
      expect((await backEnd().call('price/getPrice', { body: {}, token })).status).toBe(200);
    }
    expect((await fetch(`${backEnd().url}/health`)).status).toBe(200);
  });

  it('requires a session for every call but the sign-in', async () => {
    const calls = [
      ['GET', 'price/getMainSkus'],
      ['POST', 'price/getPrice'],
      ['GET', 'price/getPrice?download=1'],
      ['POST', 'price/createPrice'],
      ['PATCH', 'price/updatePrice'],
      ['DELETE', 'price/deletePrice?ID=1'],
      ['POST', 'price/priceFiltersData'],
      ['POST', 'product/getProduct'],
      ['POST', 'product/getProdctsFilterData'],
    ] as const;
    const statuses = await Promise.all(
      calls.map(async ([method, path]) => (await backEnd().call(path, { method })).status),
    );
    expect(statuses).toEqual(calls.map(() => 401));
  });
};

// `onOneStore` checks at the end that the server had no unexpected error.
onOneStore('The protocol', tests, { corsOrigins: [shop] });

it('A server behind https sends Strict-Transport-Security', { tags: 'GS06' }, async () => {
  const headersAt = async (publicUrl: string) => {
    const server = await startBackEnd({ publicUrl });
    const { headers } = await fetch(`${server.url}/health`);
    await server.close();
    return headers.get('strict-transport-security');
  };
  expect(await headersAt('https://prices.example')).toBe('max-age=31536000');
  expect(await headersAt('http://prices.example')).toBeNull();
});
