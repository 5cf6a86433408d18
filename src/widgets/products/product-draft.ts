import { products } from '../../api/resources/products';
import { type Draft, draftRules } from '../../entity/draft-rules';
import { productLabels } from '../../entity/product-labels.messages';
import { recordKindOf } from '../../entity/record-kind-of';
import type { RecordKind } from '../../record/record.types';
import { type ProductRecord, productFields } from '../../wire/product';
import { formMessages as messages } from './product-form.messages';

export type ProductDraft = Draft<typeof productFields>;

export const productRules = draftRules(productFields, productLabels);

const kind = recordKindOf(products, productRules);

export const productKind: RecordKind<ProductRecord, ProductDraft> = {
  ...kind,
  get saveFailed() {
    return messages.saveFailed;
  },
  emptyMessages: {
    get MAIN_SKU() {
      return messages.enterSku;
    },
  },
  save: async (...request) => ({ ...(await kind.save(...request)), message: messages.saved }),
};
