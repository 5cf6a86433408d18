import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import { priceKeys } from '../../../../src/wire/price-levels';
import type { Database } from '../../db/database';
import { priceColumns, priceFields } from '../../db/price-columns';
import type { PricesBeforeAndAfter, Schema } from '../../db/schema';
import { requiredText, wireId } from '../../http/request';
import { pageSchema } from '../../lists/list-request';
import { readPage } from '../../lists/page';
import type { PageRequest } from '../../lists/page-meta';

/** The requested page of the history: of one SKU or of all, of one price level or of all. */
export const historyBody = v.object({
  MAIN_SKU: v.optional(requiredText),
  KEY: v.optional(v.picklist(priceKeys, 'has to be a price field such as SP_AUD_01')),
  ...pageSchema.entries,
});

const wireTime = v.pipe(
  v.string(),
  v.isoTimestamp('has to be a time such as 2026-11-20T00:00:00Z'),
  v.transform((text) => new Date(text)),
  v.check((time) => !Number.isNaN(time.getTime()), 'is not a valid date and time'),
);

type HistoryQuery = v.InferOutput<typeof historyBody>;

/** One page of the history, the newest change first. */
export async function readPriceHistory(db: Database, query: HistoryQuery) {
  const conditions = await conditionsOf(db, query);
  const matching = db.selectFrom('price_change').where((where) => where.and(conditions));
  const rowsQuery = matching
    .leftJoin('price_upload', 'price_upload.id', 'price_change.upload_id')
    .selectAll('price_change')
    .select('price_upload.file_name')
    .orderBy('price_change.id', 'desc');
  return readPage(db, query, { matching, rows: rowsQuery }, changeOnWire);
}

/** The changes of all SKUs: none before the time `SINCE`, and only those older than the change with the ID `BEFORE`. */
export const changesQuery = v.object({
  SINCE: v.optional(wireTime),
  BEFORE: v.optional(wireId),
  itemsPerPage: pageSchema.entries.itemsPerPage,
});

/**
 * The newest changes that the query asks for, and the `BEFORE` of the next request. Not by page numbers: neither the count nor the rows
 * of earlier pages are read, however long the history is.
 */
export async function readPriceChanges(
  db: Database,
  { SINCE, BEFORE, itemsPerPage }: v.InferOutput<typeof changesQuery>,
) {
  const conditions = [
    ...(SINCE === undefined ? [] : [sql<SqlBool>`changed_at >= ${SINCE}`]),
    ...(BEFORE === undefined
      ? []
      : [
          sql<SqlBool>`(changed_at, price_change.id)
          < ((select changed_at from price_change where id = ${BEFORE}), ${BEFORE}::integer)`,
        ]),
  ];
  const rows = await db
    .selectFrom('price_change')
    .leftJoin('price_upload', 'price_upload.id', 'price_change.upload_id')
    .selectAll('price_change')
    .select('price_upload.file_name')
    .where((where) => where.and(conditions))
    .orderBy('changed_at', 'desc')
    .orderBy('price_change.id', 'desc')
    .limit(itemsPerPage + 1)
    .execute();
  const items = rows.slice(0, itemsPerPage).map(changeOnWire);
  return { items, next: rows.length > itemsPerPage ? (items.at(-1)?.ID ?? null) : null };
}

/** `file_name`: of the upload that made the change. */
type ChangeRow = Selectable<Schema['price_change']> & { readonly file_name: string | null };

const changeOnWire = (row: ChangeRow) => ({
  ID: row.id,
  PRICE_ID: row.price_id,
  MAIN_SKU: row.main_sku,
  CHANGED_AT: row.changed_at.toISOString(),
  CHANGED_BY: { NAME: row.changed_by, EMAIL: row.changed_by_email },
  KIND: row.kind,
  UPLOAD: row.upload_id === null ? null : { ID: row.upload_id, FILE_NAME: row.file_name ?? '' },
  ACTION: actionOf(row),
  CHANGES: changedPricesOf(row),
});

function actionOf(row: PricesBeforeAndAfter): 'created' | 'changed' | 'deleted' {
  if (priceColumns.every((column) => row[`old_${column}`] === null)) return 'created';
  return priceColumns.every((column) => row[`new_${column}`] === null) ? 'deleted' : 'changed';
}

async function conditionsOf(db: Database, { MAIN_SKU, KEY }: HistoryQuery): Promise<Expression<SqlBool>[]> {
  const conditionsForLevel = priceFields.filter(({ key }) => key === KEY).map(levelChangedCondition);
  return MAIN_SKU === undefined ? conditionsForLevel : [await conditionForSku(db, MAIN_SKU), ...conditionsForLevel];
}

/** A SKU's history includes the changes of its price under earlier SKUs. */
async function conditionForSku(db: Database, sku: string): Promise<Expression<SqlBool>> {
  const price = await db.selectFrom('price').select('id').where('main_sku', '=', sku).executeTakeFirst();
  return sql<SqlBool>`(price_change.main_sku = ${sku} or price_change.price_id = ${price?.id ?? null}::integer)`;
}

function levelChangedCondition({ column, index }: (typeof priceFields)[number]): Expression<SqlBool> {
  const priceOnSide = (side: 'old' | 'new') =>
    sql`coalesce(${sql.ref(`price_change.${side}_${column}`)}[${index + 1}], '')`;
  return sql<SqlBool>`${priceOnSide('old')} <> ${priceOnSide('new')}`;
}

/** The prices that differ, by price level. */
export const changedPricesOf = (row: PricesBeforeAndAfter) =>
  priceFields.flatMap(({ key, column, index }) => {
    const [OLD = '', NEW = ''] = [row[`old_${column}`]?.[index], row[`new_${column}`]?.[index]];
    return OLD === NEW ? [] : { KEY: key, OLD, NEW };
  });

/** One page of the uploads, the newest first. */
export function readPriceUploads(db: Database, request: PageRequest) {
  const matching = db.selectFrom('price_upload');
  const rowsQuery = matching
    .select(['id', 'file_name', 'uploaded_at', 'uploaded_by', 'uploaded_by_email', 'created', 'changed'])
    .select(['encoding', 'taken_back_at', 'taken_back_by', sql<number>`cardinality(pending)`.as('pending')])
    .orderBy('id', 'desc');
  return readPage(db, request, { matching, rows: rowsQuery }, (row) => ({
    ...uploadOnWire(row),
    ENCODING: row.encoding,
    CREATED: row.created,
    CHANGED: row.changed,
    PENDING: row.pending,
    TAKEN_BACK:
      row.taken_back_at === null ? null : { AT: row.taken_back_at.toISOString(), NAME: row.taken_back_by ?? '' },
  }));
}

type UploadRow = Pick<
  Selectable<Schema['price_upload']>,
  'id' | 'file_name' | 'uploaded_at' | 'uploaded_by' | 'uploaded_by_email'
>;

export const uploadOnWire = (upload: UploadRow) => ({
  ID: upload.id,
  FILE_NAME: upload.file_name,
  UPLOADED_AT: upload.uploaded_at.toISOString(),
  UPLOADED_BY: { NAME: upload.uploaded_by, EMAIL: upload.uploaded_by_email },
});
