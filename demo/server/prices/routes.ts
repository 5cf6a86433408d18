import type { Context } from 'hono';
import * as v from 'valibot';
import type { Api, Deps, Env } from '../auth/access/context';
import { permittedRoute, routesOf } from '../auth/access/routes-of';
import { sendExport, XLSX_TYPE } from '../exports/send-export';
import { wireId } from '../http/request';
import { respond, respondPacked } from '../http/respond';
import { filtersSchema, listRequestSchema, searchSchema } from '../lists/list-request';
import { readProductChoices } from '../products/filter-choices';
import type { ChangeOrigin } from './history/record-changes';
import { createMainSkusPacker } from './main-skus';
import { createPrice, deletePrice, updatePrice } from './price-actions';
import { createPriceBody, updatePriceBody } from './price-body';
import { priceExport } from './price-export';
import { readAllPrices, readPricePage } from './price-list';

const mainSkusQuery = v.object({
  All: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(['true', 'false'], 'has to be True or False')),
    'false',
  ),
});
const downloadQuery = v.object({
  download: v.pipe(
    v.optional(v.string(), ''),
    v.check((download) => download === '1', 'has to be 1: use POST for a page of the list'),
  ),
  search: v.optional(searchSchema, ''),
  filters: v.optional(v.pipe(v.string(), v.parseJson(undefined, 'have to be valid JSON'), filtersSchema), '{}'),
});

export function priceRoutes(deps: Deps): Api {
  const { db, clock } = deps;
  const mainSkus = createMainSkusPacker(db);
  const readRoute = permittedRoute(deps, 'prices.read');
  const writeRoute = permittedRoute(deps, 'prices.write');
  const byHand = (c: Context<Env>): ChangeOrigin => ({ kind: 'hand', accountId: c.get('account').id, at: clock() });
  return routesOf({
    'GET /getMainSkus': readRoute({
      summary: 'The SKUs without a price, or all',
      query: mainSkusQuery,
      handle: async (c, { query: { All } }) =>
        respondPacked(c, await mainSkus(c.get('account'), All === 'true' ? 'all' : 'unpriced')),
    }),
    'POST /getPrice': readRoute({
      summary: 'A page of the prices',
      body: listRequestSchema,
      handle: async (c, { body }) => respond(c, 'Prices.', await readPricePage(db, c.get('account'), body)),
    }),
    'GET /getPrice': readRoute({
      summary: 'A spreadsheet of all prices that match',
      query: downloadQuery,
      mediaTypes: [XLSX_TYPE],
      errors: [429],
      handle: (c, { query }) => sendExport(c, deps, priceExport, readAllPrices(db, c.get('account'), query)),
    }),
    'POST /createPrice': writeRoute({
      summary: 'Adds the prices of a SKU',
      body: createPriceBody,
      errors: [409],
      acceptsIdempotencyKey: true,
      handle: async (c, { body }) => respond(c, 'Price created successfully!', await createPrice(db, body, byHand(c))),
    }),
    'PATCH /updatePrice': writeRoute({
      summary: 'Changes prices; an absent currency is not changed',
      body: updatePriceBody,
      errors: [404, 409],
      handle: async (c, { body }) => respond(c, 'Price updated successfully!', await updatePrice(db, body, byHand(c))),
    }),
    'DELETE /deletePrice': writeRoute({
      summary: 'Deletes the prices of a SKU',
      query: v.object({ ID: wireId }),
      errors: [404],
      handle: async (c, { query }) =>
        respond(c, 'Price deleted successfully!', await deletePrice(db, query.ID, byHand(c))),
    }),
    'POST /priceFiltersData': readRoute({
      summary: 'The values that filters of prices offer',
      handle: async (c) =>
        respond(c, 'Filter choices.', { filterData: await readProductChoices(db, c.get('account'), 'price') }),
    }),
  });
}
