import * as v from 'valibot';
import type { Api, Deps } from '../../auth/access/context';
import { permittedRoute, routesOf } from '../../auth/access/routes-of';
import { analyzeAfterBulk } from '../../db/database';
import { wireId } from '../../http/request';
import { respond } from '../../http/respond';
import { pageSchema, wireNumber } from '../../lists/list-request';
import { changesQuery, historyBody, readPriceChanges, readPriceHistory, readPriceUploads } from './price-history';
import { previewTakeBack } from './take-back-preview';
import { takeBackUpload } from './take-back-upload';

const takeBackBody = v.object({
  ID: wireId,
  CHANGED_SINCE: v.optional(wireNumber('has to be a whole number from 0', 0, Number.MAX_SAFE_INTEGER), 0),
});

const MAX_EMBEDDED_MS = 20_000;

const formatCount = (number: number) => number.toLocaleString('en');

/** The routes of price history and uploads under /api/price, for roles that may write prices. */
export function priceHistoryRoutes(deps: Deps): Api {
  const { db, longDb, isEmbedded, clock } = deps;
  const writeRoute = permittedRoute(deps, 'prices.write');
  // On the embedded database everybody waits meanwhile.
  const limitMs = isEmbedded ? MAX_EMBEDDED_MS : Number.POSITIVE_INFINITY;
  return routesOf({
    'POST /getPriceHistory': writeRoute({
      summary: 'A page of the changes of prices, of one SKU or all, of one price level or all',
      body: historyBody,
      handle: async (c, { body }) => respond(c, 'Price history.', await readPriceHistory(db, body)),
    }),
    'GET /getPriceChanges': writeRoute({
      summary:
        'The changes of the prices of all SKUs, newest first, from SINCE on; next is the BEFORE of the following page',
      query: changesQuery,
      handle: async (c, { query }) => respond(c, 'Price changes.', await readPriceChanges(db, query)),
    }),
    'GET /getPriceUploads': writeRoute({
      summary: 'A page of the uploads of prices',
      query: pageSchema,
      handle: async (c, { query }) => respond(c, 'Price uploads.', await readPriceUploads(db, query)),
    }),
    'GET /previewTakeBack': writeRoute({
      summary: 'What undoing an upload of prices would change, and what was changed since',
      query: v.object({ ID: wireId }),
      errors: [404, 409],
      handle: async (c, { query }) => respond(c, 'Preview.', await previewTakeBack(longDb, query.ID)),
    }),
    'POST /takeBackUpload': writeRoute({
      summary:
        'Undoes an upload of prices, except for records changed since; CHANGED_SINCE is their number in the preview',
      body: takeBackBody,
      errors: [404, 409, 413, 503],
      handle: async (c, { body: { ID: id, CHANGED_SINCE: expectedChanged } }) => {
        const author = { accountId: c.get('account').id, at: clock() };
        const counts = await takeBackUpload(longDb, { id, expectedChanged, limitMs }, author);
        const { deleted, restored } = counts;
        deps.background.run(() => analyzeAfterBulk(longDb, deleted + restored, ['price', 'price_change']));
        const stay = expectedChanged === 1 ? 'stays' : 'stay';
        const kept = expectedChanged === 0 ? '' : ` ${formatCount(expectedChanged)} changed since ${stay}.`;
        const message = `Upload taken back: ${formatCount(deleted)} deleted, ${formatCount(restored)} set back.${kept}`;
        return respond(c, message, counts);
      },
    }),
  });
}
