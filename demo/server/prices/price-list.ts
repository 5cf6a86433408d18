import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '../../../src/wire/lists';
import { canonicalPriceText } from '../../../src/wire/price-text';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { type PricesByCurrency, priceColumns, priceFields } from '../db/price-columns';
import { amongSkus, readInChunks } from '../lists/all-rows';
import { type ListColumn, textColumn } from '../lists/list-column';
import { isWholeList, type ListQuery, type PageQuery } from '../lists/list-request';
import { readPageOfLongList } from '../lists/page';
import type { Slice } from '../lists/page-meta';
import { slicedSkus, type Within } from '../lists/slice-rows';
import { exclusiveNames, precountedFilters, productConditions, productSelection } from '../products/product-columns';
import { type PriceRecord, priceRecord } from './price-record';

/** One page of the prices that the account may see, ordered by SKU. */
export function readPricePage(db: Database, account: Account, query: PageQuery): Promise<Page<PriceRecord>> {
  const list = { name: 'price', isWhole: isWholeList(query), filters: precountedFilters(query) } as const;
  const queries = () => pageQueries(db, account, query);
  return readPageOfLongList(db, query, { account, ...list, queries }, priceRecord);
}

function pageQueries(db: Database, account: Account, query: PageQuery) {
  const conditions = productConditions(account, query, priceFilters);
  const matching = selectMatchingPrices(db, conditions);
  const all = selectPrices(db, account).orderBy('price.main_sku');
  const firstRowsQuery = (limit: RawBuilder<number>, total: RawBuilder<number>) =>
    all
      .where((where) => where.and(conditions))
      .select(total.as('total'))
      .limit(limit)
      .compile();
  const skusOf = (slice: Slice) =>
    slicedSkus(
      (within) =>
        // See `pricedSkusWithin`, which is faster where a slice has few SKUs.
        slice.ranges !== undefined && conditions.length > 0
          ? pricedSkusWithin(db, conditions, within)
          : matching.where(within(sql.ref('price.main_sku'))).select('price.main_sku'),
      slice,
    );
  const readRows = (slice: Slice) =>
    all.innerJoin(skusOf(slice).as('page'), 'page.main_sku', 'price.main_sku').execute();
  return { matching, firstRowsQuery, readRows };
}

export async function findPrice(db: Database, id: number): Promise<PriceRecord> {
  return priceRecord(await selectPrices(db).where('price.id', '=', id).executeTakeFirstOrThrow());
}

export interface PricesOfSku extends PricesByCurrency {
  readonly main_sku: string;
}

/** All matching prices in batches, ordered by SKU. */
export function readAllPrices(
  db: Database,
  account: Account,
  query: ListQuery,
): AsyncGenerator<readonly PricesOfSku[]> {
  const matching = selectMatchingPrices(db, productConditions(account, query, priceFilters));
  return readInChunks(
    (after, limit) =>
      matching
        .select('price.main_sku')
        .$if(after !== undefined, (rest) => rest.where('price.main_sku', '>', after ?? ''))
        .orderBy('price.main_sku')
        .limit(limit)
        .execute(),
    (skus) =>
      db
        .selectFrom('price')
        .select('price.main_sku')
        .select(priceSelection)
        .where(amongSkus(sql.ref('price.main_sku'), skus))
        .orderBy('price.main_sku')
        .execute(),
  );
}

/** As JSON, which the driver parses faster than PostgreSQL's text of an array. */
const priceSelection = priceColumns.map((column) =>
  sql<readonly string[]>`to_json(${sql.ref(`price.${column}`)})`.as(column),
);

function selectPrices(db: Database, account?: Account) {
  return db
    .selectFrom('price')
    .innerJoin('product', 'product.main_sku', 'price.main_sku')
    .select(['price.id as price_id', 'price.version as price_version', ...priceSelection])
    .select(productSelection)
    .select(exclusiveNames(account).as('exclusive_for_company'));
}

/** Reads the product table only if there are conditions. Without it, one index finds any page. */
function selectMatchingPrices(db: Database, conditions: readonly Expression<SqlBool>[]) {
  return db.selectFrom('price').$if(conditions.length > 0, (prices) =>
    prices.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product')
          .select('product.id')
          .whereRef('product.main_sku', '=', 'price.main_sku')
          .where((where) => where.and(conditions)),
      ),
    ),
  );
}

/**
 * The SKUs of a few hundred products that satisfy conditions on them, and have a price. Each `offset 0` keeps the planner from
 * changing the order of the two selections. It misjudges how many SKUs are in a range, and would read all of them.
 */
function pricedSkusWithin(db: Database, conditions: readonly Expression<SqlBool>[], within: Within) {
  const products = db
    .selectFrom('product')
    .select('product.main_sku')
    .where(within(sql.ref('product.main_sku')))
    .where((where) => where.and(conditions))
    .offset(0);
  return sql`(select product.main_sku from ${products} as product cross join lateral (
    select 1 from price where price.main_sku = product.main_sku offset 0) as priced)`;
}

const priceFilters: readonly ListColumn[] = priceFields.map(({ key, column, index }) => {
  const storedText = sql<string>`coalesce(${sql.ref(`price.${column}`)}[${sql.lit(index + 1)}], '')`;
  return { key, matches: (values) => textColumn(key, storedText).matches(values.map(canonicalPriceText)) };
});
