import { Hono } from 'hono';
import { allow } from '../../auth/allow';
import type { Api, Deps, Env } from '../../context';
import { readBody } from '../../request';
import { confirmBody, readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import { answerConfirmation, answerUpload, confirmSize, uploadSize } from '../../uploads/upload-answers';
import { readUploadedFile } from '../../uploads/uploaded-file';
import { priceSchemas } from '../price-body';
import type { PriceKey } from '../price-record';
import { confirmPrices, uploadPrices } from './upload-prices';

const reader = new URL('./price-file.worker.ts', import.meta.url);

/** The calls under /api/price that take a price file in. */
export function priceUploadRoutes(deps: Deps): Api {
  const write = allow(deps, 'prices.write');
  return new Hono<Env>()
    .post('/uploadPrice', write, uploadSize, async (c) => {
      const rows = await readUpload<PriceKey, string>(reader, await readUploadedFile(c));
      const by = { accountId: c.get('account').id, at: deps.clock() };
      return answerUpload(c, 'Prices', await uploadPrices(deps.db, rows, by));
    })
    .post('/confirmChanges', write, confirmSize, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const pairs = readPairs<PriceKey, string>(confirmedDuplicates, priceSchemas);
      const by = { accountId: c.get('account').id, at: deps.clock() };
      return answerConfirmation(c, 'Price', await confirmPrices(deps.db, pairs, by));
    });
}
