import * as v from 'valibot';
import type { Api, Deps } from '../../auth/access/context';
import { permitted, routesOf } from '../../auth/access/routes-of';
import { analyzeAfterBulk } from '../../db/database';
import { wireId } from '../../http/request';
import { respond } from '../../http/respond';
import { pageSchema, wireNumber } from '../../lists/list-request';
import { historyBody, priceHistory, priceUploads } from './price-history';
import { undoPreview } from './take-back-preview';
import { undoUpload } from './take-back-upload';

const takeBackBody = v.object({
  ID: wireId,
  CHANGED_SINCE: v.optional(wireNumber('has to be a whole number from 0', 0, Number.MAX_SAFE_INTEGER), 0),
});

const MAX_EMBEDDED_MS = 20_000;

const count = (number: number) => number.toLocaleString('en');

/** The routes of price history and uploads under /api/price, for roles that may write prices. */
export function priceHistoryRoutes(deps: Deps): Api {
  const { db, longDb, isEmbedded, clock } = deps;
  const write = permitted(deps, 'prices.write');
  // On the embedded database everybody waits meanwhile.
  const limitMs = isEmbedded ? MAX_EMBEDDED_MS : Number.POSITIVE_INFINITY;
  return routesOf({
    'POST /getPriceHistory': write({
      summary: 'A page of the changes of prices, of one SKU or all, of one price level or all',
      body: historyBody,
      handle: async (c, { body }) => respond(c, 'Price history.', await priceHistory(db, body)),
    }),
    'GET /getPriceUploads': write({
      summary: 'A page of the uploads of prices',
      query: pageSchema,
      handle: async (c, { query }) => respond(c, 'Price uploads.', await priceUploads(db, query)),
    }),
    'GET /previewTakeBack': write({
      summary: 'What undoing an upload of prices would change, and what was changed since',
      query: v.object({ ID: wireId }),
      errors: [404, 409],
      handle: async (c, { query }) => respond(c, 'Preview.', await undoPreview(longDb, query.ID)),
    }),
    'POST /takeBackUpload': write({
      summary:
        'Undoes an upload of prices, except for records changed since; CHANGED_SINCE is their number in the preview',
      body: takeBackBody,
      errors: [404, 409, 413, 503],
      handle: async (c, { body: { ID: id, CHANGED_SINCE: changedSince } }) => {
        const by = { accountId: c.get('account').id, at: clock() };
        const undone = await undoUpload(longDb, { id, changedSince, limitMs }, by);
        const { deleted, restored } = undone;
        deps.background.run(() => analyzeAfterBulk(longDb, deleted + restored, ['price', 'price_change']));
        const stay = changedSince === 1 ? 'stays' : 'stay';
        const kept = changedSince === 0 ? '' : ` ${count(changedSince)} changed since ${stay}.`;
        const message = `Upload taken back: ${count(deleted)} deleted, ${count(restored)} set back.${kept}`;
        return respond(c, message, undone);
      },
    }),
  });
}
