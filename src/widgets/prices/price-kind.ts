import * as v from 'valibot';
import { createPrice, updatePrice } from '../../api/resources/prices';
import type { RecordKind } from '../../record/record.types';
import type { PriceRecord } from '../../wire/price';
import { byCurrency, priceLabel } from '../../wire/price-levels';
import { changedPrices, emptyPriceDraft, type PriceDraft, priceDraftOf, pricesToSend } from './price-draft';
import { priceEntity } from './price-entity';
import { priceText } from './prices.columns';

export const priceKind: RecordKind<PriceRecord, PriceDraft> = {
  ...priceEntity,
  draftOf: (record) => (record === undefined ? emptyPriceDraft() : priceDraftOf(record)),
  draftSchema: v.object({
    mainSku: v.string(),
    group: v.string(),
    prices: v.object(byCurrency(() => v.array(v.string()))),
  }),
  changes: (draft, record) =>
    changedPrices(draft, record).map(({ key, mine, theirs }) => ({
      key,
      label: priceLabel(key),
      mine: priceText(mine),
      theirs: priceText(theirs),
    })),
  sentValues: (draft) => ({ MAIN_SKU: draft.mainSku, PRICES: pricesToSend(draft) }),
  save: (client, base, fields, idempotencyKey) =>
    base === undefined ? createPrice(client, fields, idempotencyKey) : updatePrice(client, base, fields),
};
