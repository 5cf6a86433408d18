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
import { fileFormSchema, readUploadedFile } from '../uploads/uploaded-file';
import { readProductAttributes, readProductChoices } from './filter-choices';
import { createProduct, deleteProduct, updateProduct } from './product-actions';
import { createProductBody, updateProductBody } from './product-body';
import { productExport } from './product-export';
import { readAllProducts, readProductPage } from './product-list';

export function productRoutes(deps: Deps): Api {
  const { db, clock } = deps;
  const { readRoute, writeRoute, filtersRoute, creationRoute, changeRoute, deletionRoute } = entityRoutes(
    deps,
    productEntity,
  );
  const saved = 'Product saved successfully';
  return routesOf({
    'GET /getProductAttributes': readRoute({
      summary: 'The choices of the product form',
      handle: async (c) => respond(c, 'Product attributes.', await readProductAttributes(db, c.get('account'))),
    }),
    'POST /getProduct': readRoute({
      summary: 'A page of the products; with download=1 a spreadsheet of all that match',
      body: listRequestSchema,
      query: v.object({ download: v.optional(v.string()) }),
      mediaTypes: ['application/json', XLSX_TYPE],
      errors: [429],
      handle: async (c, { body, query }) => {
        const account = c.get('account');
        const choose = columnSelector(productKeys, body.tableColumns);
        if (query.download === '1') return sendExport(c, deps, productExport, readAllProducts(db, account, body));
        const { items, meta } = await readProductPage(db, account, body);
        return respond(c, 'Products.', { items: items.map(choose), meta });
      },
    }),
    ...filtersRoute((account) => readProductChoices(db, account, 'product')),
    'POST /uploadFile': writeRoute({
      summary: 'Stores a picture of a product and returns its URL',
      form: fileFormSchema,
      acceptsIdempotencyKey: true,
      limit: limitPictureBody,
      handle: async (c) => {
        const { bytes } = await readUploadedFile(c);
        const fileUrl = pictureUrl(publicUrlFor(c, deps), await storePicture(db, new Uint8Array(bytes), clock()));
        return respond(c, 'File uploaded successfully!', { fileUrl });
      },
    }),
    ...creationRoute(createProductBody, (c, body) => createProduct(db, sessionOrigin(c, deps), body), saved),
    ...changeRoute(updateProductBody, (c, body) => updateProduct(db, sessionOrigin(c, deps), body), saved),
    ...deletionRoute((c, id) => deleteProduct(db, sessionOrigin(c, deps), id)),
  });
}
