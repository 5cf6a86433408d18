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

interface Origin {
  readonly servePage: RequestListener;
  readonly serveApi: RequestListener;
}

/** A page, whose origin then answers with these. `apiBase`: that of a back end elsewhere. */
async function open({ servePage, serveApi }: Origin, apiBase?: string) {
  sent.length = 0;
  let isOpen = false;
  const server = await startPageServer((request, response) => {
    if (!isOpen) return false;
    sent.push(request);
    const serve = request.url?.startsWith('/api/') ? serveApi : servePage;
    serve(request, response);
    return true;
  });
  onTestFinished(server.close);
  const { page, context, expectComplaints, expectOnWire } = await freshPage();
  expectComplaints(/Failed to load resource|net::ERR|blocked by CORS policy/);
  expectOnWire(/./);
  await openPage(page, server.url);
  isOpen = true;
  const base = apiBase ?? server.url;
  await page.evaluate(async (address) => {
    await window.one.prepareFailureExplainer();
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

const redirectTo =
  (location: string): RequestListener =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };
const cut: RequestListener = ({ socket }) => {
  socket.destroy();
};
const answer: RequestListener = (_, response) => {
  response.end('{}');
};

const redirected =
  'The request was redirected to another website. Perhaps your sign-in has ended: load the page again.';
const networkFailure = { kind: 'network', isWebPage: false, message: 'Error in network connection' };

test('a redirect of calls and page to another website is told as a lost sign-in', { tags: 'RC24' }, async () => {
  const leave = redirectTo(await startSignIn());
  const { failure } = await open({ servePage: leave, serveApi: leave });
  expect(await failure('read')).toMatchObject({ kind: 'network', isWebPage: true, message: redirected });
  const write = await failure('write');
  expect(write).toMatchObject({ kind: 'unknown-outcome' });
  expect(write).toMatchObject({
    message: expect.stringMatching(/^The request was redirected.+It is not known whether/),
  });
  // Each call once, and the page for each of them, without the token.
  const calls = sent.filter(({ url }) => url?.startsWith('/api/'));
  const pages = sent.filter(({ url }) => url === '/');
  expect([calls.length, pages.length, sent.length]).toEqual([2, 4, 6]);
  expect(pages.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
});

test.each<[string, Origin]>([
  ['a server that cuts every connection', { servePage: cut, serveApi: cut }],
  [
    'a server that restarts behind a gateway',
    { servePage: (_, response) => void response.writeHead(502).end(), serveApi: cut },
  ],
  ['a server that answers again', { servePage: answer, serveApi: cut }],
  [
    'a server that moves the page within its website',
    {
      servePage: (...exchange) => (exchange[0].url === '/moved' ? answer : redirectTo('/moved'))(...exchange),
      serveApi: cut,
    },
  ],
])('%s is a network failure', { tags: 'RC24' }, async (_, origin) => {
  const { failure } = await open(origin);
  expect(await failure('read')).toMatchObject(networkFailure);
});

test('a redirect of calls alone is a network failure, as loading the page would not help', {
  tags: 'RC24',
}, async () => {
  const { failure } = await open({ servePage: answer, serveApi: redirectTo(await startSignIn()) });
  expect(await failure('read')).toMatchObject(networkFailure);
});

test('nothing is sent while the browser is offline', { tags: 'RC24' }, async () => {
  const { failure, context } = await open({ servePage: answer, serveApi: answer });
  await context.setOffline(true);
  expect(await failure('read')).toMatchObject(networkFailure);
  expect(sent).toEqual([]);
});

test('the page is not requested for a back end on another origin', { tags: 'RC24' }, async () => {
  const signIn = await startSignIn();
  const other = await startWebsite(redirectTo(signIn));
  const { failure } = await open({ servePage: redirectTo(signIn), serveApi: answer }, other);
  expect(await failure('read')).toMatchObject(networkFailure);
  expect(sent).toEqual([]);
});
