import { Hono } from 'hono';
import { allow } from '../../auth/allow';
import type { Api, Deps, Env } from '../../context';
import { described } from '../../openapi/described';
import { readBody } from '../../request';
import { confirmBody, confirmBodyOf, readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import { answerConfirmation, answerUpload, confirmSize, uploadSize } from '../../uploads/upload-answers';
import { fileForm, readUploadedFile } from '../../uploads/uploaded-file';
import { productSchemas } from '../product-body';
import type { ProductFieldKey } from '../product-columns';
import type { ProductValue } from '../product-value';
import { confirmProducts, uploadProducts } from './upload-products';

const reader = new URL('./product-file.worker.ts', import.meta.url);

const upload = {
  summary: 'Takes a file of products: saves new rows, and answers those that differ from what is stored',
  form: fileForm,
  refusals: [409, 422],
};
const confirmation = {
  summary: 'Saves changes that an upload has answered, all or none',
  body: confirmBodyOf(productSchemas),
  refusals: [409],
};

/** The calls under /api/product that take a product file in. */
export function productUploadRoutes(deps: Deps): Api {
  const write = allow(deps, 'products.write');
  return new Hono<Env>()
    .post('/uploadProduct', described(upload), write, uploadSize, async (c) => {
      const rows = await readUpload<ProductFieldKey, ProductValue>(reader, await readUploadedFile(c));
      return answerUpload(c, 'Products', await uploadProducts(deps.db, rows));
    })
    .post('/confirmChanges', described(confirmation), write, confirmSize, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const pairs = readPairs(confirmedDuplicates, productSchemas);
      return answerConfirmation(c, 'Product', await confirmProducts(deps.db, pairs));
    });
}
