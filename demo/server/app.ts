import { Hono } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { secureHeaders } from 'hono/secure-headers';
import { entities, type KnownEntity } from '../../src/wire/entities';
import type { Api, Deps, Env } from './auth/access/context';
import { recordRefusals } from './auth/access/record-refusals';
import { routesOf } from './auth/access/routes-of';
import { confirmEmailRoutes } from './auth/confirm-email';
import { identityPages, identityRoutes } from './auth/identity/identity-routes';
import { authRoutes } from './auth/routes';
import { backupRoutes } from './backup/backup-routes';
import { companyRoutes } from './companies/routes';
import { trackOutcome } from './db/outcome';
import { tableRoutes } from './entity/entity-routes';
import { fileRoutes } from './files/routes';
import { limitBodyByDefault, setBodyBudget } from './http/body-limit';
import { describeRoute } from './http/describe-route';
import { createErrorHandler, handleMethodNotAllowed, handleNotFound } from './http/error-handlers';
import { denyFraming, protectJson, saveJsonAsFile } from './http/respond';
import { outboxRoutes } from './mail/outbox';
import { createDatabaseState } from './monitoring/database-state';
import { healthRoutes, type Readiness } from './monitoring/health';
import type { Log } from './monitoring/log';
import type { Metrics } from './monitoring/metrics';
import { identifyRequest, observeRequests } from './monitoring/observe-requests';
import { serveMetrics } from './monitoring/serve-metrics';
import { serveOpenApi } from './openapi/document';
import { type Pages, servePages } from './pages/pages';
import { priceHistoryRoutes } from './prices/history/history-routes';
import { priceRoutes } from './prices/routes';
import { templateRoutes } from './prices/upload/template-routes';
import { priceUploadRoutes } from './prices/upload/upload-prices';
import { productRoutes } from './products/routes';
import { productUploadRoutes } from './products/upload/upload-products';
import { auditRoutes, userRoutes } from './users/routes';

/**
 * The reference back end as a hono app: `main.ts` reads the settings and starts `server.ts`, which opens the database and serves this app.
 * A resource's `routes.ts` names the permission and the schemas of each call, and responds with an envelope (`http/respond.ts`); an
 * expected failure is a thrown `HttpError`. What entities have in common follows from their description in `src/wire`: see `entity`.
 * No two folders import each other; `db` and `http` are at the bottom.
 */

export interface AppOptions {
  /** The API's services and settings. @default none: only the pages are served */
  readonly api?: Deps & {
    readonly corsOrigins: readonly string[];
    /** Memory for large bodies. @default 512 */
    readonly uploadMegabytes?: number | undefined;
    /** Whether `/outbox` shows the mails, which are stored instead of sent. */
    readonly showsOutbox: boolean;
  };
  readonly pages: Pages;
  readonly readiness: Readiness;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Lets other machines read `/metrics`. @default they cannot */
  readonly metricsToken: string | undefined;
  readonly report: (error: unknown, requestId?: string) => void;
}

export function createApp({ api, pages, readiness, log, metrics, metricsToken, report }: AppOptions): Hono {
  const app = new Hono();
  app.use((_, next) => trackOutcome(next));
  const database = createDatabaseState(metrics);
  const isTrustedProxy = api?.isTrustedProxy ?? (() => false);
  app.use(identifyRequest, observeRequests({ log, metrics, database, isTrustedProxy }));
  app.onError(createErrorHandler(report));
  app.notFound(handleNotFound);
  // With https only: the header forbids plain HTTP on this host for a year.
  const strictTransportSecurity = api?.publicUrl.startsWith('https:') ? 'max-age=31536000' : false;
  app.use(secureHeaders({ strictTransportSecurity, overwrite: false }));
  app.use(denyFraming);
  app.use(protectJson);
  // The API compresses its own responses: see `respond`.
  app.use(except('/api/*', compress()));
  app.route('/', healthRoutes({ ...readiness, isDiskFull: database.isDiskFull }));
  app.get(
    '/metrics',
    describeRoute({
      summary: 'Metrics in the text format of Prometheus',
      mediaTypes: ['text/plain'],
      errors: [401, 404],
    }),
    serveMetrics(metrics, metricsToken),
  );
  if (api !== undefined) {
    app.route('/api', createApi(api));
    app.route('/', confirmEmailRoutes(api));
    if (api.identityProvider) app.route('/', identityPages(api, api.identityProvider));
    app.get('/openapi.json', serveOpenApi([...app.routes]));
  }
  if (api?.showsOutbox) app.route('/', outboxRoutes(api.db, api.background));
  servePages(app, pages);
  return app;
}

function createApi({ corsOrigins, uploadMegabytes, ...deps }: NonNullable<AppOptions['api']>): Api {
  const api = new Hono<Env>();
  api.use(async (c, next) => {
    await next();
    // Set on the response itself: `c.header` would copy its body.
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  api.use(saveJsonAsFile);
  if (corsOrigins.length > 0) api.use(allowOrigins(corsOrigins));
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: handleMethodNotAllowed }));
  api.use(limitBodyByDefault);
  api.use(setBodyBudget(uploadMegabytes));
  api.use(recordRefusals(deps));
  api.route('/audit', auditRoutes(deps));
  api.route('/auth', authRoutes(deps));
  if (deps.identityProvider) api.route('/auth', identityRoutes(deps));
  api.route('/backup', backupRoutes(deps));
  api.route('/file', fileRoutes(deps.db));
  api.route('/price', priceRoutes(deps));
  api.route('/price', priceUploadRoutes(deps));
  api.route('/price', priceHistoryRoutes(deps));
  api.route('/price', templateRoutes(deps));
  api.route('/product', productUploadRoutes(deps));
  for (const entity of entities) api.route(`/${entity.path}`, routesOfEntity(deps, entity));
  return api;
}

/** The routes of entities that have code of their own. */
const ownRoutes: Readonly<Record<string, (deps: Deps) => Api>> = {
  companies: companyRoutes,
  products: productRoutes,
  users: userRoutes,
};

function routesOfEntity(deps: Deps, entity: KnownEntity): Api {
  return ownRoutes[entity.name]?.(deps) ?? routesOf(tableRoutes(deps, { entity }));
}

function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id', 'ngrok-skip-browser-warning'],
    exposeHeaders: ['Retry-After', 'Content-Disposition', 'X-Request-Id'],
    maxAge: 600,
  });
}
