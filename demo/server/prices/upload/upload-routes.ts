import type { PriceKey } from '../../../../src/wire/price-levels';
import type { Api, Deps } from '../../auth/access/context';
import { permitted, routesOf } from '../../auth/access/routes-of';
import { readPairs } from '../../uploads/confirm-body';
import { readUpload } from '../../uploads/read-upload';
import { confirmationOf, respondToConfirmation, respondToUpload, uploadOf } from '../../uploads/upload-responses';
import { priceSchemas } from '../price-body';
import { confirmPrices, uploadPrices } from './upload-prices';

const readerModule = new URL('./price-file.worker.ts', import.meta.url);

export function priceUploadRoutes(deps: Deps): Api {
  const { db, clock } = deps;
  const write = permitted(deps, 'prices.write');
  return routesOf({
    'POST /uploadPrice': write({
      ...uploadOf('prices'),
      handle: async (c) => {
        const accountId = c.get('account').id;
        const rows = await readUpload<PriceKey, string>(readerModule, c, accountId);
        return respondToUpload(c, 'Prices', await uploadPrices(db, rows, { accountId, at: clock() }));
      },
    }),
    'POST /confirmChanges': write({
      ...confirmationOf(priceSchemas),
      handle: async (c, { body }) => {
        const pairs = readPairs<PriceKey, string>(body.confirmedDuplicates, priceSchemas);
        const by = { accountId: c.get('account').id, at: clock() };
        return respondToConfirmation(c, 'Price', await confirmPrices(db, pairs, by));
      },
    }),
  });
}
