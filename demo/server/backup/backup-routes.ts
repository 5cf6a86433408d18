import { codedMessage } from '../../../src/wire/error-texts';
import { recordAudit } from '../audit/record-audit';
import { type Api, type Deps, sessionOrigin } from '../auth/access/context';
import { requireRecentSignIn } from '../auth/access/require-permission';
import { permittedRoute, routesOf } from '../auth/access/routes-of';
import { HttpError } from '../http/http-error';

const GZIP_TYPE = 'application/gzip';

/** The route /api/backup. One backup is made at a time, as it takes several times the folder's size of memory. */
export function backupRoutes(deps: Deps): Api {
  let isRunning = false;
  const { copyFolder, clock } = deps;
  const superAdmin = permittedRoute(deps, 'backup');
  return routesOf({
    'GET /': superAdmin({
      summary: 'A copy of the data folder as a .tar.gz file, made while the server runs; only with PGlite',
      mediaTypes: [GZIP_TYPE],
      errors: [429, 501],
      handle: async (c) => {
        if (copyFolder === undefined) throw new HttpError(501, codedMessage('backup-elsewhere'));
        // The copy has passwords' hashes and possibly the secret that signs sessions.
        requireRecentSignIn(c, deps, 'backup');
        if (isRunning) throw new HttpError(429, codedMessage('backup-running'), { retryAfter: 10 });
        isRunning = true;
        try {
          const file = await compress(await copyFolder());
          await recordAudit(deps.db, sessionOrigin(c, deps), [{ kind: 'backup.made' }]);
          const name = `pricebook_${clock().toISOString().slice(0, 10)}.tar.gz`;
          const headers = { 'Content-Type': GZIP_TYPE, 'Content-Disposition': `attachment; filename="${name}"` };
          return c.body(file, 200, headers);
        } finally {
          isRunning = false;
        }
      },
    }),
  });
}

/** Compresses on another thread, so that other requests go on. */
const compress = (file: Blob): Promise<ArrayBuffer> =>
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
