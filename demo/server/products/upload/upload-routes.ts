import { Hono } from 'hono';
import { allow } from '../../auth/allow';
import type { Api, Deps, Env } from '../../context';
import { readBody } from '../../request';
import { confirmBody, readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import { answerConfirmation, answerUpload, confirmSize, uploadSize } from '../../uploads/upload-answers';
import { readUploadedFile } from '../../uploads/uploaded-file';
import { productSchemas } from '../product-body';
import type { ProductFieldKey } from '../product-columns';
import type { ProductValue } from '../product-value';
import { confirmProducts, uploadProducts } from './upload-products';

const reader = new URL('./product-file.worker.ts', import.meta.url);

/** The calls under /api/product that take a product file in. */
export function productUploadRoutes(deps: Deps): Api {
  const write = allow(deps, 'products.write');
  return new Hono<Env>()
    .post('/uploadProduct', write, uploadSize, async (c) => {
      const rows = await readUpload<ProductFieldKey, ProductValue>(reader, await readUploadedFile(c));
      return answerUpload(c, 'Products', await uploadProducts(deps.db, rows));
    })
    .post('/confirmChanges', write, confirmSize, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const pairs = readPairs(confirmedDuplicates, productSchemas);
      return answerConfirmation(c, 'Product', await confirmProducts(deps.db, pairs));
    });
}
