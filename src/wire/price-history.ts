import * as v from 'valibot';
import { listOf } from './lists';
import { type PriceKey, priceKeys } from './price-levels';
import { type Id, idSchema, isRecord, textField, toText } from './values';

export type PriceOrigin = 'hand' | 'upload' | 'take-back';

/** Effect of a change on a record. */
export type PriceAction = 'created' | 'changed' | 'deleted';

/** The old and the new value of one price; '' is unset. */
export interface PriceDifference {
  readonly key: PriceKey;
  readonly from: string;
  readonly to: string;
}

/** A change of a record, in the history or in the preview of taking an upload back. */
export interface PriceChange {
  readonly id: Id;
  readonly sku: string;
  readonly action: PriceAction;
  /** ISO 8601; '' when not sent. */
  readonly at: string;
  readonly by: string;
  readonly origin: PriceOrigin;
  readonly fileName: string;
  readonly differences: readonly PriceDifference[];
}

export interface PriceUpload {
  readonly id: Id;
  readonly fileName: string;
  readonly at: string;
  readonly by: string;
  readonly created: number;
  readonly changed: number;
  /** Records whose changes were not confirmed. */
  readonly pending: number;
  readonly takenBack: { readonly at: string; readonly by: string } | undefined;
}

export interface TakeBackPreview {
  readonly upload: Pick<PriceUpload, 'fileName' | 'at' | 'by'>;
  readonly deleted: number;
  readonly restored: number;
  /** The first records that would change: `from` is the stored price, `to` the price before the upload. */
  readonly items: readonly PriceChange[];
  /** Records that were changed after the upload, and are not taken back: their number, and the first ones. */
  readonly changedSince: { readonly total: number; readonly items: readonly PriceChange[] };
}

const keys = new Set<string>(priceKeys);
const isPriceKey = (key: string): key is PriceKey => keys.has(key);
const picklistOr = <const T extends string>(values: readonly T[], other: T) =>
  v.fallback(v.optional(v.picklist(values)), other);

/** Schema of a user; the output is the name, or else the email address. */
const person = v.pipe(
  v.unknown(),
  v.transform((value) => (isRecord(value) ? toText(value.NAME) || toText(value.EMAIL) : toText(value))),
);
const count = v.pipe(
  v.unknown(),
  v.transform((value) => Math.max(0, Math.trunc(Number(toText(value) || 0)) || 0)),
);
const difference = v.object({ KEY: textField, OLD: textField, NEW: textField });

export const priceChangeSchema = v.pipe(
  v.object({
    ID: v.optional(idSchema),
    PRICE_ID: v.optional(idSchema, 0),
    MAIN_SKU: textField,
    ACTION: picklistOr(['created', 'changed', 'deleted'], 'changed'),
    CHANGED_AT: textField,
    CHANGED_BY: v.optional(person, null),
    KIND: picklistOr(['hand', 'upload', 'take-back'], 'hand'),
    UPLOAD: v.optional(v.unknown()),
    FILE_NAME: textField,
    CHANGES: listOf(difference),
  }),
  v.transform(
    (item): PriceChange => ({
      id: item.ID ?? item.PRICE_ID,
      sku: item.MAIN_SKU,
      action: item.ACTION ?? 'changed',
      at: item.CHANGED_AT,
      by: item.CHANGED_BY,
      origin: item.KIND ?? 'hand',
      fileName: item.FILE_NAME || (isRecord(item.UPLOAD) ? toText(item.UPLOAD.FILE_NAME) : ''),
      differences: item.CHANGES.flatMap(({ KEY, OLD, NEW }) =>
        isPriceKey(KEY) ? [{ key: KEY, from: OLD, to: NEW }] : [],
      ),
    }),
  ),
);

const uploadFields = {
  ID: idSchema,
  FILE_NAME: textField,
  UPLOADED_AT: textField,
  UPLOADED_BY: v.optional(person, null),
};

export const priceUploadSchema = v.pipe(
  v.object({
    ...uploadFields,
    CREATED: v.optional(count, null),
    CHANGED: v.optional(count, null),
    PENDING: v.optional(count, null),
    TAKEN_BACK: v.optional(v.unknown()),
  }),
  v.transform(
    (item): PriceUpload => ({
      id: item.ID,
      fileName: item.FILE_NAME,
      at: item.UPLOADED_AT,
      by: item.UPLOADED_BY,
      created: item.CREATED,
      changed: item.CHANGED,
      pending: item.PENDING,
      takenBack: isRecord(item.TAKEN_BACK)
        ? { at: toText(item.TAKEN_BACK.AT), by: toText(item.TAKEN_BACK.NAME) }
        : undefined,
    }),
  ),
);

/** Schema of the effect of taking an upload back. */
export const takeBackPreviewSchema = v.pipe(
  v.object({
    upload: v.object(uploadFields),
    deleted: count,
    restored: count,
    items: listOf(priceChangeSchema),
    changedSince: v.object({ total: count, items: listOf(priceChangeSchema) }),
  }),
  v.transform(
    ({ upload, ...rest }): TakeBackPreview => ({
      upload: { fileName: upload.FILE_NAME, at: upload.UPLOADED_AT, by: upload.UPLOADED_BY },
      ...rest,
    }),
  ),
);

/** Schema of the result of taking an upload back: the number of changed records; `undefined` when not sent. */
export const takenBackSchema = v.fallback(
  v.pipe(
    v.object({ deleted: count, restored: count }),
    v.transform(({ deleted, restored }): number | undefined => deleted + restored),
  ),
  undefined,
);
