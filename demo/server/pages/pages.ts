import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { entities } from '../../../src/wire/entities';
import { escapeHtml } from '../http/html-page';
import { acceptedLanguage, documentLanguage } from '../mail/mail-texts';

export interface Pages {
  /** The build's folder, with `host/` and `embed/` in it. */
  readonly dist: string;
  readonly showsDemos: boolean;
  /** The back end that the host page talks to. @default the page's own origin */
  readonly apiBase?: string;
  /** Name of the identity provider, where people sign in at `/sign-in`. @default none */
  readonly signInName?: string | undefined;
}

/** Routes of the host page, which all serve the same document. */
const HOST_ROUTES = [
  '/',
  '/register',
  '/admin-approval',
  '/forgot-password',
  '/quotes',
  '/prices',
  '/record',
  ...entities.map(({ name }) => `/${name}`),
];

/** Files with a hash of their content in their name. */
const HASHED = /(^\/assets\/|\.[\w-]{7}\.js(\.map)?$)/;

/** Serves the host page, the embeddable scripts under /embed, and in a demo the pages that embed them under /demo/embed. */
export function servePages(app: Hono, pages: Pages): void {
  const host = join(pages.dist, 'host');
  const embed = join(pages.dist, 'embed');
  if (!existsSync(host)) return;

  // Not for hashed files, which never change: hono reads the whole file to compute an ETag.
  app.use(except(({ req }) => HASHED.test(req.path), etag()));
  for (const route of HOST_ROUTES) app.get(route, (c) => hostPage(c, host, pages));
  app.use('/assets/*', setCacheControl, serveStatic({ root: host, precompressed: true }));
  app.use(
    '/embed/*',
    allowEveryOrigin,
    setCacheControl,
    serveStatic({ root: embed, precompressed: true, rewriteRequestPath: (path) => path.slice('/embed'.length) }),
  );
  if (!pages.showsDemos) return;
  app.use(
    '/demo/embed/*',
    embeddingPage(pages.apiBase),
    setCacheControl,
    serveStatic({ root: host, rewriteRequestPath: (path) => path.slice('/demo'.length) }),
  );
}

async function hostPage(c: Context, host: string, { apiBase, signInName }: Pages): Promise<Response> {
  const built = await readFile(join(host, 'index.html'), 'utf8');
  const language = documentLanguage(acceptedLanguage(c.req.header('accept-language')));
  const inLanguage = built.replace('<html lang="en">', `<html ${language}>`);
  const page = fillMeta(fillMeta(inLanguage, 'pricebook-api-base', apiBase), 'pricebook-sign-in', signInName);
  return c.html(page, 200, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': hostPagePolicy(apiBase),
    Vary: 'Accept-Language',
  });
}

function fillMeta(page: string, name: string, content = ''): string {
  const [before = '', after] = page.split(`<meta name="${name}" content="`);
  return after === undefined ? page : `${before}<meta name="${name}" content="${escapeHtml(content)}${after}`;
}

/** Adds the host page's policy to pages named strict…; the others show what works on hosts without a policy. */
function embeddingPage(apiBase: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path.split('/').at(-1)?.startsWith('strict'))
      c.res.headers.set('Content-Security-Policy', hostPagePolicy(apiBase));
  };
}

const setCacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status >= 400) return;
  c.res.headers.set('Cache-Control', HASHED.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const allowEveryOrigin: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** The host page's Content-Security-Policy. `blob:` is for the Worker that reads spreadsheets; `https:` for products' pictures. */
function hostPagePolicy(apiBase: string | undefined): string {
  const api = apiBase === undefined ? '' : ` ${new URL(apiBase).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' https: data: blob:${api}`,
    `connect-src 'self'${api}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types pricebook',
  ].join('; ');
}
