import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { calls } from '../../tools/check-backend/cross-origin';
import type { DeviationName } from '../../tools/check-backend/deviations/catalog';
import { inspectResponse } from '../../tools/check-backend/inspect/inspect-response';
import { jsonOf, linesOf, summaryOf } from '../../tools/check-backend/print-report';
import type { Recorded } from '../../tools/check-backend/recorder';
import { addressResult, checkBackEnd } from '../../tools/check-backend/report';
import { startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { combined, type Variant, variants } from '../back-ends/variant';
import { soundReplies, soundToken } from '../support/deviating/sound-back-end';
import { wireCalls } from '../support/wire-check/calls';
import { startBackend } from './backend';

/** The report on a back end as one text, and its findings. */
async function reportOn(
  apiBase: string,
  { token = sessionToken, origin = 'https://shop.example', writes = false } = {},
) {
  const lines: string[] = [];
  const reports = await checkBackEnd({ apiBase, token, origin, writes }, (one) => lines.push(...linesOf(one)));
  const failed = reports.filter(({ verdict }) => verdict === 'failed').length;
  const deviations = reports.flatMap(({ findings }) => findings.map(({ deviation }) => deviation));
  return { reports, failed, deviations, text: lines.join('\n') };
}

test('the check of a back end reads every list and changes nothing', { tags: ['KB01', 'RC03'] }, async () => {
  const backEnd = await startBackEnd(combined);
  const { prices, products, companies, users } = backEnd.store();
  const { failed, text, reports } = await reportOn(backEnd.url);
  expect(failed, text).toBe(0);
  expect(text).toContain('3 products on page 1 of 1, 3 in all.');
  expect(text).toContain('GET /api/price/getPrice: HTTP 200');
  expect(text).toMatch(/\| Main SKU +Group name +Description +AUD SP 01 +AUD SP 02/);
  expect(text).toMatch(/\| A-1 +Lines +Court line +12\.50 +POA +- +8\.00/);
  expect(backEnd.store()).toMatchObject({ prices, products, companies, users });
  expect(JSON.parse(jsonOf(reports))).toMatchObject({ ok: true });
  expect(summaryOf(reports, false)).toContain(', 0 failed');
  await backEnd.close();
});

test.each(['bare lists', 'reasons in detail'])('the check does not name %s', { tags: 'RC03' }, async (name) => {
  const deviationsOf = async (variant: Variant) => {
    const backEnd = await startBackEnd(variant);
    const { deviations, failed, text } = await reportOn(backEnd.url);
    await backEnd.close();
    expect(failed, text).toBe(0);
    return deviations;
  };
  const variant = variants.find((one) => one.name === name);
  expect(variant).toBeDefined();
  if (variant) expect(await deviationsOf(variant)).toEqual(await deviationsOf({ name: 'plain' }));
});

test('the command with --json prints nothing but JSON', { tags: 'RC03' }, async () => {
  const backEnd = await startBackend(soundReplies());
  const command = ['run', '-s', 'check:backend', '--', backEnd.url, '--json', '--origin', new URL(backEnd.url).origin];
  const { stdout } = await promisify(execFile)('npm', command, {
    env: { ...process.env, PRICEBOOK_TOKEN: soundToken },
  });
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  await backEnd.close();
});

test('the check draws choices, SKUs and the history as the widgets do', { tags: 'RC03' }, async () => {
  const backEnd = await startBackend(soundReplies());
  const { failed, text } = await reportOn(backEnd.url, { token: soundToken, origin: new URL(backEnd.url).origin });
  expect(failed, text).toBe(0);
  const drawn = (title: string) => new RegExp(`${title}\\n.*\\n.*\\n((?: +\\| .*\\n?)+)`).exec(text)?.[1] ?? '';
  expect(drawn('SKUs without a price')).toMatch(/\| Main SKU +Group name\n +\| Ab-21 +Lines\n +\| Ab-22 +Tape/);
  expect(drawn('all SKUs')).toMatch(/\| Ab-01 +Lines/);
  expect(drawn('values in use')).toMatch(/\| Group name\b/);
  expect(drawn('what the form offers')).toMatch(/Currency.*\n +\| .*AUD/);
  expect(drawn('categories of the first currency')).toMatch(/\| AUD 01 +AUD 01/);
  expect(drawn('the short list for forms')).toMatch(/\| Company\n +\| Court 01\n +\| Court 02\n +\| Court 03/);
  expect(drawn('the changes of a SKU')).toMatch(
    /\| Main SKU +By whom, and how +When +Price level +From +To +Difference\n +\| Ab-01 +Changed +\d\d-11-2026 \d\d:\d\d [AP]M +SP - AUD - 01 +- +12\.50/,
  );
  expect(drawn('all changes')).toContain('SP - AUD - 01');
  expect(drawn('the uploads')).toMatch(/\| a\.xlsx +an unknown person +\d\d-11-2026/);
  expect(drawn('what taking back would do')).toMatch(/\| Ab-01 +is set back +SP - AUD - 01 +12\.50 +10\.00 +[-−]20/);
  await backEnd.close();
});

test('with --write the check leaves nothing behind', { tags: 'RC03' }, async () => {
  const backEnd = await startBackEnd(combined);
  const { prices, products } = backEnd.store();
  const { text } = await reportOn(backEnd.url, { writes: true });
  expect(text).toMatch(/Write: nothing is left[\s\S]+CHECK-\w+ is gone/);
  expect(backEnd.store()).toMatchObject({ prices, products });
  await backEnd.close();
});

test('a finding says what was found, what a person sees, and how to mend it', { tags: 'RC01' }, async () => {
  const wrong = await startBackend(() => ({ status: 502, type: 'text/html', text: '<h1>Bad gateway</h1>' }));
  const { text, reports } = await reportOn(wrong.url);
  expect(text).toContain('It began: <h1>Bad gateway</h1> [server-error]');
  expect(text).toContain('  Seen: “The server has a problem (HTTP 502). Try again in a moment.”');
  expect(text).toContain('  Mend: Look at the log of the server and its gateway.');
  const { checks } = JSON.parse(jsonOf(reports));
  expect(checks[0]).toMatchObject({ verdict: 'failed', findings: [{ deviation: 'server-error', breaks: true }] });
  await wrong.close();
});

test('the check reports a back end that does not respond', { tags: 'KB01' }, async () => {
  const gone = await startBackend(() => ({ json: {} }));
  await gone.close();
  const { deviations, text } = await reportOn(gone.url);
  expect(deviations).toContain('no-answer');
  expect(text).toContain('FAILED A wrong token\n       fetch failed\n       ! The address is wrong');
  expect(text).toContain('FAILED Preflights from https://shop.example');
});

test('the check names a slow response', { tags: 'RC01' }, async () => {
  const response: Recorded = {
    ...{ line: 'GET /api/price/getMainSkus', status: 200, headers: new Headers(), contentType: 'application/json' },
    ...{ bytes: 2, ms: 6000, text: '[]', redirectedTo: undefined },
  };
  expect(await inspectResponse(response, undefined)).toMatchObject([{ deviation: 'slow', found: 'It took 6.0 s.' }]);
});

test('the check names an address that browsers block', { tags: 'RC01' }, () => {
  const { findings } = addressResult('http://prices.example', 'https://shop.example');
  expect(findings).toMatchObject([{ deviation: 'insecure-address' }]);
});

/** A back end that responds well, with these headers by method and path. */
const withHeaders = (
  headersOf: (request: {
    readonly method: string;
    readonly url: string;
    readonly token: string;
    readonly isPage: boolean;
  }) => {
    readonly status?: number;
    readonly headers: Readonly<Record<string, string>>;
  },
) =>
  new Promise<{ readonly url: string; close(): void }>((resolve) => {
    const server = createServer((request, response) => {
      const { method = '', url = '', headers: sent } = request;
      const token = sent.authorization ?? '';
      const { status = method === 'OPTIONS' ? 204 : 200, headers } = headersOf({
        ...{ method, url, token },
        isPage: sent['sec-fetch-site'] !== undefined,
      });
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

/** Several back ends for each deviation that only pages of another origin meet. */
const corsFaults: Readonly<
  Record<Extract<DeviationName, `cors-${string}`>, readonly (readonly [string, CorsFault, RegExp])[]>
> = {
  'cors-origin': [
    ['no response names the origin', { rest: {} }, /has no Access-Control-Allow-Origin/],
    [
      'only the 401 does not name the origin',
      { refused: {} },
      /FAILED A wrong token[\s\S]*has no Access-Control-Allow-Origin/,
    ],
    [
      'the origin is named twice, by the application and its proxy',
      { rest: { 'access-control-allow-origin': 'https://shop.example, https://shop.example' } },
      /has Access-Control-Allow-Origin: https:\/\/shop\.example, https:\/\/shop\.example/,
    ],
  ],
  'cors-preflight': [
    [
      'preflights are answered with 401',
      { preflightStatus: 401 },
      /The preflight \(OPTIONS\) is answered with 401.* every call/,
    ],
    ['preflights are redirected', { preflightStatus: 308 }, /The preflight \(OPTIONS\) is answered with 308/],
  ],
  'cors-headers': [
    [
      'the preflight of uploads lacks a header',
      { upload: { 'access-control-allow-headers': 'Content-Type' } },
      /lacks authorization, ngrok-skip-browser-warning\. Browsers do not send POST price\/uploadPrice\./,
    ],
    [
      'any header is allowed by *, which does not include Authorization',
      { all: { 'access-control-allow-headers': '*' } },
      /Access-Control-Allow-Headers of the preflight lacks authorization\. Browsers do not send every call/,
    ],
  ],
  'cors-methods': [
    [
      'a method is in lower case',
      { all: { 'access-control-allow-methods': 'GET, POST, patch, delete' } },
      /Access-Control-Allow-Methods of the preflight lacks PATCH\. Browsers do not send PATCH company\/updateCompany/,
    ],
  ],
};

test.each(
  Object.entries(corsFaults).flatMap(([deviation, faults]) => faults.map((fault) => [deviation, ...fault] as const)),
)('the check names %s where %s', { tags: 'RH03' }, async (deviation, _, fault, expected) => {
  const { rest = allowed, refused, preflightStatus, upload, all } = fault;
  const backEnd = await withHeaders(({ method, url, token }) => {
    if (method !== 'OPTIONS') return { headers: token.includes(sessionToken) ? rest : (refused ?? rest) };
    const headers = { ...preflight, ...all, ...(url.includes('uploadPrice') && upload) };
    return { headers, ...(preflightStatus !== undefined && { status: preflightStatus }) };
  });
  const { failed, deviations, text } = await reportOn(backEnd.url);
  expect(deviations).toContain(deviation);
  expect(text).toMatch(expected);
  expect(failed).toBeGreaterThan(0);
  backEnd.close();
});

test('the check names a back end whose firewall refuses browsers alone', { tags: 'RH03' }, async () => {
  // Programs do not send Sec-Fetch-Site, so only a real page is refused.
  const backEnd = await withHeaders(({ method, isPage }) =>
    isPage ? { status: 403, headers: {} } : { headers: method === 'OPTIONS' ? preflight : allowed },
  );
  const { deviations, text } = await reportOn(backEnd.url);
  expect(deviations).toContain('browser-refuses');
  expect(deviations.filter((name) => name.startsWith('cors-'))).toEqual([]);
  expect(text).toContain('FAILED A page in a browser');
  expect(text).toContain('A page of https://shop.example does not get the response to a read: Failed to fetch.');
  backEnd.close();
});

test('the check finds nothing where pages of the origin get every response', { tags: 'RH03' }, async () => {
  const backEnd = await withHeaders(({ method }) => ({ headers: method === 'OPTIONS' ? preflight : allowed }));
  const { deviations, text } = await reportOn(backEnd.url);
  expect(deviations.filter((name) => /^cors-|^browser-refuses/.test(name))).toEqual([]);
  expect(text).toContain('3 calls by a page of https://shop.example in Chromium.');
  backEnd.close();
});

test('the check names a Retry-After that pages cannot read', { tags: 'RC01' }, async () => {
  const hidden = await withHeaders(({ method }) => ({ headers: method === 'OPTIONS' ? preflight : allowed }));
  expect((await reportOn(hidden.url)).deviations).toContain('retry-after-hidden');
  hidden.close();
  const headers = { ...allowed, 'access-control-expose-headers': 'Retry-After' };
  const exposed = await withHeaders(({ method }) => ({ headers: method === 'OPTIONS' ? preflight : headers }));
  expect((await reportOn(exposed.url)).deviations).not.toContain('retry-after-hidden');
  exposed.close();
});

test('the check sends the preflight of every call of the specification', { tags: 'RH03' }, () => {
  expect([...calls].sort()).toEqual(Object.keys(wireCalls).sort());
});
