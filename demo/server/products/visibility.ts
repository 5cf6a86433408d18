import { type Expression, type SqlBool, sql } from 'kysely';
import type { Account } from '../auth/account';
import { seesEverything } from '../policy';

/** The condition that the account may see the product: staff see all, others not what is exclusive to somebody else. */
export function visibleTo(account: Account): Expression<SqlBool>[] {
  if (seesEverything(account.role)) return [];
  return [
    sql<SqlBool>`(product.exclusive is not true or exists (
      select 1 from product_company
      where product_company.product_id = product.id and product_company.company_id = ${account.companyId}))`,
  ];
}
