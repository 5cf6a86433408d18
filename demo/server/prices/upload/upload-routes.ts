import { Hono } from 'hono';
import { allow } from '../../auth/allow';
import type { Api, Deps, Env } from '../../context';
import { described } from '../../openapi/described';
import { readBody } from '../../request';
import { confirmBody, confirmBodyOf, readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import { answerConfirmation, answerUpload, confirmSize, uploadSize } from '../../uploads/upload-answers';
import { fileForm, readUploadedFile } from '../../uploads/uploaded-file';
import { priceSchemas } from '../price-body';
import type { PriceKey } from '../price-record';
import { confirmPrices, uploadPrices } from './upload-prices';

const reader = new URL('./price-file.worker.ts', import.meta.url);

const upload = {
  summary: 'Takes a file of prices: saves new rows, and answers those that differ from what is stored',
  form: fileForm,
  refusals: [409, 422],
};
const confirmation = {
  summary: 'Saves changes that an upload has answered, all or none',
  body: confirmBodyOf(priceSchemas),
  refusals: [409],
};

/** The calls under /api/price that take a price file in. */
export function priceUploadRoutes(deps: Deps): Api {
  const write = allow(deps, 'prices.write');
  return new Hono<Env>()
    .post('/uploadPrice', described(upload), write, uploadSize, async (c) => {
      const rows = await readUpload<PriceKey, string>(reader, await readUploadedFile(c));
      const by = { accountId: c.get('account').id, at: deps.clock() };
      return answerUpload(c, 'Prices', await uploadPrices(deps.db, rows, by));
    })
    .post('/confirmChanges', described(confirmation), write, confirmSize, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const pairs = readPairs<PriceKey, string>(confirmedDuplicates, priceSchemas);
      const by = { accountId: c.get('account').id, at: deps.clock() };
      return answerConfirmation(c, 'Price', await confirmPrices(deps.db, pairs, by));
    });
}
