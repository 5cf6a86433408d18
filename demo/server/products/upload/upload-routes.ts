import { Hono } from 'hono';
import type { FieldValue } from '../../../../src/wire/field-value';
import type { Api, Deps, Env } from '../../auth/access/context';
import { sessionOrigin } from '../../auth/access/origin';
import { requirePermission } from '../../auth/access/require-permission';
import { describeRoute } from '../../http/describe-route';
import { readBody } from '../../http/request';
import { confirmBody, confirmBodyOf, readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import {
  limitConfirmationBody,
  limitUploadBody,
  respondToConfirmation,
  respondToUpload,
} from '../../uploads/upload-responses';
import { fileForm, readUploadedFile } from '../../uploads/uploaded-file';
import { productSchemas } from '../product-body';
import type { ProductFieldKey } from '../product-record';
import { confirmProducts, uploadProducts } from './upload-products';

const readerModule = new URL('./product-file.worker.ts', import.meta.url);

const upload = {
  summary: 'Uploads a file of products: saves new rows, and returns those that differ from stored records',
  form: fileForm,
  errors: [409, 422, 429, 503],
};
const confirmation = {
  summary: 'Saves changes that an upload has returned, all or none',
  body: confirmBodyOf(productSchemas),
  errors: [409, 429, 503],
};

export function productUploadRoutes(deps: Deps): Api {
  const write = requirePermission(deps, 'products.write');
  return new Hono<Env>()
    .post('/uploadProduct', describeRoute(upload), write, limitUploadBody, async (c) => {
      const rows = await readUpload<ProductFieldKey, FieldValue>(
        readerModule,
        await readUploadedFile(c),
        c.get('account').id,
      );
      return respondToUpload(c, 'Products', await uploadProducts(deps.db, rows, sessionOrigin(c, deps)));
    })
    .post('/confirmChanges', describeRoute(confirmation), write, limitConfirmationBody, async (c) => {
      const { confirmedDuplicates } = await readBody(c, confirmBody);
      const pairs = readPairs(confirmedDuplicates, productSchemas);
      return respondToConfirmation(c, 'Product', await confirmProducts(deps.db, pairs, sessionOrigin(c, deps)));
    });
}
