import { Hono } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { authRoutes } from './auth/routes';
import { usualBodySize } from './body-size';
import { companyRoutes } from './companies/routes';
import type { Api, Deps, Env } from './context';
import { answerFailure, answerMethodNotAllowed, answerNotFound } from './failure-answers';
import { fileRoutes } from './files/routes';
import { outboxRoutes } from './mail/outbox-routes';
import { described } from './openapi/described';
import { serveOpenApi } from './openapi/serve-openapi';
import { type Pages, servePages } from './pages/pages';
import { priceHistoryRoutes } from './prices/history/history-routes';
import { priceRoutes } from './prices/routes';
import { priceUploadRoutes } from './prices/upload/upload-routes';
import { productRoutes } from './products/routes';
import { productUploadRoutes } from './products/upload/upload-routes';
import { userRoutes } from './users/routes';

/** What the app is made of. */
export interface AppOptions {
  /** What the API works with; without it only the pages are served. */
  readonly api?: Deps & {
    readonly corsOrigins: readonly string[];
    /** Whether mails are kept and shown instead of sent. */
    readonly showsOutbox: boolean;
  };
  readonly pages: Pages;
  /** Told of errors that nobody expected. */
  readonly report: (error: unknown) => void;
}

/** The whole back end as one request handler: the API, the built pages, and `/health`. */
export function createApp({ api, pages, report }: AppOptions): Hono {
  const app = new Hono();
  app.onError(answerFailure(report));
  app.notFound(answerNotFound);
  app.use(secureHeaders({ strictTransportSecurity: false, overwrite: false }));
  // The API's answers are compressed where they are made.
  app.use(except('/api/*', compress()));
  app.get('/health', described({ summary: 'Whether the server is ready' }), (c) =>
    c.json({ status: 200, message: 'Ready.', data: null }),
  );
  if (api !== undefined) {
    app.route('/api', createApi(api));
    app.get('/openapi.json', serveOpenApi([...app.routes]));
  }
  if (api?.showsOutbox) app.route('/', outboxRoutes(api.db, api.background));
  servePages(app, pages);
  return app;
}

function createApi({ corsOrigins, ...deps }: NonNullable<AppOptions['api']>): Api {
  const api = new Hono<Env>();
  api.use(async (c, next) => {
    await next();
    // Not by `c.header`, which takes the finished answer for a stream and reads its body into a new one.
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  if (corsOrigins.length > 0) api.use(crossOrigin(corsOrigins));
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: answerMethodNotAllowed }));
  api.use(usualBodySize);
  api.route('/auth', authRoutes(deps));
  api.route('/company', companyRoutes(deps));
  api.route('/file', fileRoutes(deps));
  api.route('/price', priceRoutes(deps));
  api.route('/price', priceUploadRoutes(deps));
  api.route('/price', priceHistoryRoutes(deps));
  api.route('/product', productRoutes(deps));
  api.route('/users', userRoutes(deps));
  api.route('/product', productUploadRoutes(deps));
  return api;
}

/** Lets pages of the listed origins use the API. */
function crossOrigin(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'ngrok-skip-browser-warning'],
    exposeHeaders: ['Retry-After', 'Content-Disposition'],
    maxAge: 600,
  });
}
