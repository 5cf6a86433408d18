import { Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../../auth/allow';
import type { Api, Deps, Env } from '../../context';
import { answer } from '../../envelope';
import { pageSchema } from '../../lists/list-request';
import { described } from '../../openapi/described';
import { readBody, readQuery, requiredText, wireId } from '../../request';
import { priceHistory } from './price-history';
import { takeBackUpload } from './take-back';
import { priceUploads } from './upload-list';

const historyBody = v.object({ MAIN_SKU: v.optional(requiredText), ...pageSchema.entries });
const takeBackBody = v.object({ ID: wireId });

/**
 * The calls under /api/price that show what became of prices, and take an upload back. Who changed what is no
 * customer's matter: they are for those who may write prices.
 */
export function priceHistoryRoutes(deps: Deps): Api {
  const write = allow(deps, 'prices.write');
  return new Hono<Env>()
    .post(
      '/getPriceHistory',
      described({ summary: 'A page of the changes of prices, of one SKU or all', body: historyBody }),
      write,
      async (c) => {
        return answer(c, 'Price history.', await priceHistory(deps.db, await readBody(c, historyBody)));
      },
    )
    .get(
      '/getPriceUploads',
      described({ summary: 'A page of the uploads of prices', query: pageSchema }),
      write,
      async (c) => {
        return answer(c, 'Price uploads.', await priceUploads(deps.db, readQuery(c, pageSchema)));
      },
    )
    .post(
      '/takeBackUpload',
      described({ summary: 'Takes an upload of prices back as one', body: takeBackBody, refusals: [404, 409] }),
      write,
      async (c) => {
        const { ID } = await readBody(c, takeBackBody);
        const taken = await takeBackUpload(deps.db, ID, { accountId: c.get('account').id, at: deps.clock() });
        const message = `Upload taken back: ${taken.deleted.toLocaleString('en')} deleted, ${taken.restored.toLocaleString('en')} set back.`;
        return answer(c, message, taken);
      },
    );
}
