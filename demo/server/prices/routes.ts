import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../auth/allow';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { answerDownload, XLSX_TYPE } from '../exports/answer-download';
import { filtersSchema, listRequestSchema, searchSchema } from '../lists/list-request';
import { described } from '../openapi/described';
import { filterChoices } from '../products/filter-choices';
import { badFields } from '../refusal';
import { checked, parseJson, readBody, readQuery, wireId } from '../request';
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

/** The calls under /api/price. */
export function priceRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = allow(deps, 'prices.read');
  const write = allow(deps, 'prices.write');
  const byHand = (c: Context<Env>): PriceChange => ({
    kind: 'hand',
    accountId: c.get('account').id,
    at: deps.clock(),
  });
  return new Hono<Env>()
    .get(
      '/getMainSkus',
      described({ summary: 'The SKUs without a price, or all', query: mainSkusQuery }),
      read,
      async (c) => {
        const { All } = readQuery(c, mainSkusQuery);
        return answer(c, 'Main SKUs.', await mainSkus(db, c.get('account'), All === 'true' ? 'all' : 'unpriced'));
      },
    )
    .post('/getPrice', described({ summary: 'A page of the prices', body: listRequestSchema }), read, async (c) => {
      const request = await readBody(c, listRequestSchema);
      return answer(c, 'Prices.', await pricePage(db, c.get('account'), request));
    })
    .get(
      '/getPrice',
      described({ summary: 'A spreadsheet of all prices that match', query: downloadQuery, types: [XLSX_TYPE] }),
      read,
      async (c) => {
        const query = readQuery(c, downloadQuery);
        if (query.download !== '1')
          throw badFields({ download: 'has to be 1; a page of the list is asked for with POST' });
        const { filters } = checked(downloadFilters, { filters: parseJson(query.filters, 'filters') }, 'The query');
        const file = await exportPrices(db, c.get('account'), { search: query.search, filters });
        return answerDownload(c, 'prices', deps.clock(), file);
      },
    )
    .post(
      '/createPrice',
      described({ summary: 'Adds the prices of a SKU', body: createPriceBody, refusals: [409] }),
      write,
      async (c) => {
        const record = await createPrice(db, await readBody(c, createPriceBody), byHand(c));
        return answer(c, 'Price created successfully!', record);
      },
    )
    .patch(
      '/updatePrice',
      described({
        summary: 'Changes prices; a currency that is absent stays',
        body: updatePriceBody,
        refusals: [404, 409],
      }),
      write,
      async (c) => {
        const record = await updatePrice(db, await readBody(c, updatePriceBody), byHand(c));
        return answer(c, 'Price updated successfully!', record);
      },
    )
    .delete(
      '/deletePrice',
      described({ summary: 'Deletes the prices of a SKU', query: priceQuery, refusals: [404] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, priceQuery);
        return answer(c, 'Price deleted successfully!', await deletePrice(db, ID, byHand(c)));
      },
    )
    .post('/priceFiltersData', described({ summary: 'The values that filters of prices offer' }), read, async (c) => {
      return answer(c, 'Filter choices.', { filterData: await filterChoices(db, c.get('account'), 'price') });
    });
}
