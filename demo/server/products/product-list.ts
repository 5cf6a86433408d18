import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../../src/wire/lists';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { amongSkus, readInChunks } from '../lists/all-rows';
import { isWholeList, type ListQuery, type PageQuery } from '../lists/list-request';
import { readPageOfLongList } from '../lists/page';
import type { Slice } from '../lists/page-meta';
import { slicedSkus } from '../lists/slice-rows';
import { precountedFilters, productConditions } from './product-columns';
import { type ProductRecord, type ProductRow, productRecord } from './product-record';
import { selectProducts } from './stored-products';

export function readProductPage(db: Database, account: Account, query: PageQuery): Promise<Page<ProductRecord>> {
  const list = { name: 'product', isWhole: isWholeList(query), filters: precountedFilters(query) } as const;
  const queries = () => pageQueries(db, account, query);
  return readPageOfLongList(db, query, { account, ...list, queries }, productRecord);
}

function pageQueries(db: Database, account: Account, query: PageQuery) {
  const conditions = productConditions(account, query);
  const matching = db.selectFrom('product').where((where) => where.and(conditions));
  const all = selectProducts(db, account).orderBy('product.main_sku');
  const firstRowsQuery = (limit: RawBuilder<number>, total: RawBuilder<number>) =>
    all
      .where((where) => where.and(conditions))
      .select(total.as('total'))
      .limit(limit)
      .compile();
  const skusOf = (slice: Slice) =>
    slicedSkus((within) => matching.select('product.main_sku').where(within(sql.ref('product.main_sku'))), slice);
  const readRows = (slice: Slice) =>
    all.innerJoin(skusOf(slice).as('page'), 'page.main_sku', 'product.main_sku').execute();
  return { matching, firstRowsQuery, readRows };
}

export function readAllProducts(
  db: Database,
  account: Account,
  query: ListQuery,
): AsyncGenerator<readonly ProductRow[]> {
  return readInChunks(
    (after, limit) =>
      db
        .selectFrom('product')
        .select('product.main_sku')
        .where((where) => where.and(productConditions(account, query)))
        .$if(after !== undefined, (rest) => rest.where('product.main_sku', '>', after ?? ''))
        .orderBy('product.main_sku')
        .limit(limit)
        .execute(),
    (skus) =>
      selectProducts(db, account)
        .where(amongSkus(sql.ref('product.main_sku'), skus))
        .orderBy('product.main_sku')
        .execute(),
  );
}
