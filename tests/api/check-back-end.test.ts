import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { calls } from '../../tools/check-backend/cross-origin';
import { checkBackEnd } from '../../tools/check-backend/report';
import { startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { combined } from '../back-ends/variant';
import { wireCalls } from '../support/wire-check/calls';
import { startBackend } from './backend';

/** The report on a back end as one text, and its verdict. */
async function reportOn(apiBase: string, token = sessionToken) {
  const lines: string[] = [];
  const verdict = await checkBackEnd({ apiBase, token, origin: 'https://shop.example' }, (line) => lines.push(line));
  return { verdict, text: lines.join('\n') };
}

test('the check of a back end reads every list and changes nothing', { tags: 'KB01' }, async () => {
  const backEnd = await startBackEnd(combined);
  const { prices, products, companies, users } = backEnd.store();
  const { verdict, text } = await reportOn(backEnd.url);
  expect(verdict.failed).toBe(0);
  expect(text).toContain('3 products on page 1 of 1, 3 in all.');
  expect(text).toContain('GET /api/price/getPrice: HTTP 200');
  expect(text).toContain('! No values for STANDARD_ROLL_LENGTH');
  expect(backEnd.store()).toMatchObject({ prices, products, companies, users });
  await backEnd.close();
});

test('the check reports how the widgets interpret wrong responses', { tags: 'KB01' }, async () => {
  const wrong = await startBackend(({ url }) => {
    if (url.includes('getMainSkus')) return { json: { status: 200, message: '', data: 'none' } };
    if (url.includes('/company/')) return { status: 404, json: { status: 404, message: 'No.' } };
    if (url.includes('getPrice')) return { json: { items: Array.from({ length: 12 }, (_, ID) => ({ ID })) } };
    return { status: 502, type: 'text/html', text: '<h1>Bad gateway</h1>' };
  });
  const { verdict, text } = await reportOn(wrong.url);
  // Only the preflights and the page in a browser succeed.
  expect(verdict.good).toBe(2);
  expect(text).toContain('12 items came though itemsPerPage was 10: the page size is not read.');
  expect(text).toContain('`search` was "zq-no-such-record-7f3", and 12 prices came: the search is not read.');
  expect(text).toContain('The envelope has no `status`.');
  expect(text).toContain("The server's answer could not be understood");
  expect(text).toContain('There is no such call, and the widget of this area needs it.');
  expect(text).toContain('It began: <h1>Bad gateway</h1>');
  expect(text).toContain('only 401 leads people to sign in again');
  await wrong.close();
});

test('the check reports a back end that does not respond', { tags: 'KB01' }, async () => {
  const gone = await startBackend(() => ({ json: {} }));
  await gone.close();
  const { verdict, text } = await reportOn(gone.url);
  expect(verdict.good).toBe(0);
  expect(text).toContain('FAILED A wrong token\n       ! No response: the address is wrong');
  expect(text).toContain('FAILED Preflights from https://shop.example');
});

/** A back end that responds well, with these headers by method and path. */
const withHeaders = (
  headersOf: (request: { readonly method: string; readonly url: string; readonly token: string }) => {
    readonly status?: number;
    readonly headers: Readonly<Record<string, string>>;
  },
) =>
  new Promise<{ readonly url: string; close(): void }>((resolve) => {
    const server = createServer((request, response) => {
      const { method = '', url = '', headers: sent } = request;
      const token = sent.authorization ?? '';
      const { status = method === 'OPTIONS' ? 204 : 200, headers } = headersOf({ method, url, token });
      const refused = method !== 'OPTIONS' && token !== `Bearer ${sessionToken}`;
      response.writeHead(refused ? 401 : status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ status: refused ? 401 : 200, message: 'Words.', data: [] }));
    });
    server.listen(0, '127.0.0.1', () => {
      // SAFETY: a server that listens on a port has an address of this kind.
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => void server.close() });
    });
  });

/** Headers in place of the right ones: of all responses, of a 401, of the preflight of uploads; and the status of preflights. */
interface CorsFault {
  readonly rest?: Readonly<Record<string, string>>;
  readonly refused?: Readonly<Record<string, string>>;
  readonly upload?: Readonly<Record<string, string>>;
  /** Of all preflights. */
  readonly all?: Readonly<Record<string, string>>;
  readonly preflightStatus?: number;
}

const preflight = {
  'access-control-allow-origin': 'https://shop.example',
  'access-control-allow-headers': 'Authorization, Content-Type, ngrok-skip-browser-warning',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
};
const allowed = { 'access-control-allow-origin': 'https://shop.example' };

test.each([
  ['no response names the origin', { rest: {} }, /has no Access-Control-Allow-Origin/],
  [
    'only the 401 does not name the origin',
    { refused: {} },
    /FAILED A wrong token[\s\S]*has no Access-Control-Allow-Origin/,
  ],
  [
    'preflights are answered with 401',
    { preflightStatus: 401 },
    /The preflight \(OPTIONS\) is answered with 401.* every call/,
  ],
  [
    'the preflight of uploads lacks a header',
    { upload: { 'access-control-allow-headers': 'Content-Type' } },
    /lacks authorization, ngrok-skip-browser-warning\. Browsers do not send POST price\/uploadPrice\./,
  ],
  ['preflights are redirected', { preflightStatus: 308 }, /The preflight \(OPTIONS\) is answered with 308/],
  [
    'a method is in lower case',
    { upload: {}, all: { 'access-control-allow-methods': 'GET, POST, patch, delete' } },
    /Access-Control-Allow-Methods of the preflight lacks PATCH\. Browsers do not send PATCH company\/updateCompany/,
  ],
] as const)('the check fails where %s', { tags: 'RH03' }, async (_, fault, expected) => {
  const { rest = allowed, refused, preflightStatus, upload, all }: CorsFault = fault;
  const backEnd = await withHeaders(({ method, url, token }) => {
    if (method !== 'OPTIONS') return { headers: token.includes(sessionToken) ? rest : (refused ?? rest) };
    const headers = { ...preflight, ...all, ...(url.includes('uploadPrice') && upload) };
    return { headers, ...(preflightStatus !== undefined && { status: preflightStatus }) };
  });
  const { verdict, text } = await reportOn(backEnd.url);
  expect(text).toMatch(expected);
  expect(verdict.failed).toBeGreaterThan(0);
  backEnd.close();
});

test('the check sends the preflight of every call of the specification', { tags: 'RH03' }, () => {
  expect([...calls].sort()).toEqual(Object.keys(wireCalls).sort());
});
