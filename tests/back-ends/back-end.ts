import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { companyFields } from '../../src/wire/company';
import { violationsOf } from '../support/wire-check/violations';
import { authRoutes } from './auth-routes';
import { historyRoutes } from './history-routes';
import { recordRoutes } from './record-routes';
import { type Outcome, respond, type WireRecord } from './respond';
import type { RouteContext } from './route-context';
import { sheetRoutes } from './sheet-routes';
import { newStore, type Store, sessionToken } from './store';
import type { Variant } from './variant';

/** A back end that differs from the reference, on its own port. */
export interface BackEnd {
  readonly url: string;
  readonly variant: Variant;
  /** The stored records. */
  readonly store: () => Store;
  /** Restores the initial records. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a back end of this variant. */
export async function startBackEnd(variant: Variant): Promise<BackEnd> {
  let store = newStore(variant);
  const context: RouteContext = { variant, store: () => store, send: (c, outcome) => respond(c, variant, outcome) };
  const app = new Hono().basePath('/api');
  app.use(cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type', 'ngrok-skip-browser-warning'] }));
  app.use(async (c, next) => {
    const problem = await refusalOf(c, variant);
    if (problem !== undefined) return context.send(c, problem);
    return next();
  });
  app.onError((error, c) => context.send(c, { status: 400, message: error.message }));
  app.notFound((c) => context.send(c, { status: 404, message: `There is no ${c.req.path}.` }));
  app.route('/auth', authRoutes(context));
  if (variant.history) app.route('/', historyRoutes(context));
  app.route('/', recordRoutes(context));
  app.route('/', sheetRoutes(context));
  app.get('/company/getCompanyAttributes', (c) => context.send(c, { data: choicesOf(store.companies) }));
  app.get('/company/getPriceCategory', (c) => {
    const categories = ['01', '02'].map((level) => `${c.req.query('CURRENCY')} ${level}`);
    return context.send(c, { data: { PRICE_CATEGORY_BULK: categories, PRICE_CATEGORY_STRIPS: categories } });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((listening) => server.once('listening', () => listening()));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    variant,
    store: () => store,
    reset() {
      store = newStore(variant);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Why a request is refused: unknown keys, or no session. */
async function refusalOf(c: Context, variant: Variant): Promise<Outcome | undefined> {
  const { method, url, headers } = c.req.raw;
  if (variant.refusesUnknown) {
    const body = (await c.req.raw.clone().text()) || undefined;
    const [problem] = violationsOf({ method, url, headers: Object.fromEntries(headers), body });
    if (problem !== undefined) return { status: 400, message: problem };
  }
  const isOpen = new URL(url).pathname.startsWith('/api/auth/login');
  if (isOpen || headers.get('authorization') === `Bearer ${sessionToken}`) return undefined;
  return { status: 401, message: 'Who are you?' };
}

/** The values in use, and one more. */
const choicesOf = (companies: readonly WireRecord[]) =>
  Object.fromEntries(
    (['CURRENCY', 'APPROVED_APPLICATOR', 'CUSTOM_LOGO', 'COUNTRY', 'SALES_PERSON'] as const).map((key) => [
      key,
      [...new Set([...companies.flatMap((company) => company[key]), `Other ${companyFields[key].label}`])],
    ]),
  );
