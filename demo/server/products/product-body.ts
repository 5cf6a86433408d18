import * as v from 'valibot';
import { keysOf, mapFields } from '../../../src/wire/field';
import type { FieldValue, InputValue } from '../../../src/wire/field-value';
import { productFields } from '../../../src/wire/product';
import { fieldReading } from '../http/field-reading';
import { anyValueSchema, liberalSchema, nameSchema, schemaOf } from '../http/field-schema';
import { wireId } from '../http/request';
import { type ProductFieldKey, writableFields } from './product-record';

// An empty status means Active for a new product, and no change for an existing one.
const STATUS = schemaOf<InputValue, FieldValue | undefined>(anyValueSchema(productFields.STATUS), (sent) =>
  sent ? fieldReading(productFields.STATUS, sent) : { kind: 'value', value: undefined },
);

/** The schema of each field; its output for an empty field may be `undefined`. */
export const productSchemas = { ...mapFields(writableFields, (_, field) => liberalSchema(field)), STATUS };

const optionalFields = mapFields(writableFields, (key) => v.optional(productSchemas[key]));
const mainSkuSchema = nameSchema(productFields.MAIN_SKU);

function valuesOf(
  sent: Readonly<Partial<Record<ProductFieldKey, FieldValue | undefined>>>,
): ReadonlyMap<ProductFieldKey, FieldValue> {
  const keys = keysOf(writableFields);
  return new Map(keys.flatMap((key) => (sent[key] === undefined ? [] : [[key, sent[key]] as const])));
}

export const createProductBody = v.pipe(
  v.object({ ...optionalFields, MAIN_SKU: mainSkuSchema }),
  v.transform(({ MAIN_SKU, ...sent }) => ({ MAIN_SKU, values: valuesOf(sent) })),
);

/** The body of updateProduct: absent fields keep their values. VERSION is the version that was read, if known. */
export const updateProductBody = v.pipe(
  v.object({ ...optionalFields, ID: wireId, MAIN_SKU: v.optional(mainSkuSchema), VERSION: v.optional(wireId) }),
  v.transform(({ ID, MAIN_SKU, VERSION, ...sent }) => ({ ID, MAIN_SKU, VERSION, values: valuesOf(sent) })),
);
