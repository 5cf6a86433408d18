import * as v from 'valibot';
import type { Client } from './client';
import { type CompanyFields, type CompanyRecord, companyRecordSchema } from './company-record';
import type { ApiError } from './errors';
import {
  changedRecord,
  type Found,
  foundAmong,
  ifSaved,
  type KnownRecord,
  type PageQuery,
  pageBody,
  type Saved,
} from './records';
import { type FilterChoice, filterChoices, type Id, type Page, pageOf, toTexts } from './wire';

/** Which page of the companies is wanted, and which of their columns. */
export interface CompanyQuery extends PageQuery {
  readonly columns: readonly string[];
}

/** What a form offers to choose from, by field. */
export type CompanyAttributes = v.InferOutput<typeof attributes>;

/** What a form offers to choose from in one currency. */
export type PriceCategories = v.InferOutput<typeof categories>;

const companyPage = pageOf(companyRecordSchema);
const savedRecord = ifSaved(companyRecordSchema);
const anything = v.unknown();
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

const path = 'api/company/getCompanies';

/** Reads one page of the companies, with the visible columns. A newer call of the same widget supersedes it. */
export async function fetchCompanies(client: Client, query: CompanyQuery): Promise<Page<CompanyRecord>> {
  const body = { ...pageBody(query), tableColumns: [...query.columns, ...always] };
  const { data } = await client.read('post', path, { schema: companyPage, body });
  return data;
}

/** Reads a page again with all columns and answers one of its companies; `undefined` when it is not there any more. */
export async function readCompany(client: Client, query: CompanyQuery, id: string): Promise<CompanyRecord | undefined> {
  const body = { ...pageBody(query), tableColumns: [...query.columns, ...always] };
  const { data } = await client.read('post', path, { schema: companyPage, body, purpose: 'one company' });
  return data.items.find(({ ID }) => String(ID) === id);
}

/** Reads one company as it now is, by its name. A newer search for one supersedes it, a page of the list does not. */
export async function findCompany(client: Client, { id, title }: KnownRecord): Promise<Found<CompanyRecord>> {
  const body = pageBody({ page: 1, pageSize: 100, search: '', filters: { COMPANY_NAME: [title] } });
  const { data } = await client.read('post', path, { schema: companyPage, body, purpose: 'one company' });
  const found = foundAmong(data.items, id, ({ COMPANY_NAME }) => COMPANY_NAME === title);
  // Not there under this name: it may have another by now.
  return found.kind === 'gone' ? { kind: 'unknown' } : found;
}

/** Reads what the list can be filtered by. */
export async function fetchCompanyFilters(client: Client): Promise<readonly FilterChoice[]> {
  const { data } = await client.read('post', 'api/company/getCompanyFilterData', { schema: filterChoices, body: {} });
  return data;
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
export async function createCompany(client: Client, fields: CompanyFields): Promise<Saved<CompanyRecord>> {
  const answer = await client.write('post', 'api/company/createCompany', { schema: savedRecord, body: { ...fields } });
  return { message: answer.message, record: answer.data };
}

/** Changes a company. Fails with status 409 when it has changed since it was read: see `changedCompany`. */
export async function updateCompany(
  client: Client,
  { ID, VERSION }: CompanyRecord,
  fields: CompanyFields,
): Promise<Saved<CompanyRecord>> {
  const body = { ...fields, ID, VERSION };
  const answer = await client.write('patch', 'api/company/updateCompany', { schema: savedRecord, body });
  return { message: answer.message, record: answer.data };
}

/** The company as it now is, which a 409 of `updateCompany` may carry. */
export const changedCompany = (error: ApiError): CompanyRecord | undefined => changedRecord(companyRecordSchema, error);

/** Deletes a company; answers the message to be shown. */
export async function deleteCompany(client: Client, id: Id): Promise<string> {
  const { message } = await client.write('delete', 'api/company/deleteCompany', {
    schema: anything,
    query: { ID: String(id) },
  });
  return message;
}
