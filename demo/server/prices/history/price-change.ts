import { type RawBuilder, sql } from 'kysely';
import type { PriceChangeKind } from '../../db/schema';

/** Who changes prices, when and how. */
export type PriceChange = { readonly accountId: number; readonly at: Date } & (
  | { readonly kind: Extract<PriceChangeKind, 'hand'> }
  | { readonly kind: Exclude<PriceChangeKind, 'hand'>; readonly uploadId: number }
);

/**
 * SQL that keeps the changes which `changes` selects as `price_id`, `main_sku`, `old_aud`, `old_usd`, `new_aud` and
 * `new_usd`. It belongs into the statement, or else the transaction, that makes them.
 */
export function keepChanges(change: PriceChange, changes: RawBuilder<unknown>): RawBuilder<unknown> {
  const upload = change.kind === 'hand' ? null : change.uploadId;
  return sql`insert into price_change (price_id, main_sku, old_aud, old_usd, new_aud, new_usd,
      changed_at, account_id, changed_by, changed_by_email, kind, upload_id)
    select changes.*, ${change.at}::timestamptz, ${change.accountId}::integer, ${accountText('name', change.accountId)},
      ${accountText('email', change.accountId)}, ${change.kind}, ${upload}::integer
    from (${changes}) as changes`;
}

/** What the account is called now; `''` when it was deleted this moment. */
export function accountText(column: 'name' | 'email', id: number): RawBuilder<string> {
  return sql<string>`coalesce((select ${sql.ref(`account.${column}`)} from account where account.id = ${id}), '')`;
}
