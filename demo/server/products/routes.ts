import { Hono } from 'hono';
import { allow } from '../auth/allow';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { listRequestSchema } from '../lists/list-request';
import { readBody } from '../request';
import { chosenColumns } from './chosen-columns';
import { filterChoices } from './filter-choices';
import { productPage } from './product-list';

/** The calls under /api/product. */
export function productRoutes(deps: Deps): Api {
  return new Hono<Env>()
    .post('/getProduct', allow(deps, 'products.read'), async (c) => {
      const request = await readBody(c, listRequestSchema);
      const choose = chosenColumns(request.tableColumns);
      const { items, meta } = await productPage(deps.db, c.get('account'), request);
      return answer(c, 'Products.', { items: items.map(choose), meta });
    })
    .post('/getProdctsFilterData', allow(deps, 'products.read'), async (c) => {
      const filterData = await filterChoices(deps.db, c.get('account'), 'product');
      return answer(c, 'Filter choices.', { filterData });
    });
}
