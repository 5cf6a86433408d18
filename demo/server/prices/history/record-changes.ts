import { type RawBuilder, sql } from 'kysely';
import { priceColumnList } from '../../db/price-columns';
import type { PriceChangeKind } from '../../db/schema';

/** The origin of a price change: account, time and kind. */
export type ChangeOrigin = { readonly accountId: number; readonly at: Date } & (
  | { readonly kind: Extract<PriceChangeKind, 'hand'> }
  | { readonly kind: Exclude<PriceChangeKind, 'hand'>; readonly uploadId: number }
);

/** SQL that records price changes; `changes` selects `price_id`, `main_sku`, the old and the new columns of prices. */
export function sqlToRecordChanges(change: ChangeOrigin, changes: RawBuilder<unknown>): RawBuilder<unknown> {
  const upload = change.kind === 'hand' ? null : change.uploadId;
  return sql`insert into price_change (price_id, main_sku, ${priceColumnList('old_')}, ${priceColumnList('new_')},
      changed_at, account_id, changed_by, changed_by_email, kind, upload_id)
    select changes.*, ${change.at}::timestamptz, ${change.accountId}::integer, ${accountColumn('name', change.accountId)},
      ${accountColumn('email', change.accountId)}, ${change.kind}, ${upload}::integer
    from (${changes}) as changes`;
}

/** The account's current name or email; `''` when it was just deleted. */
export function accountColumn(column: 'name' | 'email', id: number): RawBuilder<string> {
  return sql<string>`coalesce((select ${sql.ref(`account.${column}`)} from account where account.id = ${id}), '')`;
}
