import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { columnsOf } from '../db/columns-of';
import type { Database } from '../db/database';
import { sqlState, UNIQUE_VIOLATION } from '../db/failures';
import { Refusal } from '../refusal';
import type { createCompanyBody, updateCompanyBody } from './company-body';
import { type CompanyRecord, companySearch, companySelection } from './company-record';

/**
 * Adds a company.
 *
 * @throws Refusal 409 when its name is taken
 */
export async function createCompany(
  db: Database,
  company: InferOutput<typeof createCompanyBody>,
): Promise<CompanyRecord> {
  const added = db
    .insertInto('company')
    .values({ ...columnsOf(company), ...companySearch(company) })
    .returning(companySelection)
    .executeTakeFirstOrThrow();
  return added.catch((error: unknown) => {
    throw nameTaken(error, company.COMPANY_NAME);
  });
}

/**
 * Changes a company. Products that are exclusive to it, and its users, know it by its ID: a new name is theirs too.
 *
 * @throws Refusal 404 when it is gone, 409 when the name is taken, or (with the record as it is now) when VERSION is not
 * its version any more
 */
export async function updateCompany(db: Database, body: InferOutput<typeof updateCompanyBody>): Promise<CompanyRecord> {
  const { ID, VERSION, ...fields } = body;
  const changed = db.transaction().execute(async (trx) => {
    const old = await lockCompany(trx, ID);
    if (VERSION !== undefined && VERSION !== old.VERSION) {
      const message = `${old.COMPANY_NAME} was changed by somebody else in the meantime. Nothing was saved.`;
      throw new Refusal(409, message, { data: { ...old } });
    }
    return trx
      .updateTable('company')
      .set({ ...columnsOf(fields), ...companySearch({ ...old, ...fields }), version: old.VERSION + 1 })
      .where('id', '=', ID)
      .returning(companySelection)
      .executeTakeFirstOrThrow();
  });
  return changed.catch((error: unknown) => {
    throw nameTaken(error, fields.COMPANY_NAME);
  });
}

/**
 * Deletes a company and answers what it was.
 *
 * @throws Refusal 404 when it is gone, 409 when users or products belong to it
 */
export function deleteCompany(db: Database, id: number): Promise<CompanyRecord> {
  return db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, id);
    const uses = await usesOf(trx, id);
    if (uses.length > 0) {
      const message = `${company.COMPANY_NAME} is in use by ${uses.join(' and ')} and was not deleted. Change those first, or set the company to Inactive.`;
      throw new Refusal(409, message);
    }
    await trx.deleteFrom('company').where('id', '=', id).execute();
    return company;
  });
}

/** While it is locked nobody can begin to use it. */
async function lockCompany(trx: Database, id: number): Promise<CompanyRecord> {
  const company = await trx
    .selectFrom('company')
    .select(companySelection)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (company !== undefined) return company;
  throw new Refusal(404, 'This company does not exist any more. Load the list again to see what there is.');
}

async function usesOf(trx: Database, id: number): Promise<readonly string[]> {
  const { users, products } = await trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from account where company_id = ${id})`.as('users'),
      sql<number>`(select count(*)::int from product_company where company_id = ${id})`.as('products'),
    ])
    .executeTakeFirstOrThrow();
  return [
    ...(users > 0 ? [users === 1 ? '1 user' : `${users} users`] : []),
    ...(products > 0 ? [products === 1 ? '1 exclusive product' : `${products} exclusive products`] : []),
  ];
}

function nameTaken(error: unknown, name: string | undefined): unknown {
  if (sqlState(error) !== UNIQUE_VIOLATION) return error;
  return new Refusal(409, `There is a company named ${name} already. Choose another name.`);
}
