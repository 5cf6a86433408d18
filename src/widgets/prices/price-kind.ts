import * as v from 'valibot';
import { priceLabel } from '../../api/price-keys';
import type { PriceRecord } from '../../api/price-record';
import { changedPrice, createPrice, findPrice, updatePrice } from '../../api/prices';
import type { RecordKind } from '../../embed/records/record.types';
import { price } from '../../ui/table/column-kinds';
import { changedPrices, draftOf, emptyDraft, type PriceDraft, pricesToSend } from './price-rules';

const shown = (text: string) => price.format(text).text;

/** A price record, as its form and saves handle it. */
export const priceKind: RecordKind<PriceRecord, PriceDraft> = {
  name: 'prices',
  noun: 'price',
  titleOf: ({ MAIN_SKU }) => MAIN_SKU,
  draftOf: (record) => (record === undefined ? emptyDraft() : draftOf(record)),
  draftSchema: v.object({
    mainSku: v.string(),
    group: v.string(),
    prices: v.object({ AUD: v.array(v.string()), USD: v.array(v.string()) }),
  }),
  changes: (draft, record) =>
    changedPrices(draft, record).map(({ key, mine, theirs }) => ({
      label: priceLabel(key),
      mine: shown(mine),
      theirs: shown(theirs),
    })),
  fieldsOf: (draft) => ({ MAIN_SKU: draft.mainSku, PRICES: pricesToSend(draft) }),
  save: (client, base, draft) =>
    base === undefined
      ? createPrice(client, { MAIN_SKU: draft.mainSku, PRICES: pricesToSend(draft) })
      : updatePrice(client, base, pricesToSend(draft)),
  find: findPrice,
  currentOf: changedPrice,
};
