import type { FieldValue } from '../../../../src/wire/field-value';
import { type Api, type Deps, sessionOrigin } from '../../auth/access/context';
import { permitted, routesOf } from '../../auth/access/routes-of';
import { readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import { confirmationOf, respondToConfirmation, respondToUpload, uploadOf } from '../../uploads/upload-responses';
import { productSchemas } from '../product-body';
import type { ProductFieldKey } from '../product-record';
import { confirmProducts, uploadProducts } from './upload-products';

const readerModule = new URL('./product-file.worker.ts', import.meta.url);

export function productUploadRoutes(deps: Deps): Api {
  const write = permitted(deps, 'products.write');
  return routesOf({
    'POST /uploadProduct': write({
      ...uploadOf('products'),
      handle: async (c) => {
        const rows = await readUpload<ProductFieldKey, FieldValue>(readerModule, c, c.get('account').id);
        return respondToUpload(c, 'Products', await uploadProducts(deps.db, rows, sessionOrigin(c, deps)));
      },
    }),
    'POST /confirmChanges': write({
      ...confirmationOf(productSchemas),
      handle: async (c, { body }) => {
        const pairs = readPairs(body.confirmedDuplicates, productSchemas);
        return respondToConfirmation(c, 'Product', await confirmProducts(deps.db, pairs, sessionOrigin(c, deps)));
      },
    }),
  });
}
