import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { openPage, startPageServer } from './page-server';

const freshPage = freshPages();
const sent: IncomingMessage[] = [];

/** Another website, without CORS headers. */
async function startWebsite(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  // SAFETY: a server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const startSignIn = () => startWebsite((_, response) => response.end('<!doctype html><title>Sign in</title>'));

/** A page whose back end serves its origin with `serveApi`; another one where `apiBase` is given. */
async function open(serveApi: RequestListener, apiBase?: string) {
  sent.length = 0;
  const server = await startPageServer((request, response) => {
    sent.push(request);
    serveApi(request, response);
  });
  onTestFinished(server.close);
  const { page, context, expectComplaints, expectOnWire } = await freshPage();
  expectComplaints(/Failed to load resource|net::ERR|blocked by CORS policy/);
  expectOnWire(/./);
  await openPage(page, server.url);
  const base = apiBase ?? server.url;
  await page.evaluate((address) => {
    window.one.setFailureExplainer(window.one.explainFailure);
    window.one.setSession({ accessToken: 'secret' }, { apiBase: address });
  }, base);
  /** The failure of a call as a read or a write. */
  const failure = (effect: 'read' | 'write') =>
    page.evaluate(
      async ([address, kind]) => {
        const client = window.one.createClient({ apiBase: address });
        const options = { schema: window.one.anything, body: { ID: 1 } };
        const failed: unknown = await client[kind]('post', 'api/price/getPrice', options).catch((error) => error);
        return failed instanceof Error ? { ...failed, message: failed.message } : failed;
      },
      [base, effect] as const,
    );
  return { failure, context };
}

/** What was sent besides the call itself. */
const probes = () => sent.filter(({ method }) => method === 'GET');
const redirected =
  'The request was redirected to another website. Perhaps your sign-in has ended: load the page again.';

test('a redirect to another website is told as a lost sign-in', { tags: 'RC24' }, async () => {
  const signIn = await startSignIn();
  const { failure } = await open((_, response) => response.writeHead(302, { location: signIn }).end());
  expect(await failure('read')).toMatchObject({ kind: 'network', isWebPage: true, message: redirected });
  const write = await failure('write');
  expect(write).toMatchObject({ kind: 'unknown-outcome' });
  expect(write).toMatchObject({
    message: expect.stringMatching(/^The request was redirected.+It is not known whether/),
  });
  expect(probes()).toHaveLength(4);
  expect(probes().map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined, undefined]);
});

/** Answers a call by cutting its connection, and a GET without the token by `answerGet`. */
const cutting =
  (answerGet: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method === 'POST') request.socket.destroy();
    else answerGet(request, response);
  };

test.each<[string, RequestListener]>([
  ['a server that cuts every connection', cutting(({ socket }) => socket.destroy())],
  ['a server that restarts behind a gateway', cutting((_, response) => response.writeHead(502).end())],
  ['a back end that answers again', cutting((_, response) => response.writeHead(401).end('{"status":401}'))],
  [
    'a back end that redirects requests without a token to a page of its own',
    cutting((request, response) =>
      request.url?.startsWith('/api/login')
        ? response.end('Sign in')
        : response.writeHead(302, { location: '/api/login' }).end(),
    ),
  ],
])('%s is a network failure', { tags: 'RC24' }, async (_, serveApi) => {
  const { failure } = await open(serveApi);
  expect(await failure('read')).toMatchObject({
    kind: 'network',
    isWebPage: false,
    message: 'Error in network connection',
  });
});

test('nothing is sent while the browser is offline', { tags: 'RC24' }, async () => {
  const { failure, context } = await open((_, response) => response.end('{}'));
  await context.setOffline(true);
  expect(await failure('read')).toMatchObject({ kind: 'network', message: 'Error in network connection' });
  expect(sent).toEqual([]);
});

test('a back end on another origin is not asked', { tags: 'RC24' }, async () => {
  const asked: string[] = [];
  const signIn = await startSignIn();
  const other = await startWebsite((request, response) => {
    asked.push(request.method ?? '');
    response.writeHead(302, { location: signIn }).end();
  });
  const { failure } = await open((_, response) => response.end('{}'), other);
  expect(await failure('read')).toMatchObject({ kind: 'network', message: 'Error in network connection' });
  expect(asked).toEqual(['OPTIONS']);
});
