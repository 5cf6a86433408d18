import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { CHUNK_ROWS } from '../../db/chunks';
import type { Database } from '../../db/database';
import { priceColumnList, priceColumns } from '../../db/price-columns';

/** A range of record IDs. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** Ranges that contain all records that an upload has written, each with as many of them as one statement may have. */
export async function readUploadedRanges(trx: Database, uploadId: number): Promise<readonly IdRange[]> {
  const { rows } = await sql<IdRange>`select min(price_id) as first, max(price_id) as last from (
      select price_id, (dense_rank() over (order by price_id) - 1) / ${sql.lit(CHUNK_ROWS)} as range
      from price_change where upload_id = ${uploadId} and kind = 'upload'
    ) as written group by range order by range`.execute(trx);
  return rows;
}

/** A condition on the IDs of records, for the column that has them. */
export type WhichRecords = (id: RawBuilder<unknown>) => RawBuilder<SqlBool>;

const inRange =
  ({ first, last }: IdRange): WhichRecords =>
  (id) =>
    sql`${id} between ${first} and ${last}`;

export const amongIds =
  (ids: readonly number[]): WhichRecords =>
  (id) =>
    sql`${id} = any(${sql.val([...ids])}::integer[])`;

/**
 * A query of these records of an upload, before its first and after its last change of them. It reads them once and joins nothing:
 * right after an upload the planner expects one row, and a join would compare each row with each.
 */
export const uploadedPrices = (uploadId: number, which: WhichRecords): RawBuilder<unknown> => sql`
  select distinct on (price_id) price_id, last_value(main_sku) over changes as main_sku,
    ${edgeColumns('first_value', 'old')}, ${edgeColumns('last_value', 'new')}
  from price_change
  where upload_id = ${uploadId} and kind = 'upload' and ${which(sql.ref('price_id'))}
  window changes as (
    partition by price_id order by id rows between unbounded preceding and unbounded following
  )
  order by price_id`;

const edgeColumns = (edge: 'first_value' | 'last_value', side: 'old' | 'new') =>
  sql.join(
    priceColumns.map((column) => {
      const name = sql.ref(`${side}_${column}`);
      return sql`${sql.raw(edge)}(${name}) over changes as ${name}`;
    }),
  );

/** The current record of a row of `uploaded`, for a lateral join. `offset 0` makes the planner look each up by its ID. */
export const currentPrice = sql`(select id, main_sku, ${priceColumnList()} from price
  where price.id = uploaded.price_id offset 0) as price`;

/** Whether the record did not exist before the upload. */
const wasAbsent = sql<boolean>`(${sql.join(
  priceColumns.map((column) => sql`${sql.ref(`uploaded.old_${column}`)} is null`),
  sql` and `,
)})`;

/** Whether the record was changed or deleted since. */
const isChangedSince = sql<boolean>`(price.id is null
  or (${priceColumnList('price.')}) <> (${priceColumnList('uploaded.new_')}))`;

/** A record that an upload has written. */
export interface UploadedRecord {
  readonly id: number;
  /** The current SKU; that of the upload when the record was deleted since. */
  readonly sku: string;
  /** What taking the upload back does to it; `keep` when it was changed or deleted since. */
  readonly outcome: 'delete' | 'restore' | 'keep';
  /** ID of the record's last change, if it is kept. */
  readonly lastChange: number | null;
}

/** Compares the records that an upload has written with the current ones. `onRange` is called after each statement. */
export async function compareUploaded(
  trx: Database,
  uploadId: number,
  ranges: readonly IdRange[],
  onRange: () => void = () => {},
): Promise<readonly UploadedRecord[]> {
  const all: UploadedRecord[] = [];
  for (const range of ranges) {
    const { rows } = await sql<UploadedRecord>`select compared.*,
        case when outcome = 'keep' then (
          select last.id from price_change as last where last.price_id = compared.id
          order by last.price_id desc, last.id desc limit 1
        ) end as "lastChange"
      from (
        select uploaded.price_id as id, coalesce(price.main_sku, uploaded.main_sku) as sku,
          case when ${isChangedSince} then 'keep' when ${wasAbsent} then 'delete' else 'restore' end as outcome
        from (${uploadedPrices(uploadId, inRange(range))}) as uploaded left join lateral ${currentPrice} on true
      ) as compared`.execute(trx);
    all.push(...rows);
    onRange();
  }
  return all;
}
