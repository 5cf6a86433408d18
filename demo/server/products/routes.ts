import { Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../auth/allow';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { answerDownload } from '../exports/answer-download';
import { pictureBodySize } from '../files/kept-file';
import { listRequestSchema } from '../lists/list-request';
import { readBody, readQuery, wireId } from '../request';
import { chosenColumns } from './chosen-columns';
import { filterChoices } from './filter-choices';
import { productAttributes } from './product-attributes';
import { createProductBody, updateProductBody } from './product-body';
import { createProduct, deleteProduct, updateProduct } from './product-changes';
import { exportProducts } from './product-export';
import { productPage } from './product-list';
import { uploadImage } from './upload-image';

/** The calls under /api/product. */
export function productRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = allow(deps, 'products.read');
  const write = allow(deps, 'products.write');
  return new Hono<Env>()
    .get('/getProductAttributes', read, async (c) => {
      return answer(c, 'Product attributes.', await productAttributes(db, c.get('account')));
    })
    .post('/getProduct', read, async (c) => {
      const request = await readBody(c, listRequestSchema);
      const choose = chosenColumns(request.tableColumns);
      if (c.req.query('download') === '1') {
        return answerDownload(c, 'products', deps.clock(), await exportProducts(db, c.get('account'), request));
      }
      const { items, meta } = await productPage(db, c.get('account'), request);
      return answer(c, 'Products.', { items: items.map(choose), meta });
    })
    .post('/getProdctsFilterData', read, async (c) => {
      const filterData = await filterChoices(db, c.get('account'), 'product');
      return answer(c, 'Filter choices.', { filterData });
    })
    .post('/uploadFile', write, pictureBodySize, (c) => uploadImage(c, deps))
    .post('/createProduct', write, async (c) => {
      const record = await createProduct(db, await readBody(c, createProductBody));
      return answer(c, 'Product saved successfully', record);
    })
    .patch('/updateProduct', write, async (c) => {
      const record = await updateProduct(db, await readBody(c, updateProductBody));
      return answer(c, 'Product saved successfully', record);
    })
    .delete('/deleteProduct', write, async (c) => {
      const { ID } = readQuery(c, v.object({ ID: wireId }));
      return answer(c, 'Product deleted successfully!', await deleteProduct(db, ID));
    });
}
