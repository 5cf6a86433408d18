import { sql } from 'kysely';
import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { filterConditions, searchConditions } from '../lists/conditions';
import { countRows } from '../lists/count-rows';
import { listCount } from '../lists/list-count';
import type { ListQuery, PageQuery } from '../lists/list-request';
import { type Page, pageMeta, rowsBefore } from '../lists/page';
import { exclusiveNames, productFilterColumns, productSelection } from './product-columns';
import { type ProductRecord, productRecord } from './product-record';
import { visibleTo } from './visibility';

/** One page of the products that the account may see, by SKU. */
export async function productPage(db: Database, account: Account, query: PageQuery): Promise<Page<ProductRecord>> {
  const { matching, all } = matchingProducts(db, account, query);
  const total = all ? await listCount(db, 'product') : await countRows(db, matching);
  const meta = pageMeta(total, query.currentPage, query.itemsPerPage);
  const page = matching
    .select('product.id as page_id')
    .orderBy('product.main_sku')
    .limit(meta.itemsPerPage)
    .offset(rowsBefore(meta));
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('product', 'product.id', 'page.page_id')
    .select(productSelection)
    .select(exclusiveNames.as('exclusive_for_company'))
    .orderBy('product.main_sku')
    .execute();
  return { items: rows.map(productRecord), meta };
}

function matchingProducts(db: Database, account: Account, { search, filters }: ListQuery) {
  const conditions = [
    ...searchConditions(sql.ref('product.search_text'), search),
    ...filterConditions(productFilterColumns, filters),
    ...visibleTo(account),
  ];
  const matching = db.selectFrom('product').where((where) => where.and(conditions));
  return { matching, all: conditions.length === 0 };
}
