import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { hostPagePolicy } from './content-security-policy';
import { escapeHtml } from './escape-html';

/** The built pages. */
export interface Pages {
  /** The build's folder, with `host/` and `embed/` in it. */
  readonly dist: string;
  /** The back end that the host page talks to. @default the page's own origin */
  readonly apiBase?: string;
}

/** Routes of the host page: each is the same document. */
const HOST_ROUTES = [
  '/',
  '/register',
  '/admin-approval',
  '/forgot-password',
  '/quotes',
  '/products',
  '/companies',
  '/users',
  '/prices',
];

/** Files whose name changes with their content. */
const HASHED = /(^\/assets\/|\.[\w-]{8}\.js(\.map)?$)/;

/** Serves the host page at its routes, the embeddable scripts under /embed, and the embedding pages under /demo/embed. */
export function servePages(app: Hono, pages: Pages): void {
  const host = join(pages.dist, 'host');
  const embed = join(pages.dist, 'embed');
  if (!existsSync(host)) return;

  // A file whose name changes with its content needs no tag, which takes reading the whole of it.
  app.use(except(({ req }) => HASHED.test(req.path), etag()));
  for (const route of HOST_ROUTES) app.get(route, (c) => hostPage(c, host, pages.apiBase));
  app.use('/assets/*', cached, serveStatic({ root: host, precompressed: true }));
  app.use(
    '/embed/*',
    forEveryOrigin,
    cached,
    serveStatic({ root: embed, precompressed: true, rewriteRequestPath: (path) => path.slice('/embed'.length) }),
  );
  app.use(
    '/demo/embed/*',
    embeddingPage(pages.apiBase),
    cached,
    serveStatic({ root: host, rewriteRequestPath: (path) => path.slice('/demo'.length) }),
  );
}

async function hostPage(c: Context, host: string, apiBase: string | undefined): Promise<Response> {
  const built = await readFile(join(host, 'index.html'), 'utf8');
  const told = built.replace(
    /(<meta name="pricebook-api-base" content=")(")/,
    (_, before: string, after: string) => before + escapeHtml(apiBase ?? '') + after,
  );
  return c.html(told, 200, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': hostPagePolicy(apiBase),
  });
}

/** A page called strict… stands for a host with a strict policy; the others for a host that has none. */
function embeddingPage(apiBase: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path.split('/').at(-1)?.startsWith('strict'))
      c.res.headers.set('Content-Security-Policy', hostPagePolicy(apiBase));
  };
}

const cached: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status >= 400) return;
  c.res.headers.set('Cache-Control', HASHED.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const forEveryOrigin: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
};
