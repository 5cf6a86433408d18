import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../../src/wire/lists';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { amongSkus, readInChunks, withinRange } from '../lists/all-rows';
import { isWholeList, type ListQuery, type PageQuery } from '../lists/list-request';
import { readLongPage } from '../lists/page';
import type { Slice } from '../lists/page-meta';
import { productConditions } from './product-columns';
import { type ProductRecord, type ProductRow, productRecord } from './product-record';
import { selectProducts } from './stored-products';

export function readProductPage(db: Database, account: Account, query: PageQuery): Promise<Page<ProductRecord>> {
  const conditions = productConditions(account, query);
  const matching = db.selectFrom('product').where((where) => where.and(conditions));
  const wholeList = isWholeList(query) ? 'product' : undefined;
  const all = selectProducts(db, account).orderBy('product.main_sku');
  const first = (limit: RawBuilder<number>, total: RawBuilder<number>) =>
    all
      .where((where) => where.and(conditions))
      .select(total.as('total'))
      .limit(limit)
      .compile();
  const page = ({ direction, limit, offset, range }: Slice) =>
    matching
      .select('product.id as page_id')
      .$if(range !== undefined, (rest) => rest.where(withinRange(sql.ref('product.main_sku'), range)))
      .orderBy('product.main_sku', direction)
      .limit(limit)
      .offset(offset)
      .as('page');
  const rows = (slice: Slice) => all.innerJoin(page(slice), 'page.page_id', 'product.id').execute();
  return readLongPage(db, query, { account, wholeList, matching, first, rows }, productRecord);
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
