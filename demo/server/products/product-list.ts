import { type Expression, type SqlBool, sql } from 'kysely';
import type { Page } from '../../../src/wire/lists';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { readInChunks } from '../lists/all-rows';
import { filterConditions, searchConditions } from '../lists/conditions';
import { countRows, listCount } from '../lists/counts';
import type { ListQuery, PageQuery } from '../lists/list-request';
import { nearerSlice, pageMeta } from '../lists/page';
import { productFilterColumns } from './product-columns';
import { type ProductRecord, type ProductRow, productRecord } from './product-record';
import { productRows } from './stored-products';
import { visibleTo } from './visibility';

export async function productPage(db: Database, account: Account, query: PageQuery): Promise<Page<ProductRecord>> {
  const { matching, isUnfiltered } = matchingProducts(db, account, query);
  const total = isUnfiltered ? await listCount(db, 'product') : await countRows(db, matching);
  const meta = pageMeta(total, query);
  const slice = nearerSlice(meta);
  const page = matching
    .select('product.id as page_id')
    .orderBy('product.main_sku', slice.direction)
    .limit(slice.limit)
    .offset(slice.offset);
  const rows = await productRows(db, account)
    .innerJoin(page.as('page'), 'page.page_id', 'product.id')
    .orderBy('product.main_sku')
    .execute();
  return { items: rows.map(productRecord), meta };
}

export function allProducts(db: Database, account: Account, query: ListQuery): AsyncGenerator<readonly ProductRow[]> {
  const products = productRows(db, account).where((where) => where.and(conditionsOf(account, query)));
  return readInChunks((sku, limit) =>
    products
      .$if(sku !== undefined, (rest) => rest.where('product.main_sku', '>', sku ?? ''))
      .orderBy('product.main_sku')
      .limit(limit)
      .execute(),
  );
}

function conditionsOf(account: Account, { search, filters }: ListQuery): Expression<SqlBool>[] {
  return [
    ...searchConditions(sql.ref('product.search_text'), search),
    ...filterConditions(productFilterColumns(account), filters),
    ...visibleTo(account),
  ];
}

function matchingProducts(db: Database, account: Account, query: ListQuery) {
  const conditions = conditionsOf(account, query);
  const matching = db.selectFrom('product').where((where) => where.and(conditions));
  return { matching, isUnfiltered: conditions.length === 0 };
}
