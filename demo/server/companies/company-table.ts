import { sql } from 'kysely';
import { companyEntity, type companyFields } from '../../../src/wire/company';
import type { Database } from '../db/database';
import type { EntityRecord, EntityTable } from '../entity/entity-table';
import { HttpError } from '../http/http-error';
import { searchable } from '../lists/conditions';

type CompanyFields = typeof companyFields;

/** Users are searched by the name of their company. */
export const companyTable: EntityTable<CompanyFields> = {
  entity: companyEntity,
  computedColumns: ({ COMPANY_NAME }) => ({ search_name: searchable([COMPANY_NAME]) }),
};

/** Throws HttpError 409 when users or products belong to the company. */
export async function requireUnused(trx: Database, { ID, COMPANY_NAME }: EntityRecord<CompanyFields>): Promise<void> {
  const { users, products } = await trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from account where company_id = ${ID})`.as('users'),
      sql<number>`(select count(*)::int from product_company where company_id = ${ID})`.as('products'),
    ])
    .executeTakeFirstOrThrow();
  const uses = [
    ...(users > 0 ? [users === 1 ? '1 user' : `${users} users`] : []),
    ...(products > 0 ? [products === 1 ? '1 exclusive product' : `${products} exclusive products`] : []),
  ];
  if (uses.length === 0) return;
  const message = `${COMPANY_NAME} is in use by ${uses.join(' and ')} and was not deleted. Change those first, or set the company to Inactive.`;
  throw new HttpError(409, message);
}
