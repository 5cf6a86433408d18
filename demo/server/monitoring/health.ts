import { Hono } from 'hono';
import { describeRoute } from '../http/describe-route';

/** What decides whether the server is ready for requests. */
export interface Readiness {
  /** Whether the server is about to stop. */
  readonly isStopping: () => boolean;
  /** @default true, as without a database */
  readonly isDatabaseReachable?: () => Promise<boolean>;
  /** Whether a write has just failed by a full disk. @default false, as without a database */
  readonly isDiskFull?: () => boolean;
}

const LIVE_PATH = '/health/live';

/** Liveness of the process, which needs no database. */
export const liveRoute = (): Hono =>
  new Hono().get(LIVE_PATH, describeRoute({ summary: 'Whether the process runs' }), (c) =>
    c.json({ status: 200, message: 'The process runs.', data: null }),
  );

/** `/health/live`, and `/health/ready`, which is `/health` too. */
export function healthRoutes(readiness: Readiness): Hono {
  const { isStopping, isDatabaseReachable = async () => true, isDiskFull = () => false } = readiness;
  const routes = liveRoute();
  for (const path of ['/health', '/health/ready']) {
    routes.get(path, describeRoute({ summary: 'Whether the server is ready', errors: [503] }), async (c) => {
      const problem = isStopping()
        ? 'The server is stopping.'
        : (await isDatabaseReachable())
          ? undefined
          : 'The database does not answer.';
      // The status stays 200: a proxy that takes the server out of use would end reading too.
      const ready = isDiskFull() ? 'Ready for reading; its disk is full, and nothing can be saved.' : 'Ready.';
      if (problem === undefined) return c.json({ status: 200, message: ready, data: null });
      return c.json({ status: 503, message: problem, data: null }, 503, { 'Retry-After': '5' });
    });
  }
  return routes;
}
