import { Hono } from 'hono';
import * as v from 'valibot';
import { priceKeys } from '../../../../src/wire/price-levels';
import type { Api, Deps, Env } from '../../auth/access/context';
import { requirePermission } from '../../auth/access/require-permission';
import { describeRoute } from '../../http/describe-route';
import { readBody, readQuery, requiredText, wireId } from '../../http/request';
import { respond } from '../../http/respond';
import { pageSchema, wireNumber } from '../../lists/list-request';
import { priceHistory } from './price-history';
import { undoPreview } from './undo-preview';
import { undoUpload } from './undo-upload';
import { priceUploads } from './upload-list';

const historyBody = v.object({
  MAIN_SKU: v.optional(requiredText),
  KEY: v.optional(v.picklist(priceKeys, 'has to be a price field such as SP_AUD_01')),
  ...pageSchema.entries,
});
const previewQuery = v.object({ ID: wireId });
const takeBackBody = v.object({
  ID: wireId,
  CHANGED_SINCE: v.optional(wireNumber('has to be a whole number from 0', 0, Number.MAX_SAFE_INTEGER), 0),
});

const count = (number: number) => number.toLocaleString('en');

/** The routes of price history and uploads under /api/price, for roles that may write prices. */
export function priceHistoryRoutes(deps: Deps): Api {
  const write = requirePermission(deps, 'prices.write');
  return new Hono<Env>()
    .post(
      '/getPriceHistory',
      describeRoute({
        summary: 'A page of the changes of prices, of one SKU or all, of one price level or all',
        body: historyBody,
      }),
      write,
      async (c) => {
        return respond(c, 'Price history.', await priceHistory(deps.db, await readBody(c, historyBody)));
      },
    )
    .get(
      '/getPriceUploads',
      describeRoute({ summary: 'A page of the uploads of prices', query: pageSchema }),
      write,
      async (c) => {
        return respond(c, 'Price uploads.', await priceUploads(deps.db, readQuery(c, pageSchema)));
      },
    )
    .get(
      '/previewTakeBack',
      describeRoute({
        summary: 'What undoing an upload of prices would change, and what was changed since',
        query: previewQuery,
        errors: [404, 409],
      }),
      write,
      async (c) => {
        return respond(c, 'Preview.', await undoPreview(deps.db, readQuery(c, previewQuery).ID));
      },
    )
    .post(
      '/takeBackUpload',
      describeRoute({
        summary:
          'Undoes an upload of prices, except for records changed since; CHANGED_SINCE is their number in the preview',
        body: takeBackBody,
        errors: [404, 409],
      }),
      write,
      async (c) => {
        const { ID: id, CHANGED_SINCE: changedSince } = await readBody(c, takeBackBody);
        const by = { accountId: c.get('account').id, at: deps.clock() };
        const undone = await undoUpload(deps.db, { id, changedSince }, by);
        const kept =
          changedSince === 0 ? '' : ` ${count(changedSince)} changed since ${changedSince === 1 ? 'stays' : 'stay'}.`;
        const message = `Upload taken back: ${count(undone.deleted)} deleted, ${count(undone.restored)} set back.${kept}`;
        return respond(c, message, undone);
      },
    );
}
