import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { END } from './counted-values';
import type { SkuRange, Slice } from './page-meta';

/** The condition that a SKU, which is a column, is in the range. */
export type Within = (sku: RawBuilder<string>) => RawBuilder<SqlBool>;

/** The SKUs of a slice, as a query. `matching` returns a query of the SKUs that satisfy a further condition. */
export function slicedSkus(
  matching: (within: Within) => Expression<unknown>,
  { direction, offset, limit, ranges }: Slice,
): RawBuilder<{ readonly main_sku: string }> {
  return sql`(select main_sku from ${matchingIn(matching, ranges)} as found
    order by main_sku ${sql.raw(direction)} limit ${sql.lit(limit)} offset ${sql.lit(offset)})`;
}

function matchingIn(
  matching: (within: Within) => Expression<unknown>,
  ranges: readonly SkuRange[] = [],
): Expression<unknown> {
  const [first, second] = ranges;
  if (first === undefined) return matching(() => sql`true`);
  if (second === undefined) return matching(withinRange(first));
  const [from, to] = [ranges.map((range) => range.from), ranges.map((range) => range.to ?? END)];
  // Each range is read by the index: by one condition, the planner would rather read all that lies between them.
  const inside = matching((sku) => sql`${sku} >= part.from_sku and ${sku} < part.to_sku`);
  return sql`(select one.main_sku
    from unnest(${sql.val(from)}::text[], ${sql.val(to)}::text[]) as part(from_sku, to_sku)
    cross join lateral (select main_sku from ${inside} as inside offset 0) as one)`;
}

const withinRange =
  ({ from, to }: SkuRange): Within =>
  (sku) =>
    to === undefined ? sql`${sku} >= ${from}` : sql`${sku} >= ${from} and ${sku} < ${to}`;
