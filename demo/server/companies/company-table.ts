import { sql } from 'kysely';
import { companyEntity, type companyFields } from '../../../src/wire/company';
import { codedMessage } from '../../../src/wire/error-texts';
import type { Database } from '../db/database';
import type { EntityRecord, EntityTable } from '../entity/entity-table';
import { HttpError } from '../http/http-error';
import { toSearchText } from '../lists/conditions';

type CompanyFields = typeof companyFields;

export const companyTable: EntityTable<CompanyFields> = {
  entity: companyEntity,
  /** `search_name`: users are found by the name of their company, too. */
  computedColumns: ({ COMPANY_NAME }) => ({ search_name: toSearchText([COMPANY_NAME]) }),
};

/** Throws HttpError 409 when users or products belong to the company. */
export async function requireUnused(trx: Database, { ID, COMPANY_NAME }: EntityRecord<CompanyFields>): Promise<void> {
  const { users, products } = await trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from account where company_id = ${ID})`.as('users'),
      sql<number>`(select count(*)::int from product_company where company_id = ${ID})`.as('products'),
    ])
    .executeTakeFirstOrThrow();
  if (users + products === 0) return;
  throw new HttpError(409, codedMessage('company-in-use', { name: COMPANY_NAME, users, products }));
}
