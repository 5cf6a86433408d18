import * as v from 'valibot';
import { productEntity, productKeys } from '../../../src/wire/product';
import { type Api, type Deps, sessionOrigin } from '../auth/access/context';
import { routesOf } from '../auth/access/routes-of';
import { entityRoutes } from '../entity/entity-routes';
import { sendExport, XLSX_TYPE } from '../exports/send-export';
import { limitPictureBody, pictureUrl, storePicture } from '../files/stored-picture';
import { publicUrlFor } from '../http/public-url';
import { respond } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import { listRequestSchema } from '../lists/list-request';
import { fileForm, readUploadedFile } from '../uploads/uploaded-file';
import { filterChoices, productAttributes } from './filter-choices';
import { createProductBody, updateProductBody } from './product-body';
import { createProduct, deleteProduct, updateProduct } from './product-changes';
import { productExport } from './product-export';
import { allProducts, productPage } from './product-list';

export function productRoutes(deps: Deps): Api {
  const { db, clock } = deps;
  const { read, write, filters, create, update, remove } = entityRoutes(deps, productEntity);
  const saved = 'Product saved successfully';
  return routesOf({
    'GET /getProductAttributes': read({
      summary: 'The choices of the product form',
      handle: async (c) => respond(c, 'Product attributes.', await productAttributes(db, c.get('account'))),
    }),
    'POST /getProduct': read({
      summary: 'A page of the products; with download=1 a spreadsheet of all that match',
      body: listRequestSchema,
      query: v.object({ download: v.optional(v.string()) }),
      types: ['application/json', XLSX_TYPE],
      errors: [429],
      handle: async (c, { body, query }) => {
        const account = c.get('account');
        const choose = columnSelector(productKeys, body.tableColumns);
        if (query.download === '1') return sendExport(c, deps, productExport, allProducts(db, account, body));
        const { items, meta } = await productPage(db, account, body);
        return respond(c, 'Products.', { items: items.map(choose), meta });
      },
    }),
    ...filters((account) => filterChoices(db, account, 'product')),
    'POST /uploadFile': write({
      summary: 'Stores a picture of a product and returns its URL',
      form: fileForm,
      limit: limitPictureBody,
      handle: async (c) => {
        const { bytes } = await readUploadedFile(c);
        const fileUrl = pictureUrl(publicUrlFor(c, deps), await storePicture(db, new Uint8Array(bytes), clock()));
        return respond(c, 'File uploaded successfully!', { fileUrl });
      },
    }),
    ...create(createProductBody, (c, body) => createProduct(db, sessionOrigin(c, deps), body), saved),
    ...update(updateProductBody, (c, body) => updateProduct(db, sessionOrigin(c, deps), body), saved),
    ...remove((c, id) => deleteProduct(db, sessionOrigin(c, deps), id)),
  });
}
