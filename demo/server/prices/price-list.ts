import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Account } from '../auth/account';
import type { Database } from '../db/database';
import { filterConditions, searchConditions } from '../lists/conditions';
import { countRows } from '../lists/count-rows';
import { listCount } from '../lists/list-count';
import type { ListQuery, PageQuery } from '../lists/list-request';
import { type Page, pageMeta, rowsBefore } from '../lists/page';
import { exclusiveNames, productSelection } from '../products/product-columns';
import { visibleTo } from '../products/visibility';
import { priceFilterColumns } from './price-columns';
import { type PriceRecord, priceRecord } from './price-record';
import type { PriceExportRow } from './price-workbook';

/** Rows that an export reads at a time. */
const CHUNK = 1000;

/** One page of the prices that the account may see, by SKU. */
export async function pricePage(db: Database, account: Account, query: PageQuery): Promise<Page<PriceRecord>> {
  const { matching, all } = matchingPrices(db, account, query);
  const total = all ? await listCount(db, 'price') : await countRows(db, matching);
  const meta = pageMeta(total, query.currentPage, query.itemsPerPage);
  const page = matching
    .select('price.main_sku')
    .orderBy('price.main_sku')
    .limit(meta.itemsPerPage)
    .offset(rowsBefore(meta));
  const rows = await records(db)
    .innerJoin(page.as('page'), 'page.main_sku', 'price.main_sku')
    .orderBy('price.main_sku')
    .execute();
  return { items: rows.map(priceRecord), meta };
}

/** One record, if it is there. */
export async function findPrice(db: Database, id: number): Promise<PriceRecord | undefined> {
  const row = await records(db).where('price.id', '=', id).executeTakeFirst();
  return row && priceRecord(row);
}

/** All matching prices by SKU, some 1000 at a time. */
export async function* allPrices(db: Database, account: Account, query: ListQuery): AsyncGenerator<PriceExportRow[]> {
  const { matching } = matchingPrices(db, account, query);
  const next = matching.select(['price.main_sku', 'price.aud', 'price.usd']).orderBy('price.main_sku').limit(CHUNK);
  let rows = await next.execute();
  while (rows.length > 0) {
    yield rows;
    // The embedded store answers without ever leaving this turn of the event loop: let others have theirs.
    await setImmediate();
    const last = rows.at(-1)?.main_sku ?? '';
    rows = rows.length < CHUNK ? [] : await next.where('price.main_sku', '>', last).execute();
  }
}

function records(db: Database) {
  return db
    .selectFrom('price')
    .innerJoin('product', 'product.main_sku', 'price.main_sku')
    .select(['price.id as price_id', 'price.version as price_version', 'price.aud', 'price.usd'])
    .select(productSelection)
    .select(exclusiveNames.as('exclusive_for_company'));
}

/** Where nothing is asked of the product, its table is not read: a deep page then costs one index. */
function matchingPrices(db: Database, account: Account, { search, filters }: ListQuery) {
  const conditions = [
    ...searchConditions(sql.ref('product.search_text'), search),
    ...filterConditions(priceFilterColumns, filters),
    ...visibleTo(account),
  ];
  const all = conditions.length === 0;
  const matching = db.selectFrom('price').$if(!all, (prices) =>
    prices.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product')
          .select('product.id')
          .whereRef('product.main_sku', '=', 'price.main_sku')
          .where((where) => where.and(conditions)),
      ),
    ),
  );
  return { matching, all };
}
