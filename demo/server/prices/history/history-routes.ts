import { Hono } from 'hono';
import * as v from 'valibot';
import type { Api, Deps, Env } from '../../auth/context';
import { requirePermission } from '../../auth/require-permission';
import { describeRoute } from '../../http/describe-route';
import { readBody, readQuery, requiredText, wireId } from '../../http/request';
import { respond } from '../../http/respond';
import { pageSchema } from '../../lists/list-request';
import { priceHistory } from './price-history';
import { undoUpload } from './undo-upload';
import { priceUploads } from './upload-list';

const historyBody = v.object({ MAIN_SKU: v.optional(requiredText), ...pageSchema.entries });
const takeBackBody = v.object({ ID: wireId });

/** The routes of price history and uploads under /api/price, for roles that may write prices. */
export function priceHistoryRoutes(deps: Deps): Api {
  const write = requirePermission(deps, 'prices.write');
  return new Hono<Env>()
    .post(
      '/getPriceHistory',
      describeRoute({ summary: 'A page of the changes of prices, of one SKU or all', body: historyBody }),
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
    .post(
      '/takeBackUpload',
      describeRoute({ summary: 'Undoes an upload of prices', body: takeBackBody, errors: [404, 409] }),
      write,
      async (c) => {
        const { ID } = await readBody(c, takeBackBody);
        const undone = await undoUpload(deps.db, ID, { accountId: c.get('account').id, at: deps.clock() });
        const message = `Upload taken back: ${undone.deleted.toLocaleString('en')} deleted, ${undone.restored.toLocaleString('en')} set back.`;
        return respond(c, message, undone);
      },
    );
}
