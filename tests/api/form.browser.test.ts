import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { createProxy } from '../support/app/proxy';
import { type Backend, startBackend } from './backend';
import { openPage, startPageServer } from './page-server';

const freshPage = freshPages();
let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  server = await startPageServer();
});
afterAll(() => server.close());

async function backendReturning(reply: Parameters<typeof startBackend>[0]): Promise<Backend> {
  const backend = await startBackend(reply);
  onTestFinished(backend.close);
  return backend;
}

/** Opens the page; a failed request logs an error in the console. */
async function open() {
  const { page, expectComplaints, expectOnWire } = await freshPage();
  expectComplaints(/Failed to load resource/);
  // Tests the form helper only: without a session, and with a method that no call of spec.md has.
  expectOnWire(/no bearer token|there is no such call/);
  return openPage(page, server.url);
}

/** Sends a file of this size from the page; returns the outcome and the reported progress. */
const send = (
  page: Awaited<ReturnType<typeof open>>,
  apiBase: string,
  method: 'post' | 'patch' = 'post',
  bytes = 100,
) =>
  page.evaluate(
    async ([apiBase, method, bytes]) => {
      const progress: number[] = [];
      const file = new File([new Uint8Array(bytes)], 'prices.xlsx');
      const request = window.one.createClient({ apiBase }).sendForm(method, 'api/price/uploadPrice', {
        schema: window.one.anything,
        fields: { file, LIST: ['a', 'b'], REMOVE_PICTURE: false },
        onProgress: (percent) => progress.push(percent),
      });
      const end = await request.then(
        ({ status, message, data }) => ({ status, message, data }),
        (error: unknown) => ({ ...(error instanceof Error && { message: error.message }), ...Object(error) }),
      );
      return { progress, end };
    },
    [apiBase, method, bytes] as const,
  );

test.each(['post', 'patch'] as const)(
  'A form is sent by %s as multipart with JSON lists',
  { tags: 'A068' },
  async (method) => {
    const backend = await backendReturning(() => ({
      json: { status: 200, message: 'Done.', data: { needsConfirmation: false } },
    }));
    const page = await open();
    await page.evaluate((apiBase) => window.one.setSession({ accessToken: 'token-1' }, { apiBase }), backend.url);
    const { end } = await send(page, backend.url, method);
    expect(end).toEqual({ status: 200, message: 'Done.', data: { needsConfirmation: false } });
    const [got] = backend.got;
    expect(got).toMatchObject({ method: method.toUpperCase(), url: '/api/price/uploadPrice' });
    expect(got?.headers).toMatchObject({ authorization: 'Bearer token-1', 'ngrok-skip-browser-warning': 'true' });
    expect(got?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(got?.body).toContain('name="file"; filename="prices.xlsx"');
    expect(got?.body).toContain('name="LIST"\r\n\r\n["a","b"]\r\n');
    expect(got?.body).toContain('name="REMOVE_PICTURE"\r\n\r\nfalse\r\n');
  },
);

test('Upload progress is the percentage of bytes sent and reaches 100', {
  tags: 'A093',
}, async () => {
  // Reads slowly, so that sending takes a while.
  const slow = createServer((request, response) => {
    request.on('data', () => {
      request.pause();
      setTimeout(() => request.resume(), 5);
    });
    request.on('end', () => response.end('{"status":200}'));
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') response.end();
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void slow.close());
  const address = slow.address();
  const { progress } = await send(
    await open(),
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    'post',
    12_000_000,
  );
  expect(progress[0]).toBe(0);
  expect(progress.some((percent) => percent > 0 && percent < 100)).toBe(true);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(100);
});

test.each([
  [
    'is refused',
    { status: 422, json: { status: 422, message: 'Row 3 is wrong.', data: { problems: [] } } },
    { kind: 'refused', status: 422, message: 'Row 3 is wrong.' },
  ],
  [
    'returns a toast of type error',
    { json: { status: 200, message: '', data: {}, show: { type: 'error', message: 'No image.' } } },
    { kind: 'refused', message: 'No image.' },
  ],
  ['returns a truncated response', { text: '{"status":' }, { kind: 'unknown-outcome' }],
])('An upload that %s ends its progress with -1', async (_, reply, error) => {
  const backend = await backendReturning(() => reply);
  const { progress, end } = await send(await open(), backend.url);
  expect(end).toMatchObject(error);
  expect(progress.at(-1)).toBe(-1);
});

test('An upload whose response is lost has an unknown outcome', async () => {
  const backend = await backendReturning(() => ({ json: { status: 200 } }));
  const proxy = await createProxy(backend.url);
  onTestFinished(proxy.close);
  proxy.cutAfter('request', { only: 'POST' });
  const { progress, end } = await send(await open(), proxy.url);
  expect(end).toMatchObject({ kind: 'unknown-outcome' });
  expect(progress.at(-1)).toBe(-1);
  expect(backend.got[0]?.body).toContain('prices.xlsx');
});

test('An upload that the user cancels is aborted and superseded', async () => {
  const backend = await backendReturning(() => undefined);
  const page = await open();
  const kind = await page.evaluate(async (apiBase) => {
    const controller = new AbortController();
    const sent = window.one.createClient({ apiBase }).sendForm('post', 'api/x', {
      schema: window.one.anything,
      fields: { file: new Blob(['x']) },
      onProgress: (percent) => percent === 100 && controller.abort(),
      signal: controller.signal,
    });
    return sent.catch((error: { kind: string }) => error.kind);
  }, backend.url);
  expect(kind).toBe('superseded');
});

test('A 401 on an upload ends the session and is reported once', async () => {
  const backend = await backendReturning(() => ({ status: 401, json: { status: 401, detail: 'Over.' } }));
  const page = await open();
  const result = await page.evaluate(async (apiBase) => {
    window.one.setSession({ accessToken: 'old' }, { apiBase });
    const client = window.one.createClient({ apiBase, onUnauthorized: (message) => window.notes.push(message) });
    const options = { schema: window.one.anything, fields: { file: new Blob(['x']) } };
    await Promise.allSettled([client.sendForm('post', 'api/x', options), client.sendForm('post', 'api/y', options)]);
    return { notes: window.notes, signouts: window.signouts };
  }, backend.url);
  expect(result).toEqual({ notes: ['Over.'], signouts: ['unauthorized'] });
});

test('A form has its Idempotency-Key only where the back end supports it', { tags: 'RH22' }, async () => {
  const backend = await backendReturning(() => ({ json: { status: 200 } }));
  const page = await open();
  await page.evaluate(async (apiBase) => {
    const client = window.one.createClient({ apiBase });
    const send = (CAPABILITIES?: readonly string[]) => {
      window.one.setSession(
        { accessToken: 'token', userInfo: { NAME: 'Ann', ...(CAPABILITIES && { CAPABILITIES }) } },
        { apiBase },
      );
      const options = { schema: window.one.anything, fields: { file: new Blob(['x']) }, idempotencyKey: 'key-1' };
      return client.sendForm('post', 'api/price/uploadPrice', options);
    };
    await send();
    await send(['templates']);
    await send(['idempotency-key']);
  }, backend.url);
  expect(backend.got.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined, 'key-1']);
});
