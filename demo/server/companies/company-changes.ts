import { sql } from 'kysely';
import * as v from 'valibot';
import { companyFields, companyKeys } from '../../../src/wire/company';
import { auditEntries, type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { nameKey } from '../db/name-keys';
import { withConstraintErrors } from '../db/sql-state';
import { toColumns } from '../db/stored-fields';
import { changeEntries, nameSchema, newEntries } from '../http/field-schema';
import { HttpError, requireVersion } from '../http/http-error';
import { wireId } from '../http/request';
import { type CompanyRecord, companyRow, companySearch, companySelection } from './company-record';

const name = nameSchema(companyFields.COMPANY_NAME);

export const createCompanyBody = v.object({ ...newEntries(companyFields), COMPANY_NAME: name });

/** The body of updateCompany: absent fields keep their values. VERSION is the version that was read, if known. */
export const updateCompanyBody = v.object({
  ID: wireId,
  VERSION: v.exactOptional(wireId),
  ...changeEntries(companyFields),
  COMPANY_NAME: v.exactOptional(name),
});

const companyChange = auditEntries(companyKeys, 'COMPANY_NAME');

/** Adds a company. Throws HttpError 409 when its name is taken. */
export async function createCompany(
  db: Database,
  origin: Origin,
  company: v.InferOutput<typeof createCompanyBody>,
): Promise<CompanyRecord> {
  const added = db.transaction().execute(async (trx) => {
    const record = await trx
      .insertInto('company')
      .values(companyRow(company))
      .returning(companySelection)
      .executeTakeFirstOrThrow();
    await recordAudit(trx, origin, [companyChange('company.created', undefined, record)]);
    return record;
  });
  return withConstraintErrors(added, { unique: () => nameTaken(db, company.COMPANY_NAME) });
}

/** Changes a company. Throws HttpError 404 when it does not exist, 409 when the name is taken or VERSION is stale. */
export async function updateCompany(
  db: Database,
  origin: Origin,
  body: v.InferOutput<typeof updateCompanyBody>,
): Promise<CompanyRecord> {
  const { ID, VERSION, ...fields } = body;
  const { COMPANY_NAME } = fields;
  const changed = db.transaction().execute(async (trx) => {
    const old = await lockCompany(trx, ID);
    requireVersion(VERSION, old.COMPANY_NAME, old);
    // A name may lack a key, if it collided with another name when keys were introduced. It gets one when it changes.
    const key =
      COMPANY_NAME === undefined || COMPANY_NAME === old.COMPANY_NAME ? {} : { name_key: nameKey(COMPANY_NAME) };
    const record = await trx
      .updateTable('company')
      .set({ ...toColumns(fields), ...key, ...companySearch({ ...old, ...fields }), version: old.VERSION + 1 })
      .where('id', '=', ID)
      .returning(companySelection)
      .executeTakeFirstOrThrow();
    await recordAudit(trx, origin, [companyChange('company.changed', old, record)]);
    return record;
  });
  return withConstraintErrors(changed, { unique: () => nameTaken(db, COMPANY_NAME ?? '') });
}

/** Deletes a company and returns it. Throws HttpError 404 when it does not exist, 409 when users or products belong to it. */
export function deleteCompany(db: Database, origin: Origin, id: number): Promise<CompanyRecord> {
  return db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, id);
    const uses = await usesOf(trx, id);
    if (uses.length > 0) {
      const message = `${company.COMPANY_NAME} is in use by ${uses.join(' and ')} and was not deleted. Change those first, or set the company to Inactive.`;
      throw new HttpError(409, message);
    }
    await recordAudit(trx, origin, [companyChange('company.deleted', company, undefined)]);
    await trx.deleteFrom('company').where('id', '=', id).execute();
    return company;
  });
}

/** The lock keeps users and products from being assigned to the company. */
async function lockCompany(trx: Database, id: number): Promise<CompanyRecord> {
  const company = await trx
    .selectFrom('company')
    .select(companySelection)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (company !== undefined) return company;
  throw new HttpError(404, 'This company does not exist any more. Load the list again to see what there is.');
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

/** Quotes the other name, which may differ in letter case. */
async function nameTaken(db: Database, name: string): Promise<HttpError> {
  const other = await db
    .selectFrom('company')
    .select('company_name')
    .where((where) => where.or([where('company_name', '=', name), where('name_key', '=', nameKey(name))]))
    .executeTakeFirst();
  return new HttpError(409, `There is a company named ${other?.company_name ?? name} already. Choose another name.`);
}
