import * as v from 'valibot';
import { createProduct, currentProductOf, findProduct, updateProduct } from '../../api/resources/products';
import { unknownFieldsOf, withoutUnknown } from '../../api/resources/unknown-fields';
import type { RecordKind } from '../../record/record.types';
import { mapFields } from '../../wire/field';
import { type ProductRecord, productFields, productKeys } from '../../wire/product';
import { changes, draftOf, fieldsOf, isListKey, type ProductDraft } from './product-draft';
import { formMessages as messages } from './product-form.messages';

const list = v.array(v.string());
// SAFETY: has a list schema for each list key, a text schema for the others.
const draftSchema = v.object(
  mapFields(productFields, (key) => (isListKey(key) ? list : v.string())),
) as unknown as v.GenericSchema<unknown, ProductDraft>;

export const productKind: RecordKind<ProductRecord, ProductDraft> = {
  name: 'products',
  noun: 'product',
  saveFailed: messages.saveFailed,
  titleKey: 'MAIN_SKU',
  titleOf: ({ MAIN_SKU }) => MAIN_SKU,
  emptyMessages: { MAIN_SKU: messages.enterSku },
  unknownFields: (product) => unknownFieldsOf(productKeys, product),
  draftOf,
  draftSchema,
  changes,
  fieldsOf,
  async save(client, base, draft, unknownFields) {
    const fields = fieldsOf(draft);
    const { record } = await (base === undefined
      ? createProduct(client, fields)
      : updateProduct(client, base, withoutUnknown(fields, unknownFields)));
    return { message: messages.saved, record };
  },
  find: findProduct,
  currentOf: currentProductOf,
};
