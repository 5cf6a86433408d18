import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { productKeys } from '../../../src/wire/product';
import type { Api, Deps, Env } from '../auth/access/context';
import { sessionOrigin } from '../auth/access/origin';
import { requirePermission } from '../auth/access/require-permission';
import { sendDownload, XLSX_TYPE } from '../exports/send-download';
import { limitPictureBody, pictureUrl, storePicture } from '../files/stored-picture';
import { describeRoute } from '../http/describe-route';
import { publicUrlFor } from '../http/public-url';
import { readBody, readQuery, wireId } from '../http/request';
import { respond } from '../http/respond';
import { columnSelector } from '../lists/chosen-columns';
import { listRequestSchema } from '../lists/list-request';
import { fileForm, readUploadedFile } from '../uploads/uploaded-file';
import { filterChoices, productAttributes } from './filter-choices';
import { createProductBody, updateProductBody } from './product-body';
import { createProduct, deleteProduct, updateProduct } from './product-changes';
import { exportProducts } from './product-export';
import { productPage } from './product-list';

const productQuery = v.object({ ID: wireId });
/** `1` requests a file of all rows instead of a page. */
const downloadQuery = v.object({ download: v.optional(v.string()) });
const pageOrFile = {
  summary: 'A page of the products; with download=1 a spreadsheet of all that match',
  body: listRequestSchema,
  query: downloadQuery,
  types: ['application/json', XLSX_TYPE],
  errors: [429],
};

export function productRoutes(deps: Deps): Api {
  const { db } = deps;
  const read = requirePermission(deps, 'products.read');
  const write = requirePermission(deps, 'products.write');
  return new Hono<Env>()
    .get('/getProductAttributes', describeRoute({ summary: 'The choices of the product form' }), read, async (c) => {
      return respond(c, 'Product attributes.', await productAttributes(db, c.get('account')));
    })
    .post('/getProduct', describeRoute(pageOrFile), read, async (c) => {
      const request = await readBody(c, listRequestSchema);
      const choose = columnSelector(productKeys, request.tableColumns);
      if (readQuery(c, downloadQuery).download === '1') {
        const account = c.get('account');
        const file = await deps.limitExports(account.id, () => exportProducts(db, account, request, c.req.raw.signal));
        return sendDownload(c, 'products', deps.clock(), file);
      }
      const { items, meta } = await productPage(db, c.get('account'), request);
      return respond(c, 'Products.', { items: items.map(choose), meta });
    })
    .post(
      '/getProdctsFilterData',
      describeRoute({ summary: 'The values that filters of products offer' }),
      read,
      async (c) => {
        const filterData = await filterChoices(db, c.get('account'), 'product');
        return respond(c, 'Filter choices.', { filterData });
      },
    )
    .post(
      '/uploadFile',
      describeRoute({ summary: 'Stores a picture of a product and returns its URL', form: fileForm }),
      write,
      limitPictureBody,
      (c) => uploadImage(c, deps),
    )
    .post(
      '/createProduct',
      describeRoute({ summary: 'Adds a product', body: createProductBody, errors: [409] }),
      write,
      async (c) => {
        const record = await createProduct(db, sessionOrigin(c, deps), await readBody(c, createProductBody));
        return respond(c, 'Product saved successfully', record);
      },
    )
    .patch(
      '/updateProduct',
      describeRoute({
        summary: 'Changes a product; absent fields keep their values',
        body: updateProductBody,
        errors: [404, 409],
      }),
      write,
      async (c) => {
        const record = await updateProduct(db, sessionOrigin(c, deps), await readBody(c, updateProductBody));
        return respond(c, 'Product saved successfully', record);
      },
    )
    .delete(
      '/deleteProduct',
      describeRoute({ summary: 'Deletes a product', query: productQuery, errors: [404, 409] }),
      write,
      async (c) => {
        const { ID } = readQuery(c, productQuery);
        return respond(c, 'Product deleted successfully!', await deleteProduct(db, sessionOrigin(c, deps), ID));
      },
    );
}

/**
 * Stores the picture in the multipart field `file` and responds with its URL. The name and type of the file are ignored.
 *
 * @throws HttpError 400, 413 or 415
 */
async function uploadImage(c: Context, { db, publicUrl, clock }: Deps): Promise<Response> {
  const { bytes } = await readUploadedFile(c);
  const id = await storePicture(db, new Uint8Array(bytes), clock());
  return respond(c, 'File uploaded successfully!', { fileUrl: pictureUrl(publicUrlFor(c, publicUrl), id) });
}
