import { type RawBuilder, sql } from 'kysely';
import { priceColumnList, priceColumns } from '../../db/price-columns';

/** Two common table expressions: the records that an upload has written, before its first and after its last change. */
export const uploadedPrices = (id: number): RawBuilder<unknown> => sql`before as (
    select distinct on (price_id) price_id, ${priceColumnList('old_')} from price_change
    where upload_id = ${id} and kind = 'upload' order by price_id, id
  ), after as (
    select distinct on (price_id) price_id, main_sku, ${priceColumnList('new_')} from price_change
    where upload_id = ${id} and kind = 'upload' order by price_id, id desc
  )`;

/** Whether the record did not exist before the upload. */
export const wasAbsent = sql<boolean>`(${sql.join(
  priceColumns.map((column) => sql`${sql.ref(`before.old_${column}`)} is null`),
  sql` and `,
)})`;

/** Whether a record of `after`, left joined with `price`, was changed or deleted since. */
export const isChangedSince = sql<boolean>`(price.id is null
  or (${priceColumnList('price.')}) <> (${priceColumnList('after.new_')}))`;
