import * as v from 'valibot';
import type { Client } from './client';
import { type CompanyFields, type CompanyRecord, companyRecordSchema } from './company-record';
import { recordCalls } from './record-calls';
import { type Found, filteredBy, foundAmong, type KnownRecord, type PageQuery, pageBody, recordOf } from './records';
import { type Page, toTexts } from './wire';

/** Which page of the companies is wanted, and which of their columns. */
export interface CompanyQuery extends PageQuery {
  readonly columns: readonly string[];
}

/** What a form offers to choose from, by field. */
export type CompanyAttributes = v.InferOutput<typeof attributes>;

/** What a form offers to choose from in one currency. */
export type PriceCategories = v.InferOutput<typeof categories>;

const calls = recordCalls(companyRecordSchema, {
  page: 'api/company/getCompanies',
  filters: 'api/company/getCompanyFilterData',
  create: 'api/company/createCompany',
  update: 'api/company/updateCompany',
  remove: 'api/company/deleteCompany',
});
const offered = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((values): readonly string[] => [...new Set(toTexts(values))]),
  ),
  null,
);
const attributes = v.object({
  CURRENCY: offered,
  APPROVED_APPLICATOR: offered,
  CUSTOM_LOGO: offered,
  COUNTRY: offered,
  SALES_PERSON: offered,
});
const categories = v.object({ PRICE_CATEGORY_BULK: offered, PRICE_CATEGORY_STRIPS: offered });

/** What every answer of a list has to carry, whatever columns are visible. */
const always = ['ID', 'IMAGE_URL'];

const companyPageBody = ({ columns, ...page }: CompanyQuery) => ({
  ...pageBody(page),
  tableColumns: [...columns, ...always],
});

/** Reads one page of the companies, with the visible columns. A newer call of the same widget supersedes it. */
export function fetchCompanies(client: Client, query: CompanyQuery): Promise<Page<CompanyRecord>> {
  return calls.page(client, companyPageBody(query));
}

/** Reads a page again with all columns and answers one of its companies; `undefined` when it is not there any more. */
export async function readCompany(client: Client, query: CompanyQuery, id: string): Promise<CompanyRecord | undefined> {
  const { items } = await calls.page(client, companyPageBody(query), 'one company');
  return recordOf(items, id);
}

/** Reads one company as it now is, by its name. A newer search for one supersedes it, a page of the list does not. */
export async function findCompany(client: Client, { id, title }: KnownRecord): Promise<Found<CompanyRecord>> {
  const { items } = await calls.page(client, pageBody(filteredBy('COMPANY_NAME', title)), 'one company');
  const found = foundAmong(items, id, ({ COMPANY_NAME }) => COMPANY_NAME === title);
  // Not there under this name: it may have another by now.
  return found.kind === 'gone' ? { kind: 'unknown' } : found;
}

/** Reads what the form of every company offers. */
export async function fetchCompanyAttributes(client: Client): Promise<CompanyAttributes> {
  const { data } = await client.read('get', 'api/company/getCompanyAttributes', { schema: attributes });
  return data;
}

/** Reads the price categories of a currency. Those of another currency supersede them. */
export async function fetchPriceCategories(client: Client, currency: string): Promise<PriceCategories> {
  const query = { CURRENCY: currency };
  const { data } = await client.read('get', 'api/company/getPriceCategory', { schema: categories, query });
  return data;
}

/** Creates a company. */
export const createCompany = (client: Client, fields: CompanyFields) => calls.create(client, { ...fields });

/** Changes a company. Fails with status 409 when it has changed since it was read: see `changedCompany`. */
export const updateCompany = (client: Client, before: CompanyRecord, fields: CompanyFields) =>
  calls.update(client, before, { ...fields });

export const {
  /** Reads what the list can be filtered by. */
  filters: fetchCompanyFilters,
  /** The company as it now is, which a 409 of `updateCompany` may carry. */
  changed: changedCompany,
  /** Deletes a company; answers the message to be shown. */
  remove: deleteCompany,
} = calls;
