import { Hono } from 'hono';
import * as v from 'valibot';
import { allow } from '../auth/allow';
import type { Api, Deps, Env } from '../context';
import { answer } from '../envelope';
import { answerDownload, XLSX_TYPE } from '../exports/answer-download';
import { pictureBodySize } from '../files/kept-file';
import { listRequestSchema } from '../lists/list-request';
import { described } from '../openapi/described';
import { readBody, readQuery, wireId } from '../request';
import { fileForm } from '../uploads/uploaded-file';
import { chosenColumns } from './chosen-columns';
import { filterChoices } from './filter-choices';
import { productAttributes } from './product-attributes';
import { createProductBody, updateProductBody } from './product-body';
import { createProduct, deleteProduct, updateProduct } from './product-changes';
import { exportProducts } from './product-export';
import { productPage } from './product-list';
import { uploadImage } from './upload-image';

const productQuery = v.object({ ID: wireId });
/** `1` asks for a file of all rows instead of a page. */
const downloadQuery = v.object({ download: v.optional(v.string()) });
const pageOrFile = {
  summary: 'A page of the products; with download=1 a spreadsheet of all that match',
  body: listRequestSchema,
  query: downloadQuery,
  types: ['application/json', XLSX_TYPE],
};

/** The calls under /api/product. */
export function productRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = allow(deps, 'products.read');
  const write = allow(deps, 'products.write');
  return new Hono<Env>()
    .get('/getProductAttributes', described({ summary: 'What the form of a product offers' }), read, async (c) => {
      return answer(c, 'Product attributes.', await productAttributes(db, c.get('account')));
    })
    .post('/getProduct', described(pageOrFile), read, async (c) => {
      const request = await readBody(c, listRequestSchema);
      const choose = chosenColumns(request.tableColumns);
      if (readQuery(c, downloadQuery).download === '1') {
        return answerDownload(c, 'products', deps.clock(), await exportProducts(db, c.get('account'), request));
      }
      const { items, meta } = await productPage(db, c.get('account'), request);
      return answer(c, 'Products.', { items: items.map(choose), meta });
    })
    .post(
      '/getProdctsFilterData',
      described({ summary: 'The values that filters of products offer' }),
      read,
      async (c) => {
        const filterData = await filterChoices(db, c.get('account'), 'product');
        return answer(c, 'Filter choices.', { filterData });
      },
    )
    .post(
      '/uploadFile',
      described({ summary: 'Keeps a picture of a product and answers its address', form: fileForm }),
      write,
      pictureBodySize,
      (c) => uploadImage(c, deps),
    )
    .post(
      '/createProduct',
      described({ summary: 'Adds a product', body: createProductBody, refusals: [409] }),
      write,
      async (c) => {
        const record = await createProduct(db, await readBody(c, createProductBody));
        return answer(c, 'Product saved successfully', record);
      },
    )
    .patch(
      '/updateProduct',
      described({ summary: 'Changes a product; what is absent stays', body: updateProductBody, refusals: [404, 409] }),
      write,
      async (c) => {
        const record = await updateProduct(db, await readBody(c, updateProductBody));
        return answer(c, 'Product saved successfully', record);
      },
    )
    .delete(
      '/deleteProduct',
      described({ summary: 'Deletes a product', query: productQuery, refusals: [404, 409] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, productQuery);
        return answer(c, 'Product deleted successfully!', await deleteProduct(db, ID));
      },
    );
}
