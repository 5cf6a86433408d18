import * as v from 'valibot';
import { type ProductRecord, productLabels } from '../../api/product-record';
import { changedProduct, createProduct, findProduct, updateProduct } from '../../api/products';
import type { RecordKind } from '../../embed/records/record.types';
import { changes, draftOf, fieldsOf, type ProductDraft } from './product-draft';
import { formMessages as messages } from './product-form.messages';

const { PRIME_LOGO_NAMES, APPLICATION_GROUP, EXCLUSIVE_FOR_COMPANY, ...texts } = productLabels;
const list = v.array(v.string());
// SAFETY: made of all the keys of the texts.
const textSchemas = Object.fromEntries(Object.keys(texts).map((key) => [key, v.string()])) as Record<
  keyof typeof texts,
  v.StringSchema<undefined>
>;

/** A product, as its form and saves handle it. */
export const productKind: RecordKind<ProductRecord, ProductDraft> = {
  name: 'products',
  noun: 'product',
  saveFailed: messages.saveFailed,
  titleOf: ({ MAIN_SKU }) => MAIN_SKU,
  draftOf,
  draftSchema: v.object({
    ...textSchemas,
    PRIME_LOGO_NAMES: list,
    APPLICATION_GROUP: list,
    EXCLUSIVE_FOR_COMPANY: list,
  }),
  changes,
  fieldsOf,
  async save(client, base, draft) {
    const fields = fieldsOf(draft);
    const { record } = await (base === undefined ? createProduct(client, fields) : updateProduct(client, base, fields));
    return { message: messages.saved, record };
  },
  find: findProduct,
  currentOf: changedProduct,
};
