import * as v from 'valibot';
import { listSchemaOf } from './lists';
import { type PriceKey, priceKeys } from './price-levels';
import { idSchema, isRecord, textField, toCount, toText } from './values';

/** A change of a record, in the history or in the preview of taking an upload back. */
export type RecordedPriceChange = Readonly<v.InferOutput<typeof priceChangeSchema>>;

export type PriceOrigin = NonNullable<RecordedPriceChange['origin']>;

export type PriceAction = RecordedPriceChange['action'];

/** The old and the new value of one price; '' is unset. */
export type ChangedPrice = Readonly<RecordedPriceChange['differences'][number]>;

export type RecordedUpload = Readonly<v.InferOutput<typeof priceUploadSchema>>;

export type TakeBackPreview = Readonly<v.InferOutput<typeof takeBackPreviewSchema>>;

const keys = new Set<string>(priceKeys);
const isPriceKey = (key: string): key is PriceKey => keys.has(key);

/** Schema of a user; the output is the name, or else the email address. */
const personSchema = v.pipe(
  v.unknown(),
  v.transform((value) => (isRecord(value) ? toText(value.NAME) || toText(value.EMAIL) : toText(value))),
);
const countSchema = v.pipe(
  v.unknown(),
  v.transform((value) => toCount(value) ?? 0),
);
/** Schema of a number that a back end may leave out; `undefined` is then unknown, and not 0. */
const optionalCountSchema = v.optional(v.pipe(v.unknown(), v.transform(toCount)));
const differenceSchema = v.object({ KEY: textField, OLD: textField, NEW: textField });

export const priceChangeSchema = v.pipe(
  v.object({
    ID: v.optional(idSchema),
    PRICE_ID: v.optional(idSchema, 0),
    MAIN_SKU: textField,
    ACTION: v.fallback(v.picklist(['created', 'changed', 'deleted']), 'changed'),
    CHANGED_AT: textField,
    CHANGED_BY: v.optional(personSchema, null),
    KIND: v.fallback(v.optional(v.picklist(['hand', 'upload', 'take-back'])), undefined),
    UPLOAD: v.optional(v.unknown()),
    FILE_NAME: textField,
    CHANGES: listSchemaOf(differenceSchema),
  }),
  v.transform((item) => ({
    // A change in a preview has no ID of its own, only its record's.
    id: item.ID ?? item.PRICE_ID,
    sku: item.MAIN_SKU,
    action: item.ACTION,
    /** ISO 8601; '' when not sent. */
    at: item.CHANGED_AT,
    by: item.CHANGED_BY,
    /** `undefined` when not sent. */
    origin: item.KIND,
    fileName: item.FILE_NAME || (isRecord(item.UPLOAD) ? toText(item.UPLOAD.FILE_NAME) : ''),
    differences: item.CHANGES.flatMap(({ KEY, OLD, NEW }) =>
      isPriceKey(KEY) ? [{ key: KEY, from: OLD, to: NEW }] : [],
    ),
  })),
);

/** Schema of a part of all changes, and where the following part begins. */
export const priceChangesSchema = v.pipe(
  v.unknown(),
  v.transform((data) => (isRecord(data) ? data : { items: data })),
  v.object({ items: listSchemaOf(priceChangeSchema), next: v.optional(v.nullable(idSchema)) }),
  v.transform(({ items, next }) => ({ items, next: next ?? undefined })),
);

const uploadFields = {
  ID: idSchema,
  FILE_NAME: textField,
  UPLOADED_AT: textField,
  UPLOADED_BY: v.optional(personSchema, null),
};

export const priceUploadSchema = v.pipe(
  v.object({
    ...uploadFields,
    ENCODING: textField,
    CREATED: optionalCountSchema,
    CHANGED: optionalCountSchema,
    PENDING: optionalCountSchema,
    TAKEN_BACK: v.optional(v.unknown()),
  }),
  v.transform((item) => ({
    id: item.ID,
    fileName: item.FILE_NAME,
    /** The encoding in which the back end has read the file's text; '' where it does not say. */
    encoding: item.ENCODING,
    at: item.UPLOADED_AT,
    by: item.UPLOADED_BY,
    /** Numbers of records; `undefined` when not sent. */
    created: item.CREATED,
    changed: item.CHANGED,
    /** Records whose changes were not confirmed. */
    pending: item.PENDING,
    takenBack: isRecord(item.TAKEN_BACK)
      ? { at: toText(item.TAKEN_BACK.AT), by: toText(item.TAKEN_BACK.NAME) }
      : undefined,
  })),
);

export const takeBackPreviewSchema = v.pipe(
  v.object({
    upload: v.optional(v.object({ ...uploadFields, ID: v.unknown() })),
    deleted: countSchema,
    restored: countSchema,
    /** The first records that would change: `from` is the stored price, `to` the price before the upload. */
    items: listSchemaOf(priceChangeSchema),
    /** Records that were changed after the upload, and are not taken back: their number, and the first ones. */
    changedSince: v.object({ total: countSchema, items: listSchemaOf(priceChangeSchema) }),
  }),
  v.transform(({ upload, ...rest }) => ({
    /** `undefined` when not sent. */
    upload: upload && { fileName: upload.FILE_NAME, at: upload.UPLOADED_AT, by: upload.UPLOADED_BY },
    ...rest,
  })),
);

/** Schema of the result of taking an upload back: the number of changed records; `undefined` when not sent. */
export const takenBackSchema = v.fallback(
  v.pipe(
    v.object({ deleted: countSchema, restored: countSchema }),
    v.transform(({ deleted, restored }): number | undefined => deleted + restored),
  ),
  undefined,
);
