import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Api, Deps, Env } from '../auth/access/context';
import { requirePermission } from '../auth/access/require-permission';
import { sendDownload, XLSX_TYPE } from '../exports/send-download';
import { describeRoute } from '../http/describe-route';
import { invalidFields } from '../http/http-error';
import { parseJson, readBody, readQuery, validate, wireId } from '../http/request';
import { respond } from '../http/respond';
import { filtersSchema, listRequestSchema, searchSchema } from '../lists/list-request';
import { filterChoices } from '../products/filter-choices';
import type { PriceChange } from './history/price-change';
import { mainSkus } from './main-skus';
import { createPriceBody, updatePriceBody } from './price-body';
import { createPrice, deletePrice, updatePrice } from './price-changes';
import { exportPrices } from './price-export';
import { pricePage } from './price-list';

const mainSkusQuery = v.object({
  All: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(['true', 'false'], 'has to be True or False')),
    'false',
  ),
});
const downloadQuery = v.object({
  download: v.optional(v.string(), ''),
  search: v.optional(searchSchema, ''),
  filters: v.optional(v.string(), '{}'),
});

const priceQuery = v.object({ ID: wireId });
const downloadFilters = v.object({ filters: filtersSchema });

function readDownload(c: Context<Env>) {
  const { download, search, filters } = readQuery(c, downloadQuery);
  if (download !== '1') throw invalidFields({ download: 'has to be 1: use POST for a page of the list' });
  return { search, ...validate(downloadFilters, { filters: parseJson(filters, 'filters') }, 'The query') };
}

export function priceRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = requirePermission(deps, 'prices.read');
  const write = requirePermission(deps, 'prices.write');
  const byHand = (c: Context<Env>): PriceChange => ({
    kind: 'hand',
    accountId: c.get('account').id,
    at: deps.clock(),
  });
  return new Hono<Env>()
    .get(
      '/getMainSkus',
      describeRoute({ summary: 'The SKUs without a price, or all', query: mainSkusQuery }),
      read,
      async (c) => {
        const { All } = readQuery(c, mainSkusQuery);
        return respond(c, 'Main SKUs.', await mainSkus(db, c.get('account'), All === 'true' ? 'all' : 'unpriced'));
      },
    )
    .post('/getPrice', describeRoute({ summary: 'A page of the prices', body: listRequestSchema }), read, async (c) => {
      const request = await readBody(c, listRequestSchema);
      return respond(c, 'Prices.', await pricePage(db, c.get('account'), request));
    })
    .get(
      '/getPrice',
      describeRoute({
        summary: 'A spreadsheet of all prices that match',
        query: downloadQuery,
        types: [XLSX_TYPE],
        errors: [429],
      }),
      read,
      async (c) => {
        const request = readDownload(c);
        const account = c.get('account');
        const file = await deps.limitExports(account.id, () => exportPrices(db, account, request, c.req.raw.signal));
        return sendDownload(c, 'prices', deps.clock(), file);
      },
    )
    .post(
      '/createPrice',
      describeRoute({ summary: 'Adds the prices of a SKU', body: createPriceBody, errors: [409] }),
      write,
      async (c) => {
        const record = await createPrice(db, await readBody(c, createPriceBody), byHand(c));
        return respond(c, 'Price created successfully!', record);
      },
    )
    .patch(
      '/updatePrice',
      describeRoute({
        summary: 'Changes prices; an absent currency is not changed',
        body: updatePriceBody,
        errors: [404, 409],
      }),
      write,
      async (c) => {
        const record = await updatePrice(db, await readBody(c, updatePriceBody), byHand(c));
        return respond(c, 'Price updated successfully!', record);
      },
    )
    .delete(
      '/deletePrice',
      describeRoute({ summary: 'Deletes the prices of a SKU', query: priceQuery, errors: [404] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, priceQuery);
        return respond(c, 'Price deleted successfully!', await deletePrice(db, ID, byHand(c)));
      },
    )
    .post('/priceFiltersData', describeRoute({ summary: 'The values that filters of prices offer' }), read, async (c) =>
      respond(c, 'Filter choices.', { filterData: await filterChoices(db, c.get('account'), 'price') }),
    );
}
