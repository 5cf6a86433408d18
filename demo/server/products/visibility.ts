import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';

/** The condition that the account may see the product: staff see all, others no products exclusive to other companies. */
export function visibleTo(account: Account): Expression<SqlBool>[] {
  if (seesAllProducts(account.role)) return [];
  return [
    sql<SqlBool>`(product.exclusive is not true or exists (
      select 1 from product_company
      where product_company.product_id = product.id and product_company.company_id = ${account.companyId}))`,
  ];
}

/** The condition that the account may see the company's name: staff see all, others their own. */
export function companyVisibleTo(account: Account): RawBuilder<SqlBool> {
  return seesAllProducts(account.role) ? sql<SqlBool>`true` : sql<SqlBool>`company.id = ${account.companyId}`;
}
