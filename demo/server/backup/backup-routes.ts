import { Hono } from 'hono';
import { recordAudit } from '../audit/record-audit';
import type { Api, Deps, Env } from '../auth/access/context';
import { sessionOrigin } from '../auth/access/origin';
import { requireRecentSignIn } from '../auth/access/recent-sign-in';
import { requirePermission } from '../auth/access/require-permission';
import { describeRoute } from '../http/describe-route';
import { HttpError } from '../http/http-error';

const GZIP_TYPE = 'application/gzip';

const description = {
  summary: 'A copy of the data folder as a .tar.gz file, made while the server runs; only with PGlite',
  types: [GZIP_TYPE],
  errors: [429, 501],
};

/** The route /api/backup. One backup is made at a time, as it takes several times the folder's size of memory. */
export function backupRoutes(deps: Deps): Api {
  let isRunning = false;
  const { copyFolder, clock } = deps;
  return new Hono<Env>().get('/', describeRoute(description), requirePermission(deps, 'backup'), async (c) => {
    if (copyFolder === undefined)
      throw new HttpError(501, 'The data are in PostgreSQL: back them up with pg_dump, as docs/operating.md shows.');
    // The copy has passwords' hashes and possibly the secret that signs sessions.
    requireRecentSignIn(c.get('signedInAt'), clock(), 'to download a backup');
    if (isRunning)
      throw new HttpError(429, 'Another backup is being made. Please try again in a moment.', {
        headers: { 'Retry-After': '10' },
      });
    isRunning = true;
    try {
      const file = await compress(await copyFolder());
      await recordAudit(deps.db, sessionOrigin(c, deps), [{ kind: 'backup.made' }]);
      const name = `pricebook_${clock().toISOString().slice(0, 10)}.tar.gz`;
      return c.body(file, 200, {
        'Content-Type': GZIP_TYPE,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    } finally {
      isRunning = false;
    }
  });
}

/** Compresses on another thread, so that other requests go on. */
const compress = (file: Blob): Promise<ArrayBuffer> =>
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
