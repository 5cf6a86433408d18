import * as v from 'valibot';
import { requiredText, wireId } from '../request';
import type { ValueSchemas } from '../uploads/confirm-body';
import type { Reading } from '../uploads/sheet-kind';
import { type ProductFieldKey, productFieldKeys, productKind } from './product-columns';
import { skuProblem } from './product-text';
import {
  imageValue,
  listValue,
  numberValue,
  type ProductValue,
  statusValue,
  textValue,
  yesNoValue,
} from './product-value';

/** A value as it is kept, of one as it is sent. */
function read<Sent>(sent: v.GenericSchema<unknown, Sent>, reading: (value: Sent) => Reading<ProductValue | undefined>) {
  return v.pipe(
    sent,
    v.rawTransform<Sent, ProductValue | undefined>(({ dataset, addIssue, NEVER }) => {
      const found = reading(dataset.value);
      if (found.kind === 'value') return found.value;
      addIssue({ message: found.reason });
      return NEVER;
    }),
  );
}

const text = v.union([v.string(), v.number(), v.null()], 'has to be text');
const number = v.union([v.number(), v.string(), v.null()], 'has to be a number');
const yesNo = v.union([v.boolean(), v.string(), v.null()], 'has to be true or false');
const list = v.union([v.array(v.string()), v.literal(''), v.null()], 'has to be a list of texts');

function fieldSchema(key: ProductFieldKey): v.GenericSchema<unknown, ProductValue | undefined> {
  if (key === 'IMAGE_URL') return read(text, (sent) => imageValue(String(sent ?? '')));
  // The form need not be filled in: without a status a new product is Active, and another one stays as it is.
  if (key === 'STATUS')
    return read(text, (sent) => (sent ? statusValue(String(sent)) : { kind: 'value', value: undefined }));
  switch (productKind(key)) {
    case 'number':
      return read(number, (sent) => numberValue(typeof sent === 'string' ? sent.trim() : (sent ?? '')));
    case 'yesNo':
      return read(yesNo, (sent) => yesNoValue(sent ?? ''));
    case 'list':
    case 'companies':
      return read(list, (sent) => listValue(sent === '' || sent === null ? [] : sent));
    case 'text':
      return read(text, (sent) => textValue(String(sent ?? '')));
  }
}

/** How each field is read as it is sent; one that says nothing is undefined. */
// SAFETY: made of all the keys.
export const productSchemas = Object.fromEntries(
  productFieldKeys.map((key) => [key, fieldSchema(key)]),
) as ValueSchemas<ProductFieldKey, ProductValue>;

const optionalFields = Object.fromEntries(
  Object.entries(productSchemas).map(([key, schema]) => [key, v.optional(schema)]),
);

const mainSku = v.pipe(
  requiredText,
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? skuProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);

/** What is sent of a product's fields; what is absent or says nothing is not in it. */
function valuesOf(sent: Readonly<Record<string, unknown>>): ReadonlyMap<ProductFieldKey, ProductValue> {
  const values = new Map<ProductFieldKey, ProductValue>();
  for (const key of productFieldKeys) {
    // SAFETY: the schema of the key has made it.
    const value = sent[key] as ProductValue | undefined;
    if (value !== undefined) values.set(key, value);
  }
  return values;
}

/** The body of createProduct: MAIN_SKU, and the fields that are filled in. */
export const createProductBody = v.pipe(
  v.object({ ...optionalFields, MAIN_SKU: mainSku }),
  v.transform((sent) => ({ MAIN_SKU: sent.MAIN_SKU, values: valuesOf(sent) })),
);

/** The body of updateProduct: what is absent stays. VERSION is the one that was read, where the client knows it. */
export const updateProductBody = v.pipe(
  v.object({ ...optionalFields, ID: wireId, MAIN_SKU: v.optional(mainSku), VERSION: v.optional(wireId) }),
  v.transform((sent) => ({
    ID: sent.ID,
    MAIN_SKU: sent.MAIN_SKU,
    VERSION: sent.VERSION,
    values: valuesOf(sent),
  })),
);
