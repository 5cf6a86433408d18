import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { codedMessage } from '../../../../src/wire/error-texts';
import { describeRoute } from '../../http/describe-route';
import { escapeHtml, htmlPage, pagePolicy } from '../../http/html-page';
import { HttpError } from '../../http/http-error';
import { requiredText } from '../../http/request';
import { findAccountById } from '../access/account';
import { type Api, type Deps, originOf } from '../access/context';
import { recordRefusal } from '../access/record-refusals';
import { publicRoute, routesOf } from '../access/routes-of';
import { errorText, pageLanguage } from '../page-language';
import { respondSignedIn } from '../sign-in/signed-in';
import { accountOfIdentity, refuseSuperAdmin } from './identity-account';
import type { IdentityProvider } from './identity-provider';
import { createSignInCode, newSecret, storeRequest, takeRequest, takeSignInCode } from './identity-store';

const COOKIE_SECONDS = 10 * 60;

/** With the prefix no other host of the domain can set it; browsers accept that with https only. */
const cookieName = ({ publicUrl }: Deps): string => `${isHttps(publicUrl) ? '__Host-' : ''}pricebook-sign-in`;

const isHttps = (url: string): boolean => url.startsWith('https:');

const style =
  'body{max-width:34rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.55 system-ui,sans-serif;color-scheme:light dark}';

const callbackPath = '/sign-in/callback';

/** The two addresses of a sign-in at the identity provider: where it begins, and where the provider sends the browser back. */
export function identityPages(deps: Deps, provider: IdentityProvider): Hono {
  const mediaTypes = ['text/html'];
  return new Hono()
    .get(
      '/sign-in',
      describeRoute({ summary: 'Begins a sign-in at the identity provider', mediaTypes, errors: [503] }),
      (c) => servePage(c, deps, () => beginSignIn(c, deps, provider)),
    )
    .get(
      callbackPath,
      describeRoute({
        summary: 'Where the identity provider sends the browser back',
        mediaTypes,
        errors: [400, 403, 503],
      }),
      (c) => servePage(c, deps, () => finishSignIn(c, deps, provider)),
    );
}

const exchangeBody = v.object({ CODE: requiredText });

/** The call by which the host page gets the session. */
export const identityRoutes = (deps: Deps): Api =>
  routesOf({
    'POST /exchangeSignInCode': publicRoute({
      summary: 'Returns the session of a sign-in at the identity provider, once, to the browser that began it',
      body: exchangeBody,
      errors: [403],
      handle: (c, { body }) => exchangeSignInCode(c, deps, body.CODE),
    }),
  });

async function beginSignIn(c: Context, deps: Deps, provider: IdentityProvider): Promise<Response> {
  const { publicUrl, db, clock } = deps;
  // The cookie has to be set on the host to which the provider sends the browser back. `here` prevents a loop of redirects.
  if (new URL(c.req.url).host !== new URL(publicUrl).host && c.req.query('here') === undefined)
    return c.redirect(`${publicUrl}/sign-in?here=1`);
  // Identifies this browser when it comes back.
  const browserSecret = newSecret();
  const { address, pending } = await provider.begin(publicUrl + callbackPath);
  await storeRequest(db, browserSecret, pending, clock());
  setBrowserCookie(c, deps, browserSecret, COOKIE_SECONDS);
  return c.redirect(address);
}

function setBrowserCookie(c: Context, deps: Deps, secret: string, maxAge: number): void {
  const secure = isHttps(deps.publicUrl);
  // Lax, because the browser comes back from another site.
  setCookie(c, cookieName(deps), secret, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge });
}

async function finishSignIn(c: Context, deps: Deps, provider: IdentityProvider): Promise<Response> {
  const { db, clock, publicUrl } = deps;
  const browser = getCookie(c, cookieName(deps)) ?? '';
  const pending = await takeRequest(db, browser, c.req.query('state') ?? '', clock());
  if (pending === undefined) {
    throw new HttpError(400, codedMessage('sign-in-not-begun'), { refusal: 'no such sign-in' });
  }
  const answer = new URL(`${publicUrl}${callbackPath}${new URL(c.req.url).search}`);
  const identity = await provider.finish(answer, pending);
  const account = await accountOfIdentity(deps, identity, originOf(c, deps));
  const code = await createSignInCode(db, browser, account.id, clock());
  // The code is after the #, because that part of an address is sent to no server and in no referrer.
  return c.redirect(`${publicUrl}/#sign-in=${code}`);
}

async function exchangeSignInCode(c: Context, deps: Deps, code: string): Promise<Response> {
  const now = deps.clock();
  const accountId = await takeSignInCode(deps.db, getCookie(c, cookieName(deps)) ?? '', code, now);
  if (accountId === undefined) {
    throw new HttpError(403, codedMessage('sign-in-code-expired'), { refusal: 'no such sign-in code' });
  }
  setBrowserCookie(c, deps, '', 0);
  const account = await findAccountById(deps.db, accountId);
  if (account.status !== 'Active') throw new HttpError(403, codedMessage('account-not-active'));
  refuseSuperAdmin(account);
  c.set('concernedAccountId', accountId);
  return respondSignedIn(c, deps, account, now);
}

/** Serves a redirect, or a page that says why the sign-in failed. */
async function servePage(c: Context, deps: Deps, work: () => Promise<Response>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await recordRefusal(c, deps, error);
    const language = pageLanguage(c.req.header('accept-language'));
    const { notSignedIn, toSignIn } = language.texts;
    const reason = escapeHtml(errorText(language, error.text));
    const body = `<main><h1>${notSignedIn}</h1><p>${reason}</p><p><a href="/">${toSignIn}</a></p></main>`;
    const headers = { ...error.headers, 'Content-Security-Policy': pagePolicy([style], "'none'") };
    const page = htmlPage(`${notSignedIn} · Pricebook`, style, body, language.attributes);
    return c.html(page, error.status, headers);
  }
}
