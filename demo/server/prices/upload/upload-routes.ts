import { Hono } from 'hono';
import type { PriceKey } from '../../../../src/wire/price-levels';
import type { Api, Deps, Env } from '../../auth/access/context';
import { requirePermission } from '../../auth/access/require-permission';
import { describeRoute } from '../../http/describe-route';
import { readBody } from '../../http/request';
import { confirmBody, confirmBodyOf, readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import {
  limitConfirmationBody,
  limitUploadBody,
  respondToConfirmation,
  respondToUpload,
} from '../../uploads/upload-responses';
import { fileForm, readUploadedFile } from '../../uploads/uploaded-file';
import { priceSchemas } from '../price-body';
import { confirmPrices, uploadPrices } from './upload-prices';

const readerModule = new URL('./price-file.worker.ts', import.meta.url);

const upload = {
  summary: 'Uploads a file of prices: saves new rows, and returns those that differ from stored records',
  form: fileForm,
  errors: [409, 422, 429, 503],
};
const confirmation = {
  summary: 'Saves changes that an upload has returned, all or none',
  body: confirmBodyOf(priceSchemas),
  errors: [409, 429, 503],
};

export function priceUploadRoutes(deps: Deps): Api {
  const write = requirePermission(deps, 'prices.write');
  return new Hono<Env>()
    .post('/uploadPrice', describeRoute(upload), write, limitUploadBody, async (c) => {
      const rows = await readUpload<PriceKey, string>(readerModule, await readUploadedFile(c), c.get('account').id);
      const by = { accountId: c.get('account').id, at: deps.clock() };
      return respondToUpload(c, 'Prices', await uploadPrices(deps.db, rows, by));
    })
    .post('/confirmChanges', describeRoute(confirmation), write, limitConfirmationBody, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const pairs = readPairs<PriceKey, string>(confirmedDuplicates, priceSchemas);
      const by = { accountId: c.get('account').id, at: deps.clock() };
      return respondToConfirmation(c, 'Price', await confirmPrices(deps.db, pairs, by));
    });
}
